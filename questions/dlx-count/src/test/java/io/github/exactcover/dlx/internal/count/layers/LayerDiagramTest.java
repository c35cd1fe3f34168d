package io.github.exactcover.dlx.internal.count.layers;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.count.diagram.Diagram;
import io.github.exactcover.dlx.internal.count.diagram.DiagramBuilder;
import io.github.exactcover.dlx.internal.count.disk.DiskSpace;
import io.github.exactcover.dlx.internal.count.frontier.Frontier;
import io.github.exactcover.dlx.internal.count.frontier.ItemSequence;
import io.github.exactcover.dlx.internal.count.memo.WalkMachine;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import io.github.exactcover.dlx.testing.CheckedRun;
import io.github.exactcover.dlx.testing.FailedProblems;
import io.github.exactcover.dlx.testing.LargerProblem;
import io.github.exactcover.dlx.testing.Shuffled;
import io.github.exactcover.dlx.testing.SmallProblem;
import io.github.exactcover.dlx.testing.SmallProblems;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A diagram made by layers is the one that a walk along the same frontier makes, node by node. */
class LayerDiagramTest {

    private static final long PLENTY = 1 << 26;

    @Provide
    Arbitrary<SmallProblem> problems() {
        return SmallProblem.any();
    }

    @Property(tries = 1_500, seed = "20262205")
    void layersMakeTheDiagramOfAWalk(
            @ForAll("problems") SmallProblem one,
            @ForAll("problems") SmallProblem other,
            @ForAll @IntRange(min = 1, max = 50) int budget,
            @ForAll Random random) {
        SmallProblem both = SmallProblems.sideBySide(one, other);
        FailedProblems.keeping(
                "diagram-by-layers", both, () -> check(both.table(), shuffled(both.table(), random), PLENTY, budget));
    }

    @Property(tries = 700, seed = "20262206")
    void withLittleMemoryAWalkMakesIt(
            @ForAll("problems") SmallProblem one,
            @ForAll("problems") SmallProblem other,
            @ForAll @LongRange(min = 0, max = 3_000) long bytes,
            @ForAll Random random) {
        SmallProblem both = SmallProblems.sideBySide(one, other);
        FailedProblems.keeping(
                "diagram-by-layers-in-parts",
                both,
                () -> check(both.table(), shuffled(both.table(), random), bytes, 7));
    }

    /** Where there is a disk, no walk is needed. */
    @Property(tries = 700, seed = "20262207")
    void withADiskLayersNeedLittleMemory(
            @ForAll("problems") SmallProblem one,
            @ForAll("problems") SmallProblem other,
            @ForAll @LongRange(min = 0, max = 3_000) long bytes,
            @ForAll @IntRange(min = 1, max = 50) int budget,
            @ForAll Random random)
            throws IOException {
        SmallProblem both = SmallProblems.sideBySide(one, other);
        Path folder = Files.createTempDirectory("states");
        DiskSpace disk = new DiskSpace(folder);
        FailedProblems.keeping(
                "diagram-by-layers-on-disk",
                both,
                () -> checkOnDisk(both.table(), shuffled(both.table(), random), bytes, budget, disk));
        Files.delete(folder); // It is empty.
    }

    /** ProblemTable may grow a little beyond the limit before it is looked at. */
    @Test
    void layersCanBeManyTimesLargerThanMemory(@TempDir Path folder) throws IOException {
        for (OptionTable table : List.of(LargerProblem.QUEENS_10.table(), LargerProblem.langford(8), choices(3, 70))) {
            ItemSequence sequence = ItemSequence.of(table);
            long inMemory = checkOnDisk(table, sequence, PLENTY, 1_000, new DiskSpace(folder));
            for (long bytes : new long[] {6_000, 20_000}) {
                long peak = checkOnDisk(table, sequence, bytes, 1_000, new DiskSpace(folder));
                assertThat(peak).isBetween(bytes, 2 * bytes).isLessThan(inMemory / 3);
            }
        }
    }

