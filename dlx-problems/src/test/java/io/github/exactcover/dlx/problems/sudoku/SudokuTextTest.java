package io.github.exactcover.dlx.problems.sudoku;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.problems.SvgImage;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SudokuTextTest {

    private static final String LINE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    @Test
    void allWaysToWriteItAreTheSame() {
        Sudoku sudoku = Sudoku.of(LINE);
        String rows = LINE.replaceAll(".{9}", "$0\n");

        assertThat(Sudoku.of(LINE.replace('.', '0'))).isEqualTo(sudoku);
        assertThat(Sudoku.of(rows)).isEqualTo(sudoku);
        assertThat(Sudoku.of("# comment\n\r\n" + rows.replace("\n", "\r\n") + "\n\n"))
                .isEqualTo(sudoku);
        assertThat(Sudoku.of(rows.replaceAll("(...)(...)(...)\n", "|$1|$2|$3|\n+---+---+---+\n")))
                .isEqualTo(sudoku);
        assertThat(Sudoku.of(LINE.replaceAll("[0-9.]", "$0 "))).isEqualTo(sudoku);
        assertThat(Sudoku.of(sudoku.grid().text())).isEqualTo(sudoku);
        assertThat(Sudoku.of(sudoku.toString())).isEqualTo(sudoku);
        assertThat(Sudoku.of(SudokuRules.of(9), LINE)).isEqualTo(sudoku);
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 6, 8, 9, 10, 12, 15, 16, 18, 20, 24, 25})
    void whatIsWrittenIsReadAgain(int size) {
        SudokuRules rules = SudokuRules.of(size);
        Sudoku sudoku = SudokuGenerator.of(rules).generate(size, size * size * 3 / 4);

        assertThat(Sudoku.of(sudoku.toString())).isEqualTo(sudoku);
        assertThat(Sudoku.of(sudoku.grid().text())).isEqualTo(sudoku);
        assertThat(SudokuFile.read(new StringReader(sudoku + "\n" + sudoku)).toList())
                .containsExactly(sudoku, sudoku);
        assertThat(SudokuFile.read(new StringReader(sudoku.grid().text())).toList())
                .containsExactly(sudoku);
    }

    @Test
    void numbersWithBlanksAreSymbolsToo() {
        String row = "10 . . . . . . . . . . 12\n";
        String rest = ". . . . . . . . . . . .\n".repeat(11);

        assertThat(Sudoku.of(row + rest).toString()).startsWith("A..........C.");
    }

    /** From sudoku-puzzles-online.com, with its solution. */
    private static final String HEXADECIMAL = "B.78.5E.3..AD.C0..4..7...C.FA..2A..........437....5...9F."
            + "......8.4..B8...E.793....E37C....FDB..49F.7..5D.3....8.5.."
            + "D.F3.24A8C.0..8......B....0D5..D......8..F.E...A.9.F..67."
            + "..BC...C.AB....E724.7A.9.B1...5..63.D.CEF.7.A....8......E."
            + "A..D..5....63509C..B..E...";

    private static final String HEXADECIMAL_SOLVED = "B97815E4326ADFC00E4137D68C9FAB52ADF6C28B0514379E3C52A09FD7"
            + "EB1468C46AB8215E0793FD82E37C0A69FDB5149F074E5DC3B12A8651BD"
            + "6F3924A8CE07E89F2147BAC360D547DB536C1820F9EA23A09DFE467581"
            + "BC651C8AB09FDE72437A89DB12E05C463FDBCEF475A13608291024E6A3"
            + "FD895C7BF63509C87B42EDA1";

    @Test
    void sixteenSymbolsFrom0ToFAreReadAndWrittenSo() {
        Sudoku sudoku = Sudoku.of(HEXADECIMAL);
        SudokuSolver solver = SudokuSolver.of(SudokuRules.of(16));
        SudokuGrid solved = solver.solutions(sudoku, 2).get(0);

        assertThat(sudoku).hasToString(HEXADECIMAL);
        assertThat(solver.solutions(sudoku, 2)).hasSize(1);
        assertThat(solved.toLine()).isEqualTo(HEXADECIMAL_SOLVED);
        assertThat(List.of(solved.written(0), solved.written(1), solved.written(15), solved.written(16)))
                .containsExactly(".", "1", "F", "0");
        assertThatThrownBy(() -> solved.written(17)).hasMessageContaining("17");
        assertThat(solved.symbolAt(0, 15)).isEqualTo(16);
        assertThat(SvgImage.of(solved).words("text")).contains("0").doesNotContain("G");
        assertThat(Sudoku.of(solved.text().replaceFirst("B", "."))).hasToString("." + HEXADECIMAL_SOLVED.substring(1));
        Sudoku usual = Sudoku.of(HEXADECIMAL.replace('0', 'G'));
        assertThat(usual).isEqualTo(sudoku);
        assertThat(solver.solutions(usual, 1).get(0).toLine()).isEqualTo(HEXADECIMAL_SOLVED.replace('0', 'G'));
    }

    @Test
    void zeroIsEmptyAtSizeSixteenWhereNothingElseIsOrWhereThereIsAG() {
        String g = "G..0" + ".".repeat(252);
        String zeros = "F123" + "0".repeat(252);

        assertThat(Sudoku.of(g).clueCount()).isEqualTo(1);
        assertThat(Sudoku.of(zeros).clueCount()).isEqualTo(4);
        assertThatThrownBy(() -> Sudoku.of("00.." + ".".repeat(252)))
                .hasMessageContaining("line 1, column 2: 0 is already in row 1");
    }

    /** From a course of the École polytechnique. */
    @Test
    void lettersFromAOnAreSymbolsWhereOneIsTooLarge() {
        String letters = "--A----C-----O-I-J--A-B-P-CGF-H---D--F-I-E----P--G-EL"
                + "-H----M-J------E----C--G----I--K-GA-B---E-JD-GP--J-F--"
                + "--A---E---C-B--DP--O-E--F-M--D--L-K-A-C--------O-I-L-H-"
                + "P-C--F-A--B------G-OD---J----HK---J----H-A-P-L--B--P--E-"
                + "-K--A--H--B--K--FI-C----F---C--D--H-N-";
        Sudoku sudoku = Sudoku.of(letters);
        SudokuSolver solver = SudokuSolver.of(SudokuRules.of(16));

        assertThat(sudoku).hasToString(letters.replace('-', '.'));
        assertThat(sudoku.grid().symbolAt(0, 2)).isEqualTo(1);
        assertThat(solver.solutions(sudoku, 2)).hasSize(1);
        assertThat(solver.solutions(sudoku, 1).get(0).toLine()).startsWith("FPAHMJECNLBDKOGIOJMIANBDPKCGFLHE");
        assertThat(Sudoku.of("a.../.b../..c./...d".replace('/', '\n'))).hasToString("A....B....C....D");
        assertThat(Sudoku.of("Y" + ".".repeat(624)).grid().symbolAt(0, 0)).isEqualTo(25);
        assertThatThrownBy(() -> Sudoku.of("e...............")).hasMessageContaining("write A to D, and . or 0");
    }

    @ParameterizedTest
    @ValueSource(strings = {"-", "_", "*", "0"})
    void emptyCellsAreWrittenInManyWays(String empty) {
        assertThat(Sudoku.of(LINE.replace(".", empty))).isEqualTo(Sudoku.of(LINE));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '=',
            value = {
                "'' = There is no Sudoku",
                "12.4 = line 1 has 4 cells, which fits no Sudoku",
                "1 = line 1 has 1 cell, which fits no Sudoku",
                "1/2... = There are 2 rows; a Sudoku has",
                "1.../..../1/.... = line 3: this row has 1 cell, and the Sudoku 4 rows",
                "1............... ...............1 = line 1 has 32 cells",
                "1.../..../x.../.... = line 3, column 1: 'x' is not a symbol of a Sudoku of size 4; write 1 to 4",
                "1..5/..../..../.... = line 1, column 4: '5' is not a symbol",
                "1.../..../../.... = line 3: this row has 2 cells, and the Sudoku 4 rows",
                "1..1/..../..../.... = line 1, column 4: 1 is already in row 1, at line 1, column 1; change",
                "..../1.../..../1... = line 4, column 1: 1 is already in column 1, at line 2, column 1",
                "#/| 1. | .. |/| .1 | .. |/----/..../.... = line 3, column 4: 1 is already in box 1, at line 2,"
                        + " column 3",
            })
    void whatIsNoSudokuIsRefusedWithItsPlace(String text, String complaint) {
        assertThatThrownBy(() -> Sudoku.of(text.replace('/', '\n')))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(complaint);
    }

    @Test
    void rulesAndCluesMustFit() {
        assertThatThrownBy(() -> Sudoku.of(SudokuRules.of(4), LINE)).hasMessageContainingAll("size 9", "size 4");
        assertThatThrownBy(() -> Sudoku.of(SudokuRules.of(4), new int[3][4])).hasMessageContaining("4 rows");
        assertThatThrownBy(() -> Sudoku.of(
                        SudokuRules.of(4), new int[][] {{5, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}}))
                .hasMessageContaining("r1c1: there is no symbol 5");
        assertThatThrownBy(
                        () -> Sudoku.of(SudokuRules.of(4).withDiagonals(), "1......,..1.".replace(',', '.') + "...."))
                .hasMessageContaining("diagonal 1");
    }

    @Test
    void tablesAreRead() {
        String solved = LINE.replace('.', '1');
        String kaggle = "quizzes,solutions\n" + LINE.replace('.', '0') + "," + solved + "\n";
        String newer = "id,puzzle,solution,clues,difficulty\n1," + LINE + "," + solved + ",27,2.2\n";

        for (String table : List.of(
                kaggle,
                newer,
                LINE + "," + solved,
                "\"" + LINE + "\",x",
                "\uFEFF" + kaggle.replace("\n", "\r\n"),
                "\uFEFF" + LINE + "\r\n",
                LINE + "\t" + solved,
                "puzzle;solution\n" + LINE + ";" + solved,
                LINE + "  # 30 clues",
                "puzzle\n" + LINE,
                "1\n" + LINE + "\n")) {
            assertThat(SudokuFile.read(new StringReader(table)).toList()).containsExactly(Sudoku.of(LINE));
        }
    }

    @Test
    void aMistakeInAFileIsToldWithItsLineAndColumn() {
        String wrong = LINE.substring(0, 80) + "5";

        assertThat(complaint(LINE + "\n\n" + wrong)).startsWith("line 3, column 81: 5 is already in ");
        assertThat(complaint("id,puzzle\n1," + wrong)).startsWith("line 2, column 83: 5 is already in ");
        assertThat(complaint(LINE + "\n" + LINE + "1")).startsWith("line 2 has 82 cells");
        assertThat(complaint("a,b\n1,2")).startsWith("line 2: none of the fields");
        assertThat(complaint("123\n456\n")).startsWith("There are 2 rows");
        assertThat(complaint("3x3::k:1:2:3:"))
                .startsWith("line 1: this is a killer Sudoku")
                .contains("--cages");
    }

    private static String complaint(String file) {
        try {
            SudokuFile.read(new StringReader(file)).forEach(sudoku -> {});
        } catch (IllegalArgumentException e) {
            return String.valueOf(e.getMessage());
        }
        throw new AssertionError("This was accepted: " + file);
    }

    @Test
    void sixteenLinesOfSixteenAreOneSudokuAndOthersAreMany() {
        String line = "1...............\n";

        assertThat(SudokuFile.read(new StringReader(line.repeat(15))).toList()).hasSize(15);
        assertThatThrownBy(
                        () -> SudokuFile.read(new StringReader(line.repeat(16))).toList())
                .hasMessageContaining("line 2, column 1: 1 is already in column 1");
    }

    /** Though such a row has 49 characters, as a Sudoku of size 7 has cells. */
    @Test
    void twentyFiveRowsOfTwentyFiveWordsAreOneSudoku() {
        String row = ". ".repeat(24) + ".\n";

        assertThat(SudokuFile.read(new StringReader(row.repeat(25))).toList())
                .singleElement()
                .satisfies(sudoku -> assertThat(sudoku.rules().size()).isEqualTo(25));
    }

    /** The form of Project Euler's problem 96. */
    @Test
    void eachSudokuCanHaveATitleAboveIt() {
        String file = "\uFEFFGrid 01\r\n1000\r\n0000\r\n0200\r\n0000\r\nGrid 02\r\nGrid"
                + " 03\r\n0004\r\n\r\n..3.\r\n....\r\n....\r\n";

        assertThat(SudokuFile.read(new StringReader(file)))
                .containsExactly(Sudoku.of("1........2......"), Sudoku.of("...4..3........."));
        assertThat(complaint("Grid 1\n1000\n0000\n0000\n0000\nGrid 2\n1000\n0000\n0000\n0001\n0000\n"))
                .startsWith("line 7: this row has 4 cells, and the Sudoku 5 rows");
        assertThat(complaint("Grid 1\n1000\n0000\n0000\n0000\nGrid 2\n1000\n1000\n0000\n0000\n"))
                .startsWith("line 8, column 1: 1 is already in ");
    }

    @Test
    void emptyFilesHaveNoSudokuAndReadersThatFailAreSaid() {
        assertThat(SudokuFile.read(new StringReader("\n# nothing\n")).toList()).isEmpty();
        Reader failing = new Reader() {
            @Override
            public int read(char[] buffer, int offset, int length) throws IOException {
                throw new IOException("broken");
            }

            @Override
            public void close() {}
        };
        assertThatThrownBy(() -> SudokuFile.read(failing).toList()).isInstanceOf(UncheckedIOException.class);
    }

    /** Else a large file would have to fit into memory. */
    @Test
    void aFileIsReadAsItIsAskedFor() {
        Iterator<Sudoku> endless = SudokuFile.read(new Reader() {
                    private long read;

                    @Override
                    public int read(char[] buffer, int offset, int length) {
                        for (int i = 0; i < length; i++) {
                            long at = read++ % 82;
                            buffer[offset + i] = at == 81 ? '\n' : '.';
                        }
                        return length;
                    }

                    @Override
                    public void close() {}
                })
                .iterator();

        for (int i = 0; i < 300; i++) {
            assertThat(endless.next().clueCount()).isZero();
        }
    }
}
