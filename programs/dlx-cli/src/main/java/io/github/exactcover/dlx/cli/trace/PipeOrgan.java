package io.github.exactcover.dlx.cli.trace;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ExactCoverProblem.Bounds;
import io.github.exactcover.dlx.ItemOrder;
import io.github.exactcover.dlx.ProblemBuilder;

/** Any problem with its primary items from the middle outwards, as if they were one family. */
final class PipeOrgan {

    private PipeOrgan() {}

    /** The same problem with its primary items in another order. Options keep their places. */
    static <I, O> ExactCoverProblem<I, O> rearranged(ExactCoverProblem<I, O> problem) {
        ProblemBuilder<I, O> builder = ExactCoverProblem.builder();
        for (I item : ItemOrder.PIPE_ORGAN.arrange(problem.primaryItems())) {
            Bounds bounds = problem.boundsOf(item);
            builder.bounded(item, bounds.low(), bounds.high());
        }
        builder.secondary(problem.secondaryItems());
        for (int place = 0; place < problem.options().size(); place++) {
            int option = place;
            builder.option(problem.options().get(option), spec -> {
                spec.covers(problem.itemsOf(option).stream()
                        .filter(item -> !problem.colorsOf(option).containsKey(item))
                        .toList());
                problem.colorsOf(option).forEach(spec::colors);
                spec.costs(problem.costOf(option));
            });
        }
        return builder.build();
    }
}
