package io.github.exactcover.dlx.internal.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.exactcover.dlx.internal.run.Searches;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.testing.CheckedRun;
import io.github.exactcover.dlx.testing.LargerProblem;
import io.github.exactcover.dlx.testing.OneThread;
import io.github.exactcover.dlx.testing.Rows;
import io.github.exactcover.dlx.testing.SmallProblem;
import io.github.exactcover.dlx.testing.SmallProblems;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;

/** What a count says before its end is never too much, also where the last of some parts has no solution. */
class CountingMachineTest {

    @Provide
    Arbitrary<SmallProblem> problems() {
        return SmallProblem.any();
    }

    @Property(tries = 1_000, seed = "20261312")
    void noSolutionIsClaimedBeforeItIsKnown(
            @ForAll("problems") SmallProblem one,
            @ForAll("problems") SmallProblem other,
            @ForAll CountingMethod method) {
        OptionTable table = SmallProblems.sideBySide(one, other).table();
        BigInteger all = BigInteger.valueOf(
                (long) one.solutions().size() * other.solutions().size());
        CountingMachine machine = new CountingMachine(table, new OneThread(), method, 1 << 16);
        CheckedRun.finish(machine, 1);
        assertThat(machine.count()).isEqualTo(all);
    }

    /** Runs a machine that should not need many nodes, however large its table is. */
    private static CountingMachine run(OptionTable table, CountingMethod method) {
        CountingMachine machine = new CountingMachine(table, new OneThread(), method, 1 << 28);
        Step step = Step.PAUSED;
        while (step == Step.PAUSED && machine.nodes() < 1_000_000) {
            step = machine.run(1_000);
        }
        assertThat(step).isEqualTo(Step.EXHAUSTED);
        return machine;
    }

    /** Dominoes on a strip of two rows: as many as a Fibonacci number. */
    @Test
    void aStripMayBeLong() {
        int length = 7_000;
        Rows rows = new Rows();
        BigInteger before = BigInteger.ONE;
        BigInteger expected = BigInteger.ONE;
        for (int column = 0; column < 2 * length; column += 2) {
            rows.add(column, column + 1);
            if (column > 0) {
                rows.add(column - 2, column).add(column - 1, column + 1);
                BigInteger next = expected.add(before);
                before = expected;
                expected = next;
            }
        }
        OptionTable table = rows.table(2 * length);
        assertThat(run(table, CountingMethod.AUTO).count()).isEqualTo(expected);
        assertThat(run(table, CountingMethod.FRONTIER).count()).isEqualTo(expected);
    }

    /** The items of a part are far apart in the table. */
    @Test
    void thereMayBeManyPartsAndEachIsCounted() {
        int parts = 6_000;
        Rows rows = new Rows();
        for (int part = 0; part < parts; part++) {
            rows.add(part).add(part, parts + part).add(part, parts + part).add(parts + part);
        }
        OptionTable table = rows.table(2 * parts);
        for (CountingMethod method : CountingMethod.values()) {
            CountingMachine machine = run(table, method);
            assertThat(machine.count()).isEqualTo(BigInteger.valueOf(3).pow(parts));
            assertThat(machine.costs().parts()).isEqualTo(parts);
        }
    }

    /** Random pairs of items: no order of them is narrow. */
    private static OptionTable wide() {
        int items = 4_000;
        Random random = new Random(1);
        Rows rows = new Rows();
        for (int option = 0; option < 100_000; option++) {
            rows.add(random.ints(2, 0, items).distinct().sorted().toArray());
        }
        return rows.table(items);
    }

    @Test
    void whereTheFrontierHasNoRoomTheSearchGoesOnAloneAndSaysSo() {
        List<String> reasons = new ArrayList<>();
        Searches searches = new CountedSearches(1_000_000) {
            @Override
            public void tell(String reason) {
                reasons.add(reason);
            }
        };
        CountingMachine machine = new CountingMachine(wide(), searches, CountingMethod.AUTO, 1 << 28);
        while (machine.run(1_000) != Step.EXHAUSTED) {
            // The search ends after a million nodes.
        }
        assertThat(machine.costs().method()).isEqualTo(CountingMethod.SEARCH);
        assertThat(reasons)
                .singleElement(InstanceOfAssertFactories.STRING)
                .matches("The frontier of this problem needs \\d+ bytes to begin with, and may take 64000000;"
                        + " the solutions are counted by search");
    }

