package io.github.exactcover.dlx.cli;

import static io.github.exactcover.dlx.cli.Run.dlx;
import static io.github.exactcover.dlx.cli.Run.late;
import static io.github.exactcover.dlx.cli.Run.withInput;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What can be asked instead of the solutions. */
class QuestionsTest {

    private static final String COSTS = "a b c\na |3\nb |4\nc |1\na b |5\nb c |2\na b c |9\n";

    @Test
    void theCheapestAreShownWithTheirCostsAndTheProof() {
        Run run = withInput(COSTS, "solve", "-", "--cheapest", "2");

        assertThat(run.out()).isEqualTo("1: cost 5\n a\n b c\n\n2: cost 6\n c\n a b\n");
        assertThat(run.err()).startsWith("2 solutions (proven: no other is cheaper), ");
        assertThat(run.exitCode()).isZero();
    }

    @Test
    void lessThanTheWantedNumberIsAllThereAre() {
        assertThat(withInput(COSTS, "solve", "-", "--cheapest", "9").err())
                .startsWith("4 solutions (all there are, the cheapest first), ");
    }

    @Test
    void theCheapestAsJson() {
        Map<String, Object> document =
                Json.document(withInput(COSTS, "solve", "-", "--cheapest", "1", "--format", "json")
                        .out());

        assertThat(document)
                .containsEntry("end", "EXHAUSTED")
                .containsEntry("proven", true)
                .containsEntry("lowerBound", 5)
                .containsEntry("gap", 0.0)
                .containsEntry(
                        "solutions", List.of(Map.of("cost", 5, "solution", List.of(List.of("a"), List.of("b", "c")))));
    }

    @Test
    void allThatAreCheapest() {
        String costs = COSTS + "c |0\na b |6\nb |1\n";
        Run run = withInput(costs, "solve", "-", "--cheapest-all");

        assertThat(run.out()).isEqualTo("1: cost 4\n a\n c\n b\n");
        assertThat(withInput(costs + "a b c |4\n", "solve", "-", "--cheapest-all")
                        .out())
                .contains("1: cost 4\n", "2: cost 4\n", " a b c\n", " a\n c\n b\n");
        Map<String, Object> document =
                Json.document(withInput(costs, "solve", "-", "--cheapest-all", "--format", "json")
                        .out());
        assertThat(document)
                .containsEntry("solutionCount", 1)
                .containsEntry(
                        "solutions",
                        List.of(Map.of("cost", 4, "solution", List.of(List.of("a"), List.of("c"), List.of("b")))));
    }

    @ParameterizedTest
    @CsvSource({"--proof file", "--checkpoint file", "--resume file"})
    void allThatAreCheapestAreNeitherSavedNorProven(String option) {
        Run run = withInput(COSTS, ("solve - --cheapest-all " + option).split(" "));
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("cannot be combined with --cheapest-all");
    }

    @Test
    void withoutASolutionNoneIsCheapest() {
        Run run = withInput("a b\na |1\n", "solve", "-", "--cheapest", "3");

        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("no solution, ");
        assertThat(run.exitCode()).isEqualTo(1);
    }

    @Test
    void costsThatCouldOverflowAreRefused() {
        Run run = withInput("a b\na |9223372036854775807\nb |9223372036854775807\n", "solve", "-", "--cheapest", "1");

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("scale all costs down").hasLineCount(1);
    }

    @Test
    void cheapestWithoutTimeClaimsNothing() {
        Run run = late(Problems.latin(12), "solve", "-", "--cheapest", "1");

        // On a busy machine, nothing may be found in the time, or nothing known.
        assertThat(run.out()).matches("(1: cost \\d+ \\(not proven\\)\n(?s).*)?");
        assertThat(run.err())
                .containsPattern("\\(time is up; not proven, there may be cheaper ones(, but none below \\d+, a gap of"
                        + " \\d+\\.\\d %)?\\), |none found yet");
        assertThat(run.exitCode()).as("a script can tell").isEqualTo(4);
    }

    @Test
    void theCheapestThatIsNotProvenAsJson() {
        Run run = late(Problems.latin(12), "solve", "-", "--cheapest", "1", "--format", "json");

        assertThat(run.exitCode()).isEqualTo(4);
        assertThat(Json.document(run.out())).containsEntry("end", "TIMEOUT").containsEntry("proven", false);
    }

    @Test
    void theCheapestOfWhichNoneIsFoundYet() {
        String hopeless = pairs().replaceAll("(?m)^(\\d+ (s\\d) s\\d+)$", "$1 |3");
        Run run = late(hopeless, "solve", "-", "--cheapest", "1");

        assertThat(run.out()).isEmpty();
        assertThat(run.err()).matches("none found yet(, and none costs less than \\d+)? \\(time is up\\), .*\n");
        assertThat(run.exitCode()).isEqualTo(4);
    }

