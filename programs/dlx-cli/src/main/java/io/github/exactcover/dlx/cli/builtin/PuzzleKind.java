package io.github.exactcover.dlx.cli.builtin;

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

/** The puzzles that are read from a text, with what their help says. */
@SuppressWarnings("ImmutableEnumChecker") // The parsers have no state.
enum PuzzleKind {
    NONOGRAM(
            Nonogram::parse,
            "A nonogram",
            "Fill cells so that the runs in each row and column have the lengths that are given.",
            "r1c2 = true",
            """
            The puzzle is a .non file; or a line with the numbers of each row, then a
            blank line, then a line for each column. 0 is a line without runs."""),
    STARBATTLE(
            StarBattle::parse,
            "A star battle",
            "Put stars into each row, column and region so that none touch; or play Queens with regions.",
            "r1c2 = true",
            """
            The puzzle has a line for each row, with a letter for the region of each cell,
            or a word with blanks between. Before them can be a line with the number of
            stars; otherwise it is 1."""),
    KAKURO(
            Kakuro::parse,
            "A kakuro",
            "Fill in digits so that each run has the sum that is given, and no digit twice.",
            "r2c2 = 9",
            """
            The puzzle has a line for each row, its cells with blanks between them: # is
            black, . is white, and 17\\\\9 is black with the sum below it and the one to
            its right; either can be left out."""),
    FUTOSHIKI(
            Futoshiki::parse,
            "A futoshiki",
            "Fill in numbers so that each row and column has each once, and the signs < and > are true.",
            "r1c2 = 3",
            """
            The puzzle has a line for each row, with . or a digit for a cell, and < or >
            between two cells. Lines between the rows have ^ or v exactly below cells; the
            tip points to the smaller number."""),
    EDGEMATCHING(
            EdgeMatching::parse,
            "Edge matching",
            "Lay square tiles into a rectangle so that edges that touch have the same number.",
            "r1c2 = 0,1,2,3",
            """
            The puzzle has a line with the number of rows and of columns, then a line for
            each tile with the numbers on its upper, right, lower and left edge. If there
            are 0s, they are the border. Tiles can be turned."""),
    DOMINOSA(
            Dominosa::parse,
            "A dominosa",
            "Find the dominoes under a rectangle of numbers, each of a set once.",
            "r1c1-r1c2 = true",
            """
            The puzzle has a line for each row, with digits, or with numbers and blanks
            between them. # is a place without a number. There can be several sets of
            dominoes."""),
    PIPS(
            Pips::parse,
            "Pips",
            "Lay dominoes onto a board so that the pips in each region are as it says.",
            "r1c2 = 5",
            """
            The puzzle has a board, with a letter for the region of each cell, * for a
            cell without one and . where there is no cell. After a blank line come the
            dominoes, such as 0-1 2-2, and a line for each region, such as a 6, b =, c !=,
            d <3, e >3."""),
    LOGICGRID(
            LogicGrid::parse,
            "A logic grid",
            "Find out what belongs together, as in the zebra puzzle.",
            "Norwegian = 1",
            """
            The puzzle has a line for each group, such as 'pet: dog, fox'; the first group
            has the places, in their order. Then comes a line for each clue: Ann = dog,
            Ann != dog, Ann = dog or fox, Ann < dog, Ann next to dog, Ann = dog + 2.""");

    private final Function<String, Puzzle> parser;
    private final String title;
    private final String task;
    private final String option;
    private final String form;

    PuzzleKind(Function<String, Puzzle> parser, String title, String task, String option, String form) {
        this.parser = parser;
        this.title = title;
        this.task = task;
        this.option = option;
        this.form = form;
    }

    /** The name of the command. */
    String command() {
        return name().toLowerCase(Locale.ROOT);
    }

    String title() {
        return title;
    }

    /** What there is to do, in a sentence. */
    String task() {
        return task;
    }

    /** An option of the problem, as an example. */
    String option() {
        return option;
    }

    /** How the text is written, in lines of help. */
    String[] form() {
        return form.lines().toArray(String[]::new);
    }

    Puzzle parse(String text) {
        return parser.apply(text);
    }
}
