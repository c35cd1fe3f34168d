package io.github.exactcover.dlx.cli;

import static io.github.exactcover.dlx.cli.Run.dlx;
import static io.github.exactcover.dlx.cli.Run.withInput;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files that people have of puzzles, as arguments of the ready-made problems. */
class PuzzleFilesTest {

    private static final String STATIONS = " 3 4\n 2 3 3 1\n 2\n 1 2\n 2\n 2 3\n 3\n 1 3 4\n";

    private static final String BURR = """
            <puzzle version="2"><gridType type="0"/><shapes>
            <voxel x="3" y="3" z="1">########+</voxel>
            <voxel x="2" y="2" z="1">###_</voxel>
            <voxel x="2" y="1" z="1">##</voxel>
            </shapes><problems>
            <problem><shapes><shape id="1" count="2"/><shape id="2"/></shapes><result id="0"/></problem>
            <problem><shapes><shape id="2" min="0" max="4"/></shapes><result id="0"/></problem>
            </problems></puzzle>
            """;

    private static final String SUMO_CUE = "SumoCueV1=6+0=7+2+0=6+5=7=7+8=1+7=2=4+13+7\n";

    @TempDir
    Path folder;

    @Test
    void aCoverIsTheCheapest() {
        Run run = withInput(STATIONS, "cover", "-");

        assertThat(run.out()).isEqualTo("1: cost 4\ncolumn 2 | cost 3 | rows 1 2\ncolumn 4 | cost 1 | rows 3\n");
        assertThat(run.err()).startsWith("1 solution (proven: no other is cheaper)");
        assertThat(withInput(STATIONS, "cover", "-", "--by-rows").out()).isEqualTo(run.out());
        assertThat(withInput(STATIONS, "cover", "-", "--cheapest", "2").out()).contains("2: cost 5\n");
        assertThat(withInput(STATIONS, "convert", "cover", "-", "--to", "lp").out())
                .contains(" >= 1\n");
    }

    @Test
    void aCoveringFileIsNoPartition() {
        assertThat(withInput(STATIONS, "partition", "-"))
                .isEqualTo(new Run(
                        2,
                        "",
                        "dlx: standard input: This is a set covering problem: it lists the costs, and then the "
                                + "columns of"
                                + " each row, as files scp do; read it by SetCover, or dlx cover\n"));
        String both = "2 2 1 1 1 1 2 1 2";
        assertThat(withInput(both, "cover", "-").exitCode()).isEqualTo(2);
        assertThat(withInput(both, "cover", "-", "--by-rows").out()).startsWith("1: cost 1\ncolumn 1 ");
        assertThat(withInput(both, "partition", "-", "--by-columns").out()).startsWith("1: cost 1\ncolumn 2 ");
    }

    @Test
    void puzzlesOfBurrToolsAreReadPackedOrNot() throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (OutputStream out = new GZIPOutputStream(packed)) {
            out.write(BURR.getBytes(UTF_8));
        }
        Path file = Files.write(folder.resolve("two.xmpuzzle"), packed.toByteArray());

        Run first = dlx("count", "polyomino", file.toString());
        assertThat(first.out()).isEqualTo("6\n");
        assertThat(first.err()).startsWith(file + " has 2 problems; this is the first, and --problem 2 the next\n6 ");
        Run second = withInput(BURR, "count", "polyomino", "-", "--problem", "2");
        assertThat(second.out()).isEqualTo("4\n");
        assertThat(second.err()).startsWith("4 solutions");
        assertThat(withInput(BURR, "polyomino", "-", "--problem", "3").err())
                .isEqualTo("dlx: standard input: There is no problem 3; the puzzle has 2 problems, counted from 1\n");
        assertThat(withInput(BURR, "polyomino", "-", "3x3").err())
                .isEqualTo("dlx: an .xmpuzzle has its own box; leave out 3x3\n");
        assertThat(dlx("polyomino", "soma").err())
                .isEqualTo("dlx: polyomino needs a box behind the pieces, such as 6x10, 3x3x3 or a file\n");
        assertThat(dlx("polyomino", "soma", "3x3x3", "--problem", "1").exitCode())
                .isEqualTo(2);
    }

    @Test
    void aKillerIsToldFromASudoku() throws IOException {
        assertThat(withInput(SUMO_CUE, "sudoku", "solve", "-").out()).isEqualTo("1243342143122134\n");
        Run run = withInput(SUMO_CUE, "sudoku", "-");
        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).startsWith("dlx: These are killer Sudokus, so they are read as with --cages\n");
        Path file = Files.writeString(
                folder.resolve("cages.txt"), "6 0 1 4\n7 2 3\n6 5 6\n7 7 11 15\n7 8 9\n1 10\n2 12\n4 13 14\n");
        assertThat(dlx("sudoku", "solve", "--cages", file.toString()).out()).isEqualTo("1243342143122134\n");
    }

    @Test
    void tablesAndXmlAreSudokus() {
        String table = "1;;;\r\n;;2;\r\n;3;;\r\n;;;4\r\n";
        Run run = withInput("\uFEFF" + table, "sudoku", "rate", "-");

        assertThat(run.exitCode()).isZero();
        assertThat(withInput("<opensudoku><game data='1000002003000004'/></opensudoku>", "sudoku", "rate", "-")
                        .out())
                .isEqualTo(run.out());
    }

    @Test
    void graphsAreNames() {
        String edges = "source,target\nNew York,Vermont\nVermont,Maine\nNew York,Maine\n";

        assertThat(withInput(edges, "count", "coloring", "-", "--colors", "3").out())
                .isEqualTo("6\n");
        assertThat(withInput("a b\nb c\nc d\n", "matching", "-").out()).contains("a-b c-d");
    }
}
