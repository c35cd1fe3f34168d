package io.github.exactcover.dlx.diagram;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.SearchEnd;
import io.github.exactcover.dlx.SearchIncompleteException;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.count.Count;
import io.github.exactcover.dlx.count.Counting;
import io.github.exactcover.dlx.testing.ClassPath;
import io.github.exactcover.dlx.testing.Families;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.ToLongFunction;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.Logger;

/** Diagrams beyond what the oracle can reach: sampling, files, what is refused. */
class DiagramTest {

    @TempDir
    Path folder;

    @Test
    void samplesAreUniform() {
        SolutionDiagram<Integer> diagram =
                SolutionDiagram.of(Families.matchings(8)).inMemory();
        assertThat(diagram.count()).isEqualTo(105);
        checkUniform(diagram, 104, 162);
        SolutionDiagram<Integer> queens =
                SolutionDiagram.of(Families.queens(9, false)).inMemory();
        assertThat(queens.count()).isEqualTo(352);
        checkUniform(queens, 351, 457);
    }

    private static void checkUniform(SolutionDiagram<Integer> diagram, int freedom, double bound) {
        int expected = 200;
        Random random = new Random(20261314);
        Map<List<Integer>, Integer> seen = new HashMap<>();
        for (int i = 0; i < expected * (freedom + 1); i++) {
            seen.merge(diagram.sample(random).orElseThrow(), 1, Integer::sum);
        }
        double chiSquare = diagram.stream()
                .mapToDouble(solution -> Math.pow(seen.getOrDefault(solution, 0) - expected, 2) / expected)
                .sum();
        assertThat(seen).hasSize(freedom + 1);
        assertThat(chiSquare).isBetween(freedom - 4 * Math.sqrt(2.0 * freedom), bound);
    }

    @Test
    void hugeSetsCanBeAskedAbout() {
        SolutionDiagram<Integer> diagram =
                SolutionDiagram.of(Families.dominoes(10, 10)).inMemory();
        BigInteger all = diagram.count();
        assertThat(all).isEqualTo(258584046368L);
        assertThat(diagram.stream().limit(1000).distinct()).hasSize(1000);
        assertThat(diagram.get(all.subtract(BigInteger.ONE))).hasSize(50);
        assertThatThrownBy(() -> diagram.get(all)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThat(diagram.occurrences().stream().reduce(BigInteger.ZERO, BigInteger::add))
                .as("each tiling has 50 dominoes")
                .isEqualTo(all.multiply(BigInteger.valueOf(50)));
        assertThat(diagram.cheapest(1, option -> option).get(0).cost())
                .isLessThan(diagram.dearest(1, option -> option).get(0).cost());
        SolutionDiagram<Integer> one = diagram.restrict(diagram.get(BigInteger.TEN), Set.of());
        assertThat(one.stream().toList()).containsExactly(diagram.get(BigInteger.TEN));
    }

    @Test
    void aProblemInManyPartsHasASmallDiagram() {
        ProblemBuilder<Integer, Integer> builder = ExactCoverProblem.builder();
        for (int item = 0; item < 1000; item++) {
            builder.primary(item).option(2 * item, item).option(2 * item + 1, item);
        }
        SolutionDiagram<Integer> diagram = SolutionDiagram.of(builder.build()).inMemory();
        assertThat(diagram.count()).isEqualTo(BigInteger.TWO.pow(1000));
        assertThat(diagram.size()).isLessThan(5000);
        assertThat(diagram.sample(new Random(1)).orElseThrow()).hasSize(1000);
        assertThat(Count.of(builder.build()).solutions()).isEqualTo(BigInteger.TWO.pow(1000));
    }

    @Test
    void aDiagramThatIsTooLargeSaysSo() {
        assertThatThrownBy(() -> SolutionDiagram.of(Families.dominoes(8, 8))
                        .maxMemory(1000)
                        .inMemory())
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("maxMemory");
        assertThatThrownBy(() -> DLX.search(Families.matchings(4)).maxMemory(0))
                .isInstanceOf(IllegalArgumentException.class);
    }

    /** The memos may take all the memory that a heap of 12 MiB does not have. */
    @Test
    void aDiagramThatDoesNotFitIntoTheHeapSaysSo() throws Exception {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx12m",
                        "-XX:+UseSerialGC",
                        "-cp",
                        ClassPath.of(DLX.class, SolutionDiagram.class, Families.class, Compiling.class, Logger.class),
                        Compiling.class.getName())
                .redirectErrorStream(true)
                .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(output).contains("refused: The diagram needs more memory than the JVM may take; give it more");
        assertThat(process.waitFor()).isZero();
    }

