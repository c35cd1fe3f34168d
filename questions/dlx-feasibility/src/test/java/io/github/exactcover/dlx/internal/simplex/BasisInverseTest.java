package io.github.exactcover.dlx.internal.simplex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The inverse of a basis, one option after the other. */
class BasisInverseTest {

    @Test
    void theInverseTimesTheBasisIsTheUnitMatrix() {
        int[] exchanged = new int[2];
        for (int seed = 0; seed < 300; seed++) {
            Random random = new Random(seed);
            int rows = 5 + random.nextInt(20);
            OptionTable table = table(random, rows);
            Basis basis = new Basis(table, rows);
            basis.fill();
            for (int place = 0; place < rows; place++) {
                exchanged[basis.optionAt[place] < 0 ? 0 : 1]++;
                double[] column = basis.column(basis.optionAt[place], place);
                basis.inverse.multiply(column);
                double[] row = new double[rows];
                row[place] = 1;
                basis.inverse.multiplyRow(row);
                for (int other = 0; other < rows; other++) {
                    double unit = other == place ? 1 : 0;
                    assertThat(column[other]).as("seed %d", seed).isCloseTo(unit, within(1e-6));
                    double product = dot(row, basis.column(basis.optionAt[other], other));
                    assertThat(product).as("seed %d", seed).isCloseTo(unit, within(1e-6));
                }
            }
        }
        assertThat(exchanged[0]).isGreaterThan(100);
        assertThat(exchanged[1]).isGreaterThan(2_000);
    }

    private static double dot(double[] one, double[] other) {
        return IntStream.range(0, one.length)
                .mapToDouble(i -> one[i] * other[i])
                .sum();
    }

    private static OptionTable table(Random random, int rows) {
        List<List<Integer>> options = new ArrayList<>();
        for (int option = 0; option < rows; option++) {
            options.add(random.ints(0, rows)
                    .distinct()
                    .limit(1 + random.nextInt(4))
                    .boxed()
                    .toList());
        }
        return table(options, rows);
    }

    private static OptionTable table(List<List<Integer>> options, int rows) {
        OptionTableBuilder builder = new OptionTableBuilder();
        for (List<Integer> items : options) {
            items.forEach(item -> builder.addCell(item, OptionTable.NO_COLOR));
            builder.addCost(1);
            builder.endOption();
        }
        return builder.build(rows, IntStream.range(0, rows).toArray());
    }

    /** A basis of options, and of slacks in the rows that no option takes. */
    private static final class Basis {

        final OptionTable table;
        final int rows;
        final int[] optionAt;
        final BasisInverse inverse = new BasisInverse();

        Basis(OptionTable table, int rows) {
            this.table = table;
            this.rows = rows;
            this.optionAt = new int[rows];
            Arrays.fill(optionAt, -1);
        }

        /** Takes in all options that depend on no others. */
        void fill() {
            for (int option = 0; option < table.optionCount(); option++) {
                double[] entering = column(option, -1);
                inverse.multiply(entering);
                int place = largest(entering);
                if (place >= 0 && Math.abs(entering[place]) > 1e-6) {
                    inverse.exchange(place, entering, rows);
                    optionAt[place] = option;
                }
            }
        }

        private int largest(double[] entering) {
            return IntStream.range(0, rows)
                    .filter(place -> optionAt[place] < 0)
                    .reduce((one, other) -> Math.abs(entering[other]) > Math.abs(entering[one]) ? other : one)
                    .orElse(-1);
        }

        double[] column(int option, int slack) {
            double[] column = new double[rows];
            if (option < 0) {
                column[slack] = 1;
                return column;
            }
            for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
                column[table.item(cell)] = 1;
            }
            return column;
        }
    }
}