    @ParameterizedTest
    @CsvSource({
        "'a b\na\n', NONE, no solution, 1, 0",
        "'a b\na\nb\n', UNIQUE, exactly one solution, 0, 1",
        "'a b\na\nb\na b\na b\n', MULTIPLE, more than one solution, 0, 2"
    })
    void uniquenessIsNamedAndShown(String file, String kind, String summary, int exitCode, int shown) {
        String input = file.replace("\\n", "\n");
        Run run = withInput(input, "solve", "-", "--unique");

        assertThat(run.out().lines().findFirst()).contains(kind);
        assertThat(run.out().lines().filter(line -> line.endsWith(":"))).hasSize(shown);
        assertThat(run.err()).isEqualTo(summary + "\n");
        assertThat(run.exitCode()).isEqualTo(exitCode);
        Map<String, Object> document = Json.document(
                withInput(input, "solve", "-", "--unique", "--format", "json").out());
        assertThat(document).containsEntry("uniqueness", kind).containsEntry("end", "DONE");
        assertThat((List<?>) document.get("solutions")).hasSize(shown);
    }

    /** Then it is that of the search that was asked for. */
    @ParameterizedTest
    @CsvSource({
        "queens 4 --item-choice first, MULTIPLE",
        "queens 4 --up-to-symmetry, UNIQUE",
        "queens 4 --distinct-by nothing, UNIQUE",
        "queens 3 --engine dancing-cells, NONE"
    })
    void uniquenessByACertainSearch(String arguments, String kind) {
        assertThat(dlx((arguments + " --unique").split(" ", -1)).out().lines().findFirst())
                .contains(kind);
    }

    @Test
    void uniquenessThatIsNotKnownIsCalledThat() {
        Run run = late(pairs(), "solve", "-", "--unique");

        assertThat(run).isEqualTo(new Run(4, "UNKNOWN\n", "not known (time is up)\n"));
    }

    @Test
    void aPuzzleWithOneSolutionIsUniqueAndShownAsOne() {
        assertThat(withInput("12.\n...\n...\n", "latin", "--given", "-", "--unique")
                        .out())
                .startsWith("MULTIPLE\n1:\n1 2 3\n");
        assertThat(dlx("queens", "1", "--unique").out()).isEqualTo("UNIQUE\n1: a1\nQ\n");
    }