    /** Each of some people chooses something else, of things that all can have. The keys have a bit for each thing. */
    private static OptionTable choices(int people, int things) {
        OptionTableBuilder choices = new OptionTableBuilder();
        for (int person = 0; person < people; person++) {
            for (int thing = 0; thing < things; thing++) {
                choices.addCell(person, OptionTable.NO_COLOR);
                choices.addCell(people + thing, OptionTable.NO_COLOR);
                choices.endOption();
            }
        }
        OptionTable table =
                choices.build(people, IntStream.range(0, people + things).toArray());
        assertThat(new Frontier(table, ItemSequence.of(table).order()).words).isEqualTo(2);
        return table;
    }

    @Test
    void diagramsOfSeveralThousandNodesAreThoseOfAWalk() {
        for (LargerProblem problem : List.of(LargerProblem.QUEENS_10, LargerProblem.LANGFORD_8)) {
            OptionTable table = problem.table();
            check(table, ItemSequence.of(table), PLENTY, 1_000);
            check(table, ItemSequence.of(table), 100_000, 1_000);
        }
    }

    /** A count would merge states here when a layer has no room, but a diagram has the solutions of each. */
    @Test
    void symmetryDoesNotMatter() {
        int vertices = 14;
        OptionTableBuilder pairs = new OptionTableBuilder();
        for (int one = 0; one < vertices; one++) {
            for (int other = one + 1; other < vertices; other++) {
                pairs.addCell(one, OptionTable.NO_COLOR);
                pairs.addCell(other, OptionTable.NO_COLOR);
                pairs.endOption();
            }
        }
        OptionTable table = pairs.build(vertices, IntStream.range(0, vertices).toArray());
        for (int states = 2_000; states < 60_000; states *= 2) {
            check(table, ItemSequence.of(table), Integer.BYTES * DiskSpace.CHUNK + states, 1_000);
        }
    }

    private static void check(OptionTable table, ItemSequence sequence, long bytes, int budget) {
        checkOnDisk(table, sequence, bytes, budget, null);
    }

    /** Returns the most memory that the layers took. */
    private static long checkOnDisk(
            OptionTable table, ItemSequence sequence, long bytes, int budget, @Nullable DiskSpace disk) {
        DiagramBuilder builder = new DiagramBuilder(PLENTY, null);
        WalkMachine walk = walk(table, sequence, builder);
        CheckedRun.finish(walk, Machine.UNLIMITED);
        DiagramBuilder own = new DiagramBuilder(PLENTY, disk);
        LayerMachine layers = LayerMachine.compiling(table, sequence, bytes, own, option -> option);
        CheckedRun.finish(layers, budget);
        Diagram diagram = own.build(layers.root());
        assertThat(copied(diagram, builder)).isEqualTo(walk.root());
        assertThat(diagram.nodeCount()).isEqualTo(builder.build(walk.root()).nodeCount());
        return layers.bytes();
    }

    private static ItemSequence shuffled(OptionTable table, Random random) {
        return ItemSequence.of(table, Shuffled.array(table.primaryCount(), random));
    }

    private static WalkMachine walk(OptionTable table, ItemSequence sequence, DiagramBuilder builder) {
        Frontier frontier = new Frontier(table, sequence.order());
        return WalkMachine.compiling(frontier, PLENTY, builder, frontier.options);
    }

    /**
     * The node of another builder for the same solutions. Builders have each node once, so equal sets have equal nodes.
     */
    private static int copied(Diagram diagram, DiagramBuilder builder) {
        int[] copies = new int[diagram.nodeCount()];
        copies[Diagram.UNIT] = Diagram.UNIT;
        for (int node = Diagram.UNIT + 1; node < copies.length; node++) {
            copies[node] =
                    builder.decision(diagram.option(node), copies[diagram.high(node)], copies[diagram.low(node)]);
        }
        return copies[diagram.root()];
    }
}
