package io.github.exactcover.dlx.internal.cost;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.text.Lines;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CostStateTest {

    private static final CostState STATE = new CostState(
            CostState.Phase.TRIAL,
            400,
            5_000,
            0.125,
            new Known(
                    List.of(solution(new int[] {8, 1}), solution(new int[0])),
                    3,
                    -60,
                    7.5,
                    true,
                    false,
                    Long.MAX_VALUE),
            Branch.parse("1 2..3"));

    private static Kept solution(int[] options) {
        return new Kept(10L * options.length, options);
    }

    private static CostState read(List<String> lines) {
        return CostState.read(new Lines(lines, 0), CostStateTest::solution);
    }

    @Test
    void itsLinesAreReadAgain() {
        CostState read = read(STATE.lines());
        assertThat(read.phase()).isEqualTo(CostState.Phase.TRIAL);
        assertThat(read.known().records()).isEqualTo(3);
        assertThat(read.nodes()).isEqualTo(400);
        assertThat(read.updates()).isEqualTo(5_000);
        assertThat(read.share()).isEqualTo(0.125);
        assertThat(read.known().settled()).isEqualTo(-60);
        assertThat(read.known().width()).isEqualTo(7.5);
        assertThat(read.known().found()).extracting(Kept::options).containsExactly(new int[] {8, 1}, new int[0]);
        assertThat(read.known().found()).extracting(Kept::cost).containsExactly(20L, 0L);
        assertThat(read.known().isProven()).isTrue();
        assertThat(read.known().isDone()).isFalse();
        assertThat(read.links()).isEqualTo(Branch.parse("1 2..3"));
        assertThat(read.lines()).isEqualTo(STATE.lines());
    }

    @Test
    void aStateNeedsNoSolution() {
        List<String> lines = new ArrayList<>(STATE.lines().subList(0, 8));
        assertThatThrownBy(() -> read(lines)).hasMessage("it says that there is a cheapest solution, but has none");
        lines.set(0, "phase RACE");
        assertThat(read(lines).known().found()).isEmpty();
        assertThatThrownBy(() -> read(lines.subList(0, 7))).hasMessage("it ends before the line 'links'");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', nullValues = "fine", textBlock = """
            0 | phase CHEAPEST      | it does not say what was under way
            0 | phase DONE          | fine
            0 | fase RACE           | line 1 must begin with 'phase', but is 'fase RACE'
            1 | solutions 0         | fine
            1 | solutions -1        | line 2 has '-1' where a whole number from 0 to 1000000000000000000 should be
            1 | solution 1          | line 2 must begin with 'solutions', but is 'solution 1'
            2 | nodes 1000000000000000000 | fine
            2 | nodes 1000000000000000001 | line 3 has '1000000000000000001' where a whole number
            3 | updates x           | line 4 has 'x' where a whole number should be
            4 | share x             | line 5 has 'x' where a number from 0 to 1 should be
            5 | settled -9223372036854775808 | fine
            5 | settled 0.5         | line 6 has '0.5' where a whole number should be
            6 | width               | line 7 has '' where a number should be
            6 | width NaN           | line 7 has 'NaN' where a number should be
            7 | link root           | line 8 must begin with 'links', but is 'link root'
            8 | found x             | line 9 has 'x' where a whole number should be
            8 | found 8  1          | line 9 has '' where a whole number should be
            8 | find 8 1            | line 9 must begin with 'found', but is 'find 8 1'
            """)
    void whatItDidNotWriteIsRefused(int line, String madeUp, String reason) {
        List<String> lines = new ArrayList<>(STATE.lines());
        lines.set(line, madeUp);
        if (reason == null) {
            assertThat(read(lines).lines()).contains(madeUp);
        } else {
            assertThatThrownBy(() -> read(lines))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageStartingWith(reason);
        }
    }
}
