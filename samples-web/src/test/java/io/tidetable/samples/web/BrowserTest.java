package io.tidetable.samples.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.WebDriverException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.support.ui.FluentWait;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.test.context.SpringBootTest;

/**
 * A user at a browser: lists, pages, filters, adds, and errs. Where there is no Chromium it says so in a line and does
 * not run; with {@code -Dbrowser=required} that is a failure.
 */
@SpringBootTest(webEnvironment = SpringBootTest.WebEnvironment.RANDOM_PORT)
class BrowserTest {
    private static final Path SCREENS = Path.of("target", "screens");

    private static ChromeDriver browser;

    private final String site;

    BrowserTest(@Value("${local.server.port}") int port) {
        site = "http://127.0.0.1:" + port;
    }

    @BeforeAll
    static void start() throws IOException {
        var installed = Browser.installed();
        if (installed.isEmpty()) {
            String line = "no chromium with chromedriver on the PATH: the test with a browser did not run";
            assertThat(System.getProperty("browser", "")).as(line).isNotEqualTo("required");
            System.out.println(line);
            Assumptions.abort(line);
        }
        Files.createDirectories(SCREENS);
        browser = installed.get().start();
    }

    @AfterAll
    static void stop() {
        if (browser != null) {
            browser.quit();
        }
    }

    @BeforeEach
    void begin() {
        Browser.size(browser, 1100, 900, false);
        browser.get(site + "/");
    }

    private static List<String> places() {
        return browser.findElements(By.cssSelector(".quakes .place")).stream()
                .map(WebElement::getText)
                .toList();
    }

    private static String text(String selector) {
        return browser.findElement(By.cssSelector(selector)).getText();
    }

    private static void type(String id, String text) {
        WebElement field = browser.findElement(By.id(id));
        field.clear();
        field.sendKeys(text);
    }

    /** Fields of date and time take keys in the order of a locale, which is the machine's. */
    private static void set(String id, String value) {
        browser.executeScript("arguments[0].value = arguments[1]", browser.findElement(By.id(id)), value);
    }

    private static void press(String selector) {
        leave(() -> browser.findElement(By.cssSelector(selector)).click());
    }

    /** Does what leads to another page, and waits for that page: the driver may still be on this one. */
    private static void leave(Runnable step) {
        browser.executeScript("window.left = true");
        step.run();
        new FluentWait<>(browser)
                .withTimeout(Duration.ofSeconds(20))
                .pollingEvery(Duration.ofMillis(20))
                .ignoring(WebDriverException.class)
                .until(b -> Boolean.TRUE.equals(
                        b.executeScript("return !window.left && document.readyState === 'complete'")));
    }

    @Test
    void theNewestStandFirstAndEarlierOnesFollow() {
        List<String> first = places();
        assertThat(first).hasSize(25);
        assertThat(browser.findElements(By.id("newest"))).isEmpty();
        press("#earlier");
        assertThat(places()).hasSize(25).doesNotContainAnyElementsOf(first.subList(0, 3));
        press("#newest");
        assertThat(places()).isEqualTo(first);
    }

    @Test
    void aFilterByNetworkAndDayKeepsWhatWasChosen() {
        type("network", "hv");
        set("day", "2018-02-04");
        press(".filter button");
        assertThat(places()).hasSize(9).allMatch(place -> place.contains("Hawaii"));
        assertThat(browser.findElement(By.id("network")).getDomProperty("value"))
                .isEqualTo("hv");
        assertThat(browser.findElement(By.id("day")).getDomProperty("value")).isEqualTo("2018-02-04");
    }

    @Test
    void aFilteredListingIsPaged() {
        type("network", "ci");
        press(".filter button");
        press("#earlier");
        assertThat(browser.findElements(By.cssSelector(".quakes .network")))
                .hasSize(25)
                .allMatch(network -> network.getText().equals("ci"));
    }

    @Test
    void anEarthquakeIsAddedAndFound() {
        press(".top nav a:nth-child(2)");
        type("code", "us2018sample");
        type("network", "us");
        set("time", "2018-01-09T10:30:15");
        type("magnitude", "6.4");
        type("place", "18km N of Hualien, Taiwan");
        press(".add button");
        assertThat(text(".added")).isEqualTo("Added.");
        assertThat(text("h1")).isEqualTo("18km N of Hualien, Taiwan");
        assertThat(text("time")).isEqualTo("Tuesday, 9 January 2018, 10:30:15.000");
        browser.get(site + "/");
        type("find", "us2018sample");
        press(".find button");
        assertThat(text("h1")).isEqualTo("18km N of Hualien, Taiwan");
    }

    @Test
    void whatIsWrongIsSaidAndWhatWasTypedStays() {
        browser.get(site + "/add");
        type("code", "ci37868143");
        type("network", "US");
        type("magnitude", "strong");
        type("place", "\"><script>document.title = 'run'</script>");
        press(".add button");
        assertThat(text(".problems"))
                .contains("Network: two to eight small letters")
                .contains("Magnitude: a number from -2 to 10")
                .contains("Time: say when it was");
        assertThat(browser.findElement(By.id("place")).getDomProperty("value"))
                .isEqualTo("\"><script>document.title = 'run'</script>");
        assertThat(browser.findElement(By.id("network")).getDomAttribute("aria-invalid"))
                .isEqualTo("true");
        assertThat(browser.getTitle()).isEqualTo("Add an earthquake");
        type("network", "us");
        type("magnitude", "1");
        set("time", "2018-02-01T00:00");
        press(".add button");
        assertThat(text(".problems")).contains("Code: another earthquake has it");
    }

