package io.github.exactcover.dlx.cli.builtin;

import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.Arguments;
import io.github.exactcover.dlx.cli.problem.Model;
import io.github.exactcover.dlx.cli.problem.PictureModel;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.Input;
import io.github.exactcover.dlx.problems.graph.Graph;
import io.github.exactcover.dlx.problems.graph.PerfectMatching;
import picocli.CommandLine.Model.CommandSpec;

/** The arguments of {@code dlx matching}. */
final class MatchingArguments implements BuiltIn {

    private final Argument<String> file = Argument.input("The graph; - for standard input.");

    @Override
    public void addTo(CommandSpec command) {
        Arguments.describe(command, "matching", "Choose edges of a graph so that each vertex has exactly one.", """
                The graph is a DIMACS file (.col): p edge VERTICES EDGES, then e VERTEX VERTEX.
                Or it has the two names of an edge in each line, with blanks, a tab or a comma
                between them; one name alone is a vertex.

                Examples:
                  dlx matching graph.col
                  dlx matching graph.col --limit 1 --svg matching.svg
                  dlx matching graph.col --require 1-4    those with the edge from 1 to 4
                  dlx count matching graph.col""");
        file.addTo(command);
    }

    @Override
    public Model<?> model(Console console) {
        PerfectMatching matching =
                PerfectMatching.of(Input.read(file.get(), () -> Graph.parse(Input.readText(file.get(), console))));
        return PictureModel.of(
                "matching",
                "Perfect matchings of a graph",
                "write an edge as its two vertices, the smaller first, as in 1-2",
                matching);
    }
}
