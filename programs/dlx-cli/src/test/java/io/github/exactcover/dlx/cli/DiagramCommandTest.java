package io.github.exactcover.dlx.cli;

import static io.github.exactcover.dlx.cli.Run.dlx;
import static io.github.exactcover.dlx.cli.Run.late;
import static io.github.exactcover.dlx.cli.Run.withInput;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DiagramCommandTest {

    /** Two options are equal, but for their costs. */
    private static final String TOURS = "a b c d\na b |7\nc d |6\na c |4\nb d |8\na |3\nb |5\nc d |9\n";

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({"queens, 1, 1", "queens, 3, 0", "queens, 8, 92", "latin, 3, 12", "latin, 4, 576"})
    void tellsTheKnownNumberAndTheSize(String kind, String size, String known) {
        Run run = dlx("diagram", kind, size);

        assertThat(run.out()).matches(known + " solutions?\n[0-9,]+ nodes?\n");
        assertThat(run.err()).startsWith(run.out().lines().findFirst().orElseThrow() + " in a diagram of ");
        assertThat(run.exitCode()).isEqualTo(known.equals("0") ? 1 : 0);
    }

    @Test
    void listsQueensAsTheSearchShowsThem() {
        Set<String> listed = solutions(dlx("diagram", "queens", "6", "--list"));

        assertThat(listed)
                .isEqualTo(solutions(dlx("queens", "6")))
                .hasSize(4)
                .anyMatch(solution -> solution.startsWith("a3 b6 c2 d5 e1 f4\n. Q . . . .\n"));
    }

    /** Random problems with secondary items and colors. */
    @Property(tries = 60, seed = "2024")
    void listsAndCountsWhatTheSearchFinds(@ForAll long seed) {
        String problem = problem(new Random(seed));
        Run searched = withInput(problem, "solve", "-");

        assertThat(sorted(withInput(problem, "diagram", "-", "--list")))
                .as(problem)
                .isEqualTo(sorted(searched));
        assertThat(withInput(problem, "diagram", "-", "--counting", "search", "--reduce")
                        .exitCode())
                .isEqualTo(searched.exitCode());
    }

    private static String problem(Random random) {
        StringBuilder text = new StringBuilder("a b c d e | x y\n");
        for (int option = random.nextInt(14); option >= 0; option--) {
            int items = 1 + random.nextInt(31);
            for (int item = 0; item < 5; item++) {
                text.append((items >> item & 1) == 0 ? "" : "abcde".charAt(item) + " ");
            }
            text.append(new String[] {"", "x", "y:red", "y:blue", "x y:red"}[random.nextInt(5)])
                    .append('\n');
        }
        return text.toString();
    }

    @Test
    void showsSoManySolutionsAsWanted() {
        Run run = dlx("diagram", "queens", "8", "--list", "--limit", "3");

        assertThat(solutions(run)).hasSize(3);
        assertThat(run.err()).contains(", 3 shown (limit reached), ");
        assertThat(dlx("diagram", "queens", "8", "--list", "--limit", "92").err())
                .doesNotContain("shown");
    }

    /** The diagram is small, and has 12,988,816 solutions. */
    @Test
    void showsSolutionsUntilTimeIsUp() {
        Run run = late(last -> !last.out().isEmpty(), "", "diagram", "polyomino", "dominoes", "8x8", "--list");

        assertThat(run.err())
                .startsWith("12,988,816 solutions in a diagram of ")
                .contains(" shown (time is up), ");
        assertThat(run.exitCode()).isEqualTo(4);
    }

    @Test
    void samplesTheSameForTheSameSeed() {
        Run run = dlx("diagram", "latin", "4", "--sample", "5", "--seed", "7");

        assertThat(run.out().lines().filter(line -> line.endsWith(":"))).hasSize(5);
        assertThat(dlx("diagram", "latin", "4", "--sample", "5", "--seed", "7").out())
                .isEqualTo(run.out());
        assertThat(dlx("diagram", "latin", "4", "--sample", "5", "--seed", "8").out())
                .isNotEqualTo(run.out());
        assertThat(solutions(dlx("latin", "4"))).containsAll(solutions(run));
        assertThat(dlx("diagram", "queens", "3", "--sample", "2").out()).isEqualTo("0 solutions\n0 nodes\n");
    }

    @Test
    void tellsForEachOptionInHowManySolutionsItIs() {
        assertThat(withInput(TOURS, "diagram", "-", "--occurrences", "--require", "a")
                        .out())
                .isEqualTo("""
                        2 solutions
                        4 nodes
                        0 a b (impossible)
                        1 c d
                        0 a c (impossible)
                        0 b d (impossible)
                        2 a (forced)
                        2 b (forced)
                        1 c d
                        """);
        Map<String, Object> document =
                Json.document(withInput(TOURS, "diagram", "-", "--occurrences", "--forbid", "c d", "--format", "json")
                        .out());
        assertThat(document).containsEntry("solutionCount", 1).containsEntry("end", "DONE");
        assertThat(document.get("occurrences"))
                .asInstanceOf(InstanceOfAssertFactories.LIST)
                .hasSize(7)
                .contains(Map.of("option", "a c", "solutions", 1, "impossible", false, "forced", true));
    }

    @Test
    void pricesEachOfTwoOptionsThatAreEqual() {
        assertThat(withInput(TOURS, "diagram", "-", "--cheapest", "9").out())
                .containsSubsequence("cost 12", "cost 13", "cost 14", "cost 16", "cost 17")
                .doesNotContain("6: ");
        assertThat(Json.document(withInput(TOURS, "diagram", "-", "--dearest", "1", "--format", "json")
                        .out()))
                .containsEntry(
                        "solutions",
                        List.of(Map.of(
                                "cost", 17, "solution", List.of(List.of("a"), List.of("b"), List.of("c", "d")))));
        assertThat(firstCost(withInput(TOURS, "diagram", "-", "--cheapest", "1")))
                .isEqualTo(firstCost(withInput(TOURS, "solve", "-", "--cheapest", "1")));
    }

    private static String firstCost(Run run) {
        return run.out()
                .lines()
                .filter(line -> line.contains("cost"))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aProblemThatIsBuiltInHasItsCosts() throws Exception {
        String file = folder.resolve("partition.txt").toString();
        Files.writeString(Path.of(file), "3 4\n5 1 1\n4 2 2 3\n3 2 1 2\n2 1 3\n");

        String cheapest = dlx("partition", file, "--cheapest", "2").out();
        assertThat(cheapest).startsWith("1: cost 5\n").contains("\n2: cost 9\n");
        assertThat(dlx("diagram", "partition", file, "--cheapest", "2").out()).endsWith(" nodes\n" + cheapest);
        assertThat(dlx("diagram", "partition", file, "--dearest", "1").out()).contains("\n1: cost 9\n");
    }

    @Test
    void costsThatCannotBeAddedAreRefused() {
        Run run = withInput("a b\na |9223372036854775807\nb |9223372036854775807\n", "diagram", "-", "--cheapest", "1");

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("scale all costs down").hasLineCount(1);
    }

    @Test
    void aSavedDiagramAnswersAsTheOriginal() throws IOException {
        Path problem = Files.writeString(folder.resolve("tours.dlx"), TOURS.replace("a", "ä\\n"));
        String saved = folder.resolve("saved").toString();
        Run original = dlx("diagram", problem.toString(), "--save", saved, "--list");

        assertThat(dlx("diagram", problem.toString(), "--load", saved, "--list").out())
                .isEqualTo(original.out());
        assertThat(dlx("diagram", "--load", saved, "--list").out()).isEqualTo(original.out());
        assertThat(dlx("diagram", problem.toString(), "--load", saved, "--cheapest", "1")
                        .out())
                .contains("1: cost 12\n ä\\n c\n b d\n");
        assertThat(dlx("diagram", "--load", saved, "--require", "#7").out()).startsWith("2 solutions\n");
        assertThat(Json.document(dlx("diagram", "--load", saved, "--sample", "1", "--format", "json")
                        .out()))
                .containsEntry("problem", Map.of("kind", "diagram", "file", saved, "options", 7));
    }

    @Test
    void whatIsNoDiagramOfTheProblemIsNotLoaded() throws IOException {
        Path file = folder.resolve("saved");
        dlx("diagram", "queens", "5", "--save", file.toString());
        refusesToLoad(file, "it belongs to another problem", "queens", "6");
        Files.write(file, Files.readAllLines(file).subList(0, 29));
        refusesToLoad(file, "line 30 is damaged or was cut", "queens", "5");
        refusesToLoad(file, "line 30 is damaged or was cut");
        Files.writeString(file, "a b\na\nb\n");
        refusesToLoad(file, "it is not a diagram");
        Files.delete(file);
        assertThat(dlx("diagram", "--load", file.toString()))
                .isEqualTo(new Run(2, "", "dlx: no such file: " + file + "\n"));
    }

    private static void refusesToLoad(Path file, String why, String... problem) {
        String[] load = {"--load", file.toString()};
        Run run = dlx(Stream.of(new String[] {"diagram"}, problem, load)
                .flatMap(Arrays::stream)
                .toArray(String[]::new));

        assertThat(run.err()).startsWith("dlx: The diagram cannot be read from " + file + ": " + why);
        assertThat(run.err()).hasLineCount(1);
        assertThat(run.exitCode()).isEqualTo(2);
    }

    @Test
    void drawsToAFileOrToStandardOutputAlone() throws IOException {
        Path file = folder.resolve("queens.dot");
        Run run = dlx("diagram", "queens", "5", "--dot", file.toString());

        assertThat(Files.readString(file)).startsWith("digraph solutions {").endsWith("}\n");
        assertThat(dlx("diagram", "queens", "5", "--dot", "-").out()).isEqualTo(Files.readString(file));
        assertThat(run.out()).startsWith("10 solutions\n");
    }

    @Test
    void aFileThatCannotBeWrittenIsRefusedBeforeTheWork() {
        Path file = folder.resolve("none").resolve("saved");

        assertThat(dlx("diagram", "queens", "30", "--save", file.toString()).err())
                .startsWith("dlx: --save " + file + ": the folder ");
        assertThat(dlx("diagram", "queens", "30", "--dot", folder.toString()).err())
                .isEqualTo("dlx: --dot " + folder + ": this is a folder; name a file\n");
    }

    @Test
    void withoutTimeThereIsNoDiagram() {
        Run run = late("", "diagram", "queens", "30", "--format", "json");

        assertThat(run.exitCode()).isEqualTo(4);
        assertThat(run.err()).isEqualTo("no diagram (time is up)\n");
        assertThat(Json.document(run.out())).containsEntry("end", "TIMEOUT").doesNotContainKey("solutionCount");
    }

    @Test
    void withoutMemoryThereIsNoDiagram() {
        Run run = dlx("diagram", "queens", "9", "--max-memory", "20k");

        assertThat(run.exitCode()).isEqualTo(4);
        assertThat(run.err()).contains("--max-memory", "--folder").hasLineCount(1);
    }

    @Test
    void aDiagramInAFolderAnswersTheSameAndLeavesTheFolderEmpty() {
        String[] sample = {"diagram", "queens", "8", "--sample", "3", "--counting", "frontier"};
        String[] inFolder = Arrays.copyOf(sample, sample.length + 2);
        inFolder[sample.length] = "--folder";
        inFolder[sample.length + 1] = folder.toString();

        assertThat(dlx(inFolder).out()).isEqualTo(dlx(sample).out());
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void aFolderMustExist() {
        Path none = folder.resolve("none");

        assertThat(dlx("diagram", "queens", "30", "--folder", none.toString()))
                .isEqualTo(new Run(
                        2,
                        "",
                        "dlx: --folder " + none
                                + ": this is not a folder that can be written to; make it, or name another\n"));
    }

    @Test
    void itemsMayHaveBounds() {
        Run run = withInput("2:3|a b\na\na b\na b\n", "diagram", "-");

        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).startsWith("2 solutions\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "diagram = which problem? Name a file, queens N or latin N, or a diagram with --load",
                "diagram queens 6 --sample 0 = --sample is 0, but must be at least 1",
                "diagram queens 6 --limit 3 = --limit needs --list; add it, or leave out --limit",
                "diagram queens 6 --seed 3 = --seed needs --sample; add it, or leave out --seed",
                "diagram queens 6 --list --sample 1 = --list and --sample are two questions; ask one at a time",
                "diagram queens 6 --cheapest 1 = --cheapest and --dearest need costs, and there are none here; give"
                        + " them with --cost, or name a problem that has them, such as partition FILE or a"
                        + " file in the DLX format",
                "diagram queens 6 --folder . --counting search = --folder: a diagram in a folder is built by"
                        + " layers, and --counting search has none; leave it out",
                "diagram --load x --folder . = --folder cannot be combined with --load: a loaded diagram is"
                        + " complete; leave it out",
                "diagram --load x --reduce = --reduce cannot be combined with --load: a loaded diagram is complete;"
                        + " leave it out",
                "diagram queens 6 --dot - --list = --list cannot be combined with --dot -: standard output gets"
                        + " only the drawing; leave it out",
                "diagram queens 6 --max-memory 5x = --max-memory: '5x' is not a size of memory; write 500k, 64m or"
                        + " 2g (see dlx diagram --help)",
                "diagram queens 6 --threads 2 = There is no option '--threads' here (see dlx diagram --help)"
            })
    void badUsageIsOneLineThatSaysWhatIsWrong(String example) {
        String[] parts = example.split(" = ", -1);

        assertThat(dlx(parts[0].split(" ", -1))).isEqualTo(new Run(2, "", "dlx: " + parts[1] + "\n"));
    }

    private static Set<String> solutions(Run run) {
        return Set.copyOf(sorted(run));
    }

    /** The solutions as they are shown, without their numbers. */
    private static List<String> sorted(Run run) {
        String shown = run.out().replaceFirst("^[0-9,]+ solutions?\n[0-9,]+ nodes?\n", "");
        return Arrays.stream(shown.split("(?m)^\\d+: ?", -1))
                .map(String::strip)
                .filter(solution -> !solution.isEmpty())
                .sorted()
                .toList();
    }
}
