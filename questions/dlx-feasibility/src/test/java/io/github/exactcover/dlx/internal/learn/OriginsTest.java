package io.github.exactcover.dlx.internal.learn;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import io.github.exactcover.dlx.internal.table.View;
import java.util.BitSet;
import java.util.stream.IntStream;
import net.jqwik.api.Example;

/** Items are numbered so that they need several words: the demands of 5, 40 and 70 lead to something. */
class OriginsTest {

    private static final int ITEMS = 80;
    private static final int OPTIONS = 12;

    private final View view = View.same(table());
    private final Network network = new Network(view.table());
    private final Trail trail = new Trail(OPTIONS);
    private final Watches watches = new Watches(trail, new ItemCounters(network, trail));
    private final ClauseStore clauses = new ClauseStore(trail, watches, Origins.words(ITEMS, 1 << 20), 1 << 20);
    private final Explanations explanations = new Explanations(network, trail, clauses);
    private final Origins origins = new Origins(view, trail, explanations, clauses, Origins.words(ITEMS, 1 << 20));

    /** Option 0 is the only one of item 5; options 0 to 3 have item 40, and options 4 and 5 have item 70. */
    private static OptionTable table() {
        OptionTableBuilder builder = new OptionTableBuilder();
        int[][] items = {{5, 40}, {40}, {40}, {40}, {70}, {70}, {1}, {1}, {2}, {2}, {3}, {3}};
        for (int[] option : items) {
            for (int item : option) {
                builder.addCell(item, OptionTable.NO_COLOR);
            }
            builder.endOption();
        }
        return builder.build(ITEMS, IntStream.range(0, ITEMS).toArray());
    }

    private static int[] origins(int... items) {
        int[] words = new int[Origins.words(ITEMS, 1 << 20)];
        for (int item : items) {
            words[item / 32] |= 1 << (item % 32);
        }
        return words;
    }

    private BitSet originsOf(int... options) {
        origins.start();
        for (int option : options) {
            origins.addRoot(option);
        }
        return origins.items();
    }

    private static BitSet items(int... items) {
        BitSet set = new BitSet();
        IntStream.of(items).forEach(set::set);
        return set;
    }

    /** Item 5 needs option 0, which excludes 1 and 2; a clause then chooses 4, because 1 is dropped. */
    @Example
    void whatFollowsHasTheOriginsOfAllReasons() {
        int clause = clauses.add(new int[] {Trail.chosen(4), Trail.chosen(1)}, 2, 0, origins(70));
        trail.assign(Trail.chosen(0), Trail.reason(Trail.LOW, 5));
        trail.assign(Trail.dropped(1), Trail.reason(Trail.PAIR, 0));
        trail.assign(Trail.chosen(4), Trail.reason(Trail.CLAUSE, clause));
        origins.settle();
        trail.assign(Trail.dropped(5), Trail.reason(Trail.PAIR, 4));
        trail.assign(Trail.dropped(2), Trail.reason(Trail.HIGH, 40));
        origins.settle();

        assertThat(originsOf(0)).isEqualTo(items(5));
        assertThat(originsOf(1)).isEqualTo(items(5));
        assertThat(originsOf(4)).isEqualTo(items(5, 70));
        assertThat(originsOf(5)).isEqualTo(items(5, 70));
        // A limit needs no note, but what has reached it does.
        assertThat(originsOf(2)).isEqualTo(items(5));
        assertThat(originsOf(3)).as("still open").isEqualTo(items());
        assertThat(originsOf(5, 1)).isEqualTo(items(5, 70));
        for (int option : new int[] {0, 1, 2, 4, 5}) {
            assertThat(trail.reasons[option]).isEqualTo(Trail.DECISION);
        }
    }

    /** The clause that was learned has a single literal, so there is no reason for it. */
    @Example
    void aUnitKeepsTheOriginsOfItsConclusion() {
        origins.start();
        origins.addReason(Trail.reason(Trail.LOW, 70));
        origins.addReason(Trail.reason(Trail.HIGH, 40));
        origins.noteUnit(9);
        origins.start();
        trail.assign(Trail.dropped(9), Trail.DECISION);
        origins.settle();
        assertThat(originsOf(9)).isEqualTo(items(70));
    }

    /** The options that explain a conclusion were assigned without any decision. */
    @Example
    void theOriginsOfAnExplanationAreAdded() {
        trail.assign(Trail.chosen(0), Trail.reason(Trail.LOW, 5));
        trail.assign(Trail.dropped(1), Trail.reason(Trail.PAIR, 0));
        origins.settle();
        explanations.explainConflict(Trail.reason(Trail.HIGH, 40), Trail.chosen(1));
        assertThat(explanations.size()).isPositive();
        origins.start();
        origins.addRoots();
        assertThat(origins.items()).isEqualTo(items(5));
    }

    @Example
    void nothingIsNotedWithoutRoom() {
        Origins none = new Origins(view, trail, explanations, clauses, 0);
        assertThat(none.isNoted()).isFalse();
        assertThat(origins.isNoted()).isTrue();
        trail.assign(Trail.chosen(0), Trail.reason(Trail.LOW, 5));
        trail.assign(Trail.dropped(1), Trail.reason(Trail.PAIR, 0));
        none.addReason(trail.reasons[0]);
        none.noteUnit(0);
        none.settle();
        none.addRoot(0);
        assertThat(none.items()).isEqualTo(items());
        assertThat(explanations.given).isZero();
        assertThat(trail.reasons[0]).as("not needed any more").isEqualTo(Trail.DECISION);
    }

    @Example
    void theNotesOfAllItemsMustFitIntoTheMemory() {
        assertThat(Origins.words(31, 1 << 20)).isEqualTo(1);
        assertThat(Origins.words(32, 1 << 20)).isEqualTo(2);
        assertThat(Origins.words(80, 3 * 4 * 80)).isEqualTo(3);
        assertThat(Origins.words(80, 3 * 4 * 80 - 1)).isZero();
    }
}
