package io.github.exactcover.dlx.cli.builtin;

import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.Arguments;
import io.github.exactcover.dlx.cli.argument.NumberOrNothing;
import io.github.exactcover.dlx.cli.problem.Model;
import io.github.exactcover.dlx.cli.problem.PictureModel;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.Input;
import io.github.exactcover.dlx.problems.Grouping;
import io.github.exactcover.dlx.problems.ProblemModel;
import java.util.OptionalInt;
import java.util.function.Function;
import picocli.CommandLine.Model.CommandSpec;

/** The arguments of {@code dlx partition} and {@code dlx cover}, which choose columns from a file. */
abstract class ColumnsArguments implements BuiltIn {

    private final Argument<String> file = Argument.input("The columns; - for standard input.");

    private final Argument<Boolean> byRows = Argument.flag(
            "--by-rows",
            "The costs come first, and then the columns of each row. Needed only if the numbers fit both layouts.");

    private final Argument<Boolean> byColumns = Argument.flag(
            "--by-columns",
            "Each column comes with its cost and its rows. Needed only if the numbers fit both layouts.");

    private final Argument<Integer> cheapest = NumberOrNothing.cheapest(
            "Find the K cheapest solutions, and prove that no other is cheaper; the default is 1.");

    private final Argument<Boolean> cheapestAll =
            Argument.flag("--cheapest-all", "Find all solutions that cost as little as the cheapest.");

    final void addArgumentsTo(CommandSpec command) {
        Arguments.addAll(command, file, byRows, byColumns, cheapest, cheapestAll);
    }

    /** Reads the file in the layout that was asked for, or in the one that it has. */
    final <P> P read(Console console, Function<String, P> any, Function<String, P> rows, Function<String, P> columns) {
        if (byRows.isGiven() && byColumns.isGiven()) {
            throw new BadInputException("--by-rows and --by-columns say two different things; leave one out");
        }
        Function<String, P> asked = byRows.isGiven() ? rows : byColumns.isGiven() ? columns : any;
        return Input.parsed(file.get(), asked, console);
    }

    final Model<Integer> model(String kind, String title, int columns, ProblemModel<Integer, Grouping> model) {
        return PictureModel.of(kind, title, "write the number of a column, from 1 to " + columns, model);
    }

    @Override
    public OptionalInt cheapest() {
        return OptionalInt.of(cheapest.or(1));
    }

    @Override
    public boolean isForAllCheapest() {
        return cheapestAll.isGiven();
    }
}
