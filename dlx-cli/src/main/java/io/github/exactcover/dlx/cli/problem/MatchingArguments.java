package io.github.exactcover.dlx.cli.problem;

import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.Input;
import io.github.exactcover.dlx.problems.graph.Graph;
import io.github.exactcover.dlx.problems.graph.PerfectMatching;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** The arguments of {@code dlx matching}. */
@Command(
        name = "matching",
        description = "Choose edges of a graph so that each vertex has exactly one.",
        footer = {
            "",
            "A DIMACS file (.col): p edge VERTICES EDGES, then e VERTEX VERTEX.",
            "",
            "Examples:",
            "  dlx matching graph.col",
            "  dlx matching graph.col --limit 1 --svg matching.svg",
            "  dlx matching graph.col --require 1-4    those with the edge from 1 to 4",
            "  dlx count matching graph.col",
        })
final class MatchingArguments implements BuiltIn {

    @Parameters(paramLabel = "FILE", description = "The graph; - for standard input.")
    @SuppressWarnings("NullAway.Init") // Set by picocli.
    private String file;

    @Override
    public Model<?> model(Console console) {
        PerfectMatching matching =
                PerfectMatching.of(Input.read(file, () -> Graph.ofDimacs(Input.readText(file, console))));
        return new PictureModel<>(
                "matching",
                matching.problem(),
                "write an edge as its two vertices, the smaller first, as in 1-2",
                matching::decode);
    }
}
