package io.github.exactcover.dlx.cli.task;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.cli.terminal.Wording;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The simplest reason why there is no solution: an item has fewer options than it needs. Often the file has a mistake.
 */
final class MissingOptions {

    private MissingOptions() {}

    /** The reason in words; empty if each item has enough options. */
    static <I> Optional<String> of(ExactCoverProblem<I, ?> problem) {
        Map<I, Integer> degrees = new HashMap<>();
        for (int option = 0; option < problem.options().size(); option++) {
            problem.itemsOf(option).forEach(item -> degrees.merge(item, 1, Integer::sum));
        }
        List<I> lacking = problem.primaryItems().stream()
                .filter(item ->
                        degrees.getOrDefault(item, 0) < problem.boundsOf(item).low())
                .toList();
        return lacking.stream().findFirst().map(first -> {
            int degree = degrees.getOrDefault(first, 0);
            String reason = degree == 0
                    ? "no option has item " + first
                    : "item " + first + " must be covered "
                            + problem.boundsOf(first).low() + " times, and only " + Wording.counted(degree, "option")
                            + (degree == 1 ? " has it" : " have it");
            String others = lacking.size() == 1
                    ? ""
                    : "; the same goes for " + Wording.counted(lacking.size() - 1, "other item");
            return "There is no solution, since " + reason + others;
        });
    }
}
