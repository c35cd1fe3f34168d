package io.github.exactcover.dlx.cli.builtin;

import io.github.exactcover.dlx.cli.argument.Arguments;
import io.github.exactcover.dlx.cli.problem.Model;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.problems.partition.SetCover;
import picocli.CommandLine.Model.CommandSpec;

/** The arguments of {@code dlx cover}. */
final class CoverArguments extends ColumnsArguments {

    @Override
    public void addTo(CommandSpec command) {
        Arguments.describe(
                command,
                "cover",
                "Choose columns that contain each row at least once, as cheaply as possible (set cover).",
                """
                The file has a layout of the OR-Library. Both begin with the numbers of rows and
                columns. In scp41.txt and so on, the costs of the columns follow, and then for
                each row the number of its columns, and its columns. In rail507.txt and so on,
                there follow for each column its cost, the number of its rows, and its rows.

                Examples:
                  dlx cover scp41.txt                   the cheapest, and none is cheaper
                  dlx cover scp41.txt --cheapest 3      the three cheapest
                  dlx convert cover scp41.txt --to lp   for a MILP solver""");
        addArgumentsTo(command);
    }

    @Override
    public Model<?> model(Console console) {
        SetCover cover = read(console, SetCover::parse, SetCover::parseRows, SetCover::parseColumns);
        return model("cover", "A set covering problem", cover.columns().size(), cover);
    }
}
