package io.github.exactcover.dlx.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.problems.board.NQueens;
import io.github.exactcover.dlx.problems.board.Square;
import io.github.exactcover.dlx.trace.SearchTrace;
import io.github.exactcover.dlx.trace.Trace;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** The page of {@code dlx trace --html}, in a real browser. */
class TracePageIT extends TracePages {

    /** Every position of the slider shows the queens of that step. */
    @Test
    void theSliderMovesTheBoard() throws Exception {
        open("queens 6");
        @SuppressWarnings("unchecked")
        List<String> shown = (List<String>) browser.run("""
                const slider = document.getElementById("slider");
                const shown = [];
                for (let step = 0; step <= Number(slider.max); step++) {
                  slider.value = step;
                  slider.dispatchEvent(new Event("input"));
                  shown.push(document.querySelector(".drawing").getAttribute("aria-label").split(". ")[1]);
                }
                return shown;
                """);

        assertThat(shown).isEqualTo(queensAfterEachStep(6));
        assertThat(browser.text(".said")).isEqualTo("The whole search is done: 4 solutions, 92 positions.");
    }

    private static List<String> queensAfterEachStep(int n) {
        SearchTrace<String, Square> trace = new SearchTrace<>(NQueens.of(n).problem(), 1_000);
        Trace.of(trace.problem()).count(trace);
        List<String> queens = new ArrayList<>();
        List<String> boards = new ArrayList<>(List.of("No queens"));
        for (SearchTrace.Step step : trace.steps()) {
            if (step.kind() == SearchTrace.Kind.OPTION_TRIED) {
                queens.add(trace.subject(step));
            } else if (step.kind() == SearchTrace.Kind.OPTION_UNDONE) {
                queens.remove(queens.size() - 1);
            }
            boards.add(queens.isEmpty() ? "No queens" : "Queens on " + String.join(", ", queens));
        }
        return boards;
    }

    @Test
    void theStepsOfAPersonArePlayed() throws Exception {
        Path puzzle = directory.resolve("puzzle.txt");
        Files.writeString(puzzle, "000704005020010070000080002090006250600070008053200010400090000030060090200407000");
        open("sudoku " + puzzle + " --by-hand");
        assertThat(browser.text("#about")).startsWith("How a person would fill the grid");
        assertThat(browser.all("[data-state=struck]")).isEmpty();
        browser.run("player.goTo(9)");
        assertThat(browser.text(".said"))
                .startsWith("Excluded by all that is left for ")
                .contains(": not ");
        assertThat(browser.all("[data-state=struck]")).hasSize(3);
        browser.run("player.goTo(67)");
        assertThat(browser.text(".said"))
                .isEqualTo("Single: only one way is left for row 9, column 9. Write 3 into row 9, column 9."
                        + " That is the only solution, after 67 steps.");
        assertThat(browser.find("#next-dead").isDisplayed()).isFalse();
        openFile("a b c d\na c\nb d\na d\nb c\n", " --by-hand");
        browser.run("player.goTo(1)");
        assertThat(browser.text(".said")).isEqualTo("No step leads further; perhaps there are several solutions.");
    }

    @Test
    void theSliderAnswersTheKeyboardAndTheMouse() throws Exception {
        open("queens 4");
        WebElement slider = browser.find("#slider");
        slider.sendKeys(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT);
        assertThat(browser.text("#step")).isEqualTo("Step 2 of 37");
        assertThat(browser.label(".drawing")).contains("Queens on a3.");

        slider.click(); // in its middle
        assertThat(browser.text("#step")).matches("Step 1[789] of 37");
    }

