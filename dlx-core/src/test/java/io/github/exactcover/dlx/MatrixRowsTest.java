package io.github.exactcover.dlx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** Matrices of zeros and ones, and rows that name their columns. */
class MatrixRowsTest {

    private static final int[][] KNUTH = {
        {0, 0, 1, 0, 1, 1, 0},
        {1, 0, 0, 1, 0, 0, 1},
        {0, 1, 1, 0, 0, 1, 0},
        {1, 0, 0, 1, 0, 0, 0},
        {0, 1, 0, 0, 0, 0, 1},
        {0, 0, 0, 1, 1, 0, 1},
    };

    @Test
    void itemsAreColumnsAndOptionsAreRows() {
        ExactCoverProblem<Integer, Integer> problem = ExactCoverProblem.ofMatrix(KNUTH);

        assertThat(problem.primaryItems()).containsExactly(0, 1, 2, 3, 4, 5, 6);
        assertThat(problem.secondaryItems()).isEmpty();
        assertThat(problem.options()).containsExactly(0, 1, 2, 3, 4, 5);
        assertThat(problem.itemsOf(2)).containsExactly(1, 2, 5);
        assertThat(solutions(problem)).containsExactly(Set.of(0, 3, 4));
    }

    @Test
    void theOtherColumnsAreSecondary() {
        int[][] matrix = {{1, 0, 1}, {0, 1, 1}, {0, 1, 0}};
        ExactCoverProblem<Integer, Integer> problem = ExactCoverProblem.ofMatrix(matrix, 2);

        assertThat(problem.primaryItems()).containsExactly(0, 1);
        assertThat(problem.secondaryItems()).containsExactly(2);
        assertThat(solutions(problem)).containsExactly(Set.of(0, 2));
        assertThat(problem).isEqualTo(ExactCoverProblem.ofRows(rows(matrix), 2));
        assertThat(problem).isEqualTo(ExactCoverProblem.ofMatrix(booleans(matrix), 2));
        assertThat(DLX.search(ExactCoverProblem.ofMatrix(matrix, 0)).count().solutions())
                .isOne();
    }

    @Property(tries = 200)
    void allThreeFormsAreTheSameProblem(@ForAll("matrices") int[][] matrix) {
        ExactCoverProblem<Integer, Integer> problem = ExactCoverProblem.ofMatrix(matrix);

        assertThat(ExactCoverProblem.ofMatrix(booleans(matrix))).isEqualTo(problem);
        assertThat(ExactCoverProblem.ofRows(rows(matrix), matrix[0].length)).isEqualTo(problem);
        assertThat(solutions(problem)).containsExactlyInAnyOrderElementsOf(byHand(matrix));
    }

    @Provide
    Arbitrary<int[][]> matrices() {
        return Arbitraries.integers()
                .between(1, 5)
                .flatMap(columns -> Arbitraries.integers()
                        .between(1, (1 << columns) - 1)
                        .map(bits -> IntStream.range(0, columns)
                                .map(i -> bits >> i & 1)
                                .toArray())
                        .array(int[][].class)
                        .ofMinSize(1)
                        .ofMaxSize(8));
    }

    /** The sets of rows that sum up to ones, each set tried. */
    private static List<Set<Integer>> byHand(int[][] matrix) {
        List<Set<Integer>> found = new ArrayList<>();
        for (int bits = 0; bits < 1 << matrix.length; bits++) {
            int chosen = bits;
            Set<Integer> rows = IntStream.range(0, matrix.length)
                    .filter(row -> (chosen >> row & 1) == 1)
                    .boxed()
                    .collect(Collectors.toSet());
            if (IntStream.range(0, matrix[0].length)
                    .allMatch(column ->
                            rows.stream().mapToInt(row -> matrix[row][column]).sum() == 1)) {
                found.add(rows);
            }
        }
        return found;
    }

    @Test
    void aColumnThatNothingCoversMakesAMatrixUnsolvable() {
        assertThat(DLX.search(ExactCoverProblem.ofMatrix(new int[][] {{1, 0}}))
                        .count()
                        .solutions())
                .isZero();
        assertThat(DLX.search(ExactCoverProblem.ofMatrix(new boolean[][] {{true, false}}))
                        .count()
                        .solutions())
                .isZero();
        assertThat(DLX.search(ExactCoverProblem.ofRows(List.of(new int[] {0}), 2))
                        .count()
                        .solutions())
                .isZero();
        assertThat(DLX.search(ExactCoverProblem.ofRows(List.of(), 2)).count().solutions())
                .isZero();
    }

