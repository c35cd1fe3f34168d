package io.github.exactcover.dlx.cli;

import static io.github.exactcover.dlx.cli.Run.dlx;
import static io.github.exactcover.dlx.cli.Run.withInput;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Files as people have them are read as what they are, or refused with what they are. */
class FileFormatsTest {

    private static final String PLANS = """
            shift plan,Mon,Tue,Wed,Thu,Fri,Sat
            plan 1,0,1,1,0,0,0
            plan 2,1,0,0,0,1,0
            plan 3,0,0,0,1,0,1
            plan 4,1,1,0,1,0,0
            plan 5,0,0,1,0,1,1
            plan 6,0,0,1,1,0,0
            """;

    @TempDir
    Path directory;

    /** The sets b c, a e, d f, a b d, c e f and c d, with two covers; a tilde stands for the end of a line. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            [[1,2],[0,4],[3,5],[0,1,3],[2,4,5],[2,3]]                                             | JSON, since
            {"p": ["b","c"], "q": ["a","e"], "r": ["d","f"], "s": ["a","b","d"], "t": ["c","e","f"]} | JSON, since
            [[0,1,1,0,0,0],[1,0,0,0,1,0],[0,0,0,1,0,1],[1,1,0,1,0,0],[0,0,1,0,1,1]]               | JSON, since
            [(1,2),(0,4),(3,5),(0,1,3),(2,4,5),(2,3)]                                             | sets in brackets
            { 1 2 }~{ 0 4 }~{ 3 5 }~{ 0 1 3 }~{ 2 4 5 }~{ 2 3 }                                   | sets in brackets
            { a b c d e f }~{~{ b c }~{ a e }~{ d f }~{ a b d }~{ c e f }~}                       | sets in brackets
            2 3~1 5~4 6~1 2 4~3 5 6~3 4 | rows of numbers, since
            6 6~2 3~1 5~4 6~1 2 4~3 5 6~3 4 | after a line with their size
            6~1 2~0 4~3 5~0 1 3~2 4 5~2 3 | after a line with their size
            6~6~2 3~1 5~4 6~1 2 4~3 5 6~3 4 | after a line with their size
            2 2 3~2 1 5~2 4 6~3 1 2 4~3 3 5 6~2 3 4 | start with their length
            2 3 0~1 5 0~4 6 0~1 2 4 0~3 5 6 0~3 4 0                                               | end with 0 or -1
            2 3 -1~1 5 -1~4 6 -1~1 2 4 -1~3 5 6 -1~3 4 -1                                         | end with 0 or -1
            0 1 1 0 0 0~1 0 0 0 1 0~0 0 0 1 0 1~1 1 0 1 0 0~0 0 1 0 1 1 | zeros and ones, since
            5 6~0 1 1 0 0 0~1 0 0 0 1 0~0 0 0 1 0 1~1 1 0 1 0 0~0 0 1 0 1 1 | zeros and ones, since
            0,1,1,0,0,0~1,0,0,0,1,0~0,0,0,1,0,1~1,1,0,1,0,0~0,0,1,0,1,1~,,,,, | zeros and ones, since
            0,1,1,0,0,0,~1,0,0,0,1,0,~0,0,0,1,0,1,~1,1,0,1,0,0,~0,0,1,0,1,1, | zeros and ones, since
            ;x;x;;;~x;;;;x;~;;;x;;x~x;x;;x;;~;;x;;x;x | zeros and ones, since
            0,0;1,0;1,0;0,0;0,0;0,0~1,0;0,0;0,0;0,0;1,0;0,0~0,0;0,0;0,0;1,0;0,0;1,0~1,0;1,0;0,0;1,0;0,0;0,0~0,0;0,0;1\
            ,0;0,0;1,0;1,0 | zeros
            ,0,1,2,3,4,5~0,0,1,1,0,0,0~1,1,0,0,0,1,0~2,0,0,0,1,0,1~3,1,1,0,1,0,0~4,0,0,1,0,1,1 | zeros and ones, since
            c n = 6~p ec 6~s 2 3~s 1 5~s 4 6~s 1 2 4~s 3 5 6                                      | p ec
            %%MatrixMarket matrix coordinate pattern general~5 6 12~1 2~1 3~2 1~2 5~3 4~3 6~4 1~4 2~4 4~5 3~5 5~5 6 | \
            Market
            min 0 x~st~a: u + w = 1~b: t + w = 1~c: t + x = 1~d: v + w = 1~e: u + x = 1~f: v + x = 1~bin t u v w \
            x~end | LP format
            """)
    void aFileIsReadAsWhatItIs(String text, String kind) {
        Run run = withInput(text.replace('~', '\n') + "\n", "count", "-");
        assertThat(run.out()).as(run.err()).isEqualTo("2\n");
        assertThat(run.err()).startsWith("dlx: standard input: read as ").contains(kind);
    }

    @Test
    void whatMatrixPrintsIsReadAgain() {
        String printed = dlx("matrix", "queens", "4").out();
        assertThat(withInput(printed, "count", "-").out()).isEqualTo("2\n");
        String colored =
                withInput("a b | x\na x:red\nb x:red\na b x\n", "matrix", "-").out();
        assertThat(withInput(colored, "convert", "-", "--to", "dlx").out())
                .isEqualTo("a b | x\na x:red\nb x:red\na b x\n");
    }

    @Test
    void theNamesOfATableComeBack() throws IOException {
        Path file = Files.writeString(directory.resolve("plans.csv"), PLANS);
        Run run = dlx("solve", file.toString());
        assertThat(run.out()).isEqualTo("""
                        1:
                         plan 1: Tue Wed
                         plan 2: Mon Fri
                         plan 3: Thu Sat

                        2:
                         plan 4: Mon Tue Thu
                         plan 5: Wed Fri Sat
                        """);
        assertThat(dlx("count", file.toString(), "--require", "plan 4").out()).isEqualTo("1\n");
        assertThat(dlx("solve", file.toString(), "--limit", "1", "--format", "json")
                        .out())
                .contains("{\"name\":\"plan 1\",\"items\":[\"Tue\",\"Wed\"]}");
    }

    /** Only the user can say which is meant. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            [[0,1],[1,0]]           | --from json for JSON       | --from json-matrix
            {1 2}~{1}~{2}           | --from sets                | --from items-sets
            3 5~1 2~3 4~1 4         | --from rows                | --from sized-rows
            0,1~1,0                 | --from matrix              | --from rows
            1 2 3                   | --from dlx                 | --from rows
            """)
    void whatCanBeReadInSeveralWaysIsRefused(String text, String one, String other) {
        Run run = withInput(text.replace('~', '\n') + "\n", "count", "-");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err())
                .startsWith("dlx: standard input: this can be read in 2 ways, so say which: ")
                .contains(one)
                .contains(other)
                .hasLineCount(1);
    }

    /** What has another command, and what dlx does not read, is named. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            p cnf 2 1~1 2 0                       | this is a formula in DIMACS CNF, which dlx does not read; a SAT
            %PDF-1.7                              | this is a PDF document, which dlx does not read; copy
            <instance format="XCSP3">             | this is a constraint problem in XCSP, which dlx does not read;
            p edge 3 2~e 1 2~e 2 3 | this is a graph, since it has the edges of a graph; dlx coloring - \
            --colors K
            L:~X.~XX~I:~XXX | this is a file of pieces, since it has names with colons, and cells below them; dlx \
            polyomino - BOX reads it
            """)
    void whatIsNoProblemIsNamed(String text, String message) {
        Run run = withInput(text.replace('~', '\n') + "\n", "solve", "-");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).startsWith("dlx: standard input: " + message).hasLineCount(1);
    }

    @Test
    void aSudokuHasACommandOfItsOwn() {
        String sudoku =
                "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79\n";
        for (String text : new String[] {sudoku, sudoku.replace("\n", ""), sudoku.replaceAll("(?<=.)(?=.)", ",")}) {
            assertThat(withInput(text, "count", "-").err())
                    .startsWith("dlx: standard input: this is a Sudoku, since it has the rows of a Sudoku; dlx"
                            + " sudoku - reads it\n");
        }
    }

    @Test
    void anItemWithoutAnOptionIsNamed() {
        Run run = withInput("a b c\na\nb\n", "count", "-");
        assertThat(run).extracting(Run::exitCode, Run::out).containsExactly(1, "0\n");
        assertThat(run.err()).startsWith("dlx: There is no solution, since no option has item c\nno solution");
        assertThat(withInput("3|a b c\na\nb\na\n", "solve", "-").err())
                .startsWith("dlx: There is no solution, since item a must be covered 3 times, and only 2 options have"
                        + " it; the same goes for 1 other item\n");
        assertThat(withInput("3 9\n1 2\n3 4\n1 4\n", "solve", "-").err())
                .contains("\ndlx: There is no solution, since no option has item 5; the same goes for 4 other items");
        assertThat(withInput("a b\na\na b\na b\n", "count", "-", "--forbid", "a b")
                        .err())
                .doesNotContain("There is no solution");
    }

    @Test
    void aFileInNoFormatIsRefusedWithTheList() {
        Run run = withInput("\"a\" , 'b\n;;;;\n", "count", "-");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err())
                .startsWith("dlx: standard input: this is in no format that dlx knows; --from takes dlx, matrix, rows,")
                .hasLineCount(1);
    }
}
