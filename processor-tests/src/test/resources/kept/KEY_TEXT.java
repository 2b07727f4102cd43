import io.tidetable.annotations.*;

@Table(value = "Texts", partition = "~a b's %", row = "a_b-c~é")
record Text(String value) {}