    /** What the other JVM runs. */
    static final class Compiling {

        private Compiling() {}

        public static void main(String[] arguments) {
            try {
                System.out.println(SolutionDiagram.of(Families.queens(14, false))
                        .maxMemory(1L << 40)
                        .inMemory());
            } catch (IllegalStateException e) {
                System.out.println("refused: " + e.getMessage());
            }
        }
    }

    /** Costs of parts of a solution do not fit in a long, but those of each solution do. */
    @Test
    void costsMayBeAsLargeAsThoseOfSolutionsAllow() {
        SolutionDiagram<Long> diagram = SolutionDiagram.of(ExactCoverProblem.<String, Long>builder()
                        .primary("a", "b", "c")
                        .option(Long.MAX_VALUE, "a")
                        .option(Long.MAX_VALUE - 20, "b")
                        .option(Long.MIN_VALUE, "c")
                        .option(Long.MIN_VALUE + 9, "c")
                        .build())
                .inMemory();
        assertThat(diagram.cheapest(3, cost -> cost))
                .extracting(PricedOptions::cost)
                .containsExactly(Long.MAX_VALUE - 21, Long.MAX_VALUE - 12);
        assertThat(diagram.dearest(3, cost -> cost))
                .extracting(PricedOptions::cost)
                .containsExactly(Long.MAX_VALUE - 12, Long.MAX_VALUE - 21);
    }

    @Test
    void aSolutionThatCostsMoreThanALongHoldsIsRefusedOnceItIsAskedFor() {
        SolutionDiagram<Integer> diagram =
                SolutionDiagram.of(Families.matchings(4)).inMemory();
        List<Integer> cheapest = diagram.cheapest(1, place -> place).get(0).options();
        ToLongFunction<Integer> cost = place -> cheapest.contains(place) ? 1 : Long.MAX_VALUE;
        assertThat(diagram.cheapest(1, cost)).extracting(PricedOptions::cost).containsExactly(2L);
        assertThatThrownBy(() -> diagram.cheapest(2, cost))
                .isInstanceOf(ArithmeticException.class)
                .hasMessage(
                        "A solution costs 18446744073709551614, which does not fit in a long; scale all costs down");
    }

    /** No file in UTF-8 can hold it. */
    @Test
    void aLoneSurrogateIsRefusedByName() {
        SolutionDiagram<String> diagram = SolutionDiagram.of(ExactCoverProblem.<String, String>builder()
                        .primary("a")
                        .option("half\uD83D\n", "a")
                        .build())
                .inMemory();
        Path file = folder.resolve("half");
        assertThatThrownBy(() -> diagram.save(file))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("Option half\\uD83D\\u000A has half of a surrogate pair")
                .hasMessageContaining("withOptions");
        assertThat(file).doesNotExist();
    }

    @Test
    void compilingTimesOut() {
        ExactCoverProblem<Integer, Integer> queens = Families.queens(20, false);
        Duration time = Duration.ofMillis(200);
        assertThatThrownBy(SolutionDiagram.of(queens).timeout(time)::inMemory)
                .isInstanceOfSatisfying(
                        SearchIncompleteException.class,
                        e -> assertThat(e.result().end()).isEqualTo(SearchEnd.TIMEOUT));
        for (Counting method : Counting.values()) {
            assertThat(Count.of(queens).timeout(time).by(method).result().end()).isEqualTo(SearchEnd.TIMEOUT);
        }
    }

    @Test
    void filesThatAreCutChangedOrForeignAreRefused() throws IOException {
        SolutionDiagram<Integer> diagram =
                SolutionDiagram.of(Families.matchings(8)).inMemory();
        Path file = folder.resolve("diagram");
        diagram.save(file);
        String text = Files.readString(file);
        for (int length = 0; length < text.length() - 1; length += 7) {
            Files.writeString(file, text.substring(0, length));
            refuses(file, diagram.options(), "");
        }
        for (int place = 14; place < text.length() - 1; place += 5) {
            Files.writeString(file, text.substring(0, place) + "~" + text.substring(place + 1));
            refuses(file, diagram.options(), "damaged");
        }
        Files.writeString(file, text + "more\n");
        refuses(file, diagram.options(), "damaged");
        Files.writeString(file, text.replaceFirst("diagram 1", "diagram 2"));
        refuses(file, diagram.options(), "another version ('dlx diagram 2')");
        Files.write(file, "PNG \u0000\u00ff".getBytes(StandardCharsets.ISO_8859_1));
        refuses(file, diagram.options(), "not a diagram");
        Files.writeString(file, text);
        refuses(file, SolutionDiagram.of(Families.matchings(6)).inMemory().options(), "another problem");
        assertThat(SolutionDiagram.load(file, diagram.options()).count()).isEqualTo(105);
        assertThatThrownBy(() -> SolutionDiagram.load(folder.resolve("none"), List.of()))
                .isInstanceOf(NoSuchFileException.class);
        assertThatThrownBy(() -> SolutionDiagram.load(folder)).hasMessage(folder + ": this is a folder; name a file");
    }

