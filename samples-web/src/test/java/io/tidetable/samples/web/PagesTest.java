package io.tidetable.samples.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.tidetable.embedded.EmbeddedTables;
import java.net.URI;
import java.net.http.HttpResponse;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.test.context.SpringBootTest;

/** What the pages say, without a browser. */
@SpringBootTest(webEnvironment = SpringBootTest.WebEnvironment.RANDOM_PORT)
class PagesTest {
    private static final Pattern CODES = Pattern.compile("href=\"/events/([A-Za-z0-9]+)\"");
    private static final Pattern EARLIER = Pattern.compile("id=\"earlier\"[^>]*href=\"([^\"]+)\"");

    private static final Pattern PROBLEMS = Pattern.compile("<li id=\"([a-z]+)-error\"");

    private final Site site;

    @Autowired
    private EmbeddedTables service;

    PagesTest(@Value("${local.server.port}") int port) {
        site = new Site(port);
    }

    private static List<String> codes(String page) {
        return CODES.matcher(page).results().map(code -> code.group(1)).toList();
    }

    private static Map<String, String> form(String code) {
        Map<String, String> form = new LinkedHashMap<>();
        form.put("code", code);
        form.put("network", "us");
        form.put("time", "2018-01-15T00:00");
        form.put("magnitude", "6.5");
        form.put("place", "10km N of Somewhere");
        return form;
    }

    @Test
    void aPageIsOneRequestToTheService() throws Exception {
        for (String path : List.of("/", "/?network=ci", "/?day=2018-02-04", "/?network=hv&day=2018-02-04")) {
            long before = service.requestCount();
            assertThat(codes(site.get(path).body())).isNotEmpty();
            assertThat(service.requestCount() - before).as(path).isEqualTo(1);
        }
    }

    @Test
    void aFilterLeavesWhatItNames() throws Exception {
        List<String> codes = codes(site.get("/?network=hv&day=2018-02-04").body());
        assertThat(codes).hasSize(9).allMatch(code -> code.startsWith("hv"));
    }

    @Test
    void pagesFollowEachOtherToTheEnd() throws Exception {
        String path = "/?network=hv";
        int count = 0;
        int pages = 0;
        while (!path.isEmpty()) {
            String page = site.get(path).body();
            count += codes(page).size();
            pages++;
            path = EARLIER.matcher(page)
                    .results()
                    .findFirst()
                    .map(link -> link.group(1).replace("&amp;", "&"))
                    .orElse("");
        }
        assertThat(count).isEqualTo(46);
        assertThat(pages).isEqualTo(2);
    }

