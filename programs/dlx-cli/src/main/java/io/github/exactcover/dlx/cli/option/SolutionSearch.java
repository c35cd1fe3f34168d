package io.github.exactcover.dlx.cli.option;

import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.SolutionVisitor;
import io.github.exactcover.dlx.Visit;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A search that shows solutions one by one, or counts them: all of them, one of each class, or those that differ in
 * what matters.
 *
 * @param shown shows the solutions
 * @param counted counts them
 */
public record SolutionSearch<O>(Function<SolutionVisitor<O>, SearchResult> shown, Supplier<Counted> counted) {

    public Counted count() {
        return counted.get();
    }

    /** Shows the solutions to an action. */
    public SearchResult forEach(Consumer<Solution<O>> action) {
        return shown.apply(solution -> {
            action.accept(solution);
            return Visit.CONTINUE;
        });
    }
}
