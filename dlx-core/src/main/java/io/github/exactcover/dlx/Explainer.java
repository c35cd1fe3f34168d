package io.github.exactcover.dlx;

import io.github.exactcover.dlx.internal.learn.Portfolio;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.View;
import java.time.Duration;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Looks for a minimal set of primary items that cannot be covered together. The proof that there is no solution names the
 * items from which it follows. Then each of them is left out in turn, and stays out if the rest still cannot be covered;
 * the proof of that often leaves out more. What cannot be left out of a set cannot be left out of a part of it either, so
 * a single pass is enough.
 *
 * <p>Each question "can these items be covered together?" is a search of its own. It gets a quarter of the time that is
 * left, so that there is time for the others too.
 */
final class Explainer implements Machine {

    private final OptionTable table;
    private final long seed;

    /** How many bytes the clauses of a search may need. */
    private final long memory;

    /** When the whole time is over, by {@link System#nanoTime}. */
    private final long deadline;

    /** The items that are known not to be coverable together, or all as long as that is not known. */
    private final BitSet culprits = new BitSet();

    /** The items of the question under way. */
    private BitSet asked;

    /** The search for its answer; null between two questions. */
    private @Nullable Portfolio search;

    /** When the question under way is given up. */
    private long until;

    /** The item that the question under way leaves out; -1 for the first question, which leaves out none. */
    private int leftOut = -1;

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
        long timeout = Math.min(settings.timeout, nanos(time));
        Settings used = settings.with(changed -> {
            changed.timeout = timeout;
            changed.limit = Settings.NO_LIMIT;
            changed.itemChoice = ItemChoice.MRV; // It plays no part, and another one could take time to choose.
        });
        Strategy strategy = Strategy.ofLinks(used, view);
        Explainer explainer = new Explainer(view.table(), settings, started + timeout);
        new Run<>(problem, used, view, strategy, explainer, started).use(Run::finish);
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

    private Explainer(OptionTable table, Settings settings, long deadline) {
        this.table = table;
        this.seed = settings.seed.orElse(0);
        this.memory = settings.memoryForMemos();
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
        Portfolio running = search == null ? Portfolio.explaining(table, asked, seed, memory) : search;
        search = running;
        Step step = running.run(budget);
        if (step != Step.PAUSED || System.nanoTime() - until >= 0) {
            nodesBefore += running.nodes();
            updatesBefore += running.updates();
            search = null;
            answered(step, running);
        }
        return finished ? Step.EXHAUSTED : Step.PAUSED;
    }

    /** Takes an answer: a solution for yes, exhausted for no, paused for unknown. */
    private void answered(Step answer, Portfolio answering) {
        if (leftOut < 0) {
            kind = answer == Step.SOLUTION ? Infeasibility.Kind.FEASIBLE : kind;
            finished = answer != Step.EXHAUSTED;
            leftOut = culprits.length();
        } else {
            minimal &= answer != Step.PAUSED;
        }
        if (answer == Step.EXHAUSTED) {
            culprits.and(answering.core());
            kind = Infeasibility.Kind.NOT_MINIMAL;
        }
        if (!finished) {
            ask();
        }
    }

    /** Asks whether it goes without the next culprit, from the last to the first. */
    private void ask() {
        leftOut = culprits.previousSetBit(leftOut - 1);
        if (leftOut < 0) {
            finished = true;
            kind = minimal ? Infeasibility.Kind.MINIMAL : kind;
            return;
        }
        asked = (BitSet) culprits.clone();
        asked.clear(leftOut);
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
