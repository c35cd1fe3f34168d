package io.github.exactcover.dlx.internal.count;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.testing.CheckedRun;
import io.github.exactcover.dlx.testing.FailedProblems;
import io.github.exactcover.dlx.testing.OneThread;
import io.github.exactcover.dlx.testing.Rows;
import io.github.exactcover.dlx.testing.SmallProblem;
import io.github.exactcover.dlx.testing.SmallProblems;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

/** The options of any item can be tried one by one; which item is the hub only decides how long that takes. */
class HubMachineTest {

    private static final long BYTES = 1 << 16;

    @Provide
    Arbitrary<SmallProblem> problems() {
        return SmallProblem.arbitrary();
    }

    @Property(tries = 2_000, seed = "20262411")
    void whateverTheHubAllSolutionsAreCounted(
            @ForAll("problems") SmallProblem one, @ForAll("problems") SmallProblem other) {
        SmallProblem both = SmallProblems.sideBySide(one, other);
        OptionTable table = both.table();
        long solutions = (long) one.solutions().size() * other.solutions().size();
        FailedProblems.keeping("count-by-hub", both, () -> {
            for (int hub = 0; hub < table.primaryCount() && !table.isBounded(); hub++) {
                if (!TableParts.optionsOf(table, hub).isEmpty()) {
                    HubMachine machine = new HubMachine(table, hub, new OneThread(), BYTES);
                    CheckedRun.finish(machine, 3);
                    assertThat(machine.count()).isEqualTo(solutions);
                }
            }
        });
    }

    /**
     * Two rings of items, each of which shares an option with the next. The last item is in two options with one of
     * each.
     */
    private static OptionTable rings(int size) {
        Rows rows = new Rows();
        for (int item = 0; item < size; item++) {
            rows.add(item, (item + 1) % size);
            rows.add(item + size, (item + 1) % size + size);
        }
        rows.add(0, size, 2 * size);
        rows.add(1, size + 1, 2 * size);
        return rows.table(2 * size + 1);
    }

    @Test
    void theHubIsTheItemThatHoldsThePartsTogether() {
        assertThat(HubMachine.hub(rings(10), 1e9)).isEqualTo(20);
    }

    @Test
    void withoutAHubThereIsNone() {
        Rows ring = new Rows();
        IntStream.range(0, 10).forEach(item -> ring.add(item, (item + 1) % 10));
        assertThat(HubMachine.hub(ring.table(10), 1e9)).isNegative();
    }

    @Test
    void whereASearchEndsSoonNoHubIsLookedFor() {
        assertThat(HubMachine.hub(rings(10), 100)).isNegative();
    }

    @Test
    void costsSayHowOftenTheTableFellApart() {
        OptionTable table = rings(11);
        HubMachine machine = new HubMachine(table, 22, new OneThread(), BYTES);
        CheckedRun.finish(machine, 1);
        assertThat(machine.count()).isEqualTo(2);
        assertThat(machine.costs().splits()).isEqualTo(2);
        assertThat(machine.costs().method()).isEqualTo(CountingMethod.SEARCH);
    }
}
