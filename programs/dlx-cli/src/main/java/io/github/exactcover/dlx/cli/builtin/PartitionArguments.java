package io.github.exactcover.dlx.cli.builtin;

import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.FileUse;
import io.github.exactcover.dlx.cli.problem.Model;
import io.github.exactcover.dlx.cli.problem.PictureModel;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.Input;
import io.github.exactcover.dlx.problems.partition.SetPartitioning;
import java.util.OptionalInt;
import picocli.CommandLine.Model.CommandSpec;

/** The arguments of {@code dlx partition}. */
final class PartitionArguments implements BuiltIn {

    private final Argument<String> file = Argument.parameter(
                    0, "FILE", String.class, "The columns; - for standard input.")
            .naming(FileUse.READ);

    private final Argument<Integer> cheapest = Argument.option(
            "--cheapest",
            "K",
            Integer.class,
            "Find the K cheapest solutions, and prove that no other is cheaper; the default is 1.");

    private final Argument<Boolean> cheapestAll =
            Argument.flag("--cheapest-all", "Find all solutions that cost as little as the cheapest.");

    @Override
    public void addTo(CommandSpec command) {
        command.name("partition");
        command.usageMessage()
                .description(
                        "Choose columns that contain each row exactly once, as cheaply as possible (set partitioning).")
                .footer(
                        "",
                        "The file has the layout of the OR-Library (sppnw01.txt and so on): the numbers",
                        "of rows and columns; then for each column its cost, the number of its rows, and",
                        "its rows.",
                        "",
                        "Examples:",
                        "  dlx partition sppnw41.txt                 the cheapest, and none is cheaper",
                        "  dlx partition sppnw41.txt --cheapest 3    the three cheapest",
                        "  dlx convert partition sppnw41.txt --to lp    for a MILP solver");
        file.addTo(command);
        cheapest.addTo(command);
        cheapestAll.addTo(command);
    }

    @Override
    public Model<?> model(Console console) {
        SetPartitioning partitioning =
                Input.read(file.get(), () -> SetPartitioning.parse(Input.readText(file.get(), console)));
        return new PictureModel<>(
                "partition",
                "A set partitioning problem",
                partitioning.problem(),
                "write the number of a column, from 1 to "
                        + partitioning.columns().size(),
                partitioning::decode);
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
