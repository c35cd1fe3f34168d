package io.github.exactcover.dlx.feasibility;

import io.github.exactcover.dlx.internal.text.Given;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Why a problem has no solution: primary items that cannot be covered together, and what keeps them from it.
 *
 * <pre>{@code
 * import java.time.Duration;
 *
 * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
 *         .primary("Ann", "Bea", "Cleo", "Dora")
 *         .secondary("Monday", "Tuesday")
 *         .option("Ann on Monday", "Ann", "Monday")
 *         .option("Bea on Monday", "Bea", "Monday")
 *         .option("Cleo on Monday", "Cleo", "Monday")
 *         .option("Cleo on Tuesday", "Cleo", "Tuesday")
 *         .option("Dora at any time", "Dora")
 *         .build();
 * Feasibility<String, String> question = Feasibility.of(problem);
 * Infeasibility<String> why = question.explain(Duration.ofSeconds(10));
 * System.out.println(why.kind()); // MINIMAL
 * System.out.println(why.items()); // [Ann, Bea]
 * System.out.println(why.limits()); // [Monday]
 * why = question.require("Ann on Monday", "Cleo on Monday").explain(Duration.ofSeconds(10));
 * System.out.println(why.items()); // []
 * System.out.println(why.required()); // [Ann on Monday, Cleo on Monday]
 * System.out.println(why.limits()); // [Monday]
 * }</pre>
 *
 * <p>No choice of options has all options of {@code required}, covers all of {@code items} as often as their lower
 * bounds demand, and keeps the {@code limits}. This is so even if other items may stay uncovered, other limits may be
 * exceeded, and other required options may be left out. {@linkplain Feasibility#forbid Forbidden} options and those
 * without a primary item are not chosen. If {@code items} is empty, the required options exclude each other, are
 * forbidden, or can never be chosen. Then there is no solution, whichever items must be covered.
 *
 * @param <I> the type of the items
 * @param kind what is known
 * @param items the items, in the order of the problem; also empty if {@code kind} is {@link Kind#FEASIBLE} or
 *     {@link Kind#UNKNOWN}
 * @param limits the items that would be covered too often, in the order of the problem, primary ones first; empty if
 *     the time was over before they were looked for
 * @param required the options that the question {@linkplain Feasibility#require requires} and that take part, in the
 *     order of the problem
 * @param areLimitsMinimal whether none of the limits and of the required options can be left out either; if not,
 *     perhaps some can: it would have taken much longer than all the rest to find out, or the time ran out
 * @param reason why there is no solution, as something to add up; empty if there is no such reason, or none was found.
 *     It is the best to tell people, even if it has more items than {@code items}
 */
public record Infeasibility<I>(
        Kind kind,
        List<I> items,
        List<Limit<I>> limits,
        List<Object> required,
        boolean areLimitsMinimal,
        Optional<Reason<I>> reason) {

    /** What is known. */
    public enum Kind {
        /** There is a solution, so there is nothing to explain. */
        FEASIBLE,
        /** The items cannot be covered together. If you leave out any one of them, the others can. */
        MINIMAL,
        /**
         * The items cannot be covered together. Perhaps some of them can be left out: the time ran out, or the search
         * was cancelled, before that was known. It also ended if it knew a {@link Infeasibility#reason} and would have
         * taken much longer.
         */
        NOT_MINIMAL,
        /** It is not known whether there is a solution: the time ran out, or the search was cancelled. */
        UNKNOWN
    }

    /**
     * That an item must not be covered too often.
     *
     * <pre>{@code
     * import java.time.Duration;
     *
     * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
     *         .primary("across", "down")
     *         .secondary("corner")
     *         .option("CAT", spec -> spec.covers("across").colors("corner", 'C'))
     *         .option("DOG", spec -> spec.covers("down").colors("corner", 'D'))
     *         .build();
     * Infeasibility<String> why = Feasibility.of(problem).explain(Duration.ofSeconds(10));
     * System.out.println(why.limits()); // [corner:C, corner:D]
     * System.out.println(why.limits().get(0).item()); // corner
     * }</pre>
     *
     * @param <I> the type of the items
     * @param item a primary item, which is covered at most as often as its upper bound says, or a secondary item
     * @param color the color of options that give the secondary item this color, and which exclude those that give it
     *     another one or none; empty for a primary item, and for options that give the item no color
     */
    public record Limit<I>(I item, Optional<Object> color) {

        /**
         * A limit.
         *
         * @param item the item
         * @param color the color
         */
        public Limit {
            Objects.requireNonNull(item, "The item must not be null");
            Objects.requireNonNull(color, "The color must not be null; for none, give Optional.empty()");
        }

        /** The item, and the color as in the text format: {@code corner} or {@code corner:C}. */
        @Override
        public String toString() {
            return item + color.map(given -> ":" + given).orElse("");
        }
    }

    /**
     * An explanation.
     *
     * @param kind what is known
     * @param items the items; the list is copied
     * @param limits the limits; the list is copied
     * @param required the required options; the list is copied
     * @param areLimitsMinimal whether none of the limits and of the required options can be left out
     * @param reason the reason by arithmetic, if there is one
     */
    public Infeasibility {
        Objects.requireNonNull(kind, "The kind must not be null");
        items = Given.copy(items, "items");
        limits = Given.copy(limits, "limits");
        required = Given.copy(required, "required options");
        Objects.requireNonNull(reason, "The reason must not be null; for none, give Optional.empty()");
    }

    /**
     * An explanation that names items only.
     *
     * @param kind what is known
     * @param items the items; the list is copied
     */
    public Infeasibility(Kind kind, List<I> items) {
        this(kind, items, List.of(), List.of(), false, Optional.empty());
    }
}
