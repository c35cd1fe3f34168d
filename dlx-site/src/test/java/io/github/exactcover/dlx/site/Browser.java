package io.github.exactcover.dlx.site;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Predicate;
import java.util.logging.Level;
import java.util.stream.Stream;
import org.openqa.selenium.By;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

/** A real Chromium without a window, which opens pages of the site from its folder. */
final class Browser implements AutoCloseable {

    private static final Duration PATIENCE = Duration.ofMinutes(1);

    private final ChromeDriver driver;
    private final Path site;

    private Browser(ChromeDriver driver, Path site) {
        this.driver = driver;
        this.site = site;
    }

    /**
     * Starts it. Without one on the path the test is skipped, unless {@code -Ddlx.browser=required}; with {@code
     * -Ddlx.browser=none} always.
     */
    static Browser start(Path site) {
        String wanted = System.getProperty("dlx.browser", "");
        if (wanted.equals("none")) {
            abort("-Ddlx.browser=none");
        }
        Optional<Path> chromium = onThePath("chromium", "chromium-browser", "google-chrome");
        Optional<Path> driver = onThePath("chromedriver");
        if (chromium.isEmpty() || driver.isEmpty()) {
            String missing =
                    "No chromium and chromedriver on the path; on Debian: apt-get install chromium chromium-driver";
            if (wanted.equals("required")) {
                throw new AssertionError(missing);
            }
            abort(missing);
        }
        LoggingPreferences logs = new LoggingPreferences();
        logs.enable(LogType.BROWSER, Level.ALL);
        ChromeOptions options = new ChromeOptions();
        options.setBinary(chromium.orElseThrow().toFile());
        options.addArguments(
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-dev-shm-usage",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync");
        options.setCapability("goog:loggingPrefs", logs);
        ChromeDriverService service = new ChromeDriverService.Builder()
                .usingDriverExecutable(driver.orElseThrow().toFile())
                .build();
        return new Browser(new ChromeDriver(service, options), site.toAbsolutePath());
    }

    private static Optional<Path> onThePath(String... names) {
        return Stream.of(names)
                .flatMap(name -> Stream.of(System.getenv("PATH").split(File.pathSeparator, -1))
                        .map(directory -> Path.of(directory, name)))
                .filter(Files::isExecutable)
                .findFirst();
    }

    void open(String page) {
        driver.get(site.resolve(page).toUri().toString());
    }

    void size(int width, int height) {
        driver.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", width < 600));
    }

    /** What the user prefers: a color scheme, and whether less motion. */
    void prefers(String colors, boolean lessMotion) {
        driver.executeCdpCommand(
                "Emulation.setEmulatedMedia",
                Map.of(
                        "features",
                        List.of(
                                Map.of("name", "prefers-color-scheme", "value", colors),
                                Map.of(
                                        "name",
                                        "prefers-reduced-motion",
                                        "value",
                                        lessMotion ? "reduce" : "no-preference"))));
    }

    /**
     * What axe-core finds wrong in a part of the page for people who do not see, or see little: its rule and the
     * element.
     */
    List<?> accessibilityViolations(String part) {
        try (InputStream script = ClassLoader.getSystemResourceAsStream("axe.min.js")) {
            driver.executeScript(new String(Objects.requireNonNull(script).readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        return (List<?>) run("""
                return axe.run(arguments[0], {preload: false}).then((found) => found.violations
                    .concat(found.incomplete.filter((each) => each.id !== "color-contrast"))
                    .flatMap((rule) => rule.nodes.map((node) => rule.id + ": " + node.html.slice(0, 100))));
                """, part);
    }

    String text(String selector) {
        return driver.findElement(By.cssSelector(selector)).getText();
    }

    int count(String selector) {
        return driver.findElements(By.cssSelector(selector)).size();
    }

    void click(String selector) {
        driver.findElement(By.cssSelector(selector)).click();
    }

    /** Presses keys where the focus is. */
    void press(CharSequence... keys) {
        driver.switchTo().activeElement().sendKeys(keys);
    }

    void await(String what, Predicate<Browser> condition) {
        long start = System.nanoTime();
        while (!condition.test(this)) {
            assertThat(System.nanoTime() - start).as(what).isLessThan(PATIENCE.toNanos());
            LockSupport.parkNanos(20_000_000);
        }
    }

    /** What a script returns; nothing is the text {@code null}. */
    Object run(String script, Object... arguments) {
        Object result = driver.executeScript(script, arguments);
        return result == null ? "null" : result;
    }

    /** The page that is open, in the site. */
    String address() {
        return Objects.requireNonNull(driver.getCurrentUrl())
                .substring(site.toUri().toString().length());
    }

    void assertNoErrors() {
        assertThat(driver.manage().logs().get(LogType.BROWSER).getAll().stream().map(LogEntry::getMessage))
                .isEmpty();
    }

    @Override
    public void close() {
        driver.quit();
    }
}
