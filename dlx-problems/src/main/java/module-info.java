/** Exact-cover models of well-known problems. */
@SuppressWarnings("module") // The command, which draws moving pictures with the pen of these pictures, is built later.
module io.github.exactcover.dlx.problems {
    requires transitive io.github.exactcover.dlx;
    requires transitive io.github.exactcover.dlx.steps;
    requires transitive io.github.exactcover.dlx.symmetry;
    requires java.xml;
    requires static org.jspecify;

    exports io.github.exactcover.dlx.problems;
    exports io.github.exactcover.dlx.problems.board;
    exports io.github.exactcover.dlx.problems.design;
    exports io.github.exactcover.dlx.problems.graph;
    exports io.github.exactcover.dlx.problems.internal to
            io.github.exactcover.dlx.cli;
    exports io.github.exactcover.dlx.problems.packing;
    exports io.github.exactcover.dlx.problems.partition;
    exports io.github.exactcover.dlx.problems.sudoku;
    exports io.github.exactcover.dlx.problems.word;
}
