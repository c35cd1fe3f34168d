package io.github.exactcover.dlx.cli;

import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.Solution;
import java.io.IOException;
import java.io.Writer;

/** Solutions for people: each with its number, an empty line between two. */
final class TextReport<O> implements Report<O> {

    private final Model<O> model;
    private final Writer out;
    private long number;

    TextReport(Model<O> model, Writer out) {
        this.model = model;
        this.out = out;
    }

    @Override
    public void solution(Solution<O> solution) throws IOException {
        solution(solution, model.heading(solution));
    }

    /** Writes a solution with something else behind its number. */
    void solution(Solution<O> solution, String heading) throws IOException {
        if (number > 0) {
            out.write('\n');
        }
        number++;
        out.write((number + ": " + heading).stripTrailing());
        out.write('\n');
        model.print(solution, out);
    }

    @Override
    public void end(SearchResult result) {}
}
