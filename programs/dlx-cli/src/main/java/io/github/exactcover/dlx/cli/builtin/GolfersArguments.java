package io.github.exactcover.dlx.cli.builtin;

import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.Arguments;
import io.github.exactcover.dlx.cli.problem.Model;
import io.github.exactcover.dlx.cli.problem.PictureModel;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.Wording;
import io.github.exactcover.dlx.problems.Grouping;
import io.github.exactcover.dlx.problems.ProblemModel;
import io.github.exactcover.dlx.problems.design.SocialGolfers;
import io.github.exactcover.dlx.problems.design.TablePlan;
import picocli.CommandLine.Model.CommandSpec;

/** The arguments of {@code dlx golfers}. */
final class GolfersArguments implements BuiltIn {

    private final Argument<Integer> groups =
            Argument.parameter(0, "GROUPS", Integer.class, "How many groups play in a round.");

    private final Argument<Integer> size =
            Argument.parameter(1, "SIZE", Integer.class, "How many players are in a group.");

    private final Argument<Integer> rounds =
            Argument.parameter(2, "ROUNDS", Integer.class, "How many rounds there are.");

    @Override
    public void addTo(CommandSpec command) {
        Arguments.describe(
                command, "golfers", "Players play in groups, in several rounds, and no two are together twice.", """
                The groups of player 1 are given. Where too many groups are possible, a
                solution is about the group of each player in each round, and the groups of
                those who are in the first group of round 1 are given.

                Examples:
                  dlx golfers 4 3 4 --limit 1       12 players in 4 groups of 3, 4 rounds
                  dlx golfers 6 6 3 --limit 1       36 guests at 6 tables for 6, 3 courses
                  dlx count golfers 4 2 7           one-factorizations of 8 vertices""");
        Arguments.addAll(command, groups, size, rounds);
    }

    @Override
    public Model<?> model(Console console) {
        try {
            return model(
                    SocialGolfers.of(groups.get(), size.get(), rounds.get()),
                    "write a round and its group, as in 2: 1 4 5");
        } catch (IllegalArgumentException tooManyGroups) {
            // Or another complaint, which is the same here.
            return model(
                    BadInputException.checked(() -> TablePlan.of(groups.get(), size.get(), rounds.get())),
                    "write the group of a player in each round, as in [1, 4, 2]");
        }
    }

    private <O> Model<O> model(ProblemModel<O, Grouping> golfers, String howToNameOptions) {
        return PictureModel.of(
                "golfers",
                Wording.heading(groups.get() * size.get(), "golfer") + " in " + Wording.counted(rounds.get(), "round"),
                howToNameOptions,
                golfers);
    }
}
