package io.github.exactcover.dlx.cli.builtin;

import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.problem.PictureModel;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Input;
import io.github.exactcover.dlx.cli.terminal.Wording;
import io.github.exactcover.dlx.problems.graph.Graph;
import io.github.exactcover.dlx.problems.graph.GraphColoring;
import io.github.exactcover.dlx.problems.graph.PerfectMatching;
import io.github.exactcover.dlx.problems.partition.TripleCover;
import java.util.List;

/** Problems about the vertices and edges of a graph, and about the members of triples. */
final class Graphs {

    private static final String GRAPH = "The graph; - for standard input.";

    private Graphs() {}

    static BuiltIn coloring() {
        Argument<String> file = Argument.input(GRAPH);
        Argument<Integer> colors = Argument.required("--colors", "K", Integer.class, "The number of colors.");
        Argument<Boolean> fixClique = Argument.flag(
                "--fix-clique",
                "Give the first colors to vertices that are all joined, so that colorings that differ only by a"
                        + " renaming of these colors come once.");
        return BuiltIn.of(List.of(colors, fixClique, file), console -> {
            Graph graph = Input.parsed(file.get(), Graph::parse, console);
            GraphColoring all = BadInputException.checked(() -> GraphColoring.of(graph, colors.get()));
            return PictureModel.of(
                    "coloring",
                    "Coloring a graph with " + Wording.counted(colors.get(), "color"),
                    "write a vertex and its color, as in 7=2",
                    fixClique.isGiven() ? all.fixing(graph.clique()) : all);
        });
    }

    static BuiltIn matching() {
        return BuiltIn.ofFile(
                GRAPH,
                text -> PictureModel.of(
                        "matching",
                        "Perfect matchings of a graph",
                        "write an edge as its two vertices, the smaller first, as in 1-2",
                        PerfectMatching.of(Graph.parse(text))));
    }

    static BuiltIn triples() {
        return BuiltIn.ofFile(
                "The triples; - for standard input.",
                text -> PictureModel.of(
                        "triples",
                        "Exact cover by triples",
                        "write the three members of a triple, as in 'a b c'",
                        TripleCover.parse(text)));
    }
}
