package io.github.exactcover.dlx.cli.output;

import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.Solution;
import java.io.IOException;
import java.io.Writer;

/** Solutions for people: each with its number, an empty line between two. */
public final class TextSolutionWriter<O> implements SolutionWriter<O> {

    private final Display<O> display;
    private final Writer out;
    private long number;

    public TextSolutionWriter(Display<O> display, Writer out) {
        this.display = display;
        this.out = out;
    }

    @Override
    public void solution(Solution<O> solution) throws IOException {
        solution(solution, display.heading(solution));
    }

    /** Writes a solution with something else behind its number. */
    public void solution(Solution<O> solution, String heading) throws IOException {
        if (number > 0) {
            out.write('\n');
        }
        number++;
        out.write((number + ": " + heading).stripTrailing());
        out.write('\n');
        display.print(solution, out);
    }

    @Override
    public void end(SearchResult result) {}
}
