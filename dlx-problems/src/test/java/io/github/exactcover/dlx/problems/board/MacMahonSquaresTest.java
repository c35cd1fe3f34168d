package io.github.exactcover.dlx.problems.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.count.Count;
import io.github.exactcover.dlx.feasibility.Feasibility;
import io.github.exactcover.dlx.problems.SvgImage;
import io.github.exactcover.dlx.problems.board.MacMahonSquares.LaidTile;
import io.github.exactcover.dlx.problems.internal.SvgDrawing;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class MacMahonSquaresTest {

    /** The number of 4 by 6 rectangles is checked by the suite of dlx-benchmarks. */
    @Test
    void sixTilesOfTwoColorsCannotHaveABorderOfOneColor() {
        assertThat(Count.of(MacMahonSquares.of(2, 3, 2).problem()).solutions()).isZero();
    }

    @Test
    void edgesThatTouchHaveTheSameColor() {
        MacMahonSquares squares = MacMahonSquares.of(4, 6, 3);
        TileGrid tiles =
                squares.decode(Feasibility.of(squares.problem()).solution().orElseThrow());

        Set<String> kinds = new HashSet<>();
        for (int row = 0; row < 4; row++) {
            for (int column = 0; column < 6; column++) {
                String tile = tiles.at(row, column);
                String twice = tile + tile;
                for (int turn = 0; turn < 4; turn++) {
                    kinds.add(twice.substring(turn, turn + 4));
                }
                char right = column < 5 ? tiles.at(row, column + 1).charAt(3) : 'A';
                char below = row < 3 ? tiles.at(row + 1, column).charAt(0) : 'A';
                assertThat(tile.charAt(1)).isEqualTo(right);
                assertThat(tile.charAt(2)).isEqualTo(below);
                assertThat(column > 0 || tile.charAt(3) == 'A').isTrue();
                assertThat(row > 0 || tile.charAt(0) == 'A').isTrue();
            }
        }
        assertThat(kinds).hasSize(3 * 3 * 3 * 3); // All tiles in all turns.
        SvgImage image = SvgImage.of(tiles);
        assertThat(image.words("text")).hasSize(4 * 24);
        assertThat(image.count("path", SvgDrawing.color(1))).isEqualTo(32);
    }

    /** A tile that looks the same when it is turned is laid once. */
    @Test
    void eachWayToLayATileIsOneOption() {
        List<LaidTile> options = MacMahonSquares.of(4, 6, 3).problem().options();

        assertThat(options).doesNotHaveDuplicates();
        assertThat(options).filteredOn(option -> option.edges().equals("AAAA")).hasSize(24);
    }

    @Test
    void theTileOfOneColorCanBeToldToLieInTheCorner() {
        List<LaidTile> options =
                MacMahonSquares.of(4, 6, 3).withPlainTileInCorner().problem().options();

        assertThat(options)
                .filteredOn(option -> option.edges().equals("AAAA"))
                .containsExactly(new LaidTile(0, 0, "AAAA"));
    }

    /** 13,328 are essentially different. Each comes in four positions, and with the two colors inside exchanged. */
    @Test
    @Tag("long")
    void allRectanglesAreFound() {
        assertThat(Count.of(MacMahonSquares.of(4, 6, 3).problem()).solutions()).isEqualTo(4 * 2 * 13_328);
    }

    @Test
    void aRectangleMustHoldAllTiles() {
        assertThatThrownBy(() -> MacMahonSquares.of(4, 5, 3))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("cannot hold the 24 tiles of 3 colors; choose one with as many cells");
        assertThatThrownBy(() -> MacMahonSquares.of(1, 1, 1)).hasMessageContaining("must be from 2 to 4");
    }
}
