package io.github.exactcover.dlx.internal.simplex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** In this order, the factors are an inverse, and options outside of the nucleus enter as they are. */
class PivotOrderTest {

    @Test
    void theFactorsAreAnInverseWhateverDependsOnWhat() {
        int asTheyAre = 0;
        int multiplied = 0;
        int dependent = 0;
        for (int seed = 0; seed < 400; seed++) {
            Matrix matrix = new Matrix(new Random(seed));
            PivotOrder order = new PivotOrder(matrix.options, matrix.starts, matrix.cells, matrix.isFree);
            BasisInverse inverse = new BasisInverse();
            int[] optionAt = new int[matrix.rows];
            Arrays.fill(optionAt, -1);
            for (int i = 0; i < matrix.options.length; i++) {
                int option = order.option(i);
                int place = order.place(i);
                double[] entering = matrix.column(option);
                inverse.multiply(entering);
                if (place >= 0) {
                    assertThat(entering).as("seed %d", seed).isEqualTo(matrix.column(option));
                    inverse.add(place, matrix.cells, matrix.starts[option], matrix.starts[option + 1], matrix.rows);
                    asTheyAre++;
                } else {
                    place = order.take(entering);
                    dependent += place < 0 ? 1 : 0;
                    multiplied += place < 0 ? 0 : 1;
                    if (place >= 0) {
                        inverse.exchange(place, entering, matrix.rows);
                    }
                }
                if (place >= 0) {
                    assertThat(matrix.isFree[place] && optionAt[place] < 0)
                            .as("seed %d", seed)
                            .isTrue();
                    optionAt[place] = option;
                }
            }
            check(seed, matrix, inverse, optionAt);
        }
        assertThat(asTheyAre).isGreaterThan(1_000);
        assertThat(multiplied).isGreaterThan(900);
        assertThat(dependent).isGreaterThan(100);
    }

    /** The inverse times each column of the basis is a column of the unit matrix. All options are in it that can be. */
    private static void check(int seed, Matrix matrix, BasisInverse inverse, int[] optionAt) {
        for (int place = 0; place < matrix.rows; place++) {
            double[] column = optionAt[place] < 0 ? unit(matrix.rows, place) : matrix.column(optionAt[place]);
            inverse.multiply(column);
            assertThat(column).as("seed %d", seed).containsExactly(unit(matrix.rows, place), within(1e-6));
        }
        for (int option : matrix.options) {
            double[] column = matrix.column(option);
            inverse.multiply(column);
            for (int row = 0; row < matrix.rows; row++) {
                if (matrix.isFree[row] && optionAt[row] < 0) {
                    assertThat(column[row]).as("seed %d", seed).isCloseTo(0, within(1e-6));
                }
            }
        }
    }

    private static double[] unit(int size, int place) {
        double[] unit = new double[size];
        unit[place] = 1;
        return unit;
    }

    /** Options of a table, some of which are to be a basis, with rows that slacks have and cells without a row. */
    private static final class Matrix {

        final int rows;
        final int[] starts;
        final int[] cells;
        final int[] options;
        final boolean[] isFree;

        Matrix(Random random) {
            rows = 4 + random.nextInt(16);
            int count = rows + random.nextInt(rows);
            starts = new int[count + 1];
            int[] all = new int[count * (rows + 1)];
            int longest = 3 + random.nextInt(5);
            for (int option = 0; option < count; option++) {
                int[] some = random.ints(0, rows + 1)
                        .distinct()
                        .limit(1 + random.nextInt(longest))
                        .toArray();
                System.arraycopy(some, 0, all, starts[option], some.length);
                starts[option + 1] = starts[option] + some.length;
            }
            cells = Arrays.copyOf(all, starts[count]);
            isFree = new boolean[rows + 1];
            for (int row = 0; row < rows; row++) {
                isFree[row] = random.nextInt(5) > 0;
            }
            int free = (int) IntStream.range(0, rows).filter(row -> isFree[row]).count();
            options = random.ints(0, count).distinct().limit(free).toArray();
        }

        double[] column(int option) {
            double[] column = new double[rows + 1];
            for (int cell = starts[option]; cell < starts[option + 1]; cell++) {
                column[cells[cell]] = 1;
            }
            return Arrays.copyOf(column, rows);
        }
    }
}