    /** Its check sum is right, as if it was written on purpose. */
    @Test
    void aFileWithACycleIsRefused() throws IOException {
        for (String node : List.of("0 2 0", "0 1 2", "0 3 0", "0 0 1", "1 1 0", "& 2 1")) {
            String text = "dlx diagram 1\noptions 1\n1\nnodes 1 root 2\n" + node + "\n";
            CRC32 sum = new CRC32();
            sum.update(text.getBytes(StandardCharsets.UTF_8));
            Path file = folder.resolve("cycle");
            Files.writeString(file, text + "check " + HexFormat.of().toHexDigits((int) sum.getValue()) + "\n");
            refuses(file, List.of(1), "damaged");
        }
    }

    @Test
    void aFileHoldsTheTextsOfTheOptionsToo() throws IOException {
        ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
                .primary("a")
                .option("two\nlines\r", "a")
                .option("back\\nslash", "a")
                .option("ünïcödé", "a")
                .option("", "a")
                .build();
        SolutionDiagram<String> diagram = SolutionDiagram.of(problem).inMemory();
        Path file = folder.resolve("diagram");
        diagram.save(file);
        SolutionDiagram<String> loaded = SolutionDiagram.load(file);

        assertThat(loaded.options()).isEqualTo(problem.options());
        assertThat(loaded.stream()).containsExactlyElementsOf(diagram.stream().toList());
        Files.writeString(file, Files.readString(file).replace("options 4", "options 2000000000"));
        assertThatThrownBy(() -> SolutionDiagram.load(file)).hasMessageContaining("damaged");
    }

    @Test
    void theSameDiagramCanBeOverOtherOptions() {
        SolutionDiagram<Integer> diagram =
                SolutionDiagram.of(Families.matchings(4)).inMemory();
        List<String> others =
                diagram.options().stream().map(option -> "option " + option).toList();

        assertThat(diagram.withOptions(others).stream())
                .containsExactlyElementsOf(diagram.stream()
                        .map(solution -> solution.stream()
                                .map(option -> "option " + option)
                                .toList())
                        .toList());
        assertThatThrownBy(() -> diagram.withOptions(List.of("one")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("The diagram has 6 options, not 1; give a new one for each");
    }

    @Test
    void aSolutionOfADiagramIsThatOfTheSearch() {
        ExactCoverProblem<Integer, Integer> problem = Families.matchings(4);
        Solution<Integer> first = DLX.search(problem).first().orElseThrow();

        assertThat(Solution.of(problem.options(), first.indices().toArray())).isEqualTo(first);
        assertThat(Solution.of(List.of("a", "b", "c"), 2, 0).searchOrder()).containsExactly("c", "a");
        assertThatThrownBy(() -> Solution.of(List.of("a", "b"), 1, 0, 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Option b, at place 1, is given twice; name each place once");
        assertThatThrownBy(() -> Solution.of(List.of("a", "b"), 2)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    private static void refuses(Path file, List<Integer> options, String why) {
        assertThatThrownBy(() -> SolutionDiagram.load(file, options))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("The diagram cannot be read from " + file + ": ")
                .hasMessageContaining(why);
    }

    @Test
    void aDrawingHasEachNode() {
        ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
                .primary("a", "b")
                .option("say \"a\"", "a")
                .option("a2", "a")
                .option("b", "b")
                .option("b2", "b")
                .build();
        String dot = SolutionDiagram.of(problem).inMemory().toDot();
        assertThat(dot).startsWith("digraph").contains("label=\"say \\\"a\\\"\"", "AND", "style=dashed");
    }

    @Test
    void aDrawingShowsEveryTextAsItIs() {
        String dot = SolutionDiagram.of(ExactCoverProblem.<String, String>builder()
                        .primary("a")
                        .option("two\nlines\u0000\u2028 &lt; back\\slash \uD83D", "a")
                        .build())
                .inMemory()
                .toDot();
        assertThat(dot).contains("label=\"two\\nlines\\\\u0000\\\\u2028 &amp;lt; back\\\\slash \\\\uD83D\"");
    }
}
