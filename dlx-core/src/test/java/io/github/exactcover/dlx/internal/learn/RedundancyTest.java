package io.github.exactcover.dlx.internal.learn;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;
import net.jqwik.api.Example;

/**
 * Option 0 is dropped by a decision. So item 0 needs option 1, which excludes option 2, so item 1 needs option 3. Item 2 needs
 * option 4, whatever is decided. Option 5 is dropped by another decision.
 */
class RedundancyTest {

    private static final int OPTIONS = 8;
    private static final int ITEMS = 5;

    private final Network network = network();
    private final Trail trail = new Trail(OPTIONS);
    private final Watches watches = new Watches(trail, new ItemCounters(network, trail));
    private final ClauseStore clauses = new ClauseStore(trail, watches, 1, 1 << 20);
    private final Explanations explanations = new Explanations(network, trail, clauses);
    private final Origins origins = new Origins(trail, explanations, clauses, 1);
    private final boolean[] inClause = new boolean[OPTIONS];
    private final Redundancy redundancy = new Redundancy(trail, explanations, origins, inClause);

    private static Network network() {
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int[] items : new int[][] {{0}, {0, 4}, {1, 4}, {1}, {2}, {3}, {3}, {3}}) {
            for (int item : items) {
                builder.addCell(item, OptionTable.NO_COLOR);
            }
            builder.endOption();
        }
        OptionTable table = builder.build(4, IntStream.range(0, ITEMS).toArray());
        BitSet all = new BitSet();
        all.set(0, 4);
        return new Network(table, all);
    }

    /** A last option that follows from option 3 and from option 4 by a clause, which was learned from item 3. */
    private void assignAll() {
        trail.assign(Trail.chosen(4), Trail.reason(Trail.LOW, 2));
        origins.settle();
        trail.startLevel();
        trail.assign(Trail.dropped(0), Trail.DECISION);
        trail.assign(Trail.chosen(1), Trail.reason(Trail.LOW, 0));
        trail.assign(Trail.dropped(2), Trail.reason(Trail.PAIR, 1));
        trail.assign(Trail.chosen(3), Trail.reason(Trail.LOW, 1));
        int[] literals = {Trail.dropped(6), Trail.dropped(3), Trail.dropped(4)};
        int clause = clauses.add(literals, 3, 1, new int[] {1 << 3});
        trail.assign(Trail.dropped(6), Trail.reason(Trail.CLAUSE, clause));
        trail.startLevel();
        trail.assign(Trail.dropped(5), Trail.DECISION);
    }

    private void begin(int... options) {
        Arrays.fill(inClause, false);
        for (int option : options) {
            inClause[option] = true;
        }
        origins.start();
        redundancy.start();
    }

    private static BitSet items(int... items) {
        BitSet set = new BitSet();
        IntStream.of(items).forEach(set::set);
        return set;
    }

    @Example
    void whatShowsThatALiteralIsRedundantBecomesPartOfTheOrigins() {
        assignAll();
        begin(0, 1);
        assertThat(redundancy.isRedundant(Trail.dropped(1))).isTrue();
        assertThat(origins.items()).isEqualTo(items(0));
        begin(0, 3);
        assertThat(redundancy.isRedundant(Trail.dropped(3))).isTrue();
        assertThat(origins.items()).as("all the way").isEqualTo(items(0, 1));
        begin(1, 3);
        assertThat(redundancy.isRedundant(Trail.dropped(3))).isTrue();
        assertThat(origins.items()).as("as far as the clause").isEqualTo(items(1));
        begin(0, 6);
        assertThat(redundancy.isRedundant(Trail.chosen(6))).isTrue();
        assertThat(origins.items())
                .as("through a clause, and what needs no decision")
                .isEqualTo(items(0, 1, 2, 3));
        assertThat(explanations.size()).isZero();
    }

    @Example
    void whatAnotherDecisionLedToIsNot() {
        assignAll();
        begin(3, 5);
        assertThat(redundancy.isRedundant(Trail.dropped(3))).isFalse();
        assertThat(redundancy.isRedundant(Trail.chosen(5))).as("a decision").isFalse();
        assertThat(origins.items()).isEqualTo(items());
        assertThat(explanations.size()).isZero();
        // The answers for one clause say nothing of the next one.
        begin(0, 3);
        assertThat(redundancy.isRedundant(Trail.dropped(3))).isTrue();
        begin(3, 5);
        assertThat(redundancy.isRedundant(Trail.dropped(3))).isFalse();
    }
}
