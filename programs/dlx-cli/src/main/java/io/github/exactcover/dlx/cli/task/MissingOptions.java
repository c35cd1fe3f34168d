package io.github.exactcover.dlx.cli.task;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.cli.terminal.Wording;
import java.util.ArrayList;
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
        // Loops, not streams: most problems have enough options, and the first lambdas of a short run take time.
        for (int option = 0; option < problem.options().size(); option++) {
            for (I item : problem.itemsOf(option)) {
                degrees.put(item, degrees.getOrDefault(item, 0) + 1);
            }
        }
        List<I> lacking = new ArrayList<>();
        for (I item : problem.primaryItems()) {
            if (degrees.getOrDefault(item, 0) < problem.boundsOf(item).low()) {
                lacking.add(item);
            }
        }
        return lacking.isEmpty() ? Optional.empty() : Optional.of(reason(lacking, degrees, problem));
    }

    private static <I> String reason(List<I> lacking, Map<I, Integer> degrees, ExactCoverProblem<I, ?> problem) {
        I first = lacking.get(0);
        int degree = degrees.getOrDefault(first, 0);
        String reason = degree == 0
                ? "no option has item " + first
                : "item " + first + " must be covered "
                        + problem.boundsOf(first).low() + " times, and only " + Wording.counted(degree, "option")
                        + (degree == 1 ? " has it" : " have it");
        String others =
                lacking.size() == 1 ? "" : "; the same goes for " + Wording.counted(lacking.size() - 1, "other item");
        return "There is no solution, since " + reason + others;
    }
}
