package io.tidetable.azure;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Rows as no service should answer them: other types, values out of range, names that come twice, broken JSON. */
final class OddJson {
    /** What no exception may tell. */
    static final String SECRET = "s3cr3t";

    private static final List<String> TYPES = List.of(
            "\"Edm.String\"",
            "\"Edm.Boolean\"",
            "\"Edm.Int32\"",
            "\"Edm.Int64\"",
            "\"Edm.Double\"",
            "\"Edm.Guid\"",
            "\"Edm.DateTime\"",
            "\"Edm.DateTime\"",
            "\"Edm.Binary\"",
            "\"Edm.Single\"",
            "\"\"",
            "null");

    private static final List<String> VALUES = List.of(
            "5",
            "-5",
            "127",
            "128",
            "32768",
            "2147483647",
            "2147483648",
            "9223372036854775807",
            "9223372036854775808",
            "100000000000000000000",
            "1" + "0".repeat(1200),
            "5.0",
            "5.5",
            "5e0",
            "1E7",
            "1e400",
            "-0.0",
            "4.9E-324",
            "0.1",
            "0." + "1".repeat(1200),
            "NaN",
            "Infinity",
            "-Infinity",
            "true",
            "false",
            "05",
            "+5",
            "[1]",
            "{\"a\":1}",
            "[]",
            "{}",
            "[[{\"a\":[]}]]",
            "\"\"",
            "\"x\"",
            "\"ab\"",
            "\"5\"",
            "\"+5\"",
            "\" 5\"",
            "\"5.0\"",
            "\"" + SECRET + "\"",
            SECRET,
            "'" + SECRET + "'",
            "\"99999999999999999999\"",
            "\"NaN\"",
            "\"Infinity\"",
            "\"-Infinity\"",
            "\"INF\"",
            "\"1e400\"",
            "\"true\"",
            "\"TRUE\"",
            "\"RED\"",
            "\"red\"",
            "\"[\\\"a\\\"]\"",
            "\"[" + SECRET + "\"",
            "\"null\"",
            "\"PT1H\"",
            "\"1.10\"",
            "\"AQI=\"",
            "\"AQI\"",
            "\"AQ-_\"",
            "\"AQ I=\"",
            "\"12345678-0000-0000-0000-00000000abcd\"",
            "\"12345678-0000-0000-0000-00000000ABCD\"",
            "\"1-1-1-1-1\"",
            "\"{12345678-0000-0000-0000-00000000abcd}\"",
            "\"a\tb\"",
            "\"\\ud800\"",
            "\"\\u0000\"");

    private static final List<String> TIMES = List.of(
            "2014-06-16T02:40:00Z",
            "2014-06-16T02:40:00.1234567Z",
            "2014-06-16T02:40:00.123456789Z",
            "2014-06-16T02:40:00.1234567890Z",
            "2014-06-16T02:40:00.12345678901234567Z",
            "2014-06-16T02:40:00.Z",
            "2014-06-16T02:40:00,5Z",
            "2014-06-16T02:40:00",
            "2014-06-16T02:40Z",
            "2014-06-16T02:40:00z",
            "2014-06-16 02:40:00Z",
            "2014-06/16T02-40-00Z",
            "2014/06/16T02:40:00Z",
            "2014-02-30T02:40:00Z",
            "2014-13-16T02:40:00Z",
            "2014-00-16T02:40:00Z",
            "2014-06-00T02:40:00Z",
            "2016-02-29T02:40:00Z",
            "2014-06-16T24:00:00Z",
            "2014-06-16T25:40:00Z",
            "2014-06-16T02:60:00Z",
            "2014-06-16T02:40:60Z",
            "2014-06-16T02:40:61Z",
            "2014-06-16T02:40:00+02:00",
            "2014-06-16T02:40:00.5-01:30",
            "2014-06-16",
            "",
            "0001-01-01T00:00:00Z",
            "0000-01-01T00:00:00Z",
            "-001-01-01T00:00:00Z",
            "+10000-01-01T00:00:00Z",
            "10000-01-01T00:00:00Z",
            "9999-12-31T23:59:59.9999999Z",
            "1601-01-01T00:00:00Z",
            "20１4-06-16T02:40:00Z");

    private OddJson() {}

    /** The fields of a row: keys, one property that is always there, and a few of these names with odd values. */
    static String row(Random random, List<String> names) {
        StringBuilder row = new StringBuilder(random.nextInt(12) == 0 ? oddKeys(random) : keys("\"p\"", "\"r\""));
        if (random.nextInt(4) > 0) {
            row.append(",\"Timestamp\":\"")
                    .append(random.nextInt(6) > 0 ? TIMES.get(0) : pick(random, TIMES))
                    .append('"');
        }
        if (random.nextInt(8) > 0) {
            row.append(",\"name\":\"n\",\"needed\":1");
        }
        if (random.nextInt(8) == 0) {
            row.append(",\"odata.new\":").append(pick(random, List.of("1", "null", "[1]", "{\"a\":{\"b\":[]}}")));
        }
        List<String> some = new ArrayList<>(names);
        Collections.shuffle(some, random);
        some.subList(0, 1 + random.nextInt(3)).forEach(name -> property(random, name, row));
        return "{\"odata.etag\":\"W/\\\"1\\\"\"," + row + "}";
    }

    /** The row with a character changed, or cut. */
    static String broken(Random random, String json) {
        int at = random.nextInt(json.length());
        return switch (random.nextInt(3)) {
            case 0 -> json.substring(0, at);
            case 1 -> json.substring(0, at) + "{}[]\",:x".charAt(random.nextInt(8)) + json.substring(at + 1);
            default ->
                pick(random, List.of("<html>no</html>", "[" + json + "]", "\"" + SECRET + "\"", "5", "no", "[]"));
        };
    }

    private static String keys(String partition, String row) {
        return "\"PartitionKey\":" + partition + ",\"RowKey\":" + row;
    }

    private static String oddKeys(Random random) {
        return pick(
                random,
                List.of(
                        "\"PartitionKey\":\"p\"",
                        "\"RowKey\":\"r\"",
                        "\"none\":1",
                        keys("5", "\"r\""),
                        keys("\"p\"", "true"),
                        keys("null", "\"r\""),
                        keys("\"p\"", "[]"),
                        keys("\"\"", "\"\"")));
    }

    /** Its type stands before it, behind it, or nowhere; nulls and arrays have none; it may come twice. */
    private static void property(Random random, String name, StringBuilder row) {
        String type = ",\"" + name + "@odata.type\":" + pick(random, TYPES);
        boolean isTime = type.contains("DateTime") && random.nextInt(4) > 0;
        String value = isTime ? '"' + pick(random, TIMES) + '"' : pick(random, VALUES);
        boolean isScalar = !value.startsWith("[") && !value.startsWith("{");
        String text = ",\"" + name + "\":";
        row.append(
                switch (isScalar ? random.nextInt(9) : 0) {
                    case 0, 1, 2 -> text + value;
                    case 3 -> text + "null";
                    case 4 -> text + value + (value.startsWith("\"") ? type : "");
                    case 5 -> text + "5" + text + value;
                    case 6 -> text + "5" + text + "null";
                    default -> type + text + value;
                });
    }

    private static <T> T pick(Random random, List<T> list) {
        return list.get(random.nextInt(list.size()));
    }
}
