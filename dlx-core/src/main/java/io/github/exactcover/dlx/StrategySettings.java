package io.github.exactcover.dlx;

import io.github.exactcover.dlx.internal.text.Phrases;
import java.util.BitSet;

/**
 * On what a search works and what it branches on, as its user wants it. Immutable; part of the {@link SearchSettings}.
 *
 * @param preferred the places of the primary items to be branched on first; empty if all are alike. Not to be changed
 * @param counting how solutions are counted
 */
record StrategySettings(Engine engine, ItemChoice itemChoice, BitSet preferred, CountingSettings counting) {

    static final StrategySettings DEFAULT =
            new StrategySettings(Engine.AUTO, ItemChoice.AUTO, new BitSet(), CountingSettings.DEFAULT);

    StrategySettings withEngine(Engine newEngine) {
        return new StrategySettings(newEngine, itemChoice, preferred, counting);
    }

    StrategySettings withItemChoice(ItemChoice choice) {
        return new StrategySettings(engine, choice, preferred, counting);
    }

    StrategySettings withPreferred(BitSet places) {
        BitSet all = (BitSet) preferred.clone();
        all.or(places);
        return new StrategySettings(engine, itemChoice, all, counting);
    }

    StrategySettings withCounting(CountingSettings how) {
        return new StrategySettings(engine, itemChoice, preferred, how);
    }

    /** All that is not as in {@link #DEFAULT}, each after a semicolon. */
    String configured() {
        return (engine == Engine.AUTO ? "" : "; engine " + engine)
                + (itemChoice == ItemChoice.AUTO ? "" : "; item choice " + itemChoice)
                + (preferred.isEmpty() ? "" : "; " + Phrases.count(preferred.cardinality(), "preferred item"))
                + counting.configured();
    }

    /** Whether solutions are to be counted by a memo, so that it does not matter which search is the fastest. */
    boolean isCountedByMemo() {
        return counting.method() == Counting.FRONTIER || counting.method() == Counting.BRANCH;
    }

    /**
     * Complains about what a memo does not heed.
     *
     * @throws IllegalStateException if solutions are to be counted by a memo, and the search by something else
     */
    void checkMemo() {
        if (isCountedByMemo()) {
            refuseForMemo(engine != Engine.AUTO, "the engine " + engine, "engine");
            refuseForMemo(itemChoice != ItemChoice.AUTO, "the item choice " + itemChoice, "itemChoice");
            refuseForMemo(!preferred.isEmpty(), "preferred items", "prefer");
        }
    }

    private void refuseForMemo(boolean isSet, String what, String method) {
        if (isSet) {
            throw new IllegalStateException("Counting." + counting.method() + " counts by a memo, and the search has "
                    + what + "; leave out " + method + ", or choose Counting.SEARCH");
        }
    }

    /** Whether solutions may be counted otherwise than by the search that was asked for. */
    boolean mayCountByMemo() {
        return switch (counting.method()) {
            case AUTO -> engine == Engine.AUTO && itemChoice == ItemChoice.AUTO;
            case SEARCH -> false;
            case FRONTIER, BRANCH -> true;
        };
    }
}
