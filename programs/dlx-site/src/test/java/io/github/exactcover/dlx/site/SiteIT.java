package io.github.exactcover.dlx.site;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.testing.browser.Browser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;

/** The site in a real browser, opened from a folder. */
class SiteIT {

    private static final Path SITE = Path.of("target", "site-in-browser");

    private static Browser browser;

    @BeforeAll
    static void start() throws IOException {
        browser = Browser.shared();
        Site.write(Path.of("..", ".."), SITE);
        Site.writeLanding(Path.of("..", ".."), SITE);
        Site.copyPlayground(Path.of("..", ".."), SITE.resolve("playground"));
    }

    @BeforeEach
    void aDesktopInLightColors() {
        browser.size(1280, 860);
        browser.prefers("light");
    }

    @AfterEach
    void noErrors() {
        browser.assertNoErrors();
    }

    private static void open(String page) {
        browser.open(SITE.resolve(page));
    }

    @ParameterizedTest
    @CsvSource({"1280, light", "1280, dark", "400, light", "400, dark"})
    void everybodyCanReadIt(int width, String colors) {
        browser.size(width, 860);
        browser.prefers(colors, true);
        open("index.html");
        assertReadable("html");
        open("docs/why-none.html");
        assertReadable("html");
        find("sudoku");
        assertReadable("header");
    }

    /** Nothing that axe-core finds, and nothing beyond the right edge. */
    private static void assertReadable(String part) {
        assertThat(browser.accessibilityViolations(part)).isEmpty();
        assertThat(browser.run("return document.documentElement.scrollWidth - innerWidth"))
                .asString()
                .matches("0|-\\d+");
    }

    /** The header is one row, the code is whole and begins at its top, and the Javadoc has the colors of the site. */
    @ParameterizedTest
    @CsvSource({"1280, light", "400, light", "400, dark"})
    void pagesLookAsOne(int width, String colors, @TempDir Path project) throws IOException {
        browser.size(width, 860);
        browser.prefers(colors);
        open("index.html");
        assertThat(browser.number("""
                return [...document.querySelectorAll("pre")].filter((pre) => pre.offsetParent &&
                  (pre.scrollWidth > pre.clientWidth + 1 || parseFloat(getComputedStyle(pre).paddingTop) > 16)).length;
                """)).isZero();
        Object paper = browser.run("return getComputedStyle(document.body).backgroundColor");
        if (width == 400) {
            assertThat(browser.number("""
                    const tops = [...document.querySelectorAll("header > *")].filter((each) => each.offsetParent)
                      .map((each) => each.getBoundingClientRect()).map((box) => (box.top + box.bottom) / 2);
                    return Math.round(Math.max(...tops) - Math.min(...tops));
                    """)).isLessThan(12);
        }
        Path sources = Files.createDirectories(project.resolve("dlx-core/src/main/java/p"));
        Files.writeString(sources.resolveSibling("module-info.java"), "/** M. */\nmodule m {\n    exports p;\n}\n");
        Files.writeString(sources.resolve("A.java"), "/** A. */\npackage p;\n\n/** A. */\npublic class A {}\n");
        Javadoc.write(project, project.resolve("api"));
        browser.open(project.resolve("api/m/p/A.html"));
        assertThat(browser.run("return getComputedStyle(document.body).backgroundColor"))
                .isEqualTo(paper);
    }

    private static void find(String words) {
        browser.run("document.activeElement.blur(); document.querySelector('#query').value = ''");
        browser.press("/");
        browser.press(words);
        browser.await(
                "an answer",
                each -> each.run("return document.querySelector('.results').hidden")
                        .equals(false));
    }

