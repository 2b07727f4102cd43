package io.tidetable.embedded.protocol;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;

/** Makes requests that were right once and have been damaged. */
final class Mutator {
    private static final String CHANGE_SET = String.join(
            "\r\n",
            "--b",
            "Content-Type: multipart/mixed; boundary=c",
            "",
            "--c",
            "Content-Type: application/http",
            "Content-Transfer-Encoding: binary",
            "",
            "PUT https://account.table.core.windows.net/Rows(PartitionKey='p',RowKey='r') HTTP/1.1",
            "Content-Type: application/json",
            "Accept: application/json",
            "",
            "{\"PartitionKey\":\"p\",\"RowKey\":\"r\",\"B\":\"x\"}",
            "--c",
            "Content-Type: application/http",
            "",
            "DELETE https://account.table.core.windows.net/Rows(PartitionKey='p',RowKey='s') HTTP/1.1",
            "If-Match: *",
            "",
            "",
            "--c--",
            "--b--",
            "");
    private static final String ROW =
            "{\"PartitionKey\":\"p\",\"RowKey\":\"r\",\"I@odata.type\":\"Edm.Int64\",\"I\":\"5\",\"D\":5.5,\"T@odata.type\":"
                    + "\"Edm.DateTime\",\"T\":\"2021-01-01T00:00:00Z\",\"G@odata.type\":\"Edm.Guid\",\"G\":"
                    + "\"c9da6455-213d-42c9-9a79-3e9149a57833\",\"B@odata.type\":\"Edm.Binary\",\"B\":\"AQID\"}";
    private static final List<String> ADDRESSES = List.of(
            "/Tables",
            "/Tables('Rows')",
            "/Rows",
            "/Rows()?$filter=A%20eq%205%20and%20not%20(B%20lt%20'x'%20or%20C%20ge%20datetime'2021-01-01T00:00:00Z')",
            "/Rows()?$filter=G%20eq%20guid'c9da6455-213d-42c9-9a79-3e9149a57833'&$top=10&$select=A,B",
            "/Rows()?NextPartitionKey=1!4!cA--&NextRowKey=1!4!cg--",
            "/Rows(PartitionKey='p',RowKey='r')?$format=application/json;odata=nometadata",
            "/$batch");
    private static final List<String> METHODS =
            List.of("GET", "POST", "PUT", "MERGE", "PATCH", "DELETE", "HEAD", "get", "", "OPTIONS");
    private static final List<String> BODIES =
            List.of("", "{\"TableName\":\"Other\"}", ROW, ROW, CHANGE_SET, CHANGE_SET);
    private static final List<String> PIECES = List.of(
            "'",
            "''",
            "\"",
            "(",
            ")",
            "{",
            "}",
            "[",
            "]",
            ",",
            ":",
            "%",
            "%ff",
            "%00",
            "\u0000",
            "\n",
            "\r\n",
            "--",
            "--b",
            "--c--",
            " ",
            "=",
            "&",
            "$",
            "null",
            "1e999",
            "-",
            "9".repeat(400),
            "@odata.type",
            "\ud83d",
            "é",
            "Edm.Int32",
            "\\u",
            "HTTP/1.1",
            "NaN",
            "not ",
            " and ",
            "x".repeat(70_000));

    private final Random random;

    Mutator(Random random) {
        this.random = random;
    }

    Request next() {
        String method = random.nextInt(4) == 0 ? one(METHODS) : random.nextBoolean() ? "POST" : "GET";
        String address = maybe(one(ADDRESSES));
        int query = address.indexOf('?');
        Headers headers = new Headers()
                .set("Accept", maybe(random.nextInt(5) == 0 ? "*/*" : "application/json;odata=minimalmetadata"))
                .set(
                        "Content-Type",
                        random.nextInt(5) == 0 ? maybe("multipart/mixed; boundary=b") : "multipart/mixed; boundary=b")
                .set("If-Match", maybe(random.nextBoolean() ? "*" : "W/\"datetime'2021-01-01T00%3A00%3A00Z'\""));
        if (random.nextInt(8) == 0) {
            headers.set("X-HTTP-Method", maybe("MERGE"));
        }
        String path = query < 0 ? address : address.substring(0, query);
        Request.Url url = new Request.Url(
                "https://account.table.core.windows.net", path, query < 0 ? null : address.substring(query + 1));
        return new Request(method, url, headers, bytes(maybe(one(BODIES))));
    }

    /** UTF-8, now and then with a byte that is none. */
    private byte[] bytes(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        if (bytes.length > 0 && random.nextInt(10) == 0) {
            bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
        }
        return bytes;
    }

    private String maybe(String text) {
        String damaged = text;
        while (random.nextInt(3) == 0) {
            damaged = damage(damaged);
        }
        return damaged;
    }

    private String damage(String text) {
        int at = random.nextInt(text.length() + 1);
        int end = Math.min(text.length(), at + random.nextInt(6));
        return switch (random.nextInt(4)) {
            case 0 -> text.substring(0, at) + text.substring(end);
            case 1 -> text.substring(0, at) + one(PIECES) + text.substring(at);
            case 2 -> text.substring(0, at) + text.substring(at, end).repeat(random.nextInt(50)) + text.substring(at);
            default -> text.substring(0, at);
        };
    }

    private String one(List<String> texts) {
        return texts.get(random.nextInt(texts.size()));
    }
}
