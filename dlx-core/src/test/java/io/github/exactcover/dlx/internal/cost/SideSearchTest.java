package io.github.exactcover.dlx.internal.cost;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import io.github.exactcover.dlx.testing.HelperThreads;
import java.util.Objects;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60) // Only for a thread that never catches up.
class SideSearchTest {

    private static final OptionTable TABLE = table();

    /** Long enough to be under way when somebody looks. */
    private static final long WORK = 500_000;

    @AfterEach
    void noThreadIsLeftBehind() {
        assertThat(HelperThreads.alive()).isEmpty();
    }

    private static OptionTable table() {
        Random random = new Random(31);
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int option = 0; option < 400; option++) {
            random.ints(0, 24).distinct().limit(3).forEach(item -> builder.addCell(item, OptionTable.NO_COLOR));
            builder.addCost(50 + random.nextInt(100));
            builder.endOption();
        }
        return builder.build(24, IntStream.range(0, 24).toArray());
    }

    private static SideSearch search(boolean hasThread) {
        return new SideSearch(TABLE, ItemRule.SMALLEST, hasThread, Branch.ROOT);
    }

    private static String allowed(SideSearch search, long work) {
        search.allow(work);
        while (!search.catchUp(10)) {
            assertThat(search.isOver()).isFalse();
        }
        assertThat(search.isAway()).isFalse();
        assertThat(search.work()).isGreaterThanOrEqualTo(work);
        assertThat(search.nodes() % SideSearch.TURN).isZero();
        search.mark();
        Kept best = search.best();
        return search.nodes() + " " + search.updates() + " " + search.work() + " " + search.fraction() + " "
                + search.position() + " " + (best == null ? "" : best.cost());
    }

    /** Where it stands depends on its work and its limits only. */
    @Test
    void aThreadOfItsOwnChangesNothing() {
        SideSearch one = search(false);
        SideSearch other = search(true);
        assertThat(other.catchUp(10)).as("nothing was allowed").isTrue();
        assertThat(other.nodes()).isZero();
        assertThat(HelperThreads.alive()).isEmpty();
        for (long work = 1; work <= WORK; work *= 10) {
            assertThat(allowed(other, work)).isEqualTo(allowed(one, work));
        }
        assertThat(HelperThreads.alive()).hasSize(1);
        long cost = Objects.requireNonNull(one.best()).cost();
        for (SideSearch each : new SideSearch[] {one, other}) {
            each.limit(cost - 10);
        }
        assertThat(allowed(other, WORK + WORK / 2)).isEqualTo(allowed(one, WORK + WORK / 2));
        other.close();
        one.close();
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void itHasNotCaughtUpBeforeItsWorkIsDone(boolean hasThread) {
        SideSearch search = search(hasThread);
        search.allow(WORK);
        boolean isDone = search.catchUp(10);
        while (!isDone) {
            assertThat(search.isAway()).isEqualTo(hasThread);
            isDone = search.catchUp(10);
        }
        assertThat(search.isAway()).isFalse();
        assertThat(search.work()).isGreaterThanOrEqualTo(WORK);
        search.close();
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void itIsOverWhenAllWasSeen(boolean hasThread) {
        SideSearch search = search(hasThread);
        search.limit(200);
        search.allow(Long.MAX_VALUE);
        while (!search.catchUp(1_000)) {
            assertThat(search.best()).isNull();
        }
        assertThat(search.isOver()).isTrue();
        assertThat(search.best()).isNull();
        assertThat(search.fraction()).isEqualTo(1);
        search.close();
    }
}
