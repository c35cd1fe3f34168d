package io.github.exactcover.dlx.model;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ItemChoice;
import io.github.exactcover.dlx.SearchIncompleteException;
import io.github.exactcover.dlx.feasibility.Feasibility;
import io.github.exactcover.dlx.feasibility.Infeasibility;
import io.github.exactcover.dlx.internal.model.Translation;
import io.github.exactcover.dlx.model.WhyNone.Kind;
import java.time.Duration;
import java.util.BitSet;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/** Leaves out more and more of some rules that cannot hold together, as long as the others cannot either. */
final class RuleReducer {

    /** No question about a part of the rules, or about their numbers, takes more than this share of the time. */
    static final int SHARE = 4;

    /** How many times as long as the translation it takes at most to search plainly, or to name items. */
    private static final int PATIENCE = 4;

    private final Function<BitSet, Translation> translate;
    private final long end;

    /** Rules that cannot hold together, when that is known. */
    BitSet left = new BitSet();

    /** Whether it is known because they leave a variable no value; then they are those that left out values. */
    private boolean isBroken;

    /** Those of them without which the others can. */
    private final BitSet needed = new BitSet();

    /** {@code translate} translates some of the rules. */
    RuleReducer(Function<BitSet, Translation> translate, Duration time) {
        this.translate = translate;
        end = System.nanoTime() + Math.min(time.toNanos(), Long.MAX_VALUE / 4);
    }

    /** Why some rules cannot hold together, as far as it is found in the time. */
    Kind reduce(BitSet all) {
        Kind kind = begin(all, 1);
        return kind == Kind.NOT_MINIMAL ? leaveOut(left) : kind;
    }

    /** Whether some rules can hold together, asked for a share of the time. If they cannot, some of them are left. */
    Kind begin(BitSet all, int share) {
        Kind kind = ask(all, share);
        if (kind == Kind.NOT_MINIMAL && !isBroken) {
            beginWithItems();
        }
        return kind;
    }

    /** Whether some rules can hold together: feasible, unknown, or not minimal. Then no others are left. */
    private Kind ask(BitSet some, int share) {
        long start = System.nanoTime();
        if (end <= start) {
            return Kind.UNKNOWN;
        }
        try {
            Translation translation = translate.apply(some);
            Duration time = Duration.ofNanos(Math.max(1, (end - start) / share));
            if (!translation.isBroken() && isPossible(translation, time, start)) {
                return Kind.FEASIBLE;
            }
            isBroken = translation.isBroken();
            left = isBroken ? translation.restricting() : some;
            return Kind.NOT_MINIMAL;
        } catch (SearchIncompleteException | IllegalArgumentException e) {
            return Kind.UNKNOWN; // Without another rule, one can be hopeless, or the rest too large.
        }
    }

    /**
     * Without bounds, a plain search is over before a {@code Feasibility} has set up all its ways, or takes long. With
     * bounds it seldom ends in that time.
     */
    private static boolean isPossible(Translation translation, Duration time, long start) {
        ExactCoverProblem<Integer, Integer> problem = translation.problem(item -> item, option -> option);
        // A new JVM takes 30 ms to compare its first two records, so the bounds are not compared as such.
        if (problem.primaryItems().stream()
                .map(problem::boundsOf)
                .allMatch(bounds -> bounds.low() == 1 && bounds.high() == 1)) {
            try {
                // To try engines and item choices would take longer than most of these searches.
                return DLX.search(problem)
                        .engine(Engine.DANCING_CELLS)
                        .itemChoice(ItemChoice.MRV)
                        .timeout(brief(time, start))
                        .first()
                        .isPresent();
            } catch (SearchIncompleteException e) {
                // It will take long.
            }
        }
        return Feasibility.of(problem).timeout(time).solution().isPresent();
    }

    /** A time that goes with that of a translation, which began at the start. Some clocks have not moved since then. */
    private static Duration brief(Duration time, long start) {
        return Duration.ofNanos(Math.max(1, Math.min(time.toNanos(), PATIENCE * (System.nanoTime() - start))));
    }

    /** The rules of some items and limits, and those that leave out values, are a good guess where to begin. */
    private void beginWithItems() {
        long start = System.nanoTime();
        Translation translation = translate.apply(left);
        ExactCoverProblem<Integer, Integer> problem = translation.problem(item -> item, option -> option);
        Duration time = brief(Duration.ofNanos(Math.max(1, end - start)), start);
        Infeasibility<Integer> why = Feasibility.of(problem).explain(time);
        if (why.kind() != Infeasibility.Kind.UNKNOWN) {
            BitSet culprits = (BitSet) translation.restricting().clone();
            Stream<Integer> items = why.reason()
                    .map(reason -> Stream.of(reason.items(), reason.limits())
                            .flatMap(List::stream)
                            .map(weight -> weight.item()))
                    .orElse(why.items().stream());
            Stream.concat(items, why.limits().stream().map(limit -> limit.item()))
                    .map(translation::rule)
                    .filter(rule -> rule >= 0)
                    .forEach(culprits::set);
            ask(culprits, SHARE);
        }
    }

    /**
     * Leaves out one of some rules that cannot hold together, then two, then four, as long as that goes well, and fewer
     * again when it does not.
     */
    Kind leaveOut(BitSet rules) {
        left = rules;
        BitSet open = (BitSet) left.clone();
        int size = 1;
        boolean grows = false;
        while (!open.isEmpty()) {
            BitSet fewer = (BitSet) left.clone();
            size = Math.min(size, open.cardinality());
            int next = -1;
            for (int k = 0; k < size; k++) {
                next = open.nextSetBit(next + 1);
                fewer.clear(next);
            }
            Kind kind = ask(fewer, SHARE);
            if (kind == Kind.NOT_MINIMAL) {
                size *= grows ? 2 : 1;
                grows = true;
            } else {
                if (size == 1) {
                    open.clear(next); // A rule that is needed now is also needed when others are gone.
                    needed.set(next, kind == Kind.FEASIBLE);
                }
                size = Math.max(1, size / 2);
                grows = false;
            }
            open.and(left);
        }
        return needed.equals(left) ? Kind.MINIMAL : Kind.NOT_MINIMAL;
    }
}
