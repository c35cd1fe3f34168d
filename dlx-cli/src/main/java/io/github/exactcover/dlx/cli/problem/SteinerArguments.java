package io.github.exactcover.dlx.cli.problem;

import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.problems.design.SteinerTriples;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The arguments of {@code dlx steiner}. */
@Command(
        name = "steiner",
        description = "Choose triples of N points so that each two points are together in exactly one.",
        footer = {
            "",
            "Examples:",
            "  dlx steiner 9 --given 1",
            "  dlx count steiner 9             all 840",
            "  dlx steiner 15 --given 1 --limit 1",
        })
final class SteinerArguments implements BuiltIn {

    @Parameters(paramLabel = "N", description = "The number of points: 1 or 3 more than a multiple of 6.")
    private int points;

    @Option(
            names = "--given",
            paramLabel = "POINTS",
            description = "Give the triples of the first 1 or 2 points, since all ways to choose them are alike.")
    private int given;

    @Override
    public Model<?> model(Console console) {
        SteinerTriples triples =
                BadInputException.checked(() -> SteinerTriples.of(points).given(given));
        return new PictureModel<>("steiner", triples.problem(), "write three points, as in 1.3.5", triples::decode);
    }
}
