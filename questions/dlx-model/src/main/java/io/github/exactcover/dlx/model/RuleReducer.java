package io.github.exactcover.dlx.model;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.SearchIncompleteException;
import io.github.exactcover.dlx.feasibility.Feasibility;
import io.github.exactcover.dlx.model.WhyNone.Kind;
import java.time.Duration;
import java.util.BitSet;
import java.util.function.Function;

/** Leaves out more and more of some rules that cannot hold together, as long as the others cannot either. */
final class RuleReducer {

    /** No question about a part of the rules takes more than this share of the time that is left. */
    private static final int SHARE = 4;

    /** How many times as long as the translation a plain search may take. */
    private static final int PATIENCE = 4;

    private final Function<BitSet, ExactCoverProblem<Item, Choice>> problems;
    private final long end;
    private boolean isMinimal = true;

    /** {@code problems} makes the problem of some of the rules. */
    RuleReducer(Function<BitSet, ExactCoverProblem<Item, Choice>> problems, Duration time) {
        this.problems = problems;
        end = System.nanoTime() + Math.min(time.toNanos(), Long.MAX_VALUE / 4);
    }

    /** Whether some rules can hold together: feasible, unknown, or not minimal. */
    Kind ask(BitSet rules) {
        return ask(rules, 1);
    }

    private Kind ask(BitSet rules, int share) {
        long left = end - System.nanoTime();
        if (left <= 0) {
            return Kind.UNKNOWN;
        }
        try {
            return isPossible(rules, Duration.ofNanos(Math.max(1, left / share))) ? Kind.FEASIBLE : Kind.NOT_MINIMAL;
        } catch (SearchIncompleteException | IllegalArgumentException e) {
            return Kind.UNKNOWN; // Without another rule, one can be hopeless.
        }
    }

    /** A plain search is over before a {@code Feasibility} has set up all its ways, or it will take long. */
    private boolean isPossible(BitSet rules, Duration time) {
        long start = System.nanoTime();
        ExactCoverProblem<Item, Choice> problem = problems.apply(rules);
        Duration brief = Duration.ofNanos(PATIENCE * (System.nanoTime() - start));
        try {
            return DLX.search(problem)
                    .timeout(brief.compareTo(time) < 0 ? brief : time)
                    .first()
                    .isPresent();
        } catch (SearchIncompleteException e) {
            return Feasibility.of(problem).timeout(time).solution().isPresent();
        }
    }

    /**
     * Leaves out one rule, then two, then four, as long as that goes well, and fewer again when it does not. A rule
     * that is needed now is also needed when others are gone, so each is tried only once by itself.
     */
    BitSet reduce(BitSet impossible) {
        BitSet needed = (BitSet) impossible.clone();
        int size = 1;
        boolean grows = false;
        int next = needed.nextSetBit(0);
        while (next >= 0) {
            BitSet fewer = (BitSet) needed.clone();
            int after = next;
            for (int k = 0; k < size && after >= 0; k++) {
                fewer.clear(after);
                after = needed.nextSetBit(after + 1);
            }
            Kind kind = ask(fewer, SHARE);
            if (kind == Kind.NOT_MINIMAL) {
                needed = fewer;
                next = after;
                size *= grows ? 2 : 1;
                grows = true;
            } else if (size > 1) {
                size /= 2;
                grows = false;
            } else {
                grows = false;
                isMinimal &= kind == Kind.FEASIBLE;
                next = after;
            }
        }
        return needed;
    }

    /** Whether each rule that is left was found to be needed. */
    Kind kind() {
        return isMinimal ? Kind.MINIMAL : Kind.NOT_MINIMAL;
    }
}
