package io.github.exactcover.dlx.internal.project;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.exactcover.dlx.internal.count.CountingMethod;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.View;
import io.github.exactcover.dlx.testing.Rows;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What a race does when its diagram has no room, or fails otherwise. */
class ProjectionRaceTest {

    /** A list that takes long enough for the diagram to begin, and then comes to five. */
    private static final class Listing implements Machine {

        private long nodes;

        @Override
        public Step run(long budget) {
            nodes += budget;
            return nodes < 10_000_000 ? Step.PAUSED : Step.EXHAUSTED;
        }

        @Override
        public BigInteger count() {
            return BigInteger.valueOf(nodes < 10_000_000 ? 0 : 5);
        }

        @Override
        public long nodes() {
            return nodes;
        }

        @Override
        public double fraction() {
            return 0;
        }
    }

    private static void checkListed(OptionTable table, long memory) {
        List<String> reasons = new ArrayList<>();
        BitSet wanted = new BitSet();
        wanted.set(0, table.optionCount());
        ProjectionRace race = new ProjectionRace(View.same(table), new Listing(), wanted, memory, reasons::add);
        while (race.run(100_000) != Step.EXHAUSTED) {
            assertThat(race.isFinished()).isFalse();
        }
        assertThat(race.count()).isEqualTo(5);
        assertThat(race.costs().method()).isEqualTo(CountingMethod.SEARCH);
        assertThat(reasons).singleElement().asString().contains("has no room");
    }

    @Test
    void whereTheNodesOfTheDiagramHaveNoRoomTheListGoesOn() {
        Rows rows = new Rows();
        for (int item = 0; item < 40; item++) {
            rows.add(item).add(item, (item + 7) % 40).add(item, (item + 1) % 40);
        }
        checkListed(rows.table(40), 1_000);
    }

    @Test
    void whereTheFrontierHasNoRoomTheListGoesOn() {
        Random random = new Random(1);
        Rows rows = new Rows();
        for (int option = 0; option < 100_000; option++) {
            rows.add(random.ints(2, 0, 4_000).distinct().toArray());
        }
        checkListed(rows.table(4_000), 1 << 28);
    }

    /** Here it was not asked whether what matters can be decided first. */
    @Test
    void anyOtherFailureComesOut() {
        OptionTable table = new Rows().add(0).add(0).add(0).table(1);
        BitSet wanted = new BitSet();
        wanted.set(1);
        assertThat(ProjectionRace.canRun(View.same(table), wanted)).isFalse();
        List<String> reasons = new ArrayList<>();
        ProjectionRace race = new ProjectionRace(View.same(table), new Listing(), wanted, 1 << 28, reasons::add);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> {
                    while (race.run(100_000) != Step.EXHAUSTED) {
                        assertThat(race.isFinished()).isFalse();
                    }
                })
                .withMessageContaining("have no item that no others have");
        assertThat(reasons).isEmpty();
    }
}
