package io.github.exactcover.dlx.cli.builtin;

import io.github.exactcover.dlx.cli.problem.Model;
import io.github.exactcover.dlx.model.puzzles.Dominosa;
import io.github.exactcover.dlx.model.puzzles.EdgeMatching;
import io.github.exactcover.dlx.model.puzzles.Futoshiki;
import io.github.exactcover.dlx.model.puzzles.Kakuro;
import io.github.exactcover.dlx.model.puzzles.LogicGrid;
import io.github.exactcover.dlx.model.puzzles.Nonogram;
import io.github.exactcover.dlx.model.puzzles.Pips;
import io.github.exactcover.dlx.model.puzzles.Puzzle;
import io.github.exactcover.dlx.model.puzzles.StarBattle;
import java.util.Locale;
import java.util.function.Function;

/** The puzzles that are read from a text, with what messages say of them. */
@SuppressWarnings("ImmutableEnumChecker") // The parsers have no state.
enum PuzzleKind {
    NONOGRAM(Nonogram::parse, "A nonogram", "r1c2 = true"),
    STARBATTLE(StarBattle::parse, "A star battle", "r1c2 = true"),
    KAKURO(Kakuro::parse, "A kakuro", "r2c2 = 9"),
    FUTOSHIKI(Futoshiki::parse, "A futoshiki", "r1c2 = 3"),
    EDGEMATCHING(EdgeMatching::parse, "Edge matching", "r1c2 = 0,1,2,3"),
    DOMINOSA(Dominosa::parse, "A dominosa", "r1c1-r1c2 = true"),
    PIPS(Pips::parse, "Pips", "r1c2 = 5"),
    LOGICGRID(LogicGrid::parse, "A logic grid", "Norwegian = 1");

    final String title;

    /** An option of the problem, as an example. */
    final String option;

    private final Function<String, Puzzle> parser;

    PuzzleKind(Function<String, Puzzle> parser, String title, String option) {
        this.parser = parser;
        this.title = title;
        this.option = option;
    }

    /** The arguments of the command of this name. */
    static BuiltIn builtIn(String command) {
        PuzzleKind kind = valueOf(command.toUpperCase(Locale.ROOT));
        return BuiltIn.ofFile("The puzzle; - for standard input.", kind::model);
    }

    private Model<?> model(String text) {
        Puzzle puzzle = parser.apply(text);
        return new PuzzleModel(this, puzzle, puzzle.compile());
    }

    /** The name of the command. */
    String command() {
        return name().toLowerCase(Locale.ROOT);
    }
}
