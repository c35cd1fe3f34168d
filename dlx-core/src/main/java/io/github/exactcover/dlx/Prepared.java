package io.github.exactcover.dlx;

import io.github.exactcover.dlx.internal.table.OptionOrder;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.PartialCover;
import io.github.exactcover.dlx.internal.table.Reduction;
import io.github.exactcover.dlx.internal.table.Subtable;
import io.github.exactcover.dlx.internal.text.Phrases;
import java.util.Arrays;
import java.util.OptionalLong;
import java.util.function.IntUnaryOperator;
import java.util.function.UnaryOperator;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The table that is searched for a problem, and the way back.
 *
 * @param table a table whose solutions are those that are wanted
 * @param originals makes of a solution of the table the one of the problem: the places of its options
 * @param items makes of a primary item of the table the one of the problem; -1 for one that is none of it
 */
record Prepared(OptionTable table, UnaryOperator<int[]> originals, IntUnaryOperator items) {

    private static final Logger LOG = LoggerFactory.getLogger(Search.class);

    static Prepared of(ExactCoverProblem<?, ?> problem, SearchSettings settings) {
        Subtable part = part(problem, settings);
        OptionOrder order = order(part.table(), settings);
        return new Prepared(order.table(), found -> part.solution(order.originals(found)), part::item);
    }

    /**
     * A table of costs whose cheapest solution is a choice of options of the problem that falls least short of it.
     *
     * @throws IllegalStateException if the required options cannot be chosen together
     */
    static Prepared partial(ExactCoverProblem<?, ?> problem, SearchSettings settings) {
        Subtable part = settings.presets().of(problem.table());
        if (part.isImpossible()) {
            throw new IllegalStateException("The required options exclude each other, are forbidden too, or can never"
                    + " be chosen, so there is no choice that has them all; require fewer of them");
        }
        int optionCount = part.table().optionCount();
        OptionOrder order = order(PartialCover.of(part.table()), settings);
        return new Prepared(
                order.table(),
                found -> part.solution(Arrays.stream(order.originals(found))
                        .filter(option -> option < optionCount)
                        .toArray()),
                part::item);
    }

    private static OptionOrder order(OptionTable table, SearchSettings settings) {
        OptionalLong seed = settings.control().seed();
        return seed.isEmpty() ? OptionOrder.unchanged(table) : OptionOrder.shuffled(table, seed.getAsLong());
    }

    private static Subtable part(ExactCoverProblem<?, ?> problem, SearchSettings settings) {
        Subtable restricted = settings.presets().of(problem.table());
        if (!settings.reduced()) {
            return restricted;
        }
        Subtable reduced = restricted.narrow(Reduction.of(restricted.table()));
        OptionTable left = reduced.table();
        OptionTable before = restricted.table();
        LOG.debug(
                "Reduction leaves {} of {} and {} of {}",
                left.optionCount(),
                Phrases.count(before.optionCount(), "option"),
                left.itemCount(),
                Phrases.count(before.itemCount(), "item"));
        return reduced;
    }
}