    @Test
    void theFrontierMayTakeAPartOfTheMemory() {
        OptionTable table = wide();
        CountingMachine little = new CountingMachine(table, new OneThread(), CountingMethod.FRONTIER, 1 << 28);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> little.run(1))
                .withMessageStartingWith("The frontier of this problem needs ")
                .withMessageEndingWith("; allow more with maxMemory, or count it with AUTO or SEARCH");
        try (CountingMachine much = new CountingMachine(table, new OneThread(), CountingMethod.FRONTIER, 1 << 30)) {
            assertThat(much.run(1)).isEqualTo(Step.PAUSED);
        }
    }

    @Test
    void aNumberThatIsTooLargeForALongIsTheLargest() {
        BigInteger largest = BigInteger.valueOf(Long.MAX_VALUE);
        assertThat(Machine.saturated(largest)).isEqualTo(Long.MAX_VALUE);
        assertThat(Machine.saturated(largest.add(BigInteger.ONE))).isEqualTo(Long.MAX_VALUE);
    }

    /** Searches that visit nodes and find nothing. */
    private static class CountedSearches implements Searches {

        private final List<FakeSearch> made = new ArrayList<>();
        private final long nodes;

        /** Each ends after this many nodes, and says until then that a fifth is done. */
        CountedSearches(long nodes) {
            this.nodes = nodes;
        }

        @Override
        public Machine single(OptionTable table) {
            FakeSearch search = new FakeSearch(nodes);
            made.add(search);
            return search;
        }

        @Override
        public Machine parallel(OptionTable table) {
            return single(table);
        }

        @Override
        public int threads() {
            return 2;
        }
    }

    private static final class FakeSearch implements Machine {

        private final long end;
        private long nodes;
        private boolean closed;

        FakeSearch(long end) {
            this.end = end;
        }

        @Override
        public Step run(long budget) {
            nodes = Math.min(end, nodes + budget);
            return nodes == end ? Step.EXHAUSTED : Step.PAUSED;
        }

        /** One, or no other part would be counted. */
        @Override
        public BigInteger count() {
            return BigInteger.ONE;
        }

        @Override
        public long nodes() {
            return nodes;
        }

        @Override
        public double fraction() {
            return nodes == end ? 1 : 0.2;
        }

        @Override
        public void close() {
            closed = true;
        }
    }

    /** Runs a machine until this many searches have begun, and closes it. */
    private static void checkClosed(Machine machine, CountedSearches searches, int begun) {
        while (searches.made.size() < begun) {
            assertThat(machine.run(600)).isEqualTo(Step.PAUSED);
        }
        machine.run(1);
        machine.close();
        assertThat(searches.made).hasSizeGreaterThanOrEqualTo(begun).allMatch(search -> search.closed);
    }

    @Test
    void closingReachesTheFirstSearch() {
        CountedSearches searches = new CountedSearches(1_000);
        OptionTable table = LargerProblem.langford(12);
        checkClosed(new CountingMachine(table, searches, CountingMethod.AUTO, 1 << 20), searches, 1);
    }

    /** That of the whole table never runs, that of the first part is done, and that of the second is under way. */
    @Test
    void closingReachesTheSearchOfEachPart() {
        CountedSearches searches = new CountedSearches(1_000);
        OptionTable table = new Rows().add(0).add(1).table(2);
        checkClosed(new CountingMachine(table, searches, CountingMethod.SEARCH, 1 << 20), searches, 3);
    }

    /** The search has won against the layers, and begins again. */
    @Test
    void closingReachesTheSearchOnSeveralThreads() {
        CountedSearches searches = new CountedSearches(1_000_000);
        OptionTable table = LargerProblem.langford(12);
        checkClosed(new CountingMachine(table, searches, CountingMethod.AUTO, 1 << 20), searches, 2);
    }

    /** Of what the first option of the hub leaves: the search of the whole, and of each of two parts. */
    @Test
    void closingReachesTheSearchesBelowAHub() {
        CountedSearches searches = new CountedSearches(1_000_000);
        OptionTable table =
                new Rows().add(0, 1, 2).add(0).add(1).add(1).add(2).add(2).table(3);
        checkClosed(new HubMachine(table, 0, searches, 1 << 20), searches, 2);
    }
}
