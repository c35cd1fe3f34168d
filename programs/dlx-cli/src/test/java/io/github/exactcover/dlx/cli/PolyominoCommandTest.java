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

class PolyominoCommandTest {

    @TempDir
    Path directory;

    @ParameterizedTest
    @CsvSource(
            delimiter = '=',
            value = {
                "pentominoes 3x20 = 8",
                "pentominoes 3x20 --up-to-symmetry = 2",
                "soma 3x3x3 --up-to-symmetry = 240",
                "dominoes 8x8 = 12988816",
            })
    void knownCounts(String arguments, String count) {
        assertThat(dlx(("count polyomino " + arguments).split(" ", -1)).out()).isEqualTo(count + "\n");
    }

    @Test
    void holesAreGivenAsCells() {
        assertThat(dlx("count", "polyomino", "dominoes", "3x3", "--holes", "1,1")
                        .out())
                .isEqualTo("2\n");
        assertThat(dlx("count", "polyomino", "dominoes", "3x3", "--holes", "0,1")
                        .out())
                .isEqualTo("0\n");
    }

    @Test
    void piecesAndBoxesComeFromFiles() throws IOException {
        String box = Files.writeString(directory.resolve("box.txt"), "XX.\nXXX\nX..\n")
                .toString();
        String pieces = "L:\nX.\nXX\n\nI:\n0,0 0,1 0,2\n";

        assertThat(withInput(pieces, "polyomino", "-", box).out()).isEqualTo("1:\nIL.\nILL\nI..\n");
        assertThat(withInput(pieces, "polyomino", "-", box, "--turns", "none").exitCode())
                .isEqualTo(1);
        assertThat(withInput(pieces, "polyomino", "-", box, "--require", "I r1c1 r2c1 r3c1")
                        .exitCode())
                .isZero();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '=',
            value = {
                "polyomino pentominoes 6x9 = The pieces have 60 cells and the box has 54; choose",
                "polyomino pentominoes = polyomino needs a box behind the pieces",
                "polyomino octominoes 6x9 = no such file: octominoes; the sets of pieces are dominoes,",
                "polyomino one-sided-octominoes 6x9 = There is no set of pieces 'one-sided-octominoes', only dominoes",
                "polyomino pentominoes 6x10 --holes 6,0 = The hole 6,0 is not a cell of the box",
                "convert polyomino dominoes 2x2 --up-to-symmetry --to dlx = --up-to-symmetry: no one or two pieces that"
                        + " are used once tell the symmetries of the box apart, so it takes a search; leave it out, or"
                        + " use dlx count or dlx polyomino",
                "count polyomino dominoes 2x2 --up-to-symmetry --estimate = --estimate cannot be combined with"
                        + " --up-to-symmetry",
                "polyomino dominoes 2x2 --up-to-symmetry --engine bit-parallel = --engine cannot be combined with"
                        + " --up-to-symmetry: it has a search of its own",
                "polyomino tetrominoes 5x5 --free 6 = The pieces have 20 cells and the box has 25, of which 6 are to"
                        + " stay free; choose a box that they can fill, or other numbers of pieces, or leave 5 cells"
                        + " free",
                "polyomino dominoes 2x2 --turns some = there is no 'some', only none, rotations and all",
                "count polyomino dominoes 2x2x2x2 = no such file: 2x2x2x2; a box is written as 6x10 or 3x3x3",
            })
    void badInputIsRefusedInOneLine(String arguments, String complaint) {
        Run run = dlx(arguments.split(" ", -1));

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).startsWith("dlx: ").contains(complaint).hasLineCount(1);
        assertThat(run.out()).isEmpty();
    }

    /** Which piece tells the images apart? None, so the search does it, with the turns that the pieces have. */
    @Test
    void piecesThatRepeatOrMayBeLeftOutAreCountedUpToSymmetry() {
        assertThat(dlx("count", "polyomino", "dominoes", "4x4", "--up-to-symmetry")
                        .out())
                .isEqualTo("9\n");
        assertThat(dlx("polyomino", "dominoes", "4x4", "--up-to-symmetry").err())
                .startsWith("9 solutions up to symmetry (all), ");
        String twists = "L x0..2:\n0,0,0 0,1,0 1,0,0 1,0,1\n\nR x0..2:\n0,0,0 0,1,0 1,0,0 0,1,1\n";
        assertThat(withInput(twists, "count", "polyomino", "-", "2x2x2").out()).isEqualTo("12\n");
        assertThat(withInput(twists, "count", "polyomino", "-", "2x2x2", "--up-to-symmetry")
                        .out())
                .isEqualTo("2\n");
        assertThat(withInput(twists, "count", "polyomino", "-", "2x2x2", "--up-to-symmetry", "--turns", "all")
                        .out())
                .isEqualTo("3\n");
    }

    /** As the matchings of a square of 3 by 3 with two edges. */
    @Test
    void leavesCellsFree() {
        assertThat(dlx("count", "polyomino", "dominoes", "3x3", "--free", "5").out())
                .isEqualTo("44\n");
        assertThat(dlx("polyomino", "dominoes", "2x2", "--free", "2", "--limit", "1")
                        .out()
                        .replaceAll("[^.]", ""))
                .hasSize(2);
        assertThat(dlx("polyomino", "pentominoes", "8x8", "--limit", "1").err()).contains("or leave 4 cells free");
    }
}
