package io.github.exactcover.dlx.problems.sudoku;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** One Sudoku in the forms that programs, spreadsheets and people write. */
class SudokuFormsTest {

    private static final String MARKS = "\n,;\t |-=+.0x?'\"[]#<>&1\u2502";

    private static final String LINE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    private static final Sudoku SUDOKU = Sudoku.of(LINE);

    private static List<Sudoku> read(String text) {
        return SudokuFile.read(new StringReader(text)).toList();
    }

    /** The rows, with something between their cells, and something for an empty one. */
    private static String rows(String between, String empty) {
        return IntStream.range(0, 9)
                .mapToObj(row -> LINE.substring(row * 9, row * 9 + 9)
                        .chars()
                        .mapToObj(c -> c == '.' ? empty : Character.toString(c))
                        .collect(Collectors.joining(between)))
                .collect(Collectors.joining("\n"));
    }

    private static String framed(String row, String ruler, String empty) {
        StringBuilder text = new StringBuilder(ruler);
        String[] rows = rows("", empty).split("\n", -1);
        for (int i = 0; i < rows.length; i++) {
            Object[] cells = rows[i].chars().mapToObj(Character::toString).toArray();
            text.append(String.format(row, cells)).append(i % 3 == 2 ? ruler : "");
        }
        return text.toString();
    }

    static Stream<String> forms() {
        String saved = LINE.chars()
                .mapToObj(c -> c == '.' ? "7|0|0|1|" : (char) c + "|0|0|0|")
                .collect(Collectors.joining());
        return Stream.of(
                rows("", "."),
                rows("", "-"),
                rows("", "x"),
                rows("", "?"),
                rows("", "*"),
                rows("", " ").replace("\n", "\r\n"),
                rows(" ", "X"),
                rows(",", ""),
                "\uFEFF" + rows(";", "").replace("\n", "\r\n") + "\r\n",
                rows("\t", ""),
                rows(", ", "0"),
                rows(",", "0").replaceAll("(?m)$", ","),
                rows(",", "") + "\n,,,,,,,,\n,,,,,,,,\n",
                "\"" + rows("\",\"", "").replace("\n", "\"\n\"") + "\"",
                "c1,c2,c3,c4,c5,c6,c7,c8,c9\n" + rows(",", ""),
                "0,1,2,3,4,5,6,7,8\n" + rows(",", "0"),
                "[[" + rows(", ", "0").replace("\n", "],\n[") + "]]",
                "[[" + rows(",", "0").replace("\n", "],[") + "]]",
                rows(",", "").replace("\n", ","),
                rows(" ", ".").replace("\n", " "),
                framed("|%s%s%s|%s%s%s|%s%s%s|\n", "*-----------*\n", "."),
                framed("|%s%s%s|%s%s%s|%s%s%s|\n", "+---+---+---+\n", " "),
                framed("| %s %s %s | %s %s %s | %s %s %s |\n", "+-------+-------+-------+\n", "-"),
                framed(":  %s %s %s |  %s %s %s  | %s %s %s  :\n".replace(':', '|'), "'-----.------.----'\n", "."),
                framed("│ %s %s %s │ %s %s %s │ %s %s %s │\n", "├───────┼───────┼───────┤\n", "."),
                framed("| %s | %s | %s | %s | %s | %s | %s | %s | %s |\n", "", " "),
                framed("%s%s%s,%s%s%s,%s%s%s\n", "", "."),
                "#AAnn\n#Dfor tests\n[Puzzle]\n" + rows("", ".") + "\n[State]\n" + rows("", "1"),
                rows("", ".") + "\n[ PencilMarks ]\n1 2 3\n",
                "<?xml version='1.0'?>\n<opensudoku version=\"2\"><name>easy</name><game created=\"1\" data=\""
                        + LINE.replace('.', '0') + "\"/></opensudoku>",
                "<opensudoku><folder><game data='version: 4\n" + saved + "'/></folder></opensudoku>",
                "<opensudoku><game data='version: 1\n" + saved.replaceAll("(.)\\|0\\|0\\|([01])\\|", "$1|-|$2|")
                        + "'/></opensudoku>");
    }

