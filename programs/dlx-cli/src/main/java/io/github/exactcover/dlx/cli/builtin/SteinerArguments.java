package io.github.exactcover.dlx.cli.builtin;

import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.Arguments;
import io.github.exactcover.dlx.cli.problem.Model;
import io.github.exactcover.dlx.cli.problem.PictureModel;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.Wording;
import io.github.exactcover.dlx.problems.design.SteinerTriples;
import picocli.CommandLine.Model.CommandSpec;

/** The arguments of {@code dlx steiner}. */
final class SteinerArguments implements BuiltIn {

    private final Argument<Integer> points =
            Argument.parameter(0, "N", Integer.class, "The number of points: 1 or 3 more than a multiple of 6.");

    private final Argument<Integer> given = Argument.option(
            "--given",
            "POINTS",
            Integer.class,
            "Give the triples of the first 1 or 2 points, since all ways to choose them are alike.");

    @Override
    public void addTo(CommandSpec command) {
        Arguments.describe(
                command,
                "steiner",
                "Choose triples of N points so that every two points are together in exactly one.",
                """
                Examples:
                  dlx steiner 9 --given 1
                  dlx count steiner 9             all 840
                  dlx steiner 15 --given 1 --limit 1""");
        Arguments.addAll(command, points, given);
    }

    @Override
    public Model<?> model(Console console) {
        SteinerTriples triples =
                BadInputException.checked(() -> SteinerTriples.of(points.get()).given(given.or(0)));
        return PictureModel.of(
                "steiner",
                "Steiner triple systems of " + Wording.counted(points.get(), "point"),
                "write three points, as in 1.3.5",
                triples);
    }
}