    @Test
    void theKeysStepThroughTheSearch() throws Exception {
        open("queens 4");
        assertThat(browser.text(".said")).isEqualTo("The start: nothing is chosen yet.");
        press(Keys.ARROW_RIGHT);
        assertThat(browser.text(".said")).isEqualTo("Rank 3 has the fewest squares left: 4.");
        press(Keys.ARROW_RIGHT);
        assertThat(browser.text(".said")).isEqualTo("Put a queen on a3. (1 of 4)");
        assertThat(browser.all("[data-state=queen]")).hasSize(1);
        assertThat(browser.all("[data-state=attacked]")).hasSize(9);
        press(Keys.ARROW_LEFT);
        assertThat(browser.all("[data-state=queen]")).isEmpty();

        press("d");
        assertThat(browser.text(".said")).isEqualTo("Dead end: no square is left for rank 2.");
        assertThat(browser.all("#panels .dead")).hasSize(4);
        press("s");
        assertThat(browser.text(".said")).startsWith("Solution 2: all 4 queens stand");
        press(Keys.chord(Keys.SHIFT, Keys.ARROW_LEFT));
        assertThat(browser.text("#step")).isEqualTo("Step 23 of 37");
        press(Keys.END);
        assertThat(browser.text("#step")).isEqualTo("Step 37 of 37");
        press(Keys.ARROW_RIGHT);
        assertThat(browser.text("#step")).isEqualTo("Step 37 of 37");
        press(Keys.HOME);
        assertThat(browser.text("#step")).isEqualTo("Step 0 of 37");
    }

    @Test
    void itPlaysToTheEndAndStops() throws Exception {
        open("queens 4");
        browser.run("document.getElementById('speed').value = '2000'");
        assertThat(browser.label("#play")).isEqualTo("Play");
        press(" ");
        browser.run("return new Promise(done => { const wait = setInterval(() => {"
                + "if (player.timer === null) { clearInterval(wait); done(); } }, 20); })");

        assertThat(browser.text("#step")).isEqualTo("Step 37 of 37");
        assertThat(browser.label("#play")).isEqualTo("Play");
        assertThat(browser.find(".said").getDomAttribute("aria-live")).isEqualTo("polite");
    }

    @Test
    void aPauseStaysWhereItIs() throws Exception {
        open("queens 4");
        browser.find("#play").click();
        assertThat(browser.label("#play")).isEqualTo("Pause");
        assertThat(browser.find(".said").getDomAttribute("aria-live")).isEqualTo("off");
        browser.find("#play").click();

        assertThat(browser.run("return player.timer === null")).isEqualTo(true);
        assertThat(browser.label("#play")).isEqualTo("Play");
        assertThat(browser.find(".said").getDomAttribute("aria-live")).isEqualTo("polite");
    }

    @Test
    void aClickIntoTheTreeGoesThere() throws Exception {
        open("queens 4");
        press(Keys.END);
        browser.run("""
                const [x, y] = player.panels[0].tree.drawn.find(([, , node]) => node === 1);
                const canvas = document.querySelector(".branches");
                const box = canvas.getBoundingClientRect();
                canvas.dispatchEvent(new MouseEvent("click", {clientX: box.left + x, clientY: box.top + y}));
                """);

        assertThat(browser.text(".said")).isEqualTo("Put a queen on a3. (1 of 4)");
        assertThat(browser.label(".branches")).contains("Depth 1: a3.");
    }

    @Test
    void twoSearchesAreComparedSideBySide() throws Exception {
        open("queens 6 --compare backtracking");
        press(Keys.END);

        assertThat(browser.all("h2").stream().map(WebElement::getText).map(String::toLowerCase))
                .containsExactly("plain backtracking", "dancing links");
        assertThat(browser.all(".said .sentence").stream().map(WebElement::getText))
                .containsExactly(
                        "The whole search is done: 4 solutions, 894 positions.",
                        "The whole search is done: 4 solutions, 92 positions.");
        press(Keys.HOME);
        press("d");
        assertThat(browser.text(".sentence")).isEqualTo("Dead end: the queen on a2 is attacked from a1.");
        assertThat(browser.all(".clash-lines line")).hasSize(1);

        assertThat(browser.run(PLACES)).isEqualTo("beside");
        browser.size(400, 800);
        assertThat(browser.run(PLACES)).isEqualTo("above");
    }

    private static final String PLACES = """
            const [one, other] = [...document.querySelectorAll(".panel")].map(each => each.getBoundingClientRect());
            return one.right <= other.left && one.top === other.top ? "beside"
                : one.bottom <= other.top && one.left === other.left ? "above" : "neither";
            """;

