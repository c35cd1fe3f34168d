package io.github.exactcover.dlx.cli.output;

import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.cli.terminal.Colors;
import io.github.exactcover.dlx.cli.terminal.Console;
import java.io.IOException;
import java.io.Writer;

/** Writes solutions as text: numbered, with an empty line in between. */
public final class TextSolutionWriter<O> {

    private final Display<O> display;
    private final Writer out;
    private final Colors colors;
    private final Answers answers;
    private long number;

    public TextSolutionWriter(Display<O> display, Console console) {
        this(display, console, Answers.ALL);
    }

    /** Says what each solution costs, or how many it stands for, if that is what was asked. */
    public TextSolutionWriter(Display<O> display, Console console, Answers answers) {
        this(display, console.out(), console.colors(), answers);
    }

    /** Without colors. */
    TextSolutionWriter(Display<O> display, Writer out) {
        this(display, out, Colors.off(out), Answers.ALL);
    }

    private TextSolutionWriter(Display<O> display, Writer out, Colors colors, Answers answers) {
        this.display = display;
        this.out = out;
        this.colors = colors;
        this.answers = answers;
    }

    /** Writes a solution. */
    public void solution(Solution<O> solution) throws IOException {
        String heading = display.heading(solution);
        if (answers == Answers.CLASSES) {
            heading = "class of " + solution.classSize() + (heading.isEmpty() ? "" : ", " + heading);
        } else if (answers == Answers.CHEAPEST) {
            heading = "cost " + solution.cost();
        }
        solution(solution, heading);
    }

    /** Writes a solution with this text after its number. */
    public void solution(Solution<O> solution, String heading) throws IOException {
        if (number > 0) {
            out.write('\n');
        }
        number++;
        colors.heading((number + ": " + heading).stripTrailing());
        if (colors.areOn() && display.isMadeOfPieces()) {
            StringBuilder text = new StringBuilder();
            display.print(solution, text);
            colors.pieces(text.toString());
        } else {
            display.print(solution, out);
        }
    }
}
