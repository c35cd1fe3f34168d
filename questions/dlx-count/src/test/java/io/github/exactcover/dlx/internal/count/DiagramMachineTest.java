package io.github.exactcover.dlx.internal.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.internal.count.diagram.Diagram;
import io.github.exactcover.dlx.internal.count.disk.DiskSpace;
import io.github.exactcover.dlx.internal.race.Race;
import io.github.exactcover.dlx.internal.search.Finder;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import io.github.exactcover.dlx.internal.table.View;
import io.github.exactcover.dlx.testing.CheckedRun;
import io.github.exactcover.dlx.testing.LargerProblem;
import io.github.exactcover.dlx.testing.OneThread;
import io.github.exactcover.dlx.testing.SmallProblem;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where layers would need gigabytes, for the frontier is wide and there are many options. */
class DiagramMachineTest {

    private static final long BYTES = 1 << 28;

    private static final int ITEMS = 4_000;

    /**
     * Random pairs of items, each of which needs a tool of which there is one, and each item alone. The last item is
     * covered in two ways, and both need the tool.
     */
    private static View pairs() {
        Random random = new Random(20262207);
        OptionTableBuilder builder = new OptionTableBuilder();
        int last = ITEMS;
        int tool = ITEMS + 1;
        for (int pair = 0; pair < 100_000; pair++) {
            int one = random.nextInt(ITEMS);
            addOption(builder, one, (one + 1 + random.nextInt(ITEMS - 1)) % ITEMS, tool);
        }
        for (int item = 0; item < ITEMS; item++) {
            addOption(builder, item);
        }
        addOption(builder, last, tool);
        addOption(builder, last, tool);
        return View.same(builder.build(ITEMS + 1, IntStream.range(0, ITEMS + 2).toArray()));
    }

    private static void addOption(OptionTableBuilder builder, int... items) {
        for (int item : items) {
            builder.addCell(item, OptionTable.NO_COLOR);
        }
        builder.endOption();
    }

    @Test
    void whatIsTooWideForLayersIsSearched() {
        View pairs = pairs();
        List<String> reasons = new ArrayList<>();
        DiagramMachine machine =
                new DiagramMachine(pairs, OneThread::showing, CountingMethod.AUTO, BYTES, null, null, reasons::add);
        machine.run(1);
        assertThat(machine.machine()).extracting(Race::current).isInstanceOf(SearchCompiler.class);
        CheckedRun.finish(machine, 1_000);
        assertThat(solutions(machine.diagram())).isEqualTo(2);
        assertThat(reasons)
                .singleElement(InstanceOfAssertFactories.STRING)
                .matches("The frontier of this problem needs \\d+ bytes to begin with, and may take 64000000;"
                        + " its solutions are found by search");
    }

    private static long solutions(Diagram diagram) {
        long[] counts = new long[diagram.nodeCount()];
        counts[Diagram.UNIT] = 1;
        for (int node = Diagram.UNIT + 1; node < counts.length; node++) {
            long high = counts[diagram.high(node)];
            long low = counts[diagram.low(node)];
            counts[node] = diagram.isAnd(node) ? high * low : high + low;
        }
        return counts[diagram.root()];
    }

    @Provide
    Arbitrary<SmallProblem> problems() {
        return SmallProblem.any();
    }

    /** Also if there is no solution, and if the layers had no room. */
    @Property(tries = 2_000, seed = "20262311")
    void allNodesAreBelowTheRoot(
            @ForAll("problems") SmallProblem problem,
            @ForAll CountingMethod method,
            @ForAll @IntRange(min = 11, max = 20) int logOfBytes) {
        DiagramMachine machine = new DiagramMachine(
                View.same(problem.table()), OneThread::showing, method, 1 << logOfBytes, null, null, reason -> {});
        try {
            CheckedRun.finish(machine, 10);
        } catch (IllegalStateException e) {
            assertThat(logOfBytes).as(e.getMessage()).isLessThan(16);
            return;
        }
        checkNodes(machine.diagram());
    }

    /** It finds two solutions that are none, with an option twice, and then nothing more. */
    private static final class LosingSearch implements Finder {

        private int runs;
        private long nodes;

        @Override
        public Step run(long budget) {
            nodes += budget;
            return ++runs <= 2 ? Step.SOLUTION : Step.PAUSED;
        }

        @Override
        public int[] solution() {
            return new int[] {runs, 0, 0};
        }

        @Override
        public long solutions() {
            return 1;
        }

        @Override
        public long nodes() {
            return nodes;
        }

        @Override
        public double fraction() {
            return Double.MIN_NORMAL;
        }
    }

    @Test
    void nodesOfASearchThatLostAreDropped() {
        View langford = View.same(LargerProblem.langford(11));
        List<LosingSearch> begun = new ArrayList<>();
        DiagramMachine machine = new DiagramMachine(
                langford,
                part -> {
                    begun.add(new LosingSearch());
                    return begun.get(0);
                },
                CountingMethod.AUTO,
                BYTES,
                null,
                null,
                reason -> {});
        CheckedRun.finish(machine, 1_000_000);
        assertThat(begun).hasSize(1);
        assertThat(solutions(machine.diagram())).isEqualTo(35_584);
        checkNodes(machine.diagram());
    }

    private static void checkNodes(Diagram diagram) {
        boolean[] isBelow = new boolean[diagram.nodeCount()];
        isBelow[diagram.root()] = true;
        for (int node = diagram.root(); node > Diagram.UNIT; node--) {
            assertThat(isBelow[node]).isTrue();
            isBelow[diagram.high(node)] = true;
            isBelow[diagram.low(node)] = true;
        }
        assertThat(diagram.nodeCount()).isEqualTo(Math.max(2, diagram.root() + 1));
    }

    @Test
    void layersSayWhatIsTooWideForThem() {
        View pairs = pairs();
        DiagramMachine machine =
                new DiagramMachine(pairs, OneThread::showing, CountingMethod.FRONTIER, BYTES, null, null, reason -> {});
        assertThatThrownBy(() -> machine.run(1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("The frontier of this problem needs ")
                .hasMessageEndingWith("; allow more with maxMemory, or compile it with AUTO or SEARCH");
    }

    @Test
    void onADiskThereAreLayersOnly(@TempDir Path folder) throws IOException {
        DiagramMachine machine = new DiagramMachine(
                pairs(), OneThread::showing, CountingMethod.AUTO, BYTES, new DiskSpace(folder), null, reason -> {});
        assertThatThrownBy(() -> machine.run(1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageEndingWith("; allow more with maxMemory, or compile it in memory");
    }
}
