package io.github.exactcover.dlx.cli.output;

import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.Solution;
import java.io.IOException;
import java.io.Writer;

/** Writes solutions as text: numbered, with an empty line in between. */
public final class TextSolutionWriter<O> implements SolutionWriter<O> {

    private final Display<O> display;
    private final Writer out;
    private final boolean classes;
    private long number;

    public TextSolutionWriter(Display<O> display, Writer out) {
        this(display, out, false);
    }

    /** With {@code classes}, says how many solutions each one stands for. */
    public TextSolutionWriter(Display<O> display, Writer out, boolean classes) {
        this.classes = classes;
        this.display = display;
        this.out = out;
    }

    @Override
    public void solution(Solution<O> solution) throws IOException {
        String heading = display.heading(solution);
        if (classes) {
            heading = "class of " + solution.classSize() + (heading.isEmpty() ? "" : ", " + heading);
        }
        solution(solution, heading);
    }

    /** Writes a solution with this text after its number. */
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
