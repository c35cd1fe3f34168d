package io.github.exactcover.dlx.model.puzzles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.model.CompiledModel;
import io.github.exactcover.dlx.model.Model;
import io.github.exactcover.dlx.model.Rule;
import io.github.exactcover.dlx.model.WhyNone;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Published puzzles and their answers. Nonograms as collected by Hakan Kjellerstrand, star battle of krazydad's
 * tutorial, kakuro of Wikipedia, futoshiki of the Tailor examples, pips of brianberns/Pips, double dominoes of
 * AshleyWilkes/Logicker, the zebra of Life.
 */
class PuzzlesTest {

    static Puzzle parse(String type, String text) {
        return switch (type) {
            case "Nonogram" -> Nonogram.parse(text);
            case "StarBattle" -> StarBattle.parse(text);
            case "Kakuro" -> Kakuro.parse(text);
            case "Futoshiki" -> Futoshiki.parse(text);
            case "EdgeMatching" -> EdgeMatching.parse(text);
            case "Dominosa" -> Dominosa.parse(text);
            case "Pips" -> Pips.parse(text);
            case "LogicGrid" -> LogicGrid.parse(text);
            default -> throw new IllegalArgumentException(type);
        };
    }

    private static List<String> answers(Puzzle puzzle) {
        CompiledModel compiled = puzzle.compile();
        List<String> answers = new ArrayList<>();
        DLX.search(compiled.problem())
                .limit(10)
                .forEach(solution ->
                        answers.add(puzzle.draw(compiled.decode(solution)).text()));
        return answers;
    }

    private static long count(String type, String text) {
        return DLX.search(parse(type, text).compile().problem())
                .count()
                .solutions()
                .longValueExact();
    }

