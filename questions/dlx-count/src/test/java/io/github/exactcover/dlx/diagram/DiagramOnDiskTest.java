package io.github.exactcover.dlx.diagram;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.SearchIncompleteException;
import io.github.exactcover.dlx.count.Counting;
import io.github.exactcover.dlx.testing.ClassPath;
import io.github.exactcover.dlx.testing.Families;
import java.io.File;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.ToLongFunction;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.Logger;

/** A diagram on a disk answers as one in memory does, and leaves nothing in its folder. */
class DiagramOnDiskTest {

    /** Files may be as large as a MiB. */
    private static final String WITH_LITTLE_ROOM = "ulimit -f 2048; exec java -Xmx20m";

    @TempDir
    Path folder;

    @AfterEach
    void nothingIsLeft() {
        assertThat(folder).isEmptyDirectory();
    }

    /** They are many times larger than a chunk, and their numbers have one to four ints. */
    @Test
    void itHasTheNodesAndAnswersOfOneInMemory() throws IOException {
        check(Families.queens(10, false));
        check(Families.matchings(14));
        check(Families.dominoes(12, 14));
    }

    private void check(ExactCoverProblem<Integer, Integer> problem) throws IOException {
        SolutionDiagram<Integer> expected = SolutionDiagram.of(problem).inMemory(Counting.FRONTIER);
        SolutionDiagram<Integer> diagram = SolutionDiagram.of(problem).on(folder);
        check(diagram, expected);
        List<Integer> some = expected.get(expected.count().shiftRight(1));
        Set<Integer> require = Set.of(some.get(0), some.get(2));
        Set<Integer> forbid = Set.of(problem.options().get(3));
        check(diagram.restrict(require, forbid), expected.restrict(require, forbid));
        check(diagram.restrict(Set.of(), Set.copyOf(some)), expected.restrict(Set.of(), Set.copyOf(some)));
    }

    private static void check(SolutionDiagram<Integer> diagram, SolutionDiagram<Integer> expected) {
        assertThat(diagram).hasToString(expected.toString());
        assertThat(diagram.occurrences()).isEqualTo(expected.occurrences());
        assertThat(diagram.stream().limit(1_000).toList())
                .isEqualTo(expected.stream().limit(1_000).toList());
        for (int seed = 0; seed < 20; seed++) {
            assertThat(diagram.sample(new Random(seed))).isEqualTo(expected.sample(new Random(seed)));
        }
        for (ToLongFunction<Integer> cost :
                List.<ToLongFunction<Integer>>of(o -> o % 7 - 3, o -> (o % 5 - 2) * (Long.MAX_VALUE >> 8))) {
            assertThat(diagram.cheapest(30, cost)).isEqualTo(expected.cheapest(30, cost));
            assertThat(diagram.dearest(30, cost)).isEqualTo(expected.dearest(30, cost));
        }
    }

    @Test
    void itCanBeSavedAndLoadedIntoMemory(@TempDir Path other) throws IOException {
        SolutionDiagram<Integer> diagram =
                SolutionDiagram.of(Families.queens(9, false)).on(folder);
        diagram.save(other.resolve("queens"));
        SolutionDiagram<Integer> loaded = SolutionDiagram.load(other.resolve("queens"), diagram.options());
        assertThat(loaded.toDot()).isEqualTo(diagram.toDot());
        assertThat(loaded.count()).isEqualTo(352);
    }

    @Test
    void numbersMayHaveManyInts() throws IOException {
        ProblemBuilder<Integer, Integer> builder = ExactCoverProblem.builder();
        for (int item = 0; item < 600; item++) {
            builder.primary(item).option(2 * item, item).option(2 * item + 1, item);
        }
        SolutionDiagram<Integer> diagram = SolutionDiagram.of(builder.build()).on(folder);
        assertThat(diagram.count()).isEqualTo(BigInteger.TWO.pow(600));
        assertThat(diagram.occurrences()).containsOnly(BigInteger.TWO.pow(599));
    }

