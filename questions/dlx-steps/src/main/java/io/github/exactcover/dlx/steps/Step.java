package io.github.exactcover.dlx.steps;

import io.github.exactcover.dlx.internal.text.Given;
import java.util.List;
import java.util.Objects;

/**
 * One conclusion on the way to a solution: an option that must be chosen, or options that cannot be chosen.
 *
 * <pre>{@code
 * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
 *         .primary("Monday", "Tuesday", "Wednesday")
 *         .option("Ann", "Monday", "Wednesday")
 *         .option("Ben", "Tuesday", "Wednesday")
 *         .option("Cleo", "Monday", "Tuesday")
 *         .option("Dora on Monday", "Monday")
 *         .option("Dora on Tuesday", "Tuesday")
 *         .build();
 * Step<String, String> hint = Steps.of(problem).stream().findFirst().orElseThrow();
 * System.out.println(hint.kind() + " by " + hint.items() + ": " + hint.removed()); // EXCLUDED by [Wednesday]: [Cleo]
 * }</pre>
 *
 * <p>Every step is right for all solutions: those of the problem that have the options taken before have this option
 * too, and none of those removed. "Open" options, below, are those that no step before has taken or removed. An item is
 * "open" if it must still be covered.
 *
 * @param <I> the type of the items
 * @param <O> the type of the options
 * @param kind what kind of conclusion it is
 * @param items the items that show it, as {@link Kind} says
 * @param taken the option that must be chosen, if there is one; never more
 * @param removed the options that cannot be chosen, in the order of the problem. If one is taken, these are the ones
 *     that it excludes
 * @param length how much there is to look at, in the units that {@link Kind} says
 */
public record Step<I, O>(Kind kind, List<I> items, List<O> taken, List<O> removed, int length) {

    /**
     * The kinds of steps, the easiest first. Numbers are for items that must be covered once; bounds make them larger.
     */
    public enum Kind {
        /** An open item has one open option, which must be chosen. The length is 1. */
        SINGLE,
        /**
         * All open options of an open item exclude the options that are removed. The length is the number of open
         * options of the item. In Sudoku: pointing, and box-line reduction.
         */
        EXCLUDED,
        /**
         * The open options of two open items, which have none in common, lie within two others. Then other options of
         * those cannot be chosen. {@link Step#items()} has the first two and then the others. The length is 2. In
         * Sudoku: pairs, naked and hidden, and X-wings.
         */
        WITHIN_2,
        /** The same for three open items within three others. In Sudoku: triples, and swordfish. */
        WITHIN_3,
        /** The same for four open items within four others. In Sudoku: quads, and jellyfish. */
        WITHIN_4,
        /**
         * If the option that is removed were chosen, a chain of choices between the last two options of an item would
         * lead to two options that exclude each other. {@link Step#items()} has these items in the order of the chain,
         * which begins and ends with the option. The length is their number. Of all such options, the one with the
         * shortest chain is removed. In Sudoku: coloring, XY-wings, remote pairs, and alternating inference chains.
         */
        CHAIN,
        /**
         * If the option that is removed were chosen, single options (and if these do not suffice, all kinds above)
         * would lead to an item with too few options, which is in {@link Step#items()}. The length is the number of
         * steps until then, with the choice of the option itself. By single options, the shortest trial is taken; else
         * the first one found.
         */
        TRIAL,
        /**
         * The last step: no kind of step leads further, so nothing is taken or removed, and the length is 0. It is
         * always so if there are several solutions, and seldom if there is one. {@link Step#items()} has the primary
         * items that still have open options.
         */
        STUCK,
        /**
         * The last step: there is no solution, because an item has too few open options. Nothing is taken or removed,
         * and the length is 0. There is no item if the search requires options that exclude each other.
         */
        CONTRADICTION
    }

    /**
     * A step.
     *
     * @param kind what kind of conclusion it is
     * @param items the items that show it; the list is copied
     * @param taken the option that must be chosen, if there is one; the list is copied
     * @param removed the options that cannot be chosen; the list is copied
     * @param length how much there is to look at
     */
    public Step {
        Objects.requireNonNull(kind, "The kind must not be null");
        items = Given.copy(items, "items");
        taken = Given.copy(taken, "taken options");
        removed = Given.copy(removed, "removed options");
    }
}
