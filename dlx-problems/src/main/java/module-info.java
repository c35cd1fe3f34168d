/** Exact-cover models of well-known problems. */
module io.github.exactcover.dlx.problems {
    requires transitive io.github.exactcover.dlx;
    requires transitive io.github.exactcover.dlx.steps;
    requires transitive io.github.exactcover.dlx.symmetry;
    requires static org.jspecify;

    exports io.github.exactcover.dlx.problems;
    exports io.github.exactcover.dlx.problems.board;
    exports io.github.exactcover.dlx.problems.design;
    exports io.github.exactcover.dlx.problems.graph;
    exports io.github.exactcover.dlx.problems.packing;
    exports io.github.exactcover.dlx.problems.partition;
    exports io.github.exactcover.dlx.problems.sudoku;
    exports io.github.exactcover.dlx.problems.word;
}
