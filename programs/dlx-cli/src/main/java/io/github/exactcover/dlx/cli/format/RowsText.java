package io.github.exactcover.dlx.cli.format;

import io.github.exactcover.dlx.ExactCoverProblem;
import java.io.IOException;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Lists of numbers: a line for each option, with the numbers of the items that it covers. Nothing else says which items
 * there are, so all numbers from 0 or 1 up to the largest must occur.
 */
public final class RowsText {

    private RowsText() {}

    /**
     * Writes a problem, its items numbered from 0, with commas.
     *
     * @throws IllegalArgumentException if rows of numbers cannot hold it
     */
    public static <I> void write(ExactCoverProblem<I, ?> problem, Appendable out) throws IOException {
        Limits.checkPlain(problem, "rows of numbers");
        Limits.checkNothingIsEmpty(problem);
        Map<I, Integer> numbers = Numbers.of(problem.primaryItems(), 0);
        for (int option = 0; option < problem.options().size(); option++) {
            out.append(problem.itemsOf(option).stream()
                            .map(item -> String.valueOf(numbers.get(item)))
                            .collect(Collectors.joining(",")))
                    .append('\n');
        }
    }
}
