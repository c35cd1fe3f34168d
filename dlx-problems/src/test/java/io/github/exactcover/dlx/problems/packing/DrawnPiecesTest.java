package io.github.exactcover.dlx.problems.packing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.count.Count;
import io.github.exactcover.dlx.symmetry.UpToSymmetry;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Hashes as cells, cells that may stay free, and pieces that are not used. */
class DrawnPiecesTest {

    private static long count(String box, String pieces) {
        return Count.of(Packing.of(Polycube.of(box), Piece.parse(pieces)).problem())
                .solutions()
                .longValueExact();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            value = {
                "##/#. ! XX/X.",
                "### ! XXX",
                "#//# ! X//X",
                ".#/## ! .X/XX",
                "# a board/##/# ## ! XX./X.XX",
                "#X/.# ! XX/.X",
                "# a board/XX/#/XX ! XX/XX",
                "XX/##########/XX ! XX/XX",
                "#/0,0 0,1 ! XX",
            })
    void aHashIsACellAmongCells(String hashes, String crosses) {
        assertThat(Polycube.of(hashes.replace('/', '\n'))).isEqualTo(Polycube.of(crosses.replace('/', '\n')));
    }

    @Test
    void piecesAreDrawnInHashesOrNotEachForItself() {
        List<Piece> pieces = Piece.parse("# two\nL:\n##\n#.\n# that was L\n\nI:\nXXX\n# that was I\n");

        assertThat(pieces).containsExactlyElementsOf(Piece.parse("L:\nXX\nX.\nI:\nXXX\n"));
        assertThat(count("###\n###", "L:\n##\n#.\nI:\n###\n")).isZero();
    }

    @Test
    void cellsThatMayStayFreeDo() {
        Packing packing = Packing.of(Polycube.of("###\n###\n##+"), Piece.parse("V x2:\nXX\nX.\nI:\nXX\n"));

        assertThat(packing.box().optional()).containsExactly(new Cell(2, 2, 0));
        assertThat(DLX.stream(packing.problem()))
                .hasSize(6)
                .allSatisfy(
                        solution -> assertThat(packing.decode(solution).text()).endsWith(".\n"));
        assertThat(packing.symmetries()).hasSize(1);
        assertThat(UpToSymmetry.of(packing.problem())
                        .under(packing.symmetries())
                        .count()
                        .solutions())
                .isEqualTo(3);
        assertThat(Polycube.of("XX+").without(Polycube.listed("0,2")).optional())
                .isEmpty();
        assertThat(Polycube.of("XX+")).isNotEqualTo(Polycube.of("XXX"));
    }

    /** One domino, none, or two: a piece without a bound can lie on such cells alone. */
    @Test
    void allCellsMayStayFree() {
        assertThat(count("++\n++", "I x*:\nXX\n")).isEqualTo(7);
        assertThat(count("++\n++", "I x0..1:\nXX\n")).isEqualTo(5);
    }

    @Test
    void onlyABoxHasCellsThatMayStayFree() {
        assertThatThrownBy(() -> Piece.parse("L:\nXX\nX+\n"))
                .hasMessage("line 1: Piece L has a cell '+' that may stay free, which only a box can have; write X, or"
                        + " . for none");
        assertThatThrownBy(() -> Packing.leavingFree(1, Polycube.of("XX+"), Piece.parse("I:\nXX\n")))
                .hasMessageContaining("The box says by + which cells may stay free");
        assertThatThrownBy(() -> Packing.of(Polycube.of("XXX+"), Piece.parse("I:\nXX\n")))
                .hasMessageContaining("The pieces have at most 2 cells and the box has 3 that must not stay free");
        assertThatThrownBy(() -> Packing.of(Polycube.of("X+"), Piece.parse("I:\nXXX\n")))
                .hasMessageContaining("The pieces have 3 cells and the box has 2");
    }

    @Test
    void aPieceCanBeUsedNoTimes() {
        assertThat(Piece.parse("L x0:\nXX\nX.\nI X2 :\nXX\n"))
                .extracting(Piece::most)
                .containsExactly(0, 2);
        assertThat(count("XX\nXX", "L x0:\nXX\nX.\nI x2:\nXX\n")).isEqualTo(2);
        assertThatThrownBy(() -> count("XX", "L x0:\nXX\n")).hasMessageContaining("There is no piece to fill the box");
    }

    /** As the sum over all ways to make the optional cells holes. */
    @Property(tries = 40, seed = "64", shrinking = ShrinkingMode.OFF)
    void optionalCellsCountAsAllWaysToTakeThemOut(@ForAll long seed) {
        Random random = new Random(seed);
        StringBuilder box = new StringBuilder();
        for (int cell = 0; cell < 12; cell++) {
            box.append("XXX+.".charAt(random.nextInt(5))).append(cell % 4 == 3 ? "\n" : "");
        }
        String pieces = "I x*:\nXX\nV x0..2:\nXX\nX.\n";
        String[] plain = {box.toString().replace('+', 'X')};
        if (box.indexOf("X") < 0) {
            return;
        }
        List<Cell> optional = Polycube.of(box.toString()).optional();
        long expected = 0;
        for (int chosen = 0; chosen < 1 << optional.size(); chosen++) {
            Polycube whole = Polycube.of(plain[0]);
            int mask = chosen;
            List<Cell> holes = optional.stream()
                    .filter(cell -> (mask >> optional.indexOf(cell) & 1) == 1)
                    .toList();
            expected += Count.of(Packing.of(whole.without(holes), Piece.parse(pieces))
                            .problem())
                    .solutions()
                    .longValueExact();
        }
        assertThat(count(box.toString(), pieces)).isEqualTo(expected);
    }
}