    @Test
    void theKeyboardFindsAPage() {
        open("docs/tutorial.html");
        assertThat(browser.run("return typeof MiniSearch")).isEqualTo("undefined");
        find("checkpo");
        browser.press("ints");
        browser.await("few results", each -> each.text("#heard").matches("\\d+ results(, the best 10 are shown)?"));
        browser.press(Keys.ARROW_DOWN, Keys.ARROW_DOWN, Keys.ARROW_UP);
        assertThat(browser.run("return document.querySelector('#query').getAttribute('aria-activedescendant')"))
                .isEqualTo(browser.run("return document.querySelector('[aria-selected=true]').id"))
                .isEqualTo("result-0");
        browser.press(Keys.ENTER);
        browser.await("another page", each -> !each.address().contains("docs/tutorial.html"));
        assertThat(browser.run("return document.querySelector(location.hash).textContent"))
                .isNotEqualTo("null");

        find("threads");
        assertThat(browser.run("return document.querySelector('[role=option]').href"))
                .as("the guide comes before what only those read who work on dlx")
                .asString()
                .endsWith("docs/performance.html#6-threads");

        find("qqqq");
        browser.await("no result", each -> each.text("#nothing").equals("Nothing found."));
        assertThat(browser.run("return document.querySelector('#query').getAttribute('aria-expanded')"))
                .isEqualTo("false");
        browser.press(Keys.ESCAPE);
        assertThat(browser.run("return document.querySelector('.results').hidden"))
                .isEqualTo(true);
    }

    @Test
    void theBoardPlaysUntilItIsPaused() {
        open("index.html");
        browser.await("the third position", each -> each.text("#state").matches("[3-9] pieces tried"));
        browser.click("#pause");
        assertThat(browser.text("#pause")).isEqualTo("Play");
        assertThat(browser.run("""
                const before = document.querySelector("#state").textContent;
                return new Promise((done) => setTimeout(done, 400))
                    .then(() => before === document.querySelector("#state").textContent);
                """)).isEqualTo(true);
        assertThat(browser.all("#drawing .hole")).hasSize(4);
        assertThat(browser.all("#drawing .piece")).isNotEmpty();
        assertThat(browser.run("return document.querySelector('#drawing').innerHTML.includes('undefined')"))
                .isEqualTo(false);
        browser.click("#pause");
        browser.await("a solution", each -> each.text("#state").startsWith("Solution 1 of 520, after "));
        assertThat(browser.all("#drawing .piece")).hasSize(12);
    }

    @Test
    void theBoardStandsStillForThoseWhoWantLessMotion() {
        browser.prefers("light", true);
        open("index.html");
        assertThat(browser.text("#pause")).isEqualTo("Play");
        assertThat(browser.text("#state")).startsWith("Twelve pieces");
        assertThat(browser.all("#drawing .piece")).hasSize(12);
    }

    @Test
    void aHoleIsMovedByTheKeyboardAndDlxSearchesAgain() {
        open("index.html");
        browser.run("document.querySelector('#cells button').focus()");
        browser.press(Keys.ARROW_DOWN, Keys.ARROW_UP, Keys.ENTER);
        browser.await("an answer", each -> each.text("#heard").matches("838 solutions, which are all, in .* s"));
        assertThat(browser.all("#drawing .piece")).hasSize(12);
        assertThat(browser.run("return document.activeElement.getAttribute('aria-label')"))
                .isEqualTo("row 1, column 1, hole");
        assertThat(browser.run("return document.querySelector('#take-along').href.split('#')[1]"))
                .isEqualTo("p=pieces&rows=8&cols=8&holes=0.28.35.36&pieces=F.I.L.P.N.T.U.V.W.X.Y.Z");
        browser.click("#reset");
        browser.await("the first answer again", each -> each.text("#heard").startsWith("520 solutions"));
    }

    @Test
    void theDependencyIsCopied() {
        open("index.html");
        browser.click("[data-for=gradle]");
        assertThat(browser.text("#maven")).isEmpty();
        assertThat(browser.text("#gradle code")).contains("exactcover:dlx:");
        browser.click("#gradle button");
        browser.await("a word about it", each -> each.text("#heard").matches("Copied|Press Ctrl\\+C"));
    }
}
