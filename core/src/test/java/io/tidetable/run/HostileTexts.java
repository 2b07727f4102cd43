package io.tidetable.run;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Texts that look like more than text, and texts of every character there is. */
final class HostileTexts {
    static final List<String> INJECTIONS = List.of(
            "'",
            "''",
            "'''",
            "o''n",
            "' or true or '",
            "' or RowKey ge '",
            "') or (PartitionKey ne '",
            "x' and not (RowKey eq 'x",
            "\\",
            "\\'",
            "%27 or true or %27",
            "%00",
            "&$filter=true",
            "?$top=1#",
            "a/b",
            "..",
            "../x",
            "a,RowKey='b'",
            "+",
            "a+b c",
            "\r\n--changeset_1\r\nDELETE /",
            "\u0000",
            "\uFEFFx",
            "\uFFFF",
            "{\"a\":1}",
            "</a>",
            "null",
            "guid'00000000-0000-0000-0000-000000000000'",
            "~",
            "~plain_x_n1",
            "~~",
            "!",
            "!27",
            "_",
            "a_b_",
            "e\u0301",
            "\uD83D\uDE00'",
            " ",
            " x ",
            "x\t");
    /** Units of one text: with all of them escaped it still fits into a key. */
    private static final int BLOCK = 256;

    private HostileTexts() {}

    /** Every character there is in keys and properties, in texts of a block each; lone surrogates are no characters. */
    static Stream<String> blocks() {
        Stream<String> basic = IntStream.range(0, Character.MIN_SUPPLEMENTARY_CODE_POINT / BLOCK)
                .filter(i -> !Character.isSurrogate((char) (i * BLOCK)))
                .mapToObj(i -> block(i * BLOCK, 1, BLOCK));
        Stream<String> pairs = IntStream.range(0, 16)
                .mapToObj(i -> block(Character.MIN_SUPPLEMENTARY_CODE_POINT + i * 0x10000, 0x200, BLOCK / 2));
        return Stream.concat(basic, pairs);
    }

    private static String block(int first, int step, int length) {
        StringBuilder text = new StringBuilder();
        IntStream.range(0, length).forEach(i -> text.appendCodePoint(first + i * step));
        return text.toString();
    }
}
