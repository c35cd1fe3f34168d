package io.github.exactcover.dlx.testing.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
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
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

/** A real Chromium without a window, which opens pages from files. */
public final class Browser {

    private static Optional<Browser> shared = Optional.empty();

    private static final Duration PATIENCE = Duration.ofMinutes(1);

    private static final String AXE = axe();

    private final ChromeDriver driver;

    private Browser(ChromeDriver driver) {
        this.driver = driver;
    }

    /**
     * The one that all tests share, which starts with the first of them and ends with the JVM. Without one on the path
     * the test is skipped, unless {@code -Ddlx.browser=required}; with {@code -Ddlx.browser=none} always.
     */
    public static synchronized Browser shared() {
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
        ChromeDriver started = new ChromeDriver(service, options);
        started.manage().timeouts().scriptTimeout(PATIENCE);
        return new Browser(started);
    }

    private static Optional<Path> onThePath(String... names) {
        return Stream.of(names)
                .flatMap(name -> Stream.of(System.getenv("PATH").split(File.pathSeparator, -1))
                        .map(directory -> Path.of(directory, name)))
                .filter(Files::isExecutable)
                .findFirst();
    }

    public void open(Path page) {
        open(page, "");
    }

    /** Opens a page with a query, a hash, or both, each with the sign it begins with. */
    public void open(Path page, String queryAndHash) {
        driver.get("about:blank"); // Another hash alone would not load the page again.
        driver.get(page.toUri() + queryAndHash);
    }

    public void reload() {
        driver.navigate().refresh();
    }

    /** The address of the page that is open. */
    public String address() {
        return Objects.requireNonNull(driver.getCurrentUrl());
    }

    /** Runs a script in each page before its own; returns what ends this. */
    public Runnable before(String script) {
        Map<String, Object> added =
                driver.executeCdpCommand("Page.addScriptToEvaluateOnNewDocument", Map.of("source", script));
        return () -> driver.executeCdpCommand("Page.removeScriptToEvaluateOnNewDocument", added);
    }

    public void size(int width, int height) {
        driver.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", width < 600));
    }

    /** What the user prefers: a color scheme. */
    public void prefers(String colors) {
        prefers(colors, false);
    }

    /** What the user prefers: a color scheme, and whether less motion. */
    public void prefers(String colors, boolean lessMotion) {
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

    /** What axe-core finds wrong for people who do not see, or see little: its rule and the element. */
    public List<?> accessibilityViolations() {
        return accessibilityViolations("html");
    }

    /** What is wrong in a part of the page. */
    public List<?> accessibilityViolations(String part) {
        driver.executeScript(AXE);
        return (List<?>) run("""
                return axe.run(arguments[0], {preload: false}).then((found) => found.violations
                    .concat(found.incomplete.filter((each) => each.id !== "color-contrast"))
                    .flatMap((rule) => rule.nodes.map((node) => rule.id + ": " + node.html.slice(0, 100))));
                """, part);
    }

    private static String axe() {
        try (InputStream script = ClassLoader.getSystemResourceAsStream("axe.min.js")) {
            return new String(Objects.requireNonNull(script).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public WebElement find(String selector) {
        return driver.findElement(By.cssSelector(selector));
    }

    public List<WebElement> all(String selector) {
        return driver.findElements(By.cssSelector(selector));
    }

    public String text(String selector) {
        return find(selector).getText();
    }

    /** What a screen reader says of an element. */
    public String label(String selector) {
        return String.valueOf(find(selector).getAccessibleName());
    }

    public void click(String selector) {
        find(selector).click();
    }

    /** Waits until an element has this text. */
    public void await(String selector, String text) {
        await(
                "An element " + selector + " with " + text,
                browser -> browser.text(selector).equals(text));
    }

    public void await(String what, Predicate<Browser> condition) {
        long start = System.nanoTime();
        while (!condition.test(this)) {
            assertThat(System.nanoTime() - start).as(what).isLessThan(PATIENCE.toNanos());
            LockSupport.parkNanos(20_000_000);
        }
    }

    /** Presses keys where the focus is. */
    public void press(CharSequence... keys) {
        driver.switchTo().activeElement().sendKeys(keys);
    }

    public void press(Keys key, int times) {
        for (int i = 0; i < times; i++) {
            press(key);
        }
    }

    /** What a script returns; nothing is the text {@code null}. */
    public Object run(String script, Object... arguments) {
        Object result = driver.executeScript(script, arguments);
        return result == null ? "null" : result;
    }

    public long number(String script, Object... arguments) {
        return ((Number) run(script, arguments)).longValue();
    }

    public void assertNoErrors() {
        assertThat(errors()).isEmpty();
    }

    /** The messages of the browser's console since the last call. */
    public List<String> errors() {
        return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
                .map(LogEntry::getMessage)
                .toList();
    }
}
