package io.github.exactcover.dlx.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.ItemChoice;
import io.github.exactcover.dlx.ItemOrder;
import io.github.exactcover.dlx.Visit;
import io.github.exactcover.dlx.problems.board.NQueens;
import io.github.exactcover.dlx.testing.browser.Browser;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;

/** The page of the playground, in a real browser. */
class PageIT {

    private static final String PIGEONS = "p1 p2 p3 q | h1 h2\np1 h1\np1 h2\np2 h1\np2 h2\np3 h1\np3 h2\nq";

    static final Path PAGE = Path.of("target", "playground", "index.html");

    private static Browser browser;

    @BeforeAll
    static void start() {
        browser = Browser.shared();
    }

    @BeforeEach
    void aDesktopInLightColors() {
        browser.size(1280, 860);
        browser.prefers("light");
    }

    /** Nothing may be refused by the page's own policy, for instance. */
    @AfterEach
    void noErrors() {
        browser.assertNoErrors();
    }

    private static void open(String words) {
        browser.open(PAGE, "#" + words);
        browser.await("an answer", each -> !each.text("#verdict").equals("Searching"));
    }

    private static void click(String selector) {
        browser.find(selector).click();
    }

    @Test
    void itStartsWithTheEightQueens() {
        open("");
        browser.await("#big", "92");
        assertThat(browser.find("#slow").isDisplayed()).isFalse();
        assertThat(browser.run("return typeof dlxScript")).isEqualTo("undefined");
        assertThat(browser.text("#verdict")).isEqualTo("solutions, all of them");
        assertThat(browser.text("#said")).isEqualTo("Solution 1 of 92");
        assertThat(browser.all("#drawing [data-state=queen]")).hasSize(8);
        assertThat(browser.all("#thumbs button")).hasSize(24);
        click("#thumbs button:nth-child(5)");
        assertThat(browser.text("#said")).isEqualTo("Solution 5 of 92");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "p=queens&n=10&ask=many; 724; solutions, all of them",
                "p=queens&n=3; 0; 'No solution; everything was searched. Ask why none.'",
                "p=langford&n=7&ask=one; One; 'solution; there may be more'",
                "p=pieces&rows=3&cols=20&pieces=F.I.L.P.N.T.U.V.W.X.Y.Z; 8; solutions, all of them",
                "p=queens&n=31; –; n must be from 1 to 30, but is 31",
                "p=chess; –; There is no problem called chess"
            })
    void itAnswers(String words, String big, String verdict) {
        open(words);
        browser.await("#verdict", verdict);
        assertThat(browser.text("#big")).isEqualTo(big);
    }

    @Test
    void aTextIsCheckedWhileItIsTyped() {
        open("p=queens&n=4");
        click("[data-source=text]");
        browser.await("#big", "2");
        browser.find("#source").clear();
        browser.find("#source").sendKeys("a b\na |5 b\na |3\nb |1\nc");
        browser.await("#verdict", "The text has a mistake in line 5.");
        assertThat(browser.text("#lines .at")).isEqualTo("5");
        assertThat(browser.text("#heard")).isEqualTo(browser.text("#wrong")).contains("c");
        browser.find("#source").sendKeys(Keys.BACK_SPACE, Keys.BACK_SPACE);
        browser.await("#big", "2");
        click("[data-ask=cheap]");
        browser.await("#verdict", "the least cost, proven");
        assertThat(browser.text("#big")).isEqualTo("4");
    }

    /** Which items exclude each other, from a link that holds the text. */
    @Test
    void aLinkHoldsTheWholeProblem() {
        open("p=queens&n=4");
        click("[data-source=text]");
        browser.run(
                "arguments[0].value = arguments[1]; arguments[0].dispatchEvent(new Event('input'))",
                browser.find("#source"),
                PIGEONS);
        browser.await("#size", "4 items to cover, 2 at most once, 7 options");
        click("[data-ask=why]");
        browser.await("#said", "p1, p2 and p3 cannot all be covered");
        assertThat(browser.text("#verdict"))
                .isEqualTo("3 items need an option each, but these 2 items have room for 2: h1 h2.");
        assertThat(browser.all("#drawing .head.needs")).hasSize(3);
        assertThat(browser.all("#drawing .head.room")).hasSize(2);
        browser.await(
                "a link",
                each -> String.valueOf(each.run("return location.hash")).endsWith("&ask=why"));
        String link = String.valueOf(browser.run("return location.hash")).substring(1);
        assertThat(link).startsWith("z=");

        open(link);
        browser.await("#said", "p1, p2 and p3 cannot all be covered");
        assertThat(browser.find("#source").getDomProperty("value")).isEqualTo(PIGEONS);
        open("z=thisIsNoText");
        browser.await("#big", "92");
    }

    @Test
    void squaresAreBlockedByTheKeyboard() {
        open("p=pieces&rows=2&cols=6&holes=0&pieces=L.P");
        assertThat(browser.text("#fits")).isEqualTo("11 squares, but 2 pieces cover 10: block 1, or take more pieces.");
        browser.run("document.querySelector('#cells button').focus()");
        browser.press(Keys.ARROW_DOWN);
        assertThat(browser.run("return document.activeElement.getAttribute('aria-label')"))
                .isEqualTo("row 2, column 1");
        browser.press(Keys.ENTER);
        browser.await("#fits", "10 squares for 2 pieces: just right.");
        browser.await("#big", "0");
        assertThat(browser.all("#drawing .hole")).hasSize(2);
        assertThat(browser.run("return location.hash")).isEqualTo("#p=pieces&rows=2&cols=6&holes=0.6&pieces=L.P");
        assertThat(browser.run("return document.activeElement.getAttribute('aria-label')"))
                .isEqualTo("row 2, column 1, blocked");
    }

    /** Two corners of one color are cut off; the argument has no numbers, as each square counts once. */
    @Test
    void whyNoneIsAPicture() {
        open("p=pieces&rows=8&cols=8&holes=0.63&own=I+x*:%0AXX&ask=why");
        browser.await(
                "#said",
                "A piece never covers more blue squares than amber ones, but there are 32 blue and 30 amber squares.");
        assertThat(browser.text("#big")).isEqualTo("32 > 30");
        assertThat(browser.all("#drawing .weight.needs")).hasSize(32);
        assertThat(browser.all("#drawing .weight.room")).hasSize(30);
        assertThat(browser.all("#drawing .weight text")).isEmpty();
        click("[data-ask=many]");
        browser.await("#big", "0");
        assertThat(browser.all("#drawing .weight")).isEmpty();

        open("p=pieces&rows=2&cols=5&own=I+x*:%0AXXX&ask=why");
        browser.await(
                "#said",
                "Each piece covers 3 of the blue squares, or none, but there are 5, which is no multiple of 3.");
        assertThat(browser.text("#big")).isEqualTo("5 mod 3 = 2");

        open("p=pieces&rows=4&cols=5&set=tetrominoes&pieces=I.L.O.S.T&ask=why");
        browser.await(
                "#said",
                "The blue squares below each piece add up to a multiple of 2, counting T itself as 1, but all of them"
                        + " to 11.");
        assertThat(browser.all("#drawing .weight")).hasSize(10);
    }

    /** A nonogram and a star battle: typed, drawn, counted, gone through step by step, and explained. */
    @ParameterizedTest
    @CsvSource({
        "p=nonogram&text=3%0A1 1%0A%0A2%0A1%0A2, .filled-cell, 5",
        "p=stars&text=AAAB%0AAABB%0ACBBD%0ACCDD, .star, 4"
    })
    void puzzlesAreDrawn(String words, String mark, int count) {
        open(words);
        browser.await("#verdict", "solution, the only one");
        assertThat(browser.all("#drawing " + mark)).hasSize(count);
        assertThat(browser.find("#source").getDomProperty("value")).contains("\n");
        click("[data-ask=step]");
        browser.await("#said", "Nothing is chosen yet.");
        assertThat(browser.all("#drawing " + mark)).isEmpty();
        click("#solution");
        browser.await("#said", "A solution: everything is covered.");
        assertThat(browser.all("#drawing " + mark)).hasSize(count);
    }

    /** Step by step, an option is gone once an item of it is full or has another color. A cell may follow from that. */
    @ParameterizedTest
    @CsvSource({
        "p=text&text=2|Ada 2|Bob 2|Mon 2|Tue%0AAda Mon%0AAda Tue%0ABob Mon%0ABob Tue, .slot.gone, 0",
        "p=text&text=Ada Bob Mon Tue%0AAda Mon%0AAda Tue%0ABob Mon%0ABob Tue, .slot.gone, 2",
        "p=text&text=Ada Bob | Mon Tue%0AAda Mon:x%0AAda Tue:y%0ABob Mon:x%0ABob Tue:z, .slot.gone, 1",
        "p=nonogram&text=3%0A1 1%0A%0A2%0A1%0A2, .filled-cell, 3"
    })
    void whatIsStillPossibleIsShown(String words, String mark, int count) {
        open(words + "&ask=step");
        browser.await("#said", "Nothing is chosen yet.");
        assertThat(browser.all("#drawing " + mark)).isEmpty();
        browser.run("$('choice').value = 'first'; run()");
        browser.await(
                "the steps",
                each -> each.run("return walk.stretch.next.length > 1").equals(true));
        browser.run("walk.forward(2)");
        assertThat(browser.text("#said")).startsWith("Try ");
        assertThat(browser.all("#drawing " + mark)).hasSize(count);
    }

    @Test
    void aPuzzleWithAMistakeIsExplained() {
        open("p=nonogram&text=1%0A0%0A%0A0%0A0&ask=why");
        browser.await("#said", "row 1, column 1 and column 2 cannot all hold");
        assertThat(browser.all("#drawing .runs.bad")).hasSize(3);
        assertThat(browser.all("#drawing .dead")).hasSize(4);
        browser.find("#source").clear();
        browser.find("#source").sendKeys("9");
        browser.await("a mistake", each -> each.text("#verdict").startsWith("the text has 1 row and 0 columns"));
        browser.find("#source").sendKeys("\n\n1\n1");
        browser.await("#verdict", "The text has a mistake in line 1.");
    }

    /** Pieces are drawn, or written; how many of each is said with them. */
    @Test
    void piecesOfOnesOwnAreDrawn() {
        open("p=pieces&rows=2&cols=3&pieces=");
        click("#own-pieces summary");
        for (int square : new int[] {1, 6, 7}) {
            click("#sketch button:nth-child(" + square + ")");
        }
        browser.find("#copies").clear();
        browser.find("#copies").sendKeys("*");
        click("#add");
        browser.await("#big", "2");
        assertThat(browser.find("#own").getDomProperty("value")).isEqualTo("a x*:\nX.\nXX");
        assertThat(browser.all("#drawing .piece")).hasSize(2);
        assertThat(browser.text("#fits")).isEqualTo("6 squares for your pieces.");
        browser.find("#own").sendKeys("\nmono:\nX");
        browser.await("#big", "0");
        click("#cells button:nth-child(1)");
        browser.await("a hole", each -> each.all("#drawing .hole").size() == 1);
        assertThat(String.valueOf(browser.run("return location.hash"))).contains("own=a+x*%3A%0AX.%0AXX%0Amono%3A%0AX");
    }

    /** What is drawn as a table, and what it costs. */
    @Test
    void costsAreDrawn() {
        open("p=queens&n=4");
        click("[data-source=text]");
        choose("#example", "Talks in rooms, with costs");
        browser.await("#size", "8 items to cover, 11 options");
        click("[data-ask=cheap]");
        browser.await("#verdict", "the least cost, proven");
        assertThat(texts("#drawing .slot.chosen .entry")).isEqualTo(List.of("0", "5", "0", "12"));
        assertThat(texts("#drawing .head"))
                .isEqualTo(List.of("Ada", "Bob", "Eve", "Kim", "Hall", "Attic", "Lab", "Cellar"));
        choose("#example", "A roster, with bounds");
        browser.await("#size", "7 items to cover, 9 options");
        assertThat(browser.all("#drawing .slot.chosen")).hasSize(6);
        browser.run("set({ p: 'text', text: 'alpha b\\nalpha |7\\nb |1\\nalpha b |9' }, 'text')");
        browser.await("#big", "8");
        assertThat(texts("#drawing .head")).isEqualTo(List.of("alpha", "b", "cost"));
        assertThat(texts("#drawing .entry")).isEqualTo(List.of("7", "1", "9"));
    }

    private static Object texts(String selector) {
        return browser.run(
                "return [...document.querySelectorAll(arguments[0])].map((each) => each.textContent)", selector);
    }

    private static void choose(String selector, String option) {
        browser.run("""
                const [list, name] = arguments;
                list.value = [...list.options].find((each) => each.text === name).value;
                list.dispatchEvent(new Event("change"));
                """, browser.find(selector), option);
    }

    /** A problem of another kind as text has the same solutions, with its bounds, colors and costs. */
    @ParameterizedTest
    @CsvSource({
        "p=nonogram&text=3%0A1 1%0A%0A2%0A1%0A2, 1",
        "p=pieces&rows=2&cols=6&own=v+x2..4:%0AX.%0AXX, 4",
        "p=stars&text=AAAB%0AAABB%0ACBBD%0ACCDD, 1"
    })
    void anyProblemIsText(String words, String solutions) {
        open(words);
        browser.await("#big", solutions);
        browser.run("set({ p: 'text', text: asText() }, 'text')");
        browser.await(
                "a text",
                each -> each.text("#said").isEmpty() || each.text("#size").contains("options"));
        browser.await("#big", solutions);
        assertThat(browser.text("#wrong")).isEmpty();
    }

    @Test
    void aSudokuOrATableIsPasted() {
        open("p=queens&n=4");
        click("[data-source=text]");
        browser.await("#big", "2");
        paste("a,b,c\n1,0,1\n0,1,0\n,,1\n");
        browser.await("#big", "1");
        assertThat(browser.find("#source").getDomProperty("value")).isEqualTo("a b c\na c\nb\nc");
        assertThat(browser.text("#pasted")).startsWith("Read as a table");
        paste("1001\n0110\n");
        browser.await("#size", "4 items to cover, 2 options");
        paste("8.. ... ...|..3 6.. ...|.7. .9. 2..\n.5. ..7 ...|... .45 7..|... 1.. .3.\n"
                + "..1 ... .68|..8 5.. .1.|.9. ... 4..");
        browser.await("#big", "1");
        assertThat(browser.all("#drawing .given")).hasSize(21);
    }

    private static void paste(String text) {
        browser.run("""
                const [text] = arguments, source = document.querySelector("#source"), data = new DataTransfer();
                data.setData("text/plain", text);
                source.select();
                source.dispatchEvent(
                  new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
                """, text);
    }

    @Test
    void digitsAreTypedIntoASudoku() {
        open("p=sudoku&clues=" + "1" + ".".repeat(80));
        browser.run("document.querySelector('#cells button').focus()");
        browser.press(Keys.ARROW_RIGHT, "1");
        browser.await("a conflict", each -> each.text("#big").equals("–"));
        browser.press("2");
        browser.await("#said", "Solution 1 of 300");
        click("#halt");
        assertThat(browser.text("#verdict")).isEqualTo("so far; stopped, there may be more");
    }

    /** The same steps as a trace of the search: forward, back, to the next dead end, and across stretches. */
    @Test
    void theSearchGoesStepByStep() {
        open("p=queens&n=4&ask=step&order=natural");
        browser.await("#size", "8 items to cover, 10 at most once, 16 options");
        browser.await("#said", "Nothing is chosen yet.");
        click("#said");
        browser.press(Keys.ARROW_RIGHT);
        assertThat(browser.all("#drawing [data-state=candidate]")).hasSize(4);
        browser.press(Keys.ARROW_RIGHT);
        assertThat(browser.text("#big")).isEqualTo("2");
        assertThat(browser.all("#drawing [data-state=attacked]")).hasSize(9);
        assertThat(browser.text("#said")).startsWith("Try ");
        assertThat(browser.text("#way li")).endsWith("1 of 4");
        browser.press("d");
        assertThat(browser.text("#said")).startsWith("Dead end: ");
        browser.press("s");
        assertThat(browser.text("#said")).isEqualTo("A solution: everything is covered.");
        assertThat(browser.all("#drawing [data-state=queen]")).hasSize(4);
        browser.press(Keys.ARROW_LEFT);
        assertThat(browser.text("#said")).startsWith("Try ");
        browser.press(Keys.HOME);
        browser.await("#big", "0");

        open("p=queens&n=8&ask=step");
        browser.await("#said", "Nothing is chosen yet.");
        browser.run("for (let i = 0; i < 150; i++) { walk.until('solution'); if (walk.waiting) break; }");
        browser.await(
                "the next stretch", each -> each.run("return walk.waiting").equals(false));
        assertThat((Long) browser.run("return walk.position")).isGreaterThan(2000);
        assertThat(browser.all("#drawing [data-state=queen]")).hasSize(8);
        Object position = browser.run("return walk.position");
        browser.run("walk.goTo(10)");
        browser.await("#big", "10");
        browser.run("walk.goTo(arguments[0])", position);
        browser.await("a solution again", each -> each.text("#said").startsWith("A solution"));
    }

    /** Each way has the nodes that a JVM needs for it. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {"p=queens&n=6; 8", "p=langford&n=4; 4", "p=text&text=a b%0Aa%0Ab%0Aa b; 4"})
    void ordersAreCompared(String words, int ways) {
        open(words);
        click("#compare");
        browser.await("all bars", each -> each.text("#heard").endsWith(" nodes"));
        assertThat(browser.all("#compared svg")).hasSize(ways);
        assertThat(browser.all("#compared .least")).isNotEmpty();
        if (ways == 8) {
            assertThat(browser.all("#compared span").get(1).getText()).isEqualTo("fewest options, natural");
            long nodes = DLX.search(NQueens.of(6, ItemOrder.NATURAL).problem())
                    .engine(Engine.DANCING_LINKS)
                    .itemChoice(ItemChoice.MRV)
                    .solve(solution -> Visit.CONTINUE)
                    .statistics()
                    .nodes();
            assertThat(browser.all("#compared b").get(1).getText()).isEqualTo(String.valueOf(nodes));
        }
        click("#estimate");
        browser.await("an estimate", each -> each.text("#compared").startsWith("About "));
    }

    /** A browser whose WebAssembly lacks something that dlx needs; an old one says so of all modules that have it. */
    @Test
    void anOldBrowserRunsJavaScript() {
        Runnable renew = browser.before("WebAssembly.validate = () => false");
        try {
            open("p=queens&n=6");
            browser.await("#verdict", "solutions, all of them");
            assertThat(browser.text("#big")).isEqualTo("4");
            assertThat(browser.text("#slow")).startsWith("This page runs dlx as JavaScript: the answers are the same");
            assertThat(browser.accessibilityViolations()).isEmpty();
        } finally {
            renew.run();
        }
    }

    /** The first answer comes within a second on a machine that has nothing else to do; ten are for one that has. */
    @Test
    void theFirstAnswerIsSoonThere() {
        open("p=queens&n=8");
        browser.await("#big", "92");
        assertThat((Long) browser.run("return Math.round(performance.now())")).isLessThan(10_000);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "p=queens&n=8",
                "p=queens&n=8&ask=step",
                "p=pieces&rows=8&cols=8&holes=0.7.56.63&pieces=F.I.L.P.N.T.U.V.W.X.Y.Z&ask=one",
                "p=sudoku&clues=8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
                "p=langford&n=5&ask=why",
                "p=text&text=a b c|x%0Aa x%0Ab x%0Ac&ask=why",
                "p=text&text=a b%0Aa c",
                "p=text&text=Ada Bob Hall Lab%0AAda |3 Hall%0AAda Lab%0ABob Hall%0ABob |4 Lab&ask=cheap",
                "p=pieces&rows=8&cols=8&holes=0.63&own=I+x*:%0AXX&ask=why",
                "p=nonogram&text=3%0A1 1%0A%0A2%0A1%0A2",
                "p=stars&text=AAAB%0AAABB%0ACBBD%0ACCDD&ask=step"
            })
    void everybodyCanUseIt(String words) {
        open(words);
        browser.run("document.getElementById('dead').click()");
        for (int width : new int[] {400, 1280}) {
            for (String scheme : List.of("light", "dark")) {
                browser.size(width, 860);
                browser.prefers(scheme);
                assertThat(browser.accessibilityViolations())
                        .as("%s, %d, %s", words, width, scheme)
                        .isEmpty();
                assertThat(browser.run("return document.documentElement.scrollWidth > innerWidth"))
                        .as("the page is wider than the window")
                        .isEqualTo(false);
            }
        }
    }

    @Test
    void theBoardComesFirstOnATelephone() {
        browser.size(400, 860);
        open("p=queens&n=8");
        assertThat(browser.run("""
                const top = (id) => document.querySelector(id).getBoundingClientRect().top;
                return top("#board") < 300 && top("#board") < top("#big") && top("#big") < top("#list");
                """)).isEqualTo(true);
    }

    /** Every control can be reached by Tab, in the order in which it stands. */
    @Test
    void theKeyboardIsEnough() {
        open("p=queens&n=4");
        browser.await("#big", "2");
        browser.run("document.activeElement.blur()");
        browser.press(Keys.TAB);
        assertThat(browser.run("return document.activeElement.textContent")).isEqualTo("To the board");
        assertThat(browser.run("return document.querySelectorAll('[tabindex]:not([tabindex=\"0\"]):not("
                        + "[tabindex=\"-1\"])').length"))
                .isEqualTo(0L);
        browser.run("document.querySelector('[data-ask=many]').focus()");
        browser.press(Keys.ENTER);
        browser.await("#heard", "2 solutions, all of them");
    }
}
