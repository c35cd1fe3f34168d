package io.github.exactcover.dlx.cli.output;

import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.Solution;
import java.io.IOException;

/** Writes solutions as one JSON document, while they are found. */
public final class JsonSolutionWriter<O> implements SolutionWriter<O> {

    private final JsonDocument<O> document;
    private final boolean classes;

    /** With {@code classes}, says how many solutions each one stands for. */
    public JsonSolutionWriter(JsonDocument<O> document, boolean classes) throws IOException {
        this.classes = classes;
        this.document = document;
        document.startSolutions();
    }

    @Override
    public void solution(Solution<O> solution) throws IOException {
        if (classes) {
            document.classOf(solution);
        } else {
            document.solution(solution);
        }
    }

    @Override
    public void end(SearchResult result) throws IOException {
        document.json().writeEndArray();
        document.result(result);
        document.close();
    }
}