    @Test
    void severalMayBeBuiltInAFolderAtTheSameTimeAndBeSharedByThreads() throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(4);
        try {
            Callable<BigInteger> building = () -> queens(10).count();
            for (var result : threads.invokeAll(List.of(building, building, building, building))) {
                assertThat(result.get()).isEqualTo(724);
            }
            SolutionDiagram<Integer> shared = queens(10);
            List<BigInteger> expected = shared.occurrences();
            Callable<List<BigInteger>> asking = shared::occurrences;
            for (var result : threads.invokeAll(List.of(asking, asking, asking, asking))) {
                assertThat(result.get()).isEqualTo(expected);
            }
        } finally {
            threads.shutdownNow();
        }
    }

    private SolutionDiagram<Integer> queens(int n) throws IOException {
        return SolutionDiagram.of(Families.queens(n, false)).on(folder);
    }

    @Test
    void aFolderThatDoesNotExistIsRefused() {
        DiagramCompiler<Integer, Integer> compiler = SolutionDiagram.of(Families.matchings(4));
        assertThatThrownBy(() -> compiler.on(folder.resolve("none")))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("there is no such folder; name a folder that exists");
    }

    /** What a listener throws comes out as it is. */
    @Test
    void aRunThatIsCancelledOrFailsLeavesNothing() {
        DiagramCompiler<Integer, Integer> compiler = SolutionDiagram.of(Families.queens(13, false));
        assertThatThrownBy(() -> compiler.timeout(Duration.ofMillis(50)).on(folder))
                .isInstanceOf(SearchIncompleteException.class);
        RuntimeException own = new java.io.UncheckedIOException(new IOException("mine"));
        assertThatThrownBy(() -> compiler.progress(Duration.ofNanos(1), progress -> {
                            throw own;
                        })
                        .on(folder))
                .isSameAs(own);
    }

    /** In a heap of 20 MB, the arcs and nodes of queens 12 do not fit. */
    @Test
    void itCanBeLargerThanTheHeap() throws Exception {
        assertThat(output("exec java -Xmx20m", 12, 1)).contains("SolutionDiagram[14200 solutions, ");
    }

    /** The limit on the size of a file stands for the end of a disk. */
    @Test
    void aFullDiskIsAnError() throws Exception {
        assertThat(output(WITH_LITTLE_ROOM, 12, 1))
                .contains("refused: The folder " + folder + " cannot hold the diagram: File too large; name a folder");
    }

    @Test
    void questionsGiveTheirRoomBack() throws Exception {
        assertThat(output(WITH_LITTLE_ROOM, 8, 300)).contains("SolutionDiagram[92 solutions, ");
    }

    private String output(String command, int queens, int questions) throws Exception {
        assumeTrue(File.separatorChar == '/', "needs a shell");
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String classes = ClassPath.of(DLX.class, SolutionDiagram.class, Families.class, Compiling.class, Logger.class);
        Process process = new ProcessBuilder(
                        "sh",
                        "-c",
                        command.replace("java", java) + " -XX:+UseSerialGC -cp \"$0\" \"$@\"",
                        classes,
                        Compiling.class.getName(),
                        folder.toString(),
                        String.valueOf(queens),
                        String.valueOf(questions))
                .redirectErrorStream(true)
                .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(output).isZero();
        return output;
    }

    /** What the other JVM runs. */
    static final class Compiling {

        private Compiling() {}

        public static void main(String[] arguments) {
            try {
                SolutionDiagram<Integer> diagram = SolutionDiagram.of(
                                Families.queens(Integer.parseInt(arguments[1]), false))
                        .on(Path.of(arguments[0]));
                for (int i = 0; i < Integer.parseInt(arguments[2]); i++) {
                    diagram.occurrences();
                    diagram.cheapest(1, option -> option);
                }
                System.out.println(diagram);
            } catch (IOException e) {
                System.out.println("refused: " + e.getMessage());
            }
        }
    }
}
