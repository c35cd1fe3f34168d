package io.github.exactcover.dlx.cli.builtin;

import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.Arguments;
import io.github.exactcover.dlx.cli.problem.Model;
import io.github.exactcover.dlx.cli.problem.PictureModel;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.Input;
import io.github.exactcover.dlx.cli.terminal.Wording;
import io.github.exactcover.dlx.problems.graph.Graph;
import io.github.exactcover.dlx.problems.graph.GraphColoring;
import picocli.CommandLine.Model.CommandSpec;

/** The arguments of {@code dlx coloring}. */
final class ColoringArguments implements BuiltIn {

    private final Argument<String> file = Argument.input("The graph; - for standard input.");

    private final Argument<Integer> colors = Argument.required("--colors", "K", Integer.class, "The number of colors.");

    private final Argument<Boolean> fixClique = Argument.flag(
            "--fix-clique",
            "Give the first colors to vertices that are all joined, so that colorings that differ only"
                    + " by a renaming of these colors come once.");

    @Override
    public void addTo(CommandSpec command) {
        Arguments.describe(
                command, "coloring", "Color the vertices of a graph so that no edge joins two of the same color.", """
                The graph is a DIMACS file (.col): p edge VERTICES EDGES, then e VERTEX VERTEX.
                Or it has the two names of an edge in each line, with blanks, a tab or a comma
                between them; one name alone is a vertex.

                Examples:
                  dlx coloring myciel4.col --colors 5 --fix-clique --limit 1
                  dlx coloring queen5_5.col --colors 5 --svg queen.svg
                  dlx count coloring myciel3.col --colors 4
                  dlx coloring map.col --colors 4 --require 1=2    vertex 1 in color 2""");
        Arguments.addAll(command, colors, fixClique, file);
    }

    @Override
    public Model<?> model(Console console) {
        Graph graph = Input.read(file.get(), () -> Graph.parse(Input.readText(file.get(), console)));
        GraphColoring all = BadInputException.checked(() -> GraphColoring.of(graph, colors.get()));
        GraphColoring coloring = fixClique.isGiven() ? all.fixing(graph.clique()) : all;
        return PictureModel.of(
                "coloring",
                "Coloring a graph with " + Wording.counted(colors.get(), "color"),
                "write a vertex and its color, as in 7=2",
                coloring);
    }
}