    @Test
    void aLatinSquareShowsSymbolsAndCandidates() throws Exception {
        Path given = directory.resolve("given.txt");
        Files.writeString(given, "12.\n...\n...\n");
        open("latin --given " + given);
        assertThat(browser.label(".drawing")).startsWith("Grid of 3 rows. Row 1: 1 2 empty. Row 2: empty empty empty.");
        assertThat(browser.all(".pencil[data-state=free]")).hasSize(15);
        press(Keys.ARROW_RIGHT, 2);

        assertThat(browser.text(".said")).isEqualTo("Write 3 into row 1, column 3.");
        assertThat(browser.label(".drawing")).contains("Row 1: 1 2 3.");
        press("s");
        assertThat(browser.label(".drawing")).doesNotContain("empty");
    }

    @Test
    void aSudokuHasItsCluesAndBoxes() throws Exception {
        open("sudoku 1.....2..3.....4");
        assertThat(browser.label(".drawing")).contains("Row 1: 1 empty empty empty.");
        assertThat(browser.all(".given")).hasSize(4);
        assertThat(browser.find(".boxes").getDomAttribute("d")).contains("M2 0v1", "M0 2h1");
        press("s");
        assertThat(browser.label(".drawing")).contains("Row 1: 1 ").doesNotContain("empty");
    }

    /** Of ten and more symbols a Sudoku has letters, as its other pictures, and a Latin square numbers. */
    @Test
    void symbolsAreWrittenAsInOtherPictures() throws Exception {
        open("sudoku 1" + ".".repeat(255) + " --require r2c5=10 --limit 1");
        assertThat(browser.label(".drawing")).contains("Row 2: empty empty empty empty A empty");
        browser.run("player.goTo(player.stories[0].steps.findIndex(step => step[0] === 'try'"
                + " && player.stories[0].board.placements[step[1]][2] === 16) + 1)");
        assertThat(browser.text(".said")).startsWith("Write G into row ");

        open("latin 10 --limit 1 --require r1c1=10");
        assertThat(browser.label(".drawing")).startsWith("Grid of 10 rows. Row 1: 10 empty");
    }

    @Test
    void aPackingShowsItsPieces() throws Exception {
        open("polyomino dominoes 2x3");
        assertThat(browser.label(".drawing")).isEqualTo("Board of 6 cells. It is empty.");
        press("s");
        assertThat(browser.text(".said")).isEqualTo("Solution 1: the box is full.");
        assertThat(browser.all(".piece")).hasSize(3);
        press(Keys.END);
        assertThat(browser.text(".said")).startsWith("The whole search is done: 3 solutions, ");
        assertThat(browser.all(".piece:not(.removed)")).isEmpty();
    }

    @Test
    void aBoxOfSeveralLayersNamesThem() throws Exception {
        open("polyomino dominoes 2x2x2 --limit 1");
        assertThat(browser.all(".drawing .edge").stream().map(each -> each.getDomProperty("textContent")))
                .containsExactly("layer 1", "layer 2");
        press(Keys.ARROW_RIGHT, 2);
        assertThat(browser.text(".said")).startsWith("Place I at row 1, column 1, layer 1.");
    }

