package io.tidetable.samples.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.test.context.SpringBootTest;

/** What is refused before it comes to a page, and that the answer says why. */
@SpringBootTest(webEnvironment = SpringBootTest.WebEnvironment.RANDOM_PORT)
class RefusalsTest {
    private final Site site;
    private final int port;

    RefusalsTest(@Value("${local.server.port}") int port) {
        site = new Site(port);
        this.port = port;
    }

    private static Map<String, String> form(String code) {
        Map<String, String> form = new LinkedHashMap<>();
        form.put("code", code);
        form.put("network", "us");
        form.put("time", "2018-01-15T00:00");
        form.put("place", "10km N of Somewhere");
        return form;
    }

    @ParameterizedTest
    @CsvSource({
        "Sec-Fetch-Site, cross-site",
        "Sec-Fetch-Site, same-site",
        "Origin, https://elsewhere.example",
        "Origin, http://127.0.0.1:1",
        "Origin, null",
    })
    void aFormOfAnotherSiteAddsNothing(String header, String value) throws Exception {
        HttpResponse<String> answer = site.post("/add", form("forged1"), Map.of(header, value));
        assertThat(answer.statusCode()).isEqualTo(403);
        assertThat(answer.body())
                .contains("<title>Not from another site</title>")
                .contains("A page of another site sent this, so nothing was added: use the form here.");
        assertThat(site.get("/events/forged1").statusCode()).isEqualTo(404);
    }

    @Test
    void aFormOfThisSiteIsTakenAndSoIsThatOfAProgram() throws Exception {
        Map<String, Map<String, String>> senders = Map.of(
                "own1", Map.of("Sec-Fetch-Site", "same-origin"),
                "own2", Map.of("Origin", "http://127.0.0.1:" + port),
                "own3", Map.of());
        for (Map.Entry<String, Map<String, String>> sender : senders.entrySet()) {
            HttpResponse<String> answer = site.post("/add", form(sender.getKey()), sender.getValue());
            assertThat(answer.statusCode()).as(sender.getKey()).isEqualTo(302);
        }
    }

    @Test
    void aFormTooLargeIsSaidToBeSo() throws Exception {
        Map<String, String> form = form("large1");
        form.put("place", "x".repeat(3_000_000));
        HttpResponse<String> answer = site.post("/add", form);
        assertThat(answer.statusCode()).isEqualTo(413);
        assertThat(answer.body())
                .contains("<title>That was too much</title>", "<h1>That was too much</h1>")
                .contains("The form is larger than 2 MB, so nothing of it was read")
                .doesNotContain("Code: give it one");
    }

    @Test
    void aFieldThatIsNotEncodedIsSaidToBeSo() throws Exception {
        assertThat(site.raw("/?network=%zz"))
                .startsWith("HTTP/1.1 400")
                .contains("A field or the address cannot be read");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/events/a%2Fb",
                "/events/..%2F..",
                "/events/a%5Cb",
                "/events/%zz",
                "/events/a%00",
                "/?network=[a]"
            })
    void anAddressThatCannotBeReadIsSaidToBeSo(String path) throws Exception {
        assertThat(site.raw(path))
                .startsWith("HTTP/1.1 400")
                .contains("Content-Security-Policy: default-src 'none'")
                .contains("<h1>That address cannot be read</h1>")
                .contains("such as a slash written as %2F")
                .doesNotContain("Tomcat")
                .doesNotContain("[a]");
    }

    @Test
    void anAddressTooLongIsSaidToBeSo() throws Exception {
        assertThat(site.raw("/events?code=" + "a".repeat(20_000)))
                .startsWith("HTTP/1.1 400")
                .contains("It is too long");
    }

    @Test
    void whatIsSentToAPageThatIsLookedAtIsSaidToBeSo() throws Exception {
        HttpResponse<String> answer = site.post("/", form("lost1"));
        assertThat(answer.statusCode()).isEqualTo(405);
        assertThat(answer.body()).contains("This page is looked at, and nothing is sent to it.");
    }
}