    @Test
    void whatStandsBesideThePuzzleAndInItCanBeDrawn() {
        Nonogram nonogram = Nonogram.parse("title x\r\nrows\r\n1 1\n0\n\ncolumns\n1\n0\n1\n");
        assertThat(nonogram.rowRuns()).containsExactly(List.of(1, 1), List.of());
        assertThat(nonogram.columnRuns()).containsExactly(List.of(1), List.of(), List.of(1));
        assertThat(StarBattle.parse("1\nblue, blue\nb b\n").regions())
                .containsExactly(List.of("blue", "blue"), List.of("b", "b"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Nonogram-n6",
                "Nonogram-n6non",
                "Nonogram-soccer",
                "Nonogram-dragonfly",
                "Nonogram-p199",
                "Nonogram-p200",
                "StarBattle-star",
                "Kakuro-kak",
                "Futoshiki-futo",
                "Dominosa-dom",
                "Pips-pips",
                "LogicGrid-zebra"
            })
    void aPublishedPuzzleHasItsAnswer(String name) throws IOException {
        try (InputStream in = PuzzlesTest.class.getResourceAsStream(name + ".txt")) {
            String text = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
            String[] parts = text.replace("\r\n", "\n").split("=== answer\n", -1);

            assertThat(answers(parse(name.split("-", -1)[0], parts[0]))).containsExactly(parts[1]);
        }
    }

    /** In the forms that people write, and with the line ends of Windows and a byte order mark. */
    @Test
    void textsCanBeWrittenInSeveralWays() {
        assertThat(count("Nonogram", "\uFEFF3\r\n1,1\r\n\r\n2\r\n1\r\n2\r\n")).isEqualTo(1);
        assertThat(count("Nonogram", "rows\n\n3\n1,1\n\ncolumns\n2\n1\n2\ngoal \"111101\"\n"))
                .isEqualTo(1);
        assertThat(count("Nonogram", "0\n\n0\n0\n")).isEqualTo(1);
        assertThat(count("StarBattle", "1\nblue, blue, blue, red\nblue,blue,red,red\ng,red,red,x\ng,g,x,x\n"))
                .isEqualTo(1);
        assertThat(count("Kakuro", "X  4/ 3/\n/3 _  0\n/4 3  1\n")).isEqualTo(1);
        assertThat(count("Futoshiki", ".<._.\n....\nv\n.2..\n0000\n")).isEqualTo(count("Futoshiki", """
                        . < .   .   .

                        .   .   .   .
                        v
                        .   2   .   .

                        .   .   .   .
                        """));
        assertThat(count("Pips", "ab\n\n01 \na <1\nb > 0\n")).isEqualTo(1);
        assertThat(count("Pips", "aa\naa\n\n1-2, 2-1\n")).isEqualTo(count("Pips", "**\n**\n\n12 12\n"));
    }

    /** Ways that are told apart, and ways that are not. */
    @Test
    void answersAreCounted() {
        assertThat(count("StarBattle", "AAAAA\nBBBBB\nCCCCC\nDDDDD\nEEEEE\n")).isEqualTo(14);
        assertThat(count("Futoshiki", "...\n...\n...\n")).isEqualTo(12);
        assertThat(count("EdgeMatching", "1 2\n1 1 1 1\n1 1 1 1\n")).isEqualTo(1);
        assertThat(count("EdgeMatching", "1 2\n1 1 1 1\n1 2 1 2\n")).isEqualTo(2);
        assertThat(count("EdgeMatching", "1 1\n0 0 1 0\n")).isZero();
        assertThat(count("EdgeMatching", "1 1\n0 0 0 0\n")).isEqualTo(1);
        assertThat(count("Pips", "**\n**\n\n1-1 1-1\n")).isEqualTo(2);
        assertThat(count("Pips", "**\n**\n\n0-0 1-1\n")).isEqualTo(4);
        assertThat(count("LogicGrid", "place: 1 2 3\nname: a b c\npet: x y z\n"))
                .isEqualTo(36);
        assertThat(count("LogicGrid", "# from: a b\nplace: 1 2 3\nname: a b c\n # b: c\na = b - 2\n"))
                .as("comments with colons")
                .isEqualTo(1);
        assertThat(count("LogicGrid", "place: 1 2 3\nname: a b c\na = 2 or 3\nb > a\n"))
                .isEqualTo(1);
        assertThat(count("LogicGrid", "place: 1 2 3\nname: a b c\na = b - 2\n")).isEqualTo(1);
        assertThat(count("LogicGrid", "place: 1 2 3\nname: a b c\na  next  to b\na != 2\n"))
                .isEqualTo(2);
        assertThat(count("Dominosa", "00\n00\n")).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource(delimiterString = " = ", maxCharsPerColumn = 500, textBlock = """
            Nonogram/ = the text has 0 rows and 0 columns; write a line with the numbers of each row
            Nonogram/1|1 = the text has 2 rows and 0 columns; write
            Nonogram/1||1||1 = line 5: there is a third part; write the rows, one blank line, and the columns
            Nonogram/1|x||1 = line 2: 'x' must be a whole number from 0 to 200
            Nonogram/1 0||1 = line 1: a run has at least one cell; write 0 only for a line without runs
            Nonogram/1 1||1|1 = line 1: the runs 1 1 need 3 cells, but a row has 2; correct them
            Nonogram/color a|rows|1|columns|1 = line 1: this nonogram has several colors, which are not read; take one
            Nonogram/rows|1 = the text has 1 row and 0 columns; write
            StarBattle/ = the text is empty; write a line for each row
            StarBattle/AAB|ABB = line 1: this row has 3 cells, and there are 2 rows; write a square
            StarBattle/AA|AB|CB = line 1: this row has 2 cells, and there are 3 rows; write a square
            StarBattle/AA|AA = the text has 1 region and 2 rows; write as many regions as rows
            StarBattle/900|AB|AB = line 1: '900' must be a whole number from 1 to 100
            Kakuro/# 3\\|\\3 . . = line 2: this row has 3 cells, and the first has 2; write equally many
            Kakuro/, = the text has no white cell; write . for each
            Kakuro/# y = line 1: 'y' is no cell; write # for a black cell, . or a digit for a white one
            Kakuro/# 3\\|. # = line 1: there is no white cell down from r1c2, which has a clue; leave it out
            Kakuro/# . . = line 1: the run across from r1c1 has no clue; write its sum
            Kakuro/\\46 . . = line 1: '46' must be a whole number from 1 to 45
            Kakuro/\\45 . . . . . . . . . . = line 1: the run across from r1c1 has 10 cells, but there are only nine
            Futoshiki/..|. = line 2: this row has 1 cell, and there are 2 rows; write a square of at most 9 rows
            Futoshiki/.x|.. = line 1: 'x' does not go on with a cell or a sign; write . or a digit for a cell
            Futoshiki/.<>.|.. = line 1: '>.' does not go on with a cell or a sign
            Futoshiki/<..|.. = line 1: '<..' does not go on with a cell or a sign
            Futoshiki/..<|.. = line 1: there is no cell behind the last sign; leave the sign out
            Futoshiki/. .| ^|. . = line 2: the sign in column 2 of the text is not below a cell; write it exactly
            Futoshiki/. .|. .|^ = line 3: there is no row below this sign; leave it out
            Futoshiki/^|. .|. . = line 1: the sign in column 1 of the text is not below a cell
            Futoshiki/.3|.. = line 1: the number 3 is too large for a square of 2 rows; write at most 2
            EdgeMatching/2 x = line 1: 'x' must be a whole number from 1 to 1000
            EdgeMatching/1 1|1 2 3 = line 2: there are 3 words; write the 4 numbers on the edges, up, right, down
            EdgeMatching/1 2|1 2 3 4 = the text has 1 tile and 2 cells; write
            Dominosa/0 1|0 = line 2: this row has 1 cell, and the first has 2; write equally many in each
            Dominosa/01 = there are 2 numbers, and the 3 dominoes of a set have 6; correct the numbers, or write #
            Dominosa/## = there is no number; write a line for each row
            Dominosa/0x = line 1: 'x' must be a whole number from 0 to 100
            Pips/ab = the text has 2 cells and 0 dominoes; write one domino for every two cells, below the board
            Pips/ab||0-1 0-2 = the text has 2 cells and 2 dominoes; write one domino for every two cells
            Pips/a.|.b||0-1 = no two cells of the board touch; write a board for dominoes
            Pips/ab|c||0-1 = line 2: this row has 1 cell, and the first has 2; write equally many in each, with .
            Pips/ab||0-1|c 3 = line 4: the board has no region 'c'; write a letter of the board
            Pips/ab||0-1|a x = line 4: 'x' is no condition; write a sum, or =, !=, <3 or >3
            Pips/ab||0-1|a <x = line 4: '<x' is no condition; write a sum, or =, !=, <3 or >3
            Pips/ab||0-1|a <99 = line 4: '99' must be a whole number from 1 to 9
            Pips/ab||zero = line 3: 'zero' is no domino; write dominoes such as 0-1
            LogicGrid/a < b = line 1: there is no group up to here; write groups first, such as 'pet: cat dog'
            LogicGrid/# a = line 1: there is no group up to here; write groups first, such as 'pet: cat dog'
            LogicGrid/p: 1 2|n: a = line 2: group 'n' comes twice, or has 1 thing, while the first has 2
            LogicGrid/p: 1 2|n: a 1 = line 2: '1' is in group 'p' already; give each thing a name of its own
            LogicGrid/p: 1 2|n: a b|a b = line 3: this is no clue; write one such as 'Ann = dog', with =, !=, <, >
            LogicGrid/p: 1 2|n: a b|a < c = line 3: there is no 'c' in any group; write the name as it is there
            """)
    void aMistakeIsNamedWithItsLineAndWhatToDo(String puzzle, String complaint) {
        String[] parts = puzzle.split("/", 2);

        assertThatThrownBy(() -> parse(parts[0], parts[1].replace('|', '\n')))
                .isExactlyInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith(complaint);
    }

    @Test
    void hopelessPuzzlesAreRefused() {
        String tiles = "1 2 3 4\n".replace("4", "%d").repeat(196);
        assertThatThrownBy(() -> EdgeMatching.parse(
                        "14 14\n" + String.format(tiles, Model.range(1, 196).toArray())))
                .hasMessageStartingWith("there are 784 ways to lay a tile, and 196 cells; take a smaller puzzle");
    }

    /** The names of rules are what people would call them. */
    @Test
    void whyThereIsNoneIsSaidByRules() {
        WhyNone why = Nonogram.parse("1\n2\n\n1\n1\n").compile().whyNone(Duration.ofSeconds(30));
        assertThat(why.kind()).isEqualTo(WhyNone.Kind.MINIMAL);
        assertThat(why.rules()).extracting(Rule::name).isSubsetOf("row 1", "row 2", "column 1", "column 2");

        assertThat(LogicGrid.parse("p: 1 2\nn: a b\n\na = 1\nb != 2\n")
                        .compile()
                        .whyNone(Duration.ofSeconds(30))
                        .rules())
                .extracting(Rule::name)
                .contains("a = 1", "b != 2", "one n at each place");
    }

    @Test
    void aDrawingHasCellsAndColors() {
        Puzzle puzzle = Kakuro.parse("#    4\\  3\\\n\\3   .    .\n\\4   .    .\n");
        CompiledModel compiled = puzzle.compile();
        PuzzleDrawing drawing = puzzle.draw(
                compiled.decode(DLX.search(compiled.problem()).first().orElseThrow()));

        assertThat(drawing.rows())
                .containsExactly(List.of("#", "#", "#"), List.of("#", "1", "2"), List.of("#", "3", "1"));
        assertThat(drawing.colors().get(1))
                .containsExactly(PuzzleDrawing.DARK, PuzzleDrawing.PLAIN, PuzzleDrawing.PLAIN);
        assertThat(drawing).hasToString("# # # / # 1 2 / # 3 1");
        assertThatThrownBy(() -> Kakuro.parse("\\3 . .")
                        .draw(compiled.decode(
                                DLX.search(compiled.problem()).first().orElseThrow())))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
