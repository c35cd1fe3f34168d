package io.github.exactcover.dlx.cli.option;

import io.github.exactcover.dlx.Proof;
import io.github.exactcover.dlx.SearchEnd;
import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.SolutionVisitor;
import io.github.exactcover.dlx.Visit;
import java.nio.file.Path;
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

    /** A search that writes a proof. */
    static <O> SolutionSearch<O> proven(Proof<?, O> proof, Path file) {
        return new SolutionSearch<>(visitor -> proof.solve(visitor, file), () -> Counted.visited(proof.count(file)));
    }

    /** The same, which ends after so many solutions. */
    SolutionSearch<O> limited(long limit) {
        Function<SolutionVisitor<O>, SearchResult> some = visitor -> {
            long[] left = {limit};
            SearchResult result = shown.apply(solution -> {
                left[0]--;
                Visit visit = visitor.visit(solution);
                return left[0] == 0 ? Visit.STOP : visit;
            });
            return left[0] > 0
                    ? result
                    : new SearchResult(
                            SearchEnd.LIMIT, result.solutions(), result.statistics(), result.checkpointFailure());
        };
        return new SolutionSearch<>(some, () -> Counted.visited(some.apply(solution -> Visit.CONTINUE)));
    }

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
