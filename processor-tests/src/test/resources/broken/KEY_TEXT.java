import io.tidetable.annotations.*;

@Table(value = "Slashes", partition = "a/b", row = "a#b")
// ! [KEY_TEXT] Slash: a constant key has at most 512 characters, none of / \ # ? ! or a control character, and a row key no ~ first (found partition of 3 characters): change it in @Table
// ! [KEY_TEXT] Slash: a constant key has at most 512 characters, none of / \ # ? ! or a control character, and a row key no ~ first (found row of 3 characters): change it in @Table
record Slash(String value) {}

@Table(value = "Tildes", partition = "~p", row = "~r")
// ! [KEY_TEXT] Tilde: a constant key has at most 512 characters, none of / \ # ? ! or a control character, and a row key no ~ first (found row of 2 characters): change it in @Table
record Tilde(String value) {}

@Table(value = "Escapes", partition = "!2F", row = "a\tb")
// ! [KEY_TEXT] Escape: a constant key has at most 512 characters, none of / \ # ? ! or a control character, and a row key no ~ first (found partition of 3 characters): change it in @Table
// ! [KEY_TEXT] Escape: a constant key has at most 512 characters, none of / \ # ? ! or a control character, and a row key no ~ first (found row of 3 characters): change it in @Table
record Escape(String value) {}
