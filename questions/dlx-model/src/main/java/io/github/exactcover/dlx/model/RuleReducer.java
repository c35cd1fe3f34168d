package io.github.exactcover.dlx.model;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.SearchIncompleteException;
import io.github.exactcover.dlx.feasibility.Feasibility;
import io.github.exactcover.dlx.feasibility.Infeasibility;
import io.github.exactcover.dlx.model.WhyNone.Kind;
import java.time.Duration;
import java.util.BitSet;
import java.util.function.Function;

/** Leaves out more and more of some rules that cannot hold together, as long as the others cannot either. */
final class RuleReducer {

    /** No question about a part of the rules takes more than this share of the time that is left. */
    private static final int SHARE = 4;

    /** How many times as long as the translation it takes at most to search plainly, or to name items. */
    private static final int PATIENCE = 4;

    /**
     * Some of the rules, translated.
     *
     * @param problem the problem
     * @param isBroken whether the rules left a variable no value; then those that left out values are to blame
     * @param restricting the rules that left out values
     * @param named the rules of the items of an explanation
     */
    record Part(
            ExactCoverProblem<Item, Choice> problem,
            boolean isBroken,
            BitSet restricting,
            Function<Infeasibility<Item>, BitSet> named) {}

    private final Function<BitSet, Part> parts;
    private final long end;
    private boolean isMinimal = true;

    /** Those of the rules of the last question that make it impossible by themselves. */
    private BitSet culprits = new BitSet();

    /** {@code parts} translates some of the rules. */
    RuleReducer(Function<BitSet, Part> parts, Duration time) {
        this.parts = parts;
        end = System.nanoTime() + Math.min(time.toNanos(), Long.MAX_VALUE / 4);
    }

    /** Whether some rules can hold together: feasible, unknown, or not minimal. */
    Kind ask(BitSet rules) {
        return ask(rules, 1);
    }

    private Kind ask(BitSet rules, int share) {
        culprits = rules;
        long start = System.nanoTime();
        if (end <= start) {
            return Kind.UNKNOWN;
        }
        Duration time = Duration.ofNanos(Math.max(1, (end - start) / share));
        try {
            Part part = parts.apply(rules);
            if (part.isBroken) {
                culprits = part.restricting;
                return Kind.NOT_MINIMAL;
            }
            return isPossible(part.problem, time, start) ? Kind.FEASIBLE : Kind.NOT_MINIMAL;
        } catch (SearchIncompleteException | IllegalArgumentException e) {
            return Kind.UNKNOWN; // Without another rule, one can be hopeless.
        }
    }

    /** A plain search is over before a {@code Feasibility} has set up all its ways, or it will take long. */
    private static boolean isPossible(ExactCoverProblem<Item, Choice> problem, Duration time, long start) {
        try {
            return DLX.search(problem).timeout(brief(time, start)).first().isPresent();
        } catch (SearchIncompleteException e) {
            return Feasibility.of(problem).timeout(time).solution().isPresent();
        }
    }

    /** A time that goes with that of a translation, which began at the start. Some clocks have not moved since then. */
    private static Duration brief(Duration time, long start) {
        return Duration.ofNanos(Math.max(1, Math.min(time.toNanos(), PATIENCE * (System.nanoTime() - start))));
    }

    /** Of rules that cannot hold together, those to begin with: what an explanation by items names, if it is right. */
    BitSet start(BitSet impossible) {
        BitSet broken = culprits;
        if (broken.equals(impossible)) {
            long start = System.nanoTime();
            Part part = parts.apply(impossible);
            Duration left = Duration.ofNanos(Math.max(1, end - start));
            Infeasibility<Item> items = Feasibility.of(part.problem).explain(brief(left, start));
            if (items.kind() != Infeasibility.Kind.UNKNOWN && ask(part.named.apply(items), SHARE) == Kind.NOT_MINIMAL) {
                return culprits;
            }
        }
        return broken;
    }

    /**
     * Leaves out one rule, then two, then four, as long as that goes well, and fewer again when it does not. A rule
     * that is needed now is also needed when others are gone, so each is tried only once by itself.
     */
    BitSet reduce(BitSet impossible) {
        BitSet needed = impossible;
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
                needed = culprits;
                next = after < 0 ? -1 : needed.nextSetBit(after);
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
