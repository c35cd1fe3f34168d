package io.github.exactcover.dlx.cli;

import static io.github.exactcover.dlx.cli.Run.dlx;
import static io.github.exactcover.dlx.cli.Run.withInput;
import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TraceCommandTest {

    private static final String SMALL = "a b\na b\na\n";

    @TempDir
    Path directory;

    @Test
    void withoutAFormatItIsText() {
        assertThat(withInput(SMALL, "trace", "-", "--item-choice", "first"))
                .isEqualTo(new Run(0, """
                a: 2 choices
                + a b
                  solution 1
                - a b
                + a
                  dead end at b
                - a
                """, "dancing links: 7 steps, 2 positions, 1 dead end, 1 solution (all)\n"));
    }

    @Test
    void theStepsAreJson() {
        Map<String, Object> document = Json.document(withInput(SMALL, "trace", "-", "--json", "--item-choice", "first")
                .out());

        assertThat(document).containsEntry("problem", "standard input").containsOnlyKeys("problem", "traces");
        List<?> traces = (List<?>) requireNonNull(document.get("traces"));
        Map<?, ?> run = (Map<?, ?>) requireNonNull(traces.get(0));
        assertThat(run.get("label")).isEqualTo("dancing links");
        assertThat(run.get("method")).isEqualTo("first");
        assertThat(run.get("end")).isEqualTo("EXHAUSTED");
        assertThat(run.get("board")).isEqualTo(Map.of("type", "matrix", "items", List.of("a", "b")));
        assertThat(((Map<?, ?>) requireNonNull(run.get("trace"))).get("steps"))
                .asString()
                .isEqualTo("[[item, 0, 0, 2], [try, 0, 0], [solution, 1, 1], [undo, 0, 0], [try, 1, 0], [dead, 1, 1],"
                        + " [undo, 1, 0]]");
    }

    @Test
    void theStepsOfAPersonAreJson() {
        Run run = withInput("a b c\na b\nb c\na\n", "trace", "-", "--json", "--by-hand");
        List<?> traces = (List<?>) requireNonNull(Json.document(run.out()).get("traces"));
        Map<?, ?> shown = (Map<?, ?>) requireNonNull(traces.get(0));
        assertThat(shown.get("method")).isEqualTo("by hand");
        assertThat(shown.get("byHand")).asString().isEqualTo("[[SINGLE, [2], [1], [0], 1], [SINGLE, [0], [2], [], 1]]");
        assertThat(run.err()).isEqualTo("by hand: 2 steps, the hardest SINGLE of length 1: 2 x SINGLE\n");
        assertThat(withInput(SMALL, "trace", "-", "--by-hand").err()).contains("use dlx steps");
        for (List<String> refused :
                List.of(List.of("--limit", "1"), List.of("--compare", "order"), List.of("--require", "a"))) {
            assertThat(dlx("trace", "queens", "4", "--json", "--by-hand", refused.get(0), refused.get(1))
                            .err())
                    .contains(refused.get(0) + " cannot be combined with --by-hand");
        }
    }

    @Test
    void optionsBehindEqualOnesHaveTheirOwnPlaces() {
        assertThat(withInput("a b c\na b\na b\nc\n", "trace", "-", "--json", "--by-hand")
                        .out())
                .contains("[\"SINGLE\",[2],[2],[],1]");
    }

    /** The page would show the other one as if it were still there. */
    @Test
    void equalOptionsAreRemovedTogether() {
        assertThat(withInput("a b c\na b\na b\nb c\na\n", "trace", "-", "--json", "--by-hand")
                        .out())
                .contains("[\"SINGLE\",[2],[2],[0,1],1]");
    }

    @Test
    void boardsNameTheirItems() {
        String queens = dlx("trace", "queens", "4", "--limit", "1", "--json").out();
        assertThat(queens).contains("\"rank 3\"", "\"file b\"", "\"a rising diagonal\"", "\"squares\":[[0,0],[1,0]");
        assertThat(dlx("trace", "queens", "20", "--steps", "1", "--json").out()).contains("\"rank 1\"", "\"file r\"");
        String latin = dlx("trace", "latin", "2", "--json").out();
        assertThat(latin).contains("\"row 1, column 2\"", "\"symbol 2 in row 1\"", "\"symbol 1 in column 2\"");
    }

    @Test
    void thePageIsOneFileThatNeedsNothingElse() throws Exception {
        Path file = directory.resolve("page.html");
        Run run = dlx("trace", "queens", "6", "--html", file.toString());

        assertThat(run)
                .isEqualTo(new Run(0, "", "dancing links: 277 steps, 92 positions, 26 dead ends, 4 solutions (all)\n"));
        assertThat(Files.readString(file))
                .startsWith("<!DOCTYPE html>")
                .contains("<title>Six queens - ")
                .doesNotContain("@DATA@", "@POLICY@", "@SCRIPT@", "@STYLE@", "src=", "@import", "url(")
                .doesNotContainPattern("https?://(?!www\\.w3\\.org/2000/svg)");
    }

    /** The browser test sees that it works; this one that it is there, and as strict as can be. */
    @Test
    void thePageAllowsItsOwnScriptAndStyleAndNothingElse() throws Exception {
        Path file = directory.resolve("page.html");
        dlx("trace", "queens", "6", "--html", file.toString());
        String page = Files.readString(file);

        assertThat(page)
                .contains("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; base-uri 'none';"
                        + " form-action 'none'; img-src data:; style-src '" + hash(between(page, "<style>", "</style>"))
                        + "'; script-src '" + hash(between(page, "<script>", "</script>")) + "'\">")
                .doesNotContainPattern("<[^>]*\\s(on[a-z]+|style)=");
    }

    private static String between(String text, String start, String end) {
        int from = text.indexOf(start) + start.length();
        return text.substring(from, text.indexOf(end, from));
    }

    private static String hash(String text) throws Exception {
        byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(UTF_8));
        return "sha256-" + Base64.getEncoder().encodeToString(digest);
    }

    @Test
    void comparesTwoSearches() {
        assertThat(dlx("trace", "queens", "6", "--compare", "backtracking")
                        .err()
                        .lines())
                .containsExactly(
                        "plain backtracking: 2,683 steps, 894 positions, 742 dead ends, 4 solutions (all)",
                        "dancing links: 277 steps, 92 positions, 26 dead ends, 4 solutions (all)");
        assertThat(dlx("trace", "queens", "8", "--compare", "order").err().lines())
                .containsExactly(
                        "natural order: 3,667 steps, 1,222 positions, 254 dead ends, 92 solutions (all)",
                        "pipe-organ order: 3,145 steps, 1,048 positions, 192 dead ends, 92 solutions (all)");
        assertThat(dlx("trace", "latin", "3", "--compare", "item-choice", "--limit", "1")
                        .out())
                .startsWith("first item\nr1c1: 3 choices\n")
                .contains("\nfewest options left\nr1c1: 3 choices\n");
    }

    /** The figures that are published for four queens; the empty board is no position. */
    @Test
    void plainRecursionIsTheOneThatIsPublished() {
        Run run = dlx("trace", "queens", "4", "--compare", "recursion");

        assertThat(run.err().lines())
                .containsExactly(
                        "plain recursion: 94 steps, 31 positions, 12 dead ends, 2 solutions (all)",
                        "dancing links: 37 steps, 12 positions, 2 dead ends, 2 solutions (all)");
        assertThat(run.out()).startsWith("plain recursion\nr1: 4 choices\n+ a1\n  r2: 3 choices\n  + c2\n");
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "2, 0", "3, 0", "5, 10", "6, 4", "7, 40", "8, 92"})
    void plainRecursionFindsAllSolutions(int queens, int solutions) {
        String err = dlx("trace", "queens", String.valueOf(queens), "--compare", "recursion", "--steps", "100000")
                .err();

        assertThat(err.lines())
                .hasSize(2)
                .allMatch(line -> line.contains(" " + solutions + " solution"), solutions + " solutions");
    }

    @Test
    void plainRecursionStopsAtTheLimit() {
        assertThat(dlx("trace", "queens", "6", "--compare", "recursion", "--limit", "2")
                        .err()
                        .lines())
                .allMatch(line -> line.endsWith(" 2 solutions (limit reached, there may be more)"));
    }

    @ParameterizedTest
    @CsvSource({
        "queens 1, One queen",
        "queens 6, Six queens",
        "queens 13 --steps 3, 13 queens",
        "latin 3, Latin squares of order 3",
        "sudoku 1.....2..3.....4, A Sudoku",
        "polyomino dominoes 2x3, Dominoes in a box of 2 by 3",
        "polyomino one-sided-tetrominoes 4x7 --steps 9, One sided tetrominoes in a box of 4 by 7",
        "polyomino soma 3x3x3 --limit 1, Soma pieces in a box of 3 by 3 by 3",
        "langford 3, Langford's problem with the numbers 1 to 3",
        "langford 4 --skolem, Skolem's problem with the numbers 1 to 4",
        "costas 4, Costas arrays of order 4",
        "steiner 7, Steiner triple systems of 7 points",
        "kirkman 9, Nine schoolgirls",
        "golfers 3 2 5, Six golfers in 5 rounds",
        "macmahon 2 3 --colors 2, Six tiles with colored edges"
    })
    void aPageHasATitleInWords(String problem, String title) throws Exception {
        Path file = directory.resolve("page.html");
        dlx(("trace " + problem + " --html " + file).split(" ", -1));

        assertThat(Files.readString(file)).contains("<h1>" + title + "</h1>");
    }

    @Test
    void aPageOfAFileHasItsNameAsTitle() throws Exception {
        Path file = directory.resolve("small.dlx");
        Files.writeString(file, SMALL);
        Path page = directory.resolve("page.html");
        dlx("trace", file.toString(), "--html", page.toString());
        assertThat(Files.readString(page)).contains("<h1>The problem in small.dlx</h1>");
        withInput(SMALL, "trace", "-", "--html", page.toString());
        assertThat(Files.readString(page)).contains("<h1>A problem from standard input</h1>");
    }

    /** Also with colors, and where an option is in the way of itself. */
    @ParameterizedTest
    @CsvSource({
        "'a b | x;a x:1;a x:2;b x:1;b;', 3",
        "'a b | x;a x:1;b x:2;b x:1;', 1",
        "'a b;a b;a;b;', 2",
        "'a b;a;', 0",
        "'a | x;a x;a;', 2"
    })
    void plainBacktrackingFindsTheSameSolutions(String problem, int solutions) {
        Run run = withInput(problem.replace(';', '\n'), "trace", "-", "--compare", "backtracking");

        assertThat(run.err().lines())
                .hasSize(2)
                .allMatch(line -> line.contains(" " + solutions + " solution"), solutions + " solutions");
    }

    @Test
    void aTraceIsCutAndSaysSo() {
        Run run = dlx("trace", "queens", "8", "--steps", "3");

        assertThat(run.out()).isEqualTo("r5: 8 choices\n+ a5\n  d: 5 choices\n... (--steps shows more)\n");
        assertThat(run.err())
                .isEqualTo("dancing links: the first 3 steps of 3,145, 1 position, 0 dead ends, 0 solutions (cut,"
                        + " --steps shows more)\n");
        assertThat(dlx("trace", "queens", "6", "--steps", "3", "--compare", "backtracking")
                        .err()
                        .lines())
                .containsExactly(
                        "plain backtracking: the first 3 steps of 2,683, 1 position, 0 dead ends, 0 solutions (cut,"
                                + " --steps shows more)",
                        "dancing links: the first 3 steps of 277, 1 position, 0 dead ends, 0 solutions (cut,"
                                + " --steps shows more)");
        assertThat(dlx("trace", "queens", "8", "--steps", "3", "--limit", "1").err())
                .containsPattern("the first 3 steps of \\d+ up to the limit, .*\\(cut, --steps shows more\\)\n");
    }

    /** Natural and pipe-organ order of the items of any problem, with bounds, colors and costs. */
    @Test
    void ordersOfAnyProblemAreCompared() {
        Run run = withInput(
                "1:2|a b c d e | x\na b x:1\na c\nb c x:1 |5\nd e\nd\ne x:2\na\n",
                "trace",
                "-",
                "--compare",
                "order",
                "--item-choice",
                "first");

        assertThat(run.out()).contains("natural order\na: 3 choices\n", "pipe-organ order\nc: 2 choices\n");
        assertThat(run.err()
                        .lines()
                        .map(line -> line.replaceAll(".*, (.* solutions? \\(all\\))", "$1"))
                        .distinct())
                .hasSize(1);
        assertThat(dlx("trace", "langford", "7", "--compare", "order").err().lines())
                .containsExactly(
                        "natural order: 1,819 steps, 606 positions, 142 dead ends, 52 solutions (all)",
                        "pipe-organ order: 1,837 steps, 612 positions, 147 dead ends, 52 solutions (all)");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '=', quoteCharacter = '"', textBlock = """
            trace                          = Missing required parameter: 'PROBLEM' (see dlx trace --help)
            trace queens 6 --steps 0       = --steps is 0, but must be from 1 to 1000000
            trace queens 6 --limit 0       = --limit is 0, but must be at least 1; to see all, leave it out
            trace queens 6 --json --html x = --json and --html are two ways to write a trace; leave one out
            trace queens 200               = The problem has 40000 options, and a trace of more than 20000 would be \
            too large to look at; use a smaller problem
            trace queens 6 --engine bit-parallel = --engine bit-parallel has no steps to show, only dancing-links \
            has; leave --engine out
            trace queens 6 --compare sideways = --compare: there is no 'sideways', only order, item-choice, \
            backtracking and recursion (see dlx trace --help)
            trace queens 6 --compare item-choice --item-choice frb = --item-choice cannot be combined with --compare \
            item-choice, which compares first and mrv; leave it out
            trace queens 6 --compare backtracking --require a1 = --require cannot be combined with --compare \
            backtracking, because plain backtracking does not support it; leave it out
            trace queens 6 --compare recursion --seed 1 = --seed cannot be combined with --compare recursion, because \
            plain recursion does not support it; leave it out
            trace latin 4 --compare recursion = --compare recursion needs free squares, which only queens have; \
            try --compare backtracking, which takes any problem
            trace latin --given - --compare order = Standard input can be read only once, and two orders need it \
            twice; put it into a file
            trace queens 6 --frobnicate    = There is no option '--frobnicate' here (see dlx trace --help)
            """)
    void refusesWhatCannotBe(String command, String complaint) {
        assertThat(dlx(command.split(" ", -1))).isEqualTo(new Run(2, "", "dlx: " + complaint + "\n"));
    }

    @Test
    void refusesWhatCannotBeCompared() {
        assertThat(withInput("1:2|a\na\n", "trace", "-", "--compare", "backtracking")
                        .err())
                .startsWith("dlx: Plain backtracking cannot handle bounds");
        assertThat(dlx(
                                "trace",
                                "queens",
                                "4",
                                "--html",
                                directory.resolve("no/where.html").toString())
                        .err())
                .startsWith("dlx: --html ")
                .contains("the folder ", "does not exist; make it, or name another file")
                .hasLineCount(1);
    }
}