    @Test
    void aRowOfZerosKeepsItsNumberAndIsNeverChosen() {
        int[][] matrix = {{0, 0}, {1, 0}, {0, 0}, {0, 1}};
        ExactCoverProblem<Integer, Integer> ofMatrix = ExactCoverProblem.ofMatrix(matrix);
        assertThat(ofMatrix.options()).containsExactly(0, 1, 2, 3);
        assertThat(DLX.stream(ofMatrix).map(Solution::options)).containsExactly(List.of(1, 3));
        assertThat(ExactCoverProblem.ofRows(List.of(new int[0], new int[] {0}, new int[0], new int[] {1})))
                .isEqualTo(ofMatrix);
        boolean[][] same = {{false, false}, {true, false}, {false, false}, {false, true}};
        assertThat(ExactCoverProblem.ofMatrix(same)).isEqualTo(ofMatrix);
        assertThat(DLX.search(ExactCoverProblem.ofMatrix(matrix, 1)).count().solutions())
                .isOne();
        assertThat(DLX.search(ExactCoverProblem.ofMatrix(new int[][] {{0, 0}}))
                        .count()
                        .solutions())
                .isZero();
        assertThat(DLX.search(ExactCoverProblem.ofMatrix(new int[1][0])).count().solutions())
                .isOne();
    }

    @Test
    void aMatrixThatIsNoneIsRefused() {
        assertRefused(
                () -> ExactCoverProblem.ofMatrix(new int[0][]), "The matrix is empty; give it a row for each option");
        assertRefused(
                () -> ExactCoverProblem.ofMatrix(new int[][] {{1, 0}, {1}}),
                "Row 1 has length 1, and row 0 2; give all the same length");
        assertRefused(
                () -> ExactCoverProblem.ofMatrix(new int[][] {{1, 0}, {0, 2}}),
                "Row 1 has 2 in column 1; write 1 for covered and 0 for not");
        assertRefused(
                () -> ExactCoverProblem.ofMatrix(new int[][] {{-1, 0}}),
                "Row 0 has -1 in column 0; write 1 for covered and 0 for not");
        assertRefused(
                () -> ExactCoverProblem.ofMatrix(KNUTH, 8),
                "The number of primary columns is 8; it must be from 0 to 7");
        assertRefused(
                () -> ExactCoverProblem.ofMatrix(KNUTH, -1),
                "The number of primary columns is -1; it must be from 0 to 7");
    }

    @Test
    void rowsThatMakeNoSenseAreRefused() {
        assertRefused(
                () -> ExactCoverProblem.ofRows(List.of(new int[] {0, 1}, new int[] {1, -1})),
                "Row 1 has column -1; number the columns from 0");
        assertRefused(
                () -> ExactCoverProblem.ofRows(List.of(new int[] {0, 1}, new int[] {1, 0, 1})),
                "Option 1 has item 1 twice; name each item once in an option");
        assertRefused(
                () -> ExactCoverProblem.ofRows(List.of()),
                "The rows have only 0 of the columns from 0 to 0; number them from 0 without gaps, or give the number"
                        + " of primary columns too");
        assertRefused(
                () -> ExactCoverProblem.ofRows(List.of(new int[] {1, 4, 7}, new int[] {2, 3, 5, 6})),
                "The rows have only 7 of the columns from 0 to 7; number them from 0 without gaps, or give the number"
                        + " of primary columns too");
        assertRefused(
                () -> ExactCoverProblem.ofRows(List.of(new int[] {0}), -1),
                "The number of primary columns is -1; it must be from 0 to 1");
    }

    private static void assertRefused(ThrowingCallable call, String message) {
        assertThatThrownBy(call).isInstanceOf(IllegalArgumentException.class).hasMessage(message);
    }

    private static List<Set<Integer>> solutions(ExactCoverProblem<Integer, Integer> problem) {
        return DLX.stream(problem)
                .map(solution -> Set.copyOf(solution.options()))
                .toList();
    }

    private static boolean[][] booleans(int[][] matrix) {
        boolean[][] booleans = new boolean[matrix.length][matrix[0].length];
        for (int row = 0; row < matrix.length; row++) {
            for (int column = 0; column < matrix[0].length; column++) {
                booleans[row][column] = matrix[row][column] == 1;
            }
        }
        return booleans;
    }

    private static List<int[]> rows(int[][] matrix) {
        return Arrays.stream(matrix)
                .map(row ->
                        IntStream.range(0, row.length).filter(i -> row[i] == 1).toArray())
                .toList();
    }
}
