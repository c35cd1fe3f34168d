package io.github.exactcover.dlx;

import io.github.exactcover.dlx.internal.table.OptionOrder;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.Reduction;
import io.github.exactcover.dlx.internal.table.Subtable;
import java.util.OptionalLong;
import java.util.function.UnaryOperator;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The table that is searched for a problem, and the way back.
 *
 * @param table a table whose solutions are those that are wanted
 * @param originals makes of a solution of the table the one of the problem: the places of its options
 */
record Prepared(OptionTable table, UnaryOperator<int[]> originals) {

    private static final Logger LOG = LoggerFactory.getLogger(Search.class);

    static Prepared of(ExactCoverProblem<?, ?> problem, SearchSettings settings) {
        Subtable part = part(problem, settings);
        OptionalLong seed = settings.control().seed();
        if (seed.isEmpty()) {
            return new Prepared(part.table(), part::solution);
        }
        OptionOrder order = OptionOrder.shuffled(part.table(), seed.getAsLong());
        return new Prepared(order.table(), found -> part.solution(order.originals(found)));
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
                "Reduction leaves {} of {} options and {} of {} items",
                left.optionCount(),
                before.optionCount(),
                left.itemCount(),
                before.itemCount());
        return reduced;
    }
}