    /** What the page takes for the options left is what the search counted, at every item that it branches on. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "A B C D E F G\nC E F\nA D G\nB C F\nA D\nB G\nD E G\n",
                "p q r | x y\np q x y:A\np r x:A y\np x:B\nq x:A\nr y:B\n",
                "a b c d | k\na b k:1\nb c k:1\nc d k:2\na d k:2\na c\nb d\na\nb\nc k:1\nd k:1\n"
            })
    void theOptionsLeftAreThoseOfTheSearch(String problem) throws Exception {
        openFile(problem, "");
        @SuppressWarnings("unchecked")
        List<List<Number>> sizes = (List<List<Number>>) browser.run("""
                const story = player.stories[0];
                return story.steps.map((step, index) => [step, story.state(index + 1)])
                    .filter(([step]) => step[0] === "item")
                    .map(([step, state]) => [step[3], state.options.filter((each, place) => \
                    state.isCandidate(place)).length]);
                """);

        assertThat(sizes)
                .isNotEmpty()
                .allSatisfy(pair -> assertThat(pair.get(1)).isEqualTo(pair.get(0)));
    }

    @Test
    void aProblemWithBoundsSaysWhenAnItemIsCoveredNoMore() throws Exception {
        openFile("0:2|a b\na b\na\nb\n", "");
        press(Keys.END);
        assertThat(browser.text(".said")).startsWith("The whole search is done: ");

        assertThat(browser.run("return player.stories[0].steps.map((step, index) =>"
                        + " Words.say(player.stories[0].state(index + 1))).join(' ')"))
                .asString()
                .contains("Close a: no more options will cover it.", "Reopen a")
                .doesNotContain("undefined");
    }

    @Test
    void aMatrixSaysWhatIsCoveredAndChosen() throws Exception {
        openFile("A B C D E F G\nC E F\nA D G\nB C F\nA D\nB G\nD E G\n", "");
        press("s");

        assertThat(browser.text(".said")).startsWith("Solution 1: every item is covered");
        assertThat(browser.label(".drawing"))
                .startsWith("Matrix of 7 items and 6 options. Chosen: ")
                .contains("Every item is covered.");
    }

    @Test
    void namesAreTextWhateverTheyAre() throws Exception {
        openFile("</script><script>x=1</script> <b>&amp; @DATA@\n</script><script>x=1</script> <b>&amp;\n@DATA@\n", "");
        press(Keys.ARROW_RIGHT);

        assertThat(browser.text(".said")).startsWith("</script><script>x=1</script> has only one");
        assertThat(browser.label(".drawing")).contains("<b>&amp;");
    }

    /** Should a name ever get into the page as HTML, the policy of the page still keeps the browser from running it. */
    @Test
    void whatGetsIntoThePageIsNotRun() throws Exception {
        openFile("a\na\n", "");
        browser.run("""
                window.intruded = 0;
                const name = "<p id=late style='color: red' onclick='window.intruded++'>x</p>";
                document.body.insertAdjacentHTML("beforeend", name);
                const script = document.createElement("script");
                script.textContent = "window.intruded++";
                document.body.appendChild(script);
                document.getElementById("late").click();
                """);
        browser.find("#next").click();

        assertThat(browser.text("#step")).startsWith("Step 1 of ");
        assertThat(browser.number("return window.intruded")).isZero();
        assertThat(browser.errors())
                .hasSize(3) // A style, a script and a handler. All are refused at once; onload would come at any time.
                .allMatch(error -> error.contains("Content Security Policy"));
    }

    @Test
    void aTraceThatWasCutSaysHowMuchOfTheSearchItHas() throws Exception {
        open("queens 8 --steps 100");
        assertThat(browser.text("#size")).endsWith("The trace has the first 100 steps of 3,145.");
        press(Keys.END);
        assertThat(browser.text(".said")).endsWith("Here the trace is cut: these are the first 100 steps of 3,145.");
    }

    @Test
    void aSearchThatIsTooLongToCountHasAtLeastSoManySteps() throws Exception {
        open("queens 20 --steps 3");
        assertThat(browser.text("#size"))
                .containsPattern("The trace has the first 3 steps of at least 5,\\d\\d\\d,\\d\\d\\d\\.$");
    }

    @Test
    void aProblemWithoutSolutionSaysSo() throws Exception {
        openFile("a b\na\n", "");
        press(Keys.ARROW_RIGHT);
        assertThat(browser.text(".said")).isEqualTo("The whole search is done: no solution, 0 positions.");
        assertThat(browser.text(".counts").replaceAll("\\s+", " "))
                .isEqualTo("positions looked at 0 depth 0 dead end 1 solutions 0");
    }

