package io.github.exactcover.dlx.cli.problem;

import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.problems.design.SocialGolfers;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** The arguments of {@code dlx kirkman}. */
@Command(
        name = "kirkman",
        description = "N schoolgirls walk in rows of three each day, so that each two walk together once.",
        footer = {
            "",
            "The days of girl 1 are given.",
            "",
            "Examples:",
            "  dlx kirkman 9",
            "  dlx kirkman 15 --limit 1 --svg girls.svg",
        })
final class KirkmanArguments implements BuiltIn {

    @Parameters(paramLabel = "N", description = "The number of girls: 9, 15, 21, ...")
    private int girls;

    @Override
    public Model<?> model(Console console) {
        SocialGolfers walks = BadInputException.checked(() -> SocialGolfers.kirkman(girls));
        return new PictureModel<>("kirkman", walks.problem(), "write a day and its row, as in 2: 1 4 5", walks::decode);
    }
}
