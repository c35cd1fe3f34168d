package io.github.exactcover.dlx.internal.cost;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.internal.search.Branch;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CostStateTest {

    private static final CostState STATE = new CostState(
            "CHEAPEST", 3, 400, 5_000, 0.125, -60, 7.5, List.of(new int[] {8, 1}, new int[0]), Branch.parse("1 2..3"));

    @Test
    void itsLinesAreReadAgain() {
        CostState read = CostState.parse(STATE.lines());
        assertThat(read.phase()).isEqualTo("CHEAPEST");
        assertThat(read.solutions()).isEqualTo(3);
        assertThat(read.nodes()).isEqualTo(400);
        assertThat(read.updates()).isEqualTo(5_000);
        assertThat(read.share()).isEqualTo(0.125);
        assertThat(read.settled()).isEqualTo(-60);
        assertThat(read.width()).isEqualTo(7.5);
        assertThat(read.found()).containsExactly(new int[] {8, 1}, new int[0]);
        assertThat(read.links()).isEqualTo(Branch.parse("1 2..3"));
        assertThat(read.lines()).isEqualTo(STATE.lines());
    }

    @Test
    void aStateNeedsNoSolution() {
        List<String> lines = STATE.lines().subList(0, 8);
        assertThat(CostState.parse(lines).found()).isEmpty();
        assertThatThrownBy(() -> CostState.parse(lines.subList(0, 7))).hasMessage("it does not say what was done");
    }

    /** The largest number of a search is half of the largest long. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', nullValues = "fine", textBlock = """
            0 | phase               | 'phase' is missing in its lines
            1 | solutions 0         | fine
            1 | solutions -1        | its number -1 is not one of a search
            1 | solution 1          | 'solutions' is missing in its lines
            2 | nodes 4611686018427387903 | fine
            2 | nodes 4611686018427387904 | its number 4611686018427387904 is not one of a search
            3 | updates -1          | its number -1 is not one of a search
            3 | updates x           | one of its numbers is none
            4 | share x             | one of its numbers is none
            5 | settled -9223372036854775808 | fine
            5 | settled 0.5         | one of its numbers is none
            6 | width               | 'width' is missing in its lines
            7 | link root           | 'links' is missing in its lines
            8 | found x             | one of its numbers is none
            8 | found 8  1          | one of its numbers is none
            8 | find 8 1            | 'found' is missing in its lines
            """)
    void whatItDidNotWriteIsRefused(int line, String madeUp, String reason) {
        List<String> lines = new ArrayList<>(STATE.lines());
        lines.set(line, madeUp);
        if (reason == null) {
            assertThat(CostState.parse(lines).lines()).contains(madeUp);
        } else {
            assertThatThrownBy(() -> CostState.parse(lines))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage(reason);
        }
    }
}
