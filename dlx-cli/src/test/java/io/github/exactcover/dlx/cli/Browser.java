package io.github.exactcover.dlx.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.logging.Level;
import java.util.stream.Stream;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

/** A real Chromium without a window. */
final class Browser {

    private static Optional<Browser> shared = Optional.empty();

    private static final String AXE = axe();

    private final ChromeDriver driver;

    private Browser(ChromeDriver driver) {
        this.driver = driver;
    }

    /**
     * The one that all tests share, which starts with the first of them and ends with the JVM. Without one on the path
     * the test is skipped, unless {@code -Ddlx.browser=required}; with {@code -Ddlx.browser=none} always.
     */
    static synchronized Browser shared() {
        Browser browser = shared.orElseGet(Browser::start);
        if (shared.isEmpty()) {
            Runtime.getRuntime().addShutdownHook(new Thread(browser.driver::quit));
            shared = Optional.of(browser);
        }
        return browser;
    }

    private static Browser start() {
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
        return new Browser(new ChromeDriver(service, options));
    }

    private static Optional<Path> onThePath(String... names) {
        return Stream.of(names)
                .flatMap(name -> Stream.of(System.getenv("PATH").split(File.pathSeparator, -1))
                        .map(directory -> Path.of(directory, name)))
                .filter(Files::isExecutable)
                .findFirst();
    }

    /** Opens a page at the size of a desktop window, in light colors. */
    void open(Path page) {
        size(1280, 800);
        colors("light");
        driver.get(page.toUri().toString());
    }

    void size(int width, int height) {
        driver.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", width < 600));
    }

    void colors(String scheme) {
        prefers("color-scheme", scheme);
    }

    void lessMotion() {
        prefers("reduced-motion", "reduce");
    }

    private void prefers(String what, String value) {
        driver.executeCdpCommand(
                "Emulation.setEmulatedMedia",
                Map.of("features", List.of(Map.of("name", "prefers-" + what, "value", value))));
    }

    void reload() {
        driver.navigate().refresh();
    }

    /** What axe-core finds wrong for people who do not see, or see little: its rule and the element. */
    List<?> accessibilityViolations() {
        driver.executeScript(AXE);
        return (List<?>) Objects.requireNonNull(driver.executeScript("""
                return axe.run().then(found => found.violations.concat(found.incomplete.filter(each => each.id !== \
                "color-contrast"))
                    .flatMap(rule => rule.nodes.map(node => rule.id + ": " + node.html.slice(0, 100))));
                """));
    }

    private static String axe() {
        try (InputStream script = ClassLoader.getSystemResourceAsStream("axe.min.js")) {
            return new String(Objects.requireNonNull(script).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    WebElement find(String selector) {
        return driver.findElement(By.cssSelector(selector));
    }

    List<WebElement> all(String selector) {
        return driver.findElements(By.cssSelector(selector));
    }

    String text(String selector) {
        return find(selector).getText();
    }

    /** What a screen reader says of an element. */
    String label(String selector) {
        return String.valueOf(find(selector).getAccessibleName());
    }

    /** Presses keys, as a person does who has not clicked anything. */
    void press(CharSequence... keys) {
        find("body").sendKeys(keys);
    }

    void press(Keys key, int times) {
        for (int i = 0; i < times; i++) {
            press(key);
        }
    }

    /** What a script returns; nothing is the text {@code null}. */
    Object run(String script, Object... arguments) {
        Object result = driver.executeScript(script, arguments);
        return result == null ? "null" : result;
    }

    long number(String script, Object... arguments) {
        return ((Number) run(script, arguments)).longValue();
    }

    void assertNoErrors() {
        assertThat(errors()).isEmpty();
    }

    /** The messages of the browser's console since the last call. */
    List<String> errors() {
        return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
                .map(LogEntry::getMessage)
                .toList();
    }
}
