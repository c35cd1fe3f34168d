package io.github.exactcover.dlx;

import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.search.links.DancingLinks;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.Relaxation;
import io.github.exactcover.dlx.internal.table.View;
import java.time.Duration;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Looks for a minimal set of primary items that cannot be covered together, by leaving items out as long as the rest
 * still cannot: first half of them at a time, then a quarter, and at last one by one. What cannot be left out of a set
 * cannot be left out of a part of it either, so a single pass one by one is enough.
 *
 * <p>Each question "can these items be covered together?" is a search of its own. It gets a quarter of the time that is
 * left, so that there is time for the others too.
 */
final class Explainer implements Machine {

    private final OptionTable table;
    private final ItemRule rule;

    /** When the whole time is over, by {@link System#nanoTime}. */
    private final long deadline;

    /** The items that are known not to be coverable together, or all as long as that is not known. */
    private final BitSet culprits = new BitSet();

    /** The items of the question under way. */
    private BitSet asked;

    /** The search for its answer; null between two questions. */
    private @Nullable Machine search;

    /** When the question under way is given up. */
    private long until;

    /** How many items are left out at a time; 0 for the first question, which leaves out none. */
    private int size;

    /** The next item to leave out; -1 when a pass is over. */
    private int last = -1;

    private Infeasibility.Kind kind = Infeasibility.Kind.UNKNOWN;

    /** Whether every single item was shown to be needed, as far as the questions went. */
    private boolean minimal = true;

    private boolean finished;
    private long nodesBefore;
    private long updatesBefore;

    /** What can be found in a time that is not over yet; {@link Analysis#explainInfeasible} says what it means. */
    static <I> Infeasibility<I> explain(ExactCoverProblem<I, ?> problem, Settings settings, Duration time) {
        long started = System.nanoTime();
        View view = Start.restricted(problem, settings);
        if (view.isImpossible()) {
            return new Infeasibility<>(Infeasibility.Kind.MINIMAL, List.of());
        }
        Strategy strategy = Strategy.ofLinks(settings, view);
        long timeout = Math.min(settings.timeout, nanos(time));
        Explainer explainer = new Explainer(view.table(), strategy.rule(), started + timeout);
        Settings timed =
                settings.with(changed -> changed.timeout = timeout).with(changed -> changed.limit = Settings.NO_LIMIT);
        try (Run<?> run = new Run<>(problem, timed, view, strategy, explainer, started)) {
            run.finish();
        }
        return new Infeasibility<>(
                explainer.kind,
                explainer.found().stream()
                        .mapToObj(item -> problem.primaryItems().get(view.item(item)))
                        .toList());
    }

    /** At most some 70 years, so that a difference of two times is right. */
    private static long nanos(Duration time) {
        return time.compareTo(Duration.ofDays(25_000)) < 0 ? time.toNanos() : Long.MAX_VALUE / 4;
    }

    private Explainer(OptionTable table, ItemRule rule, long deadline) {
        this.table = table;
        this.rule = rule;
        this.deadline = deadline;
        culprits.set(0, table.primaryCount());
        asked = culprits;
        until = deadline;
    }

    @Override
    public Step run(long budget) {
        if (finished) {
            return Step.EXHAUSTED;
        }
        if (search == null) {
            search = new DancingLinks(Relaxation.of(table, asked), rule, false, Branch.ROOT);
        }
        Step step = search.run(budget);
        if (step != Step.PAUSED || System.nanoTime() - until >= 0) {
            nodesBefore += search.nodes();
            updatesBefore += search.updates();
            search = null;
            answered(step);
        }
        return finished ? Step.EXHAUSTED : Step.PAUSED;
    }

    /** Takes an answer: a solution for yes, exhausted for no, paused for unknown. */
    private void answered(Step answer) {
        if (size == 0) {
            kind = answer == Step.SOLUTION ? Infeasibility.Kind.FEASIBLE : kind;
            finished = answer != Step.EXHAUSTED;
            if (answer == Step.EXHAUSTED) {
                kind = Infeasibility.Kind.NOT_MINIMAL;
                size = 2 * Integer.highestOneBit(culprits.cardinality());
            }
        } else if (answer == Step.EXHAUSTED) {
            culprits.and(asked);
        } else {
            minimal &= answer != Step.PAUSED || size > 1;
        }
        if (!finished) {
            ask();
        }
    }

    /** Asks whether it goes without some more of the culprits, from the last to the first. */
    private void ask() {
        if (last < 0) {
            size /= 2;
            last = culprits.length() - 1;
        }
        if (size == 0 || last < 0) {
            finished = true;
            kind = minimal ? Infeasibility.Kind.MINIMAL : kind;
            return;
        }
        asked = (BitSet) culprits.clone();
        for (int count = 0; count < size && last >= 0; count++) {
            asked.clear(last);
            last = asked.previousSetBit(last);
        }
        long now = System.nanoTime();
        until = now + (deadline - now) / 4;
    }

    /** The culprits, if it is known that they are. */
    private BitSet found() {
        boolean explained = kind == Infeasibility.Kind.MINIMAL || kind == Infeasibility.Kind.NOT_MINIMAL;
        return explained ? culprits : new BitSet();
    }

    @Override
    public int[] solution() {
        throw new IllegalStateException("An explanation shows no solutions");
    }

    @Override
    public long solutions() {
        return 0;
    }

    @Override
    public long nodes() {
        return nodesBefore + (search == null ? 0 : search.nodes());
    }

    /** How long the questions take is not known, so this is 0 until all are answered. */
    @Override
    public double fraction() {
        return finished ? 1 : 0;
    }

    @Override
    public long updates() {
        return updatesBefore + (search == null ? 0 : search.updates());
    }

    @Override
    public void rewind() {
        search = null;
    }
}
