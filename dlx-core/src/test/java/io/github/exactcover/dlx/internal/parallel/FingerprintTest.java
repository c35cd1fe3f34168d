package io.github.exactcover.dlx.internal.parallel;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.testing.SmallProblem;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Whatever is changed in a table, its fingerprint is another one. */
class FingerprintTest {

    private static final int RED = 2;
    private static final int BLUE = 3;

    @Test
    void everyChangeIsSeen() {
        List<List<Integer>> rows = List.of(List.of(1, 0, RED), List.of(1, 1, RED), List.of(0, 1, 1));
        List<String> prints = Stream.of(
                        new SmallProblem(2, 3, rows, List.of(1, 1), List.of(1, 1)),
                        new SmallProblem(2, 3, rows, List.of(0, 1), List.of(1, 1)),
                        new SmallProblem(2, 3, rows, List.of(1, 1), List.of(1, 2)),
                        new SmallProblem(2, 3, rows.subList(0, 2), List.of(1, 1), List.of(1, 1)),
                        new SmallProblem(
                                2,
                                3,
                                List.of(rows.get(0), List.of(1, 1, BLUE), rows.get(2)),
                                List.of(1, 1),
                                List.of(1, 1)),
                        new SmallProblem(
                                2,
                                3,
                                List.of(rows.get(0), List.of(1, 1, 1), rows.get(2)),
                                List.of(1, 1),
                                List.of(1, 1)),
                        new SmallProblem(
                                2, 3, List.of(rows.get(1), rows.get(0), rows.get(2)), List.of(1, 1), List.of(1, 1)),
                        new SmallProblem(
                                2, 3, List.of(List.of(1, 0, 0), List.of(0, 1, 1)), List.of(1, 1), List.of(1, 1)),
                        new SmallProblem(
                                2, 3, List.of(List.of(1, 1, 0), List.of(0, 0, 1)), List.of(1, 1), List.of(1, 1)),
                        new SmallProblem(2, 3, List.of(), List.of(1, 1), List.of(1, 1)),
                        new SmallProblem(1, 3, List.of(), List.of(1), List.of(1)))
                .map(problem -> Fingerprint.of(problem.table()))
                .toList();
        assertThat(prints).doesNotHaveDuplicates();
        assertThat(Fingerprint.of(new SmallProblem(2, 3, rows, List.of(1, 1), List.of(1, 1)).table()))
                .isEqualTo(prints.get(0));
    }

    @Test
    void linesArePartedByTheirEnds() {
        assertThat(Fingerprint.of(List.of("ab", "c"))).isNotEqualTo(Fingerprint.of(List.of("a", "bc")));
    }
}
