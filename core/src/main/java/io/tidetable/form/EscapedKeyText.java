package io.tidetable.form;

/** A text with the escapes of its place, and no other text of the same value. */
record EscapedKeyText(String label, RawText raw, KeyEscape escape) implements KeyText {
    @Override
    public String of(Object value) {
        String text = raw.write(value);
        if (text == null) {
            throw TextRefusal.ofValue(label, raw, value);
        }
        return escape.escape(text);
    }

    @Override
    public Object parse(String text) {
        if (escape.leaves(text)) {
            return TextRefusal.read(label, raw, text); // nothing is escaped, for the mark itself would be
        }
        String unescaped = KeyEscape.unescape(text);
        if (unescaped == null || !escape.escape(unescaped).equals(text)) {
            throw TextRefusal.ofEscapes(label);
        }
        return TextRefusal.read(label, raw, unescaped);
    }

    @Override
    public boolean keepsOrder() {
        return raw.keepsOrder();
    }

    @Override
    public boolean keepsPrefixes() {
        return raw.keepsPrefixes();
    }
}
