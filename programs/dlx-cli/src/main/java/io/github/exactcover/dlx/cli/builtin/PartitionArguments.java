package io.github.exactcover.dlx.cli.builtin;

import io.github.exactcover.dlx.cli.argument.Arguments;
import io.github.exactcover.dlx.cli.problem.Model;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.problems.partition.SetPartitioning;
import picocli.CommandLine.Model.CommandSpec;

/** The arguments of {@code dlx partition}. */
final class PartitionArguments extends ColumnsArguments {

    @Override
    public void addTo(CommandSpec command) {
        Arguments.describe(
                command,
                "partition",
                "Choose columns that contain each row exactly once, as cheaply as possible (set partitioning).",
                """
                The file has the layout of the OR-Library (sppnw01.txt and so on): the numbers
                of rows and columns; then for each column its cost, the number of its rows, and
                its rows. A file that lists the columns of each row (scp41.txt and so on) is for
                'dlx cover', where a row may be in more than one column.

                Examples:
                  dlx partition sppnw41.txt                 the cheapest, and none is cheaper
                  dlx partition sppnw41.txt --cheapest 3    the three cheapest
                  dlx convert partition sppnw41.txt --to lp    for a MILP solver""");
        addArgumentsTo(command);
    }

    @Override
    public Model<?> model(Console console) {
        SetPartitioning partitioning =
                read(console, SetPartitioning::parse, SetPartitioning::parseRows, SetPartitioning::parseColumns);
        return model(
                "partition",
                "A set partitioning problem",
                partitioning.columns().size(),
                partitioning);
    }
}
