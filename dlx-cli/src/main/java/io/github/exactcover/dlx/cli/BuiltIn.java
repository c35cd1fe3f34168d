package io.github.exactcover.dlx.cli;

import java.util.List;

/**
 * The arguments of a problem that is built in, to be set by picocli. The class has a {@code @Command} with the name of the
 * problem, a description and examples.
 */
interface BuiltIn {

    /** The problem that was asked for. */
    Model<?> model(Console console);

    /** Commands behind the name of the problem, such as {@code dlx sudoku generate}. */
    default List<Object> subcommands(Console console) {
        return List.of();
    }

    /** New arguments of every problem, in the order in which they are listed. */
    static List<BuiltIn> all() {
        return List.of(new QueensArguments(), new LatinArguments(), new SudokuArguments(), new PolyominoArguments());
    }
}
