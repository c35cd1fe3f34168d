package io.github.exactcover.dlx.cli.problem;

import io.github.exactcover.dlx.cli.terminal.Console;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The arguments of {@code dlx latin}. */
@Command(
        name = "latin",
        description = "Fill an N by N square so that each row and each column has every symbol once.",
        footer = {
            "",
            "Examples:",
            "  dlx latin 4                      all 576 squares",
            "  dlx latin 9 --limit 1            one square",
            "  dlx latin 9 --limit 1 --svg latin.svg      and draw it",
            "  dlx latin --given partial.txt    all ways to complete a partial square",
            "  dlx latin --given partial.txt --unique    whether there is one way only",
            "  dlx latin 4 --require r1c2=3     the squares with symbol 3 in row 1, column 2",
        })
final class LatinArguments implements BuiltIn {

    @Parameters(
            arity = "0..1",
            paramLabel = "N",
            description = "The size of the square; not needed if cells are given.")
    private @Nullable Integer size;

    @Option(
            names = "--given",
            paramLabel = "FILE",
            description = "Complete the partial Latin square in this file (- for standard input): a line for each"
                    + " row, its symbols 1 to N with blanks between, a dot for an empty cell. Below 10 the blanks can"
                    + " be left out.")
    private @Nullable String given;

    @Mixin
    private OrderOption order = new OrderOption();

    @Override
    public Model<?> model(Console console) {
        return LatinModel.of(size, given, order, console);
    }
}
