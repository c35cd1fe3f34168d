package io.github.exactcover.dlx.cli.problem;

import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.Input;
import io.github.exactcover.dlx.problems.graph.Graph;
import io.github.exactcover.dlx.problems.graph.GraphColoring;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The arguments of {@code dlx coloring}. */
@Command(
        name = "coloring",
        description = "Color the vertices of a graph so that no edge joins two of the same color.",
        footer = {
            "",
            "A DIMACS file (.col): p edge VERTICES EDGES, then e VERTEX VERTEX.",
            "",
            "Examples:",
            "  dlx coloring myciel4.col --colors 5 --fix-clique --limit 1",
            "  dlx coloring queen5_5.col --colors 5 --svg queen.svg",
            "  dlx count coloring myciel3.col --colors 4",
            "  dlx coloring map.col --colors 4 --require 1=2    vertex 1 in color 2",
        })
final class ColoringArguments implements BuiltIn {

    @Parameters(paramLabel = "FILE", description = "The graph; - for standard input.")
    @SuppressWarnings("NullAway.Init") // Set by picocli.
    private String file;

    @Option(names = "--colors", paramLabel = "K", required = true, description = "How many colors there are.")
    private int colors;

    @Option(
            names = "--fix-clique",
            description = "Give the first colors to vertices that are all joined, so that colorings that differ only"
                    + " by a renaming of these colors come once.")
    private boolean fixClique;

    @Override
    public Model<?> model(Console console) {
        Graph graph = Input.read(file, () -> Graph.ofDimacs(Input.readText(file, console)));
        GraphColoring all = BadInputException.checked(() -> GraphColoring.of(graph, colors));
        GraphColoring coloring = fixClique ? all.fixing(graph.clique()) : all;
        return new PictureModel<>(
                "coloring", coloring.problem(), "write a vertex and its color, as in 7=2", coloring::decode);
    }
}
