package io.github.exactcover.dlx.cli.output;

import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.Solution;
import java.io.IOException;

/** Writes solutions as one JSON document, while they are found. */
public final class JsonSolutionWriter<O> implements SolutionWriter<O> {

    private final JsonDocument<O> document;
    private final Answers answers;

    /** Says what each solution costs, or how many it stands for, if that is what was asked. */
    public JsonSolutionWriter(JsonDocument<O> document, Answers answers) throws IOException {
        this.answers = answers;
        this.document = document;
        document.startSolutions();
    }

    @Override
    public void solution(Solution<O> solution) throws IOException {
        switch (answers) {
            case ALL, DISTINCT -> document.solution(solution);
            case CLASSES -> document.classOf(solution);
            case CHEAPEST -> document.costedSolution(solution, solution.cost());
        }
    }

    @Override
    public void end(SearchResult result) throws IOException {
        document.json().writeEndArray();
        document.result(result);
        document.close();
    }
}
