package io.github.exactcover.dlx.cli.problem;

import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.problems.design.SocialGolfers;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** The arguments of {@code dlx golfers}. */
@Command(
        name = "golfers",
        description = "Players play in groups, in several rounds, and no two are together twice.",
        footer = {
            "",
            "The groups of player 1 are given.",
            "",
            "Examples:",
            "  dlx golfers 4 3 4 --limit 1       12 players in 4 groups of 3, 4 rounds",
            "  dlx count golfers 4 2 7           one-factorizations of 8 vertices",
        })
final class GolfersArguments implements BuiltIn {

    @Parameters(index = "0", paramLabel = "GROUPS", description = "How many groups play in a round.")
    private int groups;

    @Parameters(index = "1", paramLabel = "SIZE", description = "How many players are in a group.")
    private int size;

    @Parameters(index = "2", paramLabel = "ROUNDS", description = "How many rounds there are.")
    private int rounds;

    @Override
    public Model<?> model(Console console) {
        SocialGolfers golfers = BadInputException.checked(() -> SocialGolfers.of(groups, size, rounds));
        return new PictureModel<>(
                "golfers", golfers.problem(), "write a round and its group, as in 2: 1 4 5", golfers::decode);
    }
}
