package io.github.exactcover.dlx.cli.builtin;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The built-in problems. */
public final class BuiltIns {

    /** Their names, in the order in which help lists them. */
    public static final List<String> NAMES =
            List.of(("queens latin sudoku polyomino coloring matching triples partition cover langford costas "
                            + "steiner kirkman golfers mates crossword words wordsearch macmahon nonogram starbattle "
                            + "kakuro futoshiki edgematching dominosa pips logicgrid")
                    .split(" ", -1));

    private BuiltIns() {}

    /** The problem of this name, with arguments that are not yet set. */
    public static Optional<BuiltIn> named(String name) {
        return Optional.ofNullable(find(name));
    }

    private static @Nullable BuiltIn find(String name) {
        return switch (name) {
            case "queens" -> QueensModel.builtIn();
            case "latin" -> LatinModel.builtIn();
            case "sudoku" -> Sudokus.builtIn();
            case "polyomino" -> PolyominoArguments.builtIn();
            case "coloring" -> Graphs.coloring();
            case "matching" -> Graphs.matching();
            case "triples" -> Graphs.triples();
            case "partition" -> ColumnsProblem.partition();
            case "cover" -> ColumnsProblem.cover();
            case "langford" -> Designs.langford();
            case "costas" -> Designs.costas();
            case "steiner" -> Designs.steiner();
            case "kirkman" -> Designs.kirkman();
            case "golfers" -> Designs.golfers();
            case "mates" -> Designs.mates();
            case "crossword" -> Words.crossword();
            case "words" -> Words.rectangle();
            case "wordsearch" -> Words.search();
            case "macmahon" -> Designs.macmahon();
            case "nonogram", "starbattle", "kakuro", "futoshiki", "edgematching", "dominosa", "pips", "logicgrid" ->
                PuzzleKind.builtIn(name);
            default -> null;
        };
    }
}
