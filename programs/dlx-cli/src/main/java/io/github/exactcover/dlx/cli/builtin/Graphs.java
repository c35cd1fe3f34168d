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

    private static final String FORM = """
            The graph is a DIMACS file (.col): p edge VERTICES EDGES, then e VERTEX VERTEX.
            Or it has the two names of an edge in each line, with blanks, a tab or a comma
            between them; one name alone is a vertex.

            """;

    private Graphs() {}

    static BuiltIn coloring() {
        Argument<String> file = Argument.input(GRAPH);
        Argument<Integer> colors = Argument.required("--colors", "K", Integer.class, "The number of colors.");
        Argument<Boolean> fixClique = Argument.flag(
                "--fix-clique",
                "Give the first colors to vertices that are all joined, so that colorings that differ only by a"
                        + " renaming of these colors come once.");
        return new NamedProblem(
                "coloring",
                "Color the vertices of a graph so that no edge joins two of the same color.",
                FORM + """
                Examples:
                  dlx coloring myciel4.col --colors 5 --fix-clique --limit 1
                  dlx coloring queen5_5.col --colors 5 --svg queen.svg
                  dlx count coloring myciel3.col --colors 4
                  dlx coloring map.col --colors 4 --require 1=2    vertex 1 in color 2""",
                List.of(colors, fixClique, file),
                console -> {
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
        Argument<String> file = Argument.input(GRAPH);
        return new NamedProblem(
                "matching",
                "Choose edges of a graph so that each vertex has exactly one.",
                FORM + """
                Examples:
                  dlx matching graph.col
                  dlx matching graph.col --limit 1 --svg matching.svg
                  dlx matching graph.col --require 1-4    those with the edge from 1 to 4
                  dlx count matching graph.col""",
                List.of(file),
                console -> PictureModel.of(
                        "matching",
                        "Perfect matchings of a graph",
                        "write an edge as its two vertices, the smaller first, as in 1-2",
                        PerfectMatching.of(Input.parsed(file.get(), Graph::parse, console))));
    }

    static BuiltIn triples() {
        Argument<String> file = Argument.input("The triples; - for standard input.");
        return new NamedProblem(
                "triples",
                "Choose triples so that each of their members is in exactly one (X3C).",
                """
                A line is a triple: three words. Lines that start with # are comments.

                Examples:
                  dlx triples teams.txt
                  dlx triples teams.txt --require 'Ann Ben Cleo'
                  dlx count triples teams.txt""",
                List.of(file),
                console -> PictureModel.of(
                        "triples",
                        "Exact cover by triples",
                        "write the three members of a triple, as in 'a b c'",
                        Input.parsed(file.get(), TripleCover::parse, console)));
    }
}