    @ParameterizedTest
    @MethodSource("forms")
    void oneSudokuIsReadInAllForms(String text) {
        assertThat(read(text)).containsExactly(SUDOKU);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "\n", "========", "---------", "----------", "Puzzle #2", "Grid 02:", "# next", "---+---+---"
            })
    void severalSudokusStandBelowEachOther(String between) {
        String rows = rows("", "-");

        assertThat(read(rows + "\n" + between + "\n" + rows)).containsExactly(SUDOKU, SUDOKU);
        assertThat(read(rows(",", "") + "\n,,,,,,,,\n" + rows(",", ""))).containsExactly(SUDOKU, SUDOKU);
        assertThat(read("Puzzle 1\n" + LINE + "\nPuzzle 2\n" + LINE + "\n" + LINE))
                .hasSize(3);
    }

    @Test
    void rowsWithoutCluesAreRows() {
        String rows = "---------\n1--------\n---------\n";

        assertThat(read(rows.repeat(3).replace("1", "1").replaceFirst("1", "2").replaceFirst("1", "3")))
                .containsExactly(
                        Sudoku.of(".........2........" + ".".repeat(18) + "3" + ".".repeat(26) + "1" + ".".repeat(17)));
        assertThat(read(",,,,,,,,\n".repeat(8) + ",,,,,,,,7\n")).containsExactly(Sudoku.of(".".repeat(80) + "7"));
        assertThat(read("\t\t\t\n\t\t\t\n\t4\t\t\n\t\t\t3\n")).containsExactly(Sudoku.of(".........4.....3"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            value = {
                "1,,,/,,,/,,,/,,,/,,, ! line 1: this row has 4 cells, and the Sudoku 5 rows",
                "1,,5,/,2,,/,,3,/,,,4 ! line 1, column 4: '5' is not a symbol",
                "1,,,/,2,,/,,3,/,,1 ! line 4: this row has 3 cells, and the Sudoku 4 rows",
                "1,2,,,/,1,,,/,,,,/3,,,,/4,,,, ! line 1: the rows could have 5 cells, or 4 with a separator",
                "<opensudoku>/<game data='5'/></opensudoku> ! line 2, column 17: this game has 1 cell",
                "<opensudoku><game/></opensudoku> ! line 1, column 20: this game has no data",
                "<opensudoku></opensudoku> ! this XML has no game",
                "<opensudoku><game data='1.............1'/> ! this game has 15 cells",
                "<opensudoku><game data='1..............1 ! this is not XML",
                "SumoCueV1=3+0 ! line 1: this is a killer Sudoku; read it as one",
            })
    void whatIsWrongIsToldWithItsPlace(String text, String complaint) {
        String lines = text.startsWith("<") ? text.replace(">/<", ">\n<") : text.replace('/', '\n');

        assertThatThrownBy(() -> read(lines))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(complaint);
    }

    /** Where there is another sign for an empty cell, an x is a mistake, and at size 25 a letter. */
    @Test
    void aCrossIsEmptyWhereNothingElseIs() {
        assertThat(Sudoku.of("1xxxxxxxxxXxxxx2").clueCount()).isEqualTo(2);
        assertThatThrownBy(() -> Sudoku.of("1x.............2")).hasMessageContaining("column 2: 'x' is not a symbol");
        assertThat(Sudoku.of("X" + "0".repeat(624)).grid().symbolAt(0, 0)).isEqualTo(24);
    }

    @Test
    void onlySudokusAreCertain() {
        assertThat(forms().filter(text -> !text.contains("data='1.")))
                .allSatisfy(text -> assertThat(SudokuFile.isSudoku(text)).isTrue());
        assertThat(List.of(
                        "",
                        "a b c\na\nb c\n",
                        "1 2 3\n4 5 6\n",
                        "010101010\n".repeat(9),
                        "1,0,0,1\n0,1,1,0\n",
                        "1 2 3 4 5 6 7 8 9\n".repeat(9),
                        "{\"a\": [1]}",
                        "<svg/>",
                        "3x3::k:1:2:3"))
                .noneMatch(SudokuFile::isSudoku);
    }

    /** Any grid of any size, with any separator, comes back. */
    @Property(tries = 150, seed = "64", shrinking = ShrinkingMode.OFF)
    void whatIsWrittenIsRead(@ForAll long seed) {
        Random random = new Random(seed);
        int size = List.of(4, 6, 9, 16).get(random.nextInt(4));
        String between = List.of(",", ";", "\t", " ", "").get(random.nextInt(5));
        String empty = between.isBlank() && !between.equals("\t")
                ? "."
                : List.of("", "0", ".").get(random.nextInt(3));
        SudokuRules rules = SudokuRules.of(size);
        List<Sudoku> sudokus = new ArrayList<>();
        StringBuilder text = new StringBuilder();
        for (int i = 0; i <= random.nextInt(3); i++) {
            int[][] clues = new int[size][size];
            for (int row = 0; row < size; row++) {
                clues[row][(row * 3 + row / 3) % size] = 1 + row;
                clues[row][size - 1 - row % 2] = 0;
            }
            clues[size - 1][size - 1] = 1 + random.nextInt(size);
            try {
                sudokus.add(Sudoku.of(rules, clues));
            } catch (IllegalArgumentException twice) {
                clues[size - 1][size - 1] = 0;
                clues[0][size - 1] = 0;
                sudokus.add(Sudoku.of(rules, clues));
            }
            for (int[] row : clues) {
                text.append(IntStream.of(row)
                                .mapToObj(clue -> clue == 0
                                        ? empty
                                        : Integer.toString(clue, 17).toUpperCase(Locale.ROOT))
                                .collect(Collectors.joining(between)))
                        .append('\n');
            }
            text.append(random.nextBoolean() ? "\n" : "");
        }
        try {
            assertThat(read(text.toString())).isEqualTo(sudokus);
        } catch (IllegalArgumentException doubtful) {
            assertThat(doubtful).hasMessageContaining("with a separator behind the last");
        }
    }

    /** Damaged files are read or refused, but break nothing. */
    @Property(tries = 600, seed = "65", shrinking = ShrinkingMode.OFF)
    void damageIsRefusedInWords(@ForAll long seed) {
        Random random = new Random(seed);
        List<String> forms = forms().toList();
        StringBuilder text = new StringBuilder(forms.get(random.nextInt(forms.size())));
        for (int i = random.nextInt(4); i >= 0; i--) {
            int at = random.nextInt(text.append(' ').length());
            switch (random.nextInt(3)) {
                case 0 -> text.deleteCharAt(at);
                case 1 -> text.insert(at, MARKS.charAt(random.nextInt(MARKS.length())));
                default -> text.setLength(at + 1);
            }
        }
        SudokuFile.isSudoku(text.toString());
        try {
            read(text.toString());
        } catch (IllegalArgumentException refused) {
            assertThat(refused.getMessage()).isNotEmpty().hasSizeLessThan(400).doesNotContain("\n");
        }
    }
}
