package io.github.exactcover.dlx.internal.parallel;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.SearchEngine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.search.links.DancingLinks;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What more threads than this machine has processors would give: the engines work in turns, each a slice at a time, and
 * give work away as {@link Helper} does. Time is counted in nodes, so the outcome is the same everywhere.
 */
class SimulatedThreadsTest {

    /**
     * The nodes of a slice. A real one takes two milliseconds, so a search of some thousand slices, as here, takes some
     * ten seconds on one thread.
     */
    private static final int SLICE = 50;

    /** Going to another branch costs as much as some nodes. */
    private static final int RESTART = 5;

    private final List<SearchEngine> engines = new ArrayList<>();
    private final Deque<Branch> untaken = new ArrayDeque<>();

    @ParameterizedTest
    @CsvSource({"2, false, 1.9", "8, false, 7", "64, false, 40", "2, true, 1.9", "64, true, 40"})
    void workIsShared(int threads, boolean heavyFirst, double floor) {
        OptionTable table = queens(12, heavyFirst);
        SearchEngine alone = new DancingLinks(table, ItemRule.SMALLEST, true, Branch.ROOT);
        alone.run(SearchEngine.UNLIMITED);

        long time = simulate(table, threads);

        assertThat(engines.stream().mapToLong(SearchEngine::solutions).sum()).isEqualTo(alone.solutions());
        assertThat(engines.stream().mapToLong(SearchEngine::nodes).sum()).isEqualTo(alone.nodes());
        double speedup = (double) alone.nodes() / time;
        System.out.printf(
                "%d threads%s: %.1f times as fast%n", threads, heavyFirst ? ", heavy first branch" : "", speedup);
        assertThat(speedup).isGreaterThan(floor).isLessThanOrEqualTo(threads);
    }

    /** Returns how many nodes one after the other the search takes. */
    private long simulate(OptionTable table, int threads) {
        untaken.add(Branch.ROOT);
        long[] restarting = new long[threads];
        boolean[] busy = new boolean[threads];
        for (int i = 0; i < threads; i++) {
            engines.add(new DancingLinks(table, ItemRule.SMALLEST, true, Branch.NONE));
        }
        long rounds = 0;
        boolean anyBusy;
        do {
            anyBusy = false;
            int hungry = -untaken.size();
            for (int i = 0; i < threads; i++) {
                if (!busy[i] && !untaken.isEmpty()) {
                    engines.get(i).restart(untaken.pop());
                    restarting[i] = RESTART;
                    busy[i] = true;
                }
                hungry += busy[i] ? 0 : 1;
            }
            for (int i = 0; i < threads; i++) {
                if (busy[i]) {
                    anyBusy = true;
                    SearchEngine engine = engines.get(i);
                    busy[i] = engine.run(SLICE - restarting[i]) != Step.EXHAUSTED;
                    restarting[i] = 0;
                    Optional<Branch> given = hungry > 0 ? engine.split() : Optional.empty();
                    given.ifPresent(untaken::add);
                    hungry -= given.isPresent() ? 1 : 0;
                }
            }
            rounds++;
        } while (anyBusy);
        return (rounds - 1) * SLICE;
    }

    private static OptionTable queens(int n, boolean heavyFirst) {
        OptionTableBuilder builder = new OptionTableBuilder();
        int gate = 0;
        int diagonals = 2 * n - 1;
        int primaryCount = 2 * n + 1;
        if (heavyFirst) {
            builder.addCell(gate, OptionTable.NO_COLOR);
            builder.endOption();
        }
        IntStream.range(0, primaryCount).forEach(item -> builder.addCell(item, OptionTable.NO_COLOR));
        builder.endOption();
        if (!heavyFirst) {
            builder.addCell(gate, OptionTable.NO_COLOR);
            builder.endOption();
        }
        for (int rank = 0; rank < n; rank++) {
            for (int file = 0; file < n; file++) {
                builder.addCell(1 + rank, OptionTable.NO_COLOR);
                builder.addCell(1 + n + file, OptionTable.NO_COLOR);
                builder.addCell(primaryCount + rank + file, OptionTable.NO_COLOR);
                builder.addCell(primaryCount + diagonals + rank - file + n - 1, OptionTable.NO_COLOR);
                builder.endOption();
            }
        }
        return builder.build(
                primaryCount, IntStream.range(0, primaryCount + 2 * diagonals).toArray());
    }
}