    /** Of a thousand items those are drawn that the step is about, with their names, and nothing sticks out. */
    @ParameterizedTest
    @ValueSource(ints = {360, 1280})
    void ofALargeMatrixOnlyWhatMattersIsDrawn(int width) throws Exception {
        openFile(chain(1_000), " --steps 2000");
        browser.size(width, 800);
        browser.run("player.goTo(502)");
        assertThat(browser.text(".said")).startsWith("Choose \u201citem500 item501\u201d.");
        @SuppressWarnings("unchecked")
        Map<String, List<Number>> window = (Map<String, List<Number>>) browser.run("""
                const {board, story} = player.panels[0];
                return board.window(story.state(player.position), 20, 24);
                """);
        assertThat(window.get("columns")).hasSizeBetween(10, 20).contains(500L, 501L);
        assertThat(window.get("rows")).hasSizeBetween(5, 24).contains(500L);
        assertNothingIsHidden();
    }

    /** Of many options, those that find room in letters that can be read; the page says how many it left out. */
    @Test
    void ofManyOptionsNoMoreAreDrawnThanCanBeRead() throws Exception {
        openFile("a b\n" + "a\nb\n".repeat(100), " --limit 1");
        press(Keys.ARROW_RIGHT);

        @SuppressWarnings("unchecked")
        List<Object> frame = (List<Object>) browser.run("""
                const {board, story} = player.panels[0];
                const frame = board.frame(story.state(player.position));
                return [frame.rows.length, frame.rowHeight >= frame.text && frame.text >= 11, board.note(frame)];
                """);
        int rows = ((Number) frame.get(0)).intValue();
        assertThat(rows).isBetween(10, 60);
        assertThat(frame.get(1)).isEqualTo(true);
        assertThat(frame.get(2)).isEqualTo("Hidden: " + (200 - rows) + " options");
    }

    /** Items in a row, of which each option has two neighbours, and one option for the last. */
    private static String chain(int items) {
        StringBuilder text = new StringBuilder();
        for (int item = 0; item < items; item++) {
            text.append("item").append(item).append(item == items - 1 ? "\n" : " ");
        }
        for (int item = 0; item < items; item += 2) {
            text.append("item" + item + " item" + (item + 1) + "\nitem" + item + "\n");
        }
        return text.toString();
    }

    @Test
    void ofALargeTreeOnlyWhatIsInSightIsDrawn() throws Exception {
        open("queens 11 --steps 150000");
        assertThat(browser.number("return player.stories[0].nodeCount")).isGreaterThan(40_000);
        press(Keys.END);
        assertThat(browser.number("return player.panels[0].tree.drawn.length")).isBetween(10L, 1_000L);
        browser.run("player.goTo(70000)");
        assertThat(browser.number("return player.panels[0].tree.drawn.length")).isBetween(10L, 1_000L);
        for (int width : new int[] {320, 1280}) {
            browser.size(width, 800);
            assertThat(browser.run(OUT_OF_SIGHT, 100)).isEqualTo("");
        }
    }

    /**
     * The parts of the tree that stick out, at some positions of the search; the root and the path are among those
     * drawn.
     */
    private static final String OUT_OF_SIGHT = """
            const {tree, story} = player.panels[0];
            const wrong = [];
            const apart = Math.ceil(story.steps.length / arguments[0]);
            for (let position = 0; position <= story.steps.length; position += apart) {
              player.goTo(position);
              const nodes = new Set(tree.shown.filter(part => !part.folded).map(part => part.nodes[0]));
              const missing = [0, ...story.path(story.at[position])].filter(node => !nodes.has(node));
              const out = tree.shown.map(part => tree.screen(part)).filter(([x, y]) =>
                  x < 0 || x > tree.sheet.width || y < 0 || y > tree.sheet.height);
              if (missing.length + out.length > 0) {
                wrong.push(`${position}: without ${missing}, ${out.length} out of sight`);
              }
            }
            return wrong.join("; ");
            """;

