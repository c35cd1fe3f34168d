package io.github.exactcover.dlx.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** Whether the page of {@code dlx trace --html} can be read and used by everybody. */
class TracePageAccessibilityIT extends TracePages {

    /** The contrast that the accessibility guidelines of the web ask for, of all text outside of the drawings. */
    @ParameterizedTest
    @ValueSource(strings = {"light", "dark"})
    void textIsReadableInLightAndDark(String scheme) throws Exception {
        open("queens 6 --compare backtracking");
        browser.prefers(scheme);
        press("d");
        List<?> poor = (List<?>) browser.run(CONTRAST + """
                return [...document.querySelectorAll("h1, h2, p, dt, dd, figcaption, button, output, label, select, \
                kbd")]
                    .filter(each => each.offsetParent && each.ariaDisabled !== "true" && each.textContent.trim() && \
                    contrast(each) < 4.5)
                    .map(each => each.outerHTML.slice(0, 80) + " " + contrast(each));
                """);
        assertThat(poor).isEmpty();
        assertThat(browser.number(CONTRAST + "return 1000 * luminance(colorOf(getComputedStyle(document.body)"
                        + ".backgroundColor))"))
                .matches(brightness -> scheme.equals("dark") ? brightness < 50 : brightness > 800);
    }

    private static final String CONTRAST = """
            const colorOf = text => text.match(/[\\d.]+/g).map(Number);
            const luminance = ([red, green, blue]) => [red, green, blue]
                .map(value => value / 255)
                .map(value => value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
                .reduce((sum, value, index) => sum + value * [0.2126, 0.7152, 0.0722][index], 0);
            const ground = element => {
              const color = colorOf(getComputedStyle(element).backgroundColor);
              return color.length < 4 || color[3] > 0 ? color : ground(element.parentElement);
            };
            const contrast = element => {
              const both = [luminance(colorOf(getComputedStyle(element).color)), luminance(ground(element))].sort((a, \
              b) => b - a);
              return (both[0] + 0.05) / (both[1] + 0.05);
            };
            """;

    @ParameterizedTest
    @CsvSource({
        "queens 6, light",
        "queens 6, dark",
        "file, light",
        "file, dark",
        "queens 6 --compare backtracking, light",
        "queens 6 --compare backtracking, dark"
    })
    void axeFindsNothingToMend(String command, String scheme) throws Exception {
        if (command.equals("file")) {
            openFile(wideProblem(), "");
        } else {
            open(command);
        }
        browser.prefers(scheme);
        for (int width : new int[] {360, 1280}) {
            browser.size(width, 740);
            press("d");
            press(Keys.ARROW_RIGHT);
            assertThat(browser.accessibilityViolations()).isEmpty();
        }
    }

    /** A test that cannot fail is none. */
    @Test
    void axeFindsWhatIsWrong() throws Exception {
        open("queens 4");
        browser.run("document.getElementById('slider').removeAttribute('aria-label');"
                + "document.getElementById('about').style.color = '#ccc'");
        assertThat(browser.accessibilityViolations())
                .extracting(found -> String.valueOf(found).split(":", 2)[0])
                .contains("label", "color-contrast");
    }

    /** While it plays, a screen reader is not told each step; it is told where the search stands when it pauses. */
    @Test
    void aScreenReaderIsNotFlooded() throws Exception {
        open("queens 6");
        browser.run("""
                window.spoken = 0;
                const said = document.querySelector(".said");
                new MutationObserver(changes => changes.forEach(() => {
                  window.spoken += said.getAttribute("aria-live") === "polite" ? 1 : 0;
                })).observe(said, {childList: true, subtree: true});
                player.play();
                for (let step = 0; step < 50; step++) {
                  player.move(player.position + 1);
                }
                """);
        assertThat(browser.number("return window.spoken")).isZero();
        browser.run("player.goTo(60)");
        assertThat(browser.number("return window.spoken")).isEqualTo(1);
    }

    /** In a comparison two searches speak, so each says first which one it is. */
    @Test
    void theLiveRegionsOfAComparisonNameTheirSearch() throws Exception {
        open("queens 4 --compare recursion");
        press(Keys.ARROW_RIGHT);
        assertThat(browser.all("[aria-live]").stream().map(each -> each.getDomProperty("textContent")))
                .containsExactly(
                        "Plain recursion: 16 squares are free: try the first 4 in order.",
                        "Dancing links: Rank 3 has the fewest squares left: 4.");
        assertThat(browser.find("[aria-live]").getDomAttribute("aria-atomic")).isEqualTo("true");
        open("queens 4");
        assertThat(browser.find("[aria-live]").getDomProperty("textContent"))
                .isEqualTo("The start: nothing is chosen yet.");
    }

    @Test
    void whoWantsLessMotionStartsSlowly() throws Exception {
        open("queens 4");
        assertThat(browser.find("#speed").getDomProperty("value")).isEqualTo("3");
        browser.prefers("light", true);
        browser.reload();
        assertThat(browser.find("#speed").getDomProperty("value")).isEqualTo("1");
    }

    /** The focus would be lost if a button were disabled while it has it. */
    @Test
    void aButtonThatLeadsNowhereKeepsTheFocus() throws Exception {
        open("queens 4");
        assertThat(browser.find("#back").getDomAttribute("aria-disabled")).isEqualTo("true");
        WebElement last = browser.find("#last");
        last.sendKeys(Keys.ENTER);
        assertThat(browser.text("#step")).isEqualTo("Step 37 of 37");
        assertThat(last.getDomAttribute("aria-disabled")).isEqualTo("true");
        assertThat(browser.run("return document.activeElement.id")).isEqualTo("last");
    }

    @Test
    void pageKeysMoveTheSliderByLeaps() throws Exception {
        open("queens 6");
        WebElement slider = browser.find("#slider");
        slider.sendKeys(Keys.PAGE_UP);
        int leap = Integer.parseInt(browser.text("#step").split(" ", -1)[1]);
        assertThat(leap).isBetween(20, 60);
        slider.sendKeys(Keys.PAGE_DOWN);
        assertThat(browser.text("#step")).isEqualTo("Step 0 of 277");
    }

    @Test
    void fingersFindTheButtons() throws Exception {
        open("queens 6 --compare order");
        for (int width : new int[] {320, 360, 768}) {
            browser.size(width, 740);
            List<?> small = (List<?>) browser.run("""
                    return [...document.querySelectorAll("button, select")]
                        .map(each => [each.id, each.getBoundingClientRect()])
                        .filter(([, box]) => box.width < 44 || box.height < 44)
                        .map(([id, box]) => `${id} ${box.width} by ${box.height}`);
                    """);
            assertThat(small).isEmpty();
        }
    }

    @Test
    void everythingHasANameForAScreenReader() throws Exception {
        open("queens 6");
        press(Keys.ARROW_RIGHT, 4);
        assertThat(browser.all("button, input, select, [role=img]"))
                .hasSizeGreaterThan(10)
                .allSatisfy(control -> assertThat(control.getAccessibleName()).isNotBlank());
        assertThat(browser.find(".drawing").getAriaRole()).isIn("img", "image");
        assertThat(browser.label(".branches")).startsWith("Search tree. Depth 2: a4, then c1. ");
        assertThat(browser.label(".timeline")).startsWith("Depth over the 277 steps");
        assertThat(browser.find(".said").getAriaRole()).isEqualTo("status");
        assertThat(browser.find("#slider").getDomAttribute("aria-valuetext")).isEqualTo("Step 4 of 277");
    }
}