    @Test
    void htmlIsShownAndNotRun() {
        browser.get(site + "/add");
        type("code", "us2018html");
        type("network", "us");
        set("time", "2018-01-01T00:00");
        type("place", "<img src=x onerror=\"document.title='run'\">");
        press(".add button");
        assertThat(text("h1")).isEqualTo("<img src=x onerror=\"document.title='run'\">");
        assertThat(browser.findElements(By.tagName("img"))).isEmpty();
        browser.get(site + "/?network=%3Cimg%20src%3Dx%3E");
        assertThat(text(".problems"))
                .contains("Network: two to eight small letters")
                .contains("<img src=x>");
        assertThat(browser.findElements(By.tagName("img"))).isEmpty();
    }

    @Test
    void theKeyboardIsEnough() {
        browser.switchTo().activeElement().sendKeys(Keys.TAB);
        assertThat(browser.switchTo().activeElement().getText()).isEqualTo("Skip to the content");
        browser.switchTo().activeElement().sendKeys(Keys.ENTER);
        assertThat(browser.switchTo().activeElement().getDomAttribute("id")).isEqualTo("main");
        browser.switchTo().activeElement().sendKeys(Keys.TAB);
        leave(() -> browser.switchTo().activeElement().sendKeys("hv" + Keys.ENTER));
        assertThat(places()).isNotEmpty().allMatch(place -> place.contains("Hawaii"));
        assertThat(browser.findElements(By.cssSelector("input")))
                .allSatisfy(field -> assertThat(
                                browser.findElements(By.cssSelector("label[for=" + field.getDomAttribute("id") + "]")))
                        .hasSize(1));
    }

    @Test
    void theKeyboardBeginsAtWhatIsWrongAndLeadsToTheField() {
        browser.get(site + "/add");
        type("code", "new1");
        type("network", "us");
        press(".add button");
        assertThat(browser.switchTo().activeElement().getDomAttribute("class")).isEqualTo("problems");
        browser.switchTo().activeElement().sendKeys(Keys.TAB);
        browser.switchTo().activeElement().sendKeys(Keys.ENTER);
        assertThat(browser.switchTo().activeElement().getDomAttribute("id")).isEqualTo("time");
    }

    @Test
    void theListingIsATableThatNamesItsColumnsOnAPhoneToo() {
        for (boolean phone : List.of(false, true)) {
            Browser.size(browser, phone ? 390 : 1100, 900, phone);
            browser.get(site + "/");
            assertThat(browser.findElement(By.cssSelector(".quakes")).getAriaRole())
                    .isEqualTo("table");
            assertThat(browser.findElements(By.cssSelector(".quakes th")))
                    .allSatisfy(head -> assertThat(head.getAriaRole()).isEqualTo("columnheader"))
                    .extracting(head -> head.getDomProperty("textContent"))
                    .containsExactly("Magnitude", "Place", "Time (UTC)", "Network");
            assertThat(browser.findElement(By.cssSelector(".quakes tbody tr td"))
                            .getAriaRole())
                    .isEqualTo("cell");
        }
    }

    @Test
    void theLongestNamesDoNotCoverWhatStandsBesideThem() {
        browser.get(site + "/add");
        type("code", "x".repeat(40));
        type("network", "wwwwwwww");
        set("time", "2018-01-08T10:30");
        type("place", "W".repeat(100));
        press(".add button");
        for (int width : List.of(1100, 700, 390, 320)) {
            Browser.size(browser, width, 900, width < 400);
            browser.get(site + "/?day=2018-01-08");
            assertThat((Boolean) browser.executeScript("""
                            const boxes = [...document.querySelectorAll('.quakes tbody tr:first-child td > *')]
                                    .map(e => e.getBoundingClientRect());
                            const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
                            return boxes.length === 4
                                    && boxes.every((a, i) => a.right <= innerWidth && boxes.every((b, j) => i === j || apart(a, b)));
                            """))
                    .as("at a width of " + width)
                    .isTrue();
        }
    }

    @Test
    void aPhoneShowsItWithoutScrollingSideways() throws IOException {
        for (String path : List.of("/", "/?network=X&day=y", "/add", "/events/ci37868143", "/events/none1")) {
            Browser.size(browser, 390, 844, true);
            browser.get(site + path);
            assertThat((Boolean) browser.executeScript(
                            "return document.documentElement.scrollWidth <= document.documentElement.clientWidth"))
                    .as(path)
                    .isTrue();
        }
    }

    @Test
    void pictures() throws IOException {
        for (String page : List.of("", "add", "events/ci37868143", "?network=X&day=y")) {
            String name = page.isEmpty() ? "listing" : page.replaceAll("[^a-z]", "");
            Browser.size(browser, 1100, 900, false);
            picture(page, name + "-desktop");
            Browser.size(browser, 390, 844, true);
            picture(page, name + "-phone");
        }
        assertThat(SCREENS.resolve("listing-phone.png")).isNotEmptyFile();
    }

    private void picture(String page, String name) throws IOException {
        browser.get(site + "/" + page);
        Files.write(SCREENS.resolve(name + ".png"), browser.getScreenshotAs(OutputType.BYTES));
    }
}
