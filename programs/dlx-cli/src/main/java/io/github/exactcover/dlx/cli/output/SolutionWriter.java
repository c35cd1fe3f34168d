package io.github.exactcover.dlx.cli.output;

import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.Solution;
import java.io.IOException;

/**
 * Writes the solutions of a search to standard output while it runs.
 *
 * @param <O> the type of the options
 */
public interface SolutionWriter<O> {

    /** Called for each solution. */
    void solution(Solution<O> solution) throws IOException;

    /** Called after the search. */
    void end(SearchResult result) throws IOException;
}
