package io.github.exactcover.dlx.problems.packing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.count.Count;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BurrPuzzleTest {

    private static final String SHAPES = """
            <?xml version="1.0"?>
            <puzzle version="2">
              <gridType type="0"/>
              <colors><color red="1" green="2" blue="3"/></colors>
              <shapes>
                <voxel x="3" y="3" z="1" name="a board" type="0">
                  ###### ##+</voxel>
                <voxel x="2" y="2" z="1" weight="2" type="0">###_</voxel>
                <voxel x="2" y="1" z="1" name="I" type="0">#1#</voxel>
                <voxel x="2" y="2" z="2" type="0">#1######+1</voxel>
                <voxel x="1" y="1" z="1" type="0">_</voxel>
              </shapes>
              <problems>
            """;

    private static BurrPuzzle read(String problems) {
        return BurrPuzzle.parse(SHAPES + problems + "</problems><comment popup=\"\">Yes &amp; no</comment></puzzle>");
    }

    private static long count(Packing packing) {
        return Count.of(packing.problem()).solutions().longValueExact();
    }

    @Test
    void problemsAreRead() {
        BurrPuzzle puzzle = read("""
                <problem name="one" state="2"><shapes><shape id="1" count="2" group="1"/><shape id="2"/>
                  <shape id="4" count="0"/></shapes>
                  <result id="0"/><bitmap/><solutions><solution><assembly>0 \
                  0</assembly></solution></solutions></problem>
                <problem state="0"><shapes><shape id="1" min="1" max="2"/><shape id="1" count="1"/></shapes>
                  <result id="0"/></problem>
                """);

        assertThat(puzzle.problems()).containsExactly("one", "");
        Packing packing = puzzle.problem(1);
        assertThat(packing.box()).isEqualTo(Polycube.of("XXX\nXXX\nXX+"));
        assertThat(packing.pieces()).extracting(Piece::name).containsExactly("S2", "S3-I");
        assertThat(packing.pieces()).extracting(Piece::most).containsExactly(2, 1);
        assertThat(count(packing)).isEqualTo(6);
        assertThat(puzzle.problem(2).pieces()).containsExactly(new Piece("S2", Polycube.of("XX\nX."), 2, 3));
        assertThatThrownBy(() -> puzzle.problem(3)).hasMessageContaining("the puzzle has 2 problems");
        assertThatThrownBy(() -> puzzle.problem(0)).hasMessageContaining("There is no problem 0");
    }

    /** The first axis runs along rows, the second down columns, the third through layers. */
    @Test
    void cellsStandWhereBurrToolsHasThem() {
        BurrPuzzle puzzle = read("<problem><shapes><shape id='1'/></shapes><result id='3'/></problem>");

        assertThatThrownBy(() -> puzzle.problem(1)).hasMessageContaining("The pieces have at most 3 cells");
        BurrPuzzle box = read("<problem><shapes><shape id='1' min='0' max='9'/></shapes><result id='3'/></problem>");
        assertThat(box.problem(1).box().optional()).containsExactly(new Cell(1, 1, 1));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            value = {
                "<problem><shapes><shape id='2'/></shapes><result id='3'/></problem> ! colors restrict",
                "<problem><shapes><shape id='1'/></shapes></problem> ! problem 1: it has no result",
                "<problem><shapes><shape id='4'/></shapes><result id='0'/></problem> ! 'S5' has no cell",
                "<problem><shapes><shape id='3'/></shapes><result id='0'/></problem> ! Piece S4 has a cell '+'",
                "<problem><shapes/><result id='0'/></problem> ! There is no piece to fill the box with",
                "<problem maxHoles='0'><shapes><shape id='1' max='3'/></shapes><result id='0'/></problem>"
                        + " ! it allows 0 holes at most",
            })
    void aProblemThatCannotBeReadIsRefusedByItself(String problem, String complaint) {
        BurrPuzzle puzzle = read(problem);

        assertThatThrownBy(() -> puzzle.problem(1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("problem 1: ")
                .hasMessageContaining(complaint);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            value = {
                "<puzzle><gridType type='1'/></puzzle> ! triangular prisms, and dlx reads only puzzles of cubes",
                "<puzzle><gridType type='7'/></puzzle> ! made of grid type 7",
                "<svg/> ! line 1, column 7: this XML is not a puzzle of BurrTools",
                "<puzzle><voxel x='2' y='1' z='1'>###</voxel></puzzle> ! has 3 cells, and its size is 2 x 1 x 1",
                "<puzzle><voxel x='2' y='1' z='1'>#X</voxel></puzzle> ! has a cell 'X'; write # for a cell",
                "<puzzle><voxel x='2' y='0' z='1'>##</voxel></puzzle> ! y='0' must be a whole number from 1 to 1000",
                "<puzzle><voxel y='1' z='1'>##</voxel></puzzle> ! x='' must be a whole number",
                "<puzzle><problem><result id='0'/></problem></puzzle> ! there is no shape with id 0",
                "<puzzle><shape id='0'/></puzzle> ! this stands outside of a problem",
                "<puzzle> ! this is not XML",
                "hello ! line 1, column 1: this is not XML",
            })
    void whatIsNoPuzzleIsRefusedWithItsPlace(String text, String complaint) {
        assertThatThrownBy(() -> BurrPuzzle.parse(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("line 1, column ")
                .hasMessageContaining(complaint);
    }

    @Test
    void nothingElsewhereIsRead() {
        String text = "<!DOCTYPE puzzle [<!ENTITY e SYSTEM 'file:///etc/hostname'>]><puzzle>&e;</puzzle>";

        assertThatThrownBy(() -> BurrPuzzle.parse(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("this is not XML");
    }

    @Test
    void itIsRecognisedByItsElements() {
        assertThat(BurrPuzzle.isBurrPuzzle("\uFEFF" + SHAPES)).isTrue();
        assertThat(List.of("<opensudoku/>", "<puzzle/>", "a puzzle <puzzle <voxel", ""))
                .noneMatch(BurrPuzzle::isBurrPuzzle);
    }
}
