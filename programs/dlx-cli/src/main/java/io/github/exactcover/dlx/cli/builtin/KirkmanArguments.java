package io.github.exactcover.dlx.cli.builtin;

import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.Arguments;
import io.github.exactcover.dlx.cli.problem.Model;
import io.github.exactcover.dlx.cli.problem.PictureModel;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.Wording;
import io.github.exactcover.dlx.problems.design.SocialGolfers;
import picocli.CommandLine.Model.CommandSpec;

/** The arguments of {@code dlx kirkman}. */
final class KirkmanArguments implements BuiltIn {

    private final Argument<Integer> girls =
            Argument.parameter(0, "N", Integer.class, "The number of girls: 9, 15, 21, ...");

    @Override
    public void addTo(CommandSpec command) {
        Arguments.describe(
                command,
                "kirkman",
                "N schoolgirls walk in rows of three each day, so that every two walk together once.",
                """
                The days of girl 1 are given.

                Examples:
                  dlx kirkman 9
                  dlx kirkman 15 --limit 1 --svg girls.svg""");
        girls.addTo(command);
    }

    @Override
    public Model<?> model(Console console) {
        SocialGolfers walks = BadInputException.checked(() -> SocialGolfers.kirkman(girls.get()));
        return PictureModel.of(
                "kirkman",
                Wording.heading(girls.get(), "schoolgirl"),
                "write a day and its row, as in 2: 1 4 5",
                walks);
    }
}
