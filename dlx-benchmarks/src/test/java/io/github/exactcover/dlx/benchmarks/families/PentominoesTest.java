package io.github.exactcover.dlx.benchmarks.families;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.problems.Square;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class PentominoesTest {

    private static final Set<Square> CENTRE =
            Set.of(new Square(3, 3), new Square(3, 4), new Square(4, 3), new Square(4, 4));

    @Test
    void theTwelvePiecesHaveSixtyThreeOrientationsOfFiveSquares() {
        assertThat(Arrays.stream(Pentomino.values())
                        .collect(Collectors.summingInt(
                                piece -> piece.orientations().size())))
                .isEqualTo(63);
        assertThat(Pentomino.values())
                .allSatisfy(piece -> assertThat(piece.orientations())
                        .allSatisfy(squares -> assertThat(squares).hasSize(5).doesNotHaveDuplicates()));
    }

    /** Known since C. B. Haselgrove and Jenifer Haselgrove, 1960: 2339 up to symmetry, each in four ways. */
    @Test
    void aBoxOfSixByTenIsPackedIn9356Ways() {
        assertThat(DLX.count(Pentominoes.of(6, 10).problem())).isEqualTo(9356);
    }

    @Test
    void turningTheBoxDoesNotChangeTheNumber() {
        assertThat(DLX.count(Pentominoes.of(3, 20).problem())).isEqualTo(8);
        assertThat(DLX.count(Pentominoes.of(20, 3).problem())).isEqualTo(8);
    }

    /** Dana Scott, 1958: 65 up to symmetry, each in eight ways. */
    @Test
    void theChessboardWithoutItsCentreIsPackedIn520Ways() {
        assertThat(DLX.count(Pentominoes.of(8, 8, CENTRE).problem())).isEqualTo(520);
    }

    @Test
    void aBoxThatCannotBeFilledIsRejected() {
        assertThatThrownBy(() -> Pentominoes.of(8, 8))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContainingAll("8 x 8", "0 holes", "60");
        assertThatThrownBy(() -> Pentominoes.of(-6, -10)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Pentominoes.of(8, 8, Set.of(new Square(8, 0))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("i1");
    }
}