    /** Each panel is whole, and the controls do not cover it; a window of this size needs no scrolling. */
    private static void assertNothingIsHidden() {
        @SuppressWarnings("unchecked")
        List<String> hidden = (List<String>) browser.run("""
                const hidden = [];
                const all = [document.documentElement, document.getElementById("panels"), \
                ...document.querySelectorAll(".drawing, .room")];
                all.filter(each => each.scrollHeight > each.clientHeight || each.scrollWidth > each.clientWidth)
                    .forEach(each => hidden.push(each.className + each.id + each.tagName + " scrolls"));
                const top = document.getElementById("controls").getBoundingClientRect().top;
                document.querySelectorAll(".panel, .branches, .timeline, h2").forEach(each => {
                  const box = each.getBoundingClientRect();
                  if (box.bottom > top || box.height < 10 || box.width < 50) {
                    hidden.push(each.className + each.tagName + " is covered or too small");
                  }
                });
                if (document.getElementById("controls").getBoundingClientRect().bottom > window.innerHeight) {
                  hidden.push("the controls are below the window");
                }
                return hidden;
                """);
        assertThat(hidden).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "queens 4",
                "queens 8",
                "queens 4 --compare recursion",
                "queens 8 --compare order",
                "sudoku 1.....2..3.....4 --limit 1",
                "polyomino pentominoes 6x10 --limit 1",
                "langford 7 --compare item-choice",
                "file"
            })
    void nothingIsHiddenOnADesktopAndAPhone(String command) throws Exception {
        if (command.equals("file")) {
            openFile(wideProblem(), "");
        } else {
            open(command);
        }
        press("d");
        assertNothingIsHidden();
        for (int height : new int[] {740, 800}) {
            browser.size(400, height);
            press(Keys.ARROW_RIGHT);
            assertNothingIsHidden();
            assertThat(browser.text("h2")).isNotBlank();
        }
    }

    /** A window that is too low scrolls the panels, by keys too; the controls stay where they are. */
    @Test
    void aWindowThatIsTooLowScrollsThePanels() throws Exception {
        open("queens 4");
        assertThat(browser.find("#panels").getDomAttribute("tabindex")).isEqualTo("-1");
        browser.size(400, 500);
        press(Keys.ARROW_RIGHT);

        assertThat(browser.find("#panels").getDomAttribute("tabindex")).isEqualTo("0");
        assertThat(browser.number("return document.getElementById('panels').scrollHeight"))
                .isGreaterThan(browser.number("return document.getElementById('panels').clientHeight"));
        assertThat(browser.number("return document.documentElement.scrollHeight"))
                .isEqualTo(500);
    }

    @Test
    void onePageTellsAPupilWhatThereIsToSee() throws Exception {
        open("queens 4");
        assertThat(browser.text("h1")).isEqualTo("Four queens");
        assertThat(browser.text("#about"))
                .startsWith("Watch the computer put four queens on the board so that none attacks another: ");
        open("latin 3");
        assertThat(browser.text("#about")).contains("no row or column has a symbol twice");
        open("sudoku 1.....2..3.....4");
        assertThat(browser.text("#about")).contains("no row, column or box has a symbol twice");
        openFile("0:2|a b\na b\na\nb\n", " --compare item-choice");
        assertThat(browser.text("#about"))
                .startsWith(
                        "Watch two searches choose options (rows) so that they cover every item (column) as often as it"
                                + " asks for: ");
    }

    @Test
    void aSmallMatrixFillsItsPanel() throws Exception {
        openFile("A B C D E F G\nC E F\nA D G\nB C F\nA D\nB G\nD E G\n", "");
        for (int width : new int[] {400, 1280}) {
            browser.size(width, 800);
            press(Keys.ARROW_RIGHT);
            @SuppressWarnings("unchecked")
            List<Number> filled = (List<Number>) browser.run("""
                    const {board, story} = player.panels[0];
                    const {rowLabel, size, header, rowHeight, text} = board.frame(story.state(player.position));
                    return [100 * (rowLabel + 7 * size) / board.sheet.width, 100 * (header + 6 * rowHeight) / \
                    board.sheet.height, text];
                    """);
            assertThat(filled.get(0).intValue()).as("of the width").isGreaterThan(90);
            assertThat(filled.get(1).intValue()).as("of the height").isGreaterThan(90);
            assertThat(filled.get(2).intValue()).as("size of letters").isGreaterThan(13);
        }
    }

    /** What is to be tried is light only while the search chooses. */
    @Test
    void theItemToBeTriedGoesDarkAfterTheChoice() throws Exception {
        openFile("A B C D E F G\nC E F\nA D G\nB C F\nA D\nB G\nD E G\n", "");
        press(Keys.ARROW_RIGHT);
        assertThat(browser.text(".said")).isEqualTo("A has the fewest options left: 2.");
        assertThat(columnColor(0)).isEqualTo("now-soft");
        press(Keys.ARROW_RIGHT);
        assertThat(browser.text(".said")).startsWith("Choose");
        assertThat(columnColor(0)).isEqualTo("covered");

        open("queens 4");
        press(Keys.ARROW_RIGHT);
        assertThat(browser.all(".band")).hasSize(4);
        press(Keys.ARROW_RIGHT);
        assertThat(browser.all(".band")).isEmpty();
    }

    /** The color of the page, by name, that the foot of a column of the matrix has. */
    private static String columnColor(int item) {
        return (String) browser.run("""
                const {board, story} = player.panels[0];
                const {xOf, size, header, rowHeight, rows} = board.frame(story.state(player.position));
                const ratio = window.devicePixelRatio;
                const y = header + rows.length * rowHeight - 3;
                const copy = new OffscreenCanvas(1, 1).getContext("2d");
                copy.drawImage(board.canvas, (xOf.get(arguments[0]) + size / 4) * ratio, y * ratio, 1, 1, 0, 0, 1, 1);
                const pixel = copy.getImageData(0, 0, 1, 1).data;
                const hex = "#" + [...pixel].slice(0, 3).map(part => part.toString(16).padStart(2, "0")).join("");
                return ["now-soft", "covered", "dead-soft"].find(name => board.sheet.color(name) === hex) || hex;
                """, item);
    }

    @Test
    void plainRecursionTriesTheFreeSquaresInOrder() throws Exception {
        open("queens 4 --compare recursion");
        press(Keys.ARROW_RIGHT);
        assertThat(browser.text(".sentence")).isEqualTo("16 squares are free: try the first 4 in order.");
        assertThat(browser.all(".panel:first-child [data-state=candidate]")).hasSize(4);
        press(Keys.ARROW_RIGHT, 2);
        assertThat(browser.text(".sentence")).isEqualTo("6 squares are free: try the first 3 in order.");
        assertThat(browser.all(".panel:first-child [data-state=candidate]")).hasSize(3);
        press(Keys.END);
        assertThat(browser.all(".said .sentence").stream().map(WebElement::getText))
                .containsExactly(
                        "The whole search is done: 2 solutions, 31 positions.",
                        "The whole search is done: 2 solutions, 12 positions.");
    }

    /** What the page takes for the free squares is what the recursion tried. */
    @Test
    void theSquaresToBeTriedAreThoseOfTheRecursion() throws Exception {
        open("queens 5 --compare recursion");
        assertThat(browser.run("""
                const story = player.stories[0];
                const wrong = [];
                story.steps.forEach((step, index) => {
                  const next = story.state(index + 1);
                  if (step[0] === "item" && next.candidates.size !== step[3]) {
                    wrong.push(`${next.candidates.size} instead of ${step} at ${index}`);
                  }
                  if (step[0] === "try" && !story.state(index).candidates.has(step[1])) {
                    wrong.push(`${step} at ${index}`);
                  }
                });
                return wrong.join("; ");
                """)).isEqualTo("");
    }

    @ParameterizedTest
    @ValueSource(strings = {"queens 8", "queens 8 --compare order", "latin 4 --limit 5", "file"})
    void itFitsAPhone(String command) throws Exception {
        if (command.equals("file")) {
            openFile(wideProblem(), "");
        } else {
            open(command);
        }
        for (int width : new int[] {320, 390, 768}) {
            browser.size(width, 800);
            press(Keys.ARROW_RIGHT, 3);
            assertThat(browser.number(
                            "const page = document.documentElement; return page.scrollWidth - page.clientWidth"))
                    .isZero();
            assertThat(browser.number(
                            "return Math.round(document.querySelector('#controls').getBoundingClientRect().bottom)"))
                    .isLessThanOrEqualTo(800);
            assertThat(browser.number("return document.querySelector('.drawing').firstElementChild"
                            + ".getBoundingClientRect().height"))
                    .isGreaterThan(100);
        }
    }
}
