package io.tidetable.samples.web;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;

/** The Chromium of this machine, without a window; nothing is downloaded. */
record Browser(Path chromium, Path driver) {
    /** That of the PATH, with its driver. */
    static Optional<Browser> installed() {
        Optional<Path> driver = onPath(List.of("chromedriver"));
        return onPath(List.of("chromium", "chromium-browser", "google-chrome"))
                .flatMap(chromium -> driver.map(found -> new Browser(chromium, found)));
    }

    private static Optional<Path> onPath(List<String> names) {
        String path = System.getenv().getOrDefault("PATH", "");
        return names.stream()
                .flatMap(name ->
                        Arrays.stream(path.split(File.pathSeparator, -1)).map(folder -> Path.of(folder, name)))
                .filter(Files::isExecutable)
                .findFirst();
    }

    ChromeDriver start() {
        ChromeOptions options = new ChromeOptions();
        options.setBinary(chromium.toFile());
        // as root, and in small containers, its own sandbox and shared memory are not to be had
        options.addArguments(
                "--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--lang=en-US");
        ChromeDriverService service = new ChromeDriverService.Builder()
                .usingDriverExecutable(driver.toFile())
                .usingAnyFreePort()
                .build();
        return new ChromeDriver(service, options);
    }

    /** As wide and high as a screen, in CSS pixels; a window cannot be as narrow as a phone. */
    static void size(ChromeDriver browser, int width, int height, boolean phone) {
        browser.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", phone ? 2 : 1, "mobile", phone));
    }
}
