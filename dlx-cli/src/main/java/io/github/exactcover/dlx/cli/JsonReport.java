package io.github.exactcover.dlx.cli;

import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.Solution;
import java.io.IOException;

/** Solutions for programs: one JSON document, written as the solutions come. */
final class JsonReport<O> implements Report<O> {

    private final JsonDocument<O> document;

    JsonReport(JsonDocument<O> document) throws IOException {
        this.document = document;
        document.startSolutions();
    }

    @Override
    public void solution(Solution<O> solution) throws IOException {
        document.solution(solution);
    }

    @Override
    public void end(SearchResult result) throws IOException {
        document.json().writeEndArray();
        document.result(result);
        document.close();
    }
}