    @Test
    void anExplanationNamesTheItems() {
        Run run = withInput(Problems.pigeons(3).replaceFirst("p0", "q p0") + "q\n", "solve", "-", "--explain");

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.out().lines())
                .first()
                .isEqualTo("4 items need an option each, but these 3 items have room for 3: h0 h1 h2.");
        assertThat(run.out()).endsWith("\nMINIMAL\n p0\n p1\n p2\n p3\nlimits\n h0\n h1\n h2\n");
        assertThat(run.err())
                .isEqualTo("no solution: these 4 items cannot be covered together; without any one of them, the others"
                        + " can\n");
    }

    @Test
    void anExplanationOfWhatHasSolutionsSaysSo() {
        Run run = dlx("queens", "8", "--explain", "--format", "json");

        assertThat(run.exitCode()).isZero();
        assertThat(Json.document(run.out()))
                .containsEntry("explanation", "FEASIBLE")
                .containsEntry("items", List.of())
                .containsEntry("end", "DONE");
    }

    /** Langford pairs of 26 numbers. Places may stay free, so that no parity says that there are none. */
    private static String pairs() {
        return dlx("convert", "langford", "26", "--to", "dlx").out().replaceFirst(" s1 ", " | s1 ");
    }

    @Test
    void aReasonByArithmeticIsToldAndAllOfItIsInTheJson() {
        Run run = withInput("a b c\na b\nb c\nc a\n", "solve", "-", "--explain", "--format", "json");
        assertThat(run.out()).contains("\"kind\":\"MULTIPLE\"", "Each option covers 2 of these 3 items");
        run = withInput("a b | x\na x:red\nb x:blue\n", "solve", "-", "--explain", "--format", "json");
        assertThat(Json.document(run.out()))
                .extractingByKey("reason")
                .asString()
                .contains("kind=GROUPS", "needed=2", "available=1", "item=a", "options=[a x:red, b x:blue]");
    }

    @Test
    void anExplanationTakesTheTimeItIsGiven() {
        Run run = late(pairs(), "solve", "-", "--explain");

        assertThat(run).isEqualTo(new Run(4, "UNKNOWN\n", "not known whether there is a solution (time is up)\n"));
    }

    /**
     * Each option of z takes all options of a number away, so z and the numbers cannot be covered together; that is
     * seen at once. Whether the numbers alone can be is not known so soon.
     */
    @Test
    void anExplanationThatMayNotBeMinimalSaysSo() {
        String sequence = pairs();
        String keys =
                IntStream.rangeClosed(1, 26).mapToObj(number -> " k" + number).collect(Collectors.joining());
        String problem = ("z " + sequence)
                        .replaceFirst("\n", keys + "\n")
                        .replaceAll("(?m)^(\\d+) (s.*)$", "$1 k$1 $2\n$1 k$1 $2")
                + keys.replace(" ", "z ").replaceAll("(k\\d+)", "$1\n");
        Run run = late(last -> last.exitCode() == 1, problem, "solve", "-", "--explain", "--format", "json");

        assertThat(run.err())
                .isEqualTo(
                        "no solution: these items cannot be covered together (perhaps fewer of them cannot either)\n");
        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(Json.document(run.out()))
                .containsEntry("explanation", "NOT_MINIMAL")
                .containsEntry("end", "DONE");
    }

    @Test
    void aSingleItemAndPresetsThatExcludeEachOtherAreExplained() {
        assertThat(withInput("a b\na\n", "solve", "-", "--explain").err())
                .isEqualTo("no solution: no option has this item\n");
        assertThat(withInput("2|a b\na\nb\n", "solve", "-", "--explain").err())
                .isEqualTo("no solution: this item cannot be covered\n");
        assertThat(dlx("queens", "8", "--explain", "--require", "a1", "--require", "b2"))
                .isEqualTo(new Run(
                        1,
                        "MINIMAL\nlimits\n /8\nrequired\n a1\n b2\n",
                        "no solution: these required options exclude each other; without any one of them, the"
                                + " others do not\n"));
        assertThat(dlx("queens", "8", "--explain", "--require", "a1", "--forbid", "a1"))
                .isEqualTo(new Run(
                        1,
                        "MINIMAL\nrequired\n a1\n",
                        "no solution: this required option is forbidden too, or can never be chosen\n"));
    }

    @Test
    void anExplanationNamesLimitsColorsAndRequiredOptions() {
        String room = "a b c 0:2|room\na room\nb room\nc room\n";
        assertThat(withInput(room, "solve", "-", "--explain").out())
                .endsWith("this item has room for 2: room.\nMINIMAL\n a\n b\n c\nlimits\n room\n");
        Run run = withInput(
                "a b | x y\na x:red\na x:green y\nb x:blue y\n",
                "solve",
                "-",
                "--explain",
                "--require",
                "#2",
                "--format",
                "json");
        assertThat(run.err()).isEqualTo("no solution: this item cannot be covered beside these required options\n");
        assertThat(Json.document(run.out()))
                .containsEntry("items", List.of("b"))
                .containsEntry("limits", List.of("x:green", "x:blue"))
                .containsEntry("required", List.of("a x:green y"))
                .containsEntry("areLimitsMinimal", true);
        assertThat(withInput("a b | x\na x:red\nb x:blue\n", "solve", "-", "--explain")
                        .out())
                .endsWith(" each other: a b.\nMINIMAL\n a\n b\nlimits\n x:red\n x:blue\n");
    }

    @Test
    void anEstimateOfATreeWhosePathsAreAllAlikeIsExact() {
        Run run = withInput("a b\na\na\nb\nb\n", "count", "-", "--estimate", "10");

        assertThat(run)
                .isEqualTo(new Run(
                        0,
                        "about 7 nodes (95 % confidence: 7 to 7)\nabout 4 solutions (95 % confidence: 4 to 4)\n",
                        "10 probes with seed 1; only the order of magnitude is reliable\n"));
    }

    @Test
    void anEstimateDependsOnItsSeedOnly() {
        String estimate =
                dlx("count", "queens", "12", "--estimate", "--seed", "5").out();

        assertThat(dlx("count", "--estimate", "queens", "12", "--seed", "5").out())
                .isEqualTo(estimate);
        assertThat(dlx("queens", "12", "--estimate=1000", "--seed", "5").out()).isEqualTo(estimate);
        assertThat(dlx("queens", "12", "--estimate=1000", "--seed", "6").out()).isNotEqualTo(estimate);
    }

    @Test
    void aSingleProbeHasNoUpperBound() {
        assertThat(dlx("queens", "12", "--estimate", "1").out()).contains("to any number)");
        assertThat(dlx("queens", "12", "--estimate", "1", "--format", "json").out())
                .contains("\"nodesHigh\":null");
    }

    @Test
    void anEstimateTooLargeForANumberSaysSo() {
        String items = IntStream.range(0, 1_100).mapToObj(i -> "a" + i).collect(Collectors.joining(" "));
        String options = items.replace(' ', '\n') + "\n";

        assertThat(withInput(items + "\n" + options + options, "count", "-", "--estimate", "10")
                        .out())
                .startsWith("more than 1e300 nodes (95 % confidence: ")
                .contains("\nmore than 1e300 solutions (95 % confidence: ");
    }

    @Test
    void anEstimateThatWasCutShortSaysSo() {
        Run run = late(
                last -> !last.err().startsWith("0 "),
                "",
                "queens",
                "8",
                "--estimate",
                "2000000000",
                "--format",
                "json");

        assertThat(run.err()).matches("[\\d,]+ probes? \\(time is up\\) with seed 1; .*\n");
        assertThat(Json.document(run.out())).containsEntry("end", "TIMEOUT");
        assertThat(run.exitCode()).isEqualTo(4);
    }

    @Test
    void oneIsNoPlural() {
        assertThat(withInput("a\na\n", "solve", "-", "--estimate").out()).contains("about 1 solution (95 % confidence");
        assertThat(withInput("a b\na\nb\n", "solve", "-", "--estimate").out())
                .contains("about 1 solution (95 % confidence", " nodes (95 % confidence");
    }
}
