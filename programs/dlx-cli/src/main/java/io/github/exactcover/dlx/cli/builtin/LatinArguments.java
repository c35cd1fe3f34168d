package io.github.exactcover.dlx.cli.builtin;

import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.Arguments;
import io.github.exactcover.dlx.cli.problem.Model;
import io.github.exactcover.dlx.cli.terminal.Console;
import picocli.CommandLine.Model.CommandSpec;

/** The arguments of {@code dlx latin}. */
final class LatinArguments implements BuiltIn {

    private final Argument<Integer> size =
            Argument.optional(0, "N", Integer.class, "The size of the square; not needed if cells are given.");

    private final Argument<String> given = Argument.inputOption(
            "--given",
            "Complete the partial Latin square in this file (- for standard input): a line for each"
                    + " row, its symbols 1 to N with blanks between, a dot for an empty cell. Below 10 the"
                    + " blanks can be left out.");

    private final OrderOption order = new OrderOption();

    @Override
    public void addTo(CommandSpec command) {
        Arguments.describe(
                command, "latin", "Fill an N by N square so that each row and each column has every symbol once.", """
                Examples:
                  dlx latin 4                      all 576 squares
                  dlx latin 9 --limit 1            one square
                  dlx latin 9 --limit 1 --svg latin.svg      and draw it
                  dlx latin --given partial.txt    all ways to complete a partial square
                  dlx latin --given partial.txt --unique    whether there is one way only
                  dlx latin 4 --require r1c2=3     the squares with symbol 3 in row 1, column 2""");
        Arguments.addAll(command, size, given, order);
    }

    @Override
    public Model<?> model(Console console) {
        return LatinModel.of(size.orNull(), given.orNull(), order, console);
    }
}
