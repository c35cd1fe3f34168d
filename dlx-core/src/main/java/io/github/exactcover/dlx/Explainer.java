package io.github.exactcover.dlx;

import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.SearchEngine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.search.links.DancingLinks;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.Relaxation;
import io.github.exactcover.dlx.internal.table.Subtable;
import java.time.Duration;
import java.util.BitSet;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * Looks for a minimal set of primary items that cannot be covered together, by leaving items out as long as the rest
 * still cannot: first half of them at a time, then a quarter, and at last one by one. What cannot be left out of a set
 * cannot be left out of a part of it either, so a single pass one by one is enough.
 */
final class Explainer {

    private enum Answer {
        YES,
        NO,
        UNKNOWN
    }

    private final OptionTable table;
    private final ItemRule rule;
    private final SearchControl control;
    private final long deadline;

    /** The items that are known not to be coverable together. */
    private final BitSet culprits = new BitSet();

    /** Whether every single item was shown to be needed. */
    private boolean minimal = true;

    /** What can be found in a time that is not over yet; {@link Search#explainInfeasible} says what it means. */
    static <I> Infeasibility<I> explain(ExactCoverProblem<I, ?> problem, SearchSettings settings, Duration time) {
        Subtable part = settings.presets().of(problem.table());
        if (part.isImpossible()) {
            return new Infeasibility<>(Infeasibility.Kind.MINIMAL, List.of());
        }
        Prepared prepared = new Prepared(part.table(), UnaryOperator.identity(), part::item);
        Strategy strategy = Strategy.ofLinks(settings.strategy(), prepared);
        Explainer explainer = new Explainer(part.table(), strategy.rule(), settings.control(), time);
        Infeasibility.Kind kind = explainer.explain();
        boolean explained = kind == Infeasibility.Kind.MINIMAL || kind == Infeasibility.Kind.NOT_MINIMAL;
        BitSet culprits = explained ? explainer.culprits : new BitSet();
        return new Infeasibility<>(
                kind,
                culprits.stream()
                        .mapToObj(item -> problem.primaryItems().get(part.item(item)))
                        .toList());
    }

    /** With {@code control} the search can be told to end before its time is over. */
    private Explainer(OptionTable table, ItemRule rule, ControlSettings control, Duration time) {
        long started = System.nanoTime();
        this.table = table;
        this.rule = rule;
        this.control = new SearchControl(control, started);
        this.deadline = started + nanos(time);
        culprits.set(0, table.primaryCount());
    }

    /** At most some 70 years, so that a difference of two times is right. */
    private static long nanos(Duration time) {
        return time.compareTo(Duration.ofDays(25_000)) < 0 ? time.toNanos() : Long.MAX_VALUE / 4;
    }

    private Infeasibility.Kind explain() {
        switch (canCover(culprits, deadline)) {
            case YES -> {
                return Infeasibility.Kind.FEASIBLE;
            }
            case UNKNOWN -> {
                return Infeasibility.Kind.UNKNOWN;
            }
            case NO -> {}
        }
        for (int size = Integer.highestOneBit(culprits.cardinality()); size >= 1; size /= 2) {
            leaveOut(size);
        }
        return minimal ? Infeasibility.Kind.MINIMAL : Infeasibility.Kind.NOT_MINIMAL;
    }

    /** Tries to do without the culprits, so many at a time, from the last to the first. */
    private void leaveOut(int size) {
        int last = culprits.length() - 1;
        while (last >= 0 && !mustEnd(deadline)) {
            BitSet fewer = (BitSet) culprits.clone();
            for (int count = 0; count < size && last >= 0; count++) {
                fewer.clear(last);
                last = fewer.previousSetBit(last);
            }
            Answer answer = canCover(fewer, share());
            if (answer == Answer.NO) {
                culprits.and(fewer);
            }
            minimal &= answer != Answer.UNKNOWN || size > 1;
        }
        minimal &= last < 0;
    }

    /** When the next question is to be given up, so that there is time left for others. */
    private long share() {
        long now = System.nanoTime();
        return now + (deadline - now) / 4;
    }

    /** Whether some options cover all of these items and exclude each other by no item. */
    private Answer canCover(BitSet needed, long until) {
        if (mustEnd(until)) {
            return Answer.UNKNOWN;
        }
        OptionTable relaxed = Relaxation.of(table, needed);
        SearchEngine engine = new DancingLinks(relaxed, rule, false, Branch.ROOT);
        Pace pace = new Pace(relaxed);
        Step step = pace.run(engine, System.nanoTime());
        while (step == Step.PAUSED && !mustEnd(until)) {
            step = pace.run(engine, System.nanoTime());
        }
        return switch (step) {
            case SOLUTION -> Answer.YES;
            case EXHAUSTED -> Answer.NO;
            case PAUSED -> Answer.UNKNOWN;
        };
    }

    /** Whether a time is over, or the search was told to end. */
    private boolean mustEnd(long until) {
        long now = System.nanoTime();
        return now - until >= 0 || control.check(Thread.currentThread(), now) != null;
    }
}