    @Test
    void oneByItsCode() throws Exception {
        assertThat(site.get("/events/ci37868143").body())
                .contains("4km W of Castaic, CA")
                .contains("2.0");
        assertThat(site.get("/events?code=+ci37868143+").body()).contains("4km W of Castaic, CA");
        assertThat(site.get("/events/none1").statusCode()).isEqualTo(404);
        assertThat(site.get("/events?code=").body()).contains("Event code: no earthquake has");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/?network=ci'+or+network+ne+'",
                "/?network=%3Cscript%3Ealert(1)%3C/script%3E",
                "/?network=CI",
                "/?network=" + "a%00"
            })
    void aNetworkThatIsNoneIsAMessage(String path) throws Exception {
        HttpResponse<String> answer = site.get(path);
        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(answer.body())
                .contains("Network: two to eight small letters, such as ci or us, or nothing.")
                .doesNotContain("<script")
                .doesNotContain("/events/");
    }

    @ParameterizedTest
    @ValueSource(strings = {"2018-02-30", "yesterday", "%3Cscript%3E", "2018-02-04T00:00", "2018-02-04%2B05:00"})
    void aDayThatIsNoneIsAMessage(String day) throws Exception {
        HttpResponse<String> answer = site.get("/?day=" + day);
        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(answer.body())
                .contains("Day: a date such as 2018-02-04, or nothing.")
                .doesNotContain("<script");
    }

    @Test
    void aPageThatIsNoneIsAMessage() throws Exception {
        HttpResponse<String> answer = site.get("/?after=%3Cscript%3E");
        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(answer.body())
                .contains("This link does not lead to a page of this listing")
                .doesNotContain("<script");
    }

    @Test
    void aDayBeyondTheCalendarOfTheServiceIsEmpty() throws Exception {
        assertThat(site.get("/?day=1500-01-01").statusCode()).isLessThan(500);
        assertThat(site.get("/?day=9999-12-31").statusCode()).isLessThan(500);
        assertThat(site.get("/?day=%2B12018-01-01").statusCode()).isLessThan(500);
        assertThat(site.get("/?day=%2B999999999-12-31").statusCode()).isLessThan(500);
    }

    @ParameterizedTest
    @CsvSource({
        "code, a b, 'Code: three to forty letters and digits, such as ci37868143.'",
        "code, '', 'Code: give it one, such as ci37868143.'",
        "network, US, 'Network: two to eight small letters, such as ci or us.'",
        "time, noon, 'Time: a date and a time in UTC, such as 2018-02-04T19:58.'",
        "time, '', 'Time: say when it was, in UTC.'",
        "time, 2999-01-01T00:00, 'Time: from 1900 to now, in UTC.'",
        "time, 0001-01-01T00:00, 'Time: from 1900 to now, in UTC.'",
        "time, 2018-01-15T00:00+05:00, 'Time: a date and a time in UTC, such as 2018-02-04T19:58.'",
        "magnitude, strong, 'Magnitude: a number from -2 to 10 such as 4.5, or nothing.'",
        "magnitude, NaN, 'Magnitude: a number from -2 to 10 such as 4.5, or nothing.'",
        "magnitude, 5d, 'Magnitude: a number from -2 to 10 such as 4.5, or nothing.'",
        "magnitude, 1e0, 'Magnitude: a number from -2 to 10 such as 4.5, or nothing.'",
        "magnitude, 0x1p3, 'Magnitude: a number from -2 to 10 such as 4.5, or nothing.'",
        "magnitude, '4,5', 'Magnitude: a number from -2 to 10 such as 4.5, or nothing.'",
        "magnitude, 11, 'Magnitude: a number from -2 to 10 such as 4.5, or nothing.'",
        "place, '  ', 'Place: say where it was.'",
        "place, '\u200B', 'Place: words on one line, such as 4km W of Castaic, CA.'",
        "place, 'a\u0000b', 'Place: words on one line, such as 4km W of Castaic, CA.'",
        "place, '\u202Eab', 'Place: words on one line, such as 4km W of Castaic, CA.'",
        "code, ci37868143, 'Code: another earthquake has it, so choose a new one.'",
    })
    void aFieldThatIsWrongIsAMessage(String field, String value, String message) throws Exception {
        Map<String, String> form = form("bad1");
        form.put(field, value);
        HttpResponse<String> answer = site.post("/add", form);
        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(answer.body()).contains(message);
        assertThat(site.get("/events/bad1").statusCode()).isEqualTo(404);
    }

    @ParameterizedTest
    @CsvSource({"6, 6.0", "+6.26, 6.3", ".5, 0.5", "-0.2, -0.2", "' 6.5 ', 6.5", "'', not measured"})
    void aMagnitudeIsAPlainDecimalOrNothing(String typed, String shown) throws Exception {
        Map<String, String> form = form("plain" + Integer.toHexString(typed.hashCode()));
        form.put("magnitude", typed);
        String added = site.post("/add", form).headers().firstValue("Location").orElseThrow();
        assertThat(site.get(URI.create(added).getPath()).body()).contains(">" + shown + "</span>");
    }

    @Test
    void aPlaceTooLongIsAMessage() throws Exception {
        Map<String, String> form = form("long1");
        form.put("place", "x".repeat(101));
        assertThat(site.post("/add", form).body()).contains("Place: a hundred characters at most.");
    }

    @Test
    void problemsStandInTheOrderOfTheFieldsOnceEachAndTheFieldsNameThem() throws Exception {
        Map<String, String> form = new LinkedHashMap<>();
        form.put("magnitude", "NaN");
        String page = site.post("/add", form).body();
        assertThat(PROBLEMS.matcher(page).results().map(found -> found.group(1)))
                .containsExactly("code", "network", "time", "magnitude", "place");
        assertThat(page).contains("aria-describedby=\"magnitude-hint magnitude-error\"");
    }

    @Test
    void theEmptyFormTakesNothingFromItsAddress() throws Exception {
        HttpResponse<String> answer = site.get("/add?magnitude=strong&place=x");
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.body()).doesNotContain("strong").doesNotContain("Not added");
    }

    @ParameterizedTest
    @ValueSource(strings = {"ar-EG", "de", "th-TH-u-nu-thai"})
    void pagesInEnglishHaveEnglishMonthsAndDigits(String language) throws Exception {
        assertThat(site.get("/events/ci37868143", language).body())
                .contains("Wednesday, 7 February 2018")
                .contains(">2.0<");
    }

    @Test
    void htmlIsShownAsItWasTyped() throws Exception {
        Map<String, String> form = form("html1");
        form.put("place", "<img src=x onerror=alert(1)> & \"quotes\"");
        HttpResponse<String> answer = site.post("/add", form);
        assertThat(answer.statusCode()).isEqualTo(302);
        for (String path : List.of("/events/html1", "/?day=2018-01-15")) {
            assertThat(site.get(path).body())
                    .contains("&lt;img src=x onerror=alert(1)&gt;")
                    .doesNotContain("<img");
        }
        form.put("code", "<b>");
        assertThat(site.post("/add", form).body()).doesNotContain("<img").doesNotContain("<b>");
    }

    @Test
    void noPageAllowsScripts() throws Exception {
        for (String path : List.of("/", "/add", "/events/none1", "/nowhere")) {
            HttpResponse<String> answer = site.get(path);
            assertThat(answer.headers().firstValue("Content-Security-Policy"))
                    .hasValueSatisfying(policy -> assertThat(policy).startsWith("default-src 'none'"));
            assertThat(answer.body()).doesNotContain("<script");
        }
        assertThat(site.get("/nowhere").body())
                .contains("<h1>There is no such page</h1>", "<title>There is no such page</title>");
    }
}
