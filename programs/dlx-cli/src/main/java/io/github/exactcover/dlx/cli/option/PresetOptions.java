package io.github.exactcover.dlx.cli.option;

import io.github.exactcover.dlx.Question;
import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.ArgumentGroup;
import io.github.exactcover.dlx.cli.output.Display;
import io.github.exactcover.dlx.diagram.SolutionDiagram;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** The options that narrow a search down to solutions with some options and without others. */
public final class PresetOptions extends ArgumentGroup {

    private final Argument<List<String>> required = add(Argument.repeated(
            "--require",
            "OPTION",
            "Show only solutions with this option. For a file, write the items of one line ('a b x:red'); for"
                    + " queens, a square (e4); for latin and sudoku, a cell and its symbol (r1c2=3); for"
                    + " nonogram and other puzzles, see their help; for other problems, what --format json shows;"
                    + " for any problem, the number of the option (#1). Can be repeated."));

    private final Argument<List<String>> forbidden = add(Argument.repeated(
            "--forbid",
            "OPTION",
            "Show only solutions without this option, written as for --require. Can be repeated."));

    /** The same question about these solutions only. */
    public <I, O, Q extends Question<I, O, Q>> Q applyTo(Q question, Display<O> display) {
        return question.requireIndices(required(display)).forbidIndices(forbidden(display));
    }

    /** A diagram of these solutions only. */
    public <O> SolutionDiagram<O> applyTo(SolutionDiagram<O> diagram, Display<O> display) {
        List<Integer> require = Arrays.stream(required(display)).boxed().toList();
        List<Integer> forbid = Arrays.stream(forbidden(display)).boxed().toList();
        if (require.isEmpty() && forbid.isEmpty()) {
            return diagram;
        }
        return overPlaces(diagram).restrict(require, forbid).withOptions(display.options());
    }

    /** The same diagram over the places of the options, since two options can be equal. */
    public static SolutionDiagram<Integer> overPlaces(SolutionDiagram<?> diagram) {
        return diagram.withOptions(
                IntStream.range(0, diagram.options().size()).boxed().toList());
    }

    int[] required(Display<?> display) {
        OptionFinder finder = new OptionFinder(display);
        return required.or(List.of()).stream()
                .mapToInt(option -> finder.one("--require", option))
                .toArray();
    }

    int[] forbidden(Display<?> display) {
        OptionFinder finder = new OptionFinder(display);
        return forbidden.or(List.of()).stream()
                .flatMapToInt(option -> Arrays.stream(finder.all("--forbid", option)))
                .toArray();
    }
}
