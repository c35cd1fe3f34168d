package io.github.exactcover.dlx.cli.builtin;

import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.NumberOrNothing;
import io.github.exactcover.dlx.cli.problem.Model;
import io.github.exactcover.dlx.cli.problem.PictureModel;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.Input;
import io.github.exactcover.dlx.problems.Grouping;
import io.github.exactcover.dlx.problems.ProblemModel;
import io.github.exactcover.dlx.problems.partition.SetCover;
import io.github.exactcover.dlx.problems.partition.SetPartitioning;
import java.util.OptionalInt;
import java.util.function.Function;

/** Columns of a file that are chosen as cheaply as possible: {@code dlx partition} and {@code dlx cover}. */
abstract class ColumnsProblem extends BuiltIn {

    private final Argument<String> file = add(Argument.input("The columns; - for standard input."));

    private final Argument<Boolean> byRows = add(Argument.flag(
            "--by-rows",
            "The costs come first, and then the columns of each row. Needed only if the numbers fit both layouts."));

    private final Argument<Boolean> byColumns = add(Argument.flag(
            "--by-columns",
            "Each column comes with its cost and its rows. Needed only if the numbers fit both layouts."));

    private final Argument<Integer> cheapest = add(NumberOrNothing.cheapest(
            "Find the K cheapest solutions, and prove that no other is cheaper; the default is 1."));

    private final Argument<Boolean> cheapestAll =
            add(Argument.flag("--cheapest-all", "Find all solutions that cost as little as the cheapest."));

    static BuiltIn partition() {
        return new ColumnsProblem() {
            @Override
            public Model<?> model(Console console) {
                SetPartitioning read = read(
                        console, SetPartitioning::parse, SetPartitioning::parseRows, SetPartitioning::parseColumns);
                return model(
                        "partition",
                        "A set partitioning problem",
                        read.columns().size(),
                        read);
            }
        };
    }

    static BuiltIn cover() {
        return new ColumnsProblem() {
            @Override
            public Model<?> model(Console console) {
                SetCover read = read(console, SetCover::parse, SetCover::parseRows, SetCover::parseColumns);
                return model("cover", "A set covering problem", read.columns().size(), read);
            }
        };
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
