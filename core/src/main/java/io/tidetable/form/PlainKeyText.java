package io.tidetable.form;

/** A text that never needs an escape. */
record PlainKeyText(String label, RawText raw) implements KeyText {
    @Override
    public String of(Object value) {
        String text = raw.write(value);
        if (text == null) {
            throw TextRefusal.ofValue(label, raw, value);
        }
        return text;
    }

    @Override
    public Object parse(String text) {
        return TextRefusal.read(label, raw, text);
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
