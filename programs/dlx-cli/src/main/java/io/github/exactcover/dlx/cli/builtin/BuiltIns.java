package io.github.exactcover.dlx.cli.builtin;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The built-in problems. */
public final class BuiltIns {

    /** Their names, in the order in which help lists them. */
    public static final List<String> NAMES = List.of(
            "queens",
            "latin",
            "sudoku",
            "polyomino",
            "coloring",
            "matching",
            "triples",
            "partition",
            "langford",
            "costas",
            "steiner",
            "kirkman",
            "golfers",
            "mates",
            "crossword",
            "words",
            "wordsearch",
            "macmahon");

    private BuiltIns() {}

    /** The problem of this name, with arguments that are not yet set. */
    public static Optional<BuiltIn> named(String name) {
        return Optional.ofNullable(find(name));
    }

    private static @Nullable BuiltIn find(String name) {
        return switch (name) {
            case "queens" -> new QueensArguments();
            case "latin" -> new LatinArguments();
            case "sudoku" -> new SudokuArguments();
            case "polyomino" -> new PolyominoArguments();
            case "coloring" -> new ColoringArguments();
            case "matching" -> new MatchingArguments();
            case "triples" -> new TriplesArguments();
            case "partition" -> new PartitionArguments();
            case "langford" -> new LangfordArguments();
            case "costas" -> new CostasArguments();
            case "steiner" -> new SteinerArguments();
            case "kirkman" -> new KirkmanArguments();
            case "golfers" -> new GolfersArguments();
            case "mates" -> new MatesArguments();
            case "crossword" -> new CrosswordArguments();
            case "words" -> new WordRectangleArguments();
            case "wordsearch" -> new WordSearchArguments();
            case "macmahon" -> new MacMahonArguments();
            default -> null;
        };
    }
}
