package io.github.exactcover.dlx.internal.classes;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.symmetry.Automorphism;
import io.github.exactcover.dlx.internal.symmetry.SymmetryGraph;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import io.github.exactcover.dlx.internal.table.Roots;
import java.nio.ByteBuffer;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.IntBinaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class CanonicalFormTest {

    private static GeneratedGroup latinSquares(int n) {
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int option = 0; option < n * n * n; option++) {
            builder.addCell(option / n, OptionTable.NO_COLOR);
            builder.addCell(n * n + option / n / n * n + option % n, OptionTable.NO_COLOR);
            builder.addCell(2 * n * n + option % (n * n), OptionTable.NO_COLOR);
            builder.endOption();
        }
        return group(builder, 3 * n * n);
    }

    private static GeneratedGroup steinerTriples(int n) {
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < i; j++) {
                for (int k = 0; k < j; k++) {
                    builder.addCell(i * (i - 1) / 2 + j, OptionTable.NO_COLOR);
                    builder.addCell(i * (i - 1) / 2 + k, OptionTable.NO_COLOR);
                    builder.addCell(j * (j - 1) / 2 + k, OptionTable.NO_COLOR);
                    builder.endOption();
                }
            }
        }
        return group(builder, n * (n - 1) / 2);
    }

    /** Options are the pairs of items, so sets of options are graphs. */
    private static GeneratedGroup pairs(int n) {
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < i; j++) {
                builder.addCell(i, OptionTable.NO_COLOR);
                builder.addCell(j, OptionTable.NO_COLOR);
                builder.endOption();
            }
        }
        return group(builder, n);
    }

    private static GeneratedGroup group(OptionTableBuilder builder, int primaryCount) {
        OptionTable table =
                builder.build(primaryCount, IntStream.range(0, primaryCount).toArray());
        return GeneratedGroup.of(table, new BitSet(), new BitSet(), new int[table.itemCount()]);
    }

    /** A Latin square as a set of options. */
    private static int[] square(SymmetryGraph graph, int n, IntBinaryOperator symbol) {
        int[] times = new int[graph.nodeCount];
        for (int cell = 0; cell < n * n; cell++) {
            times[graph.optionNodes[cell * n + symbol.applyAsInt(cell / n, cell % n)]]++;
        }
        return times;
    }

    /** The image of a set under a random symmetry. */
    private static int[] image(GeneratedGroup group, int[] times, Random random) {
        List<Automorphism> generators = group.finder().generators();
        int[] before = times.clone();
        for (int step = 0; step < 100; step++) {
            Automorphism next = generators.get(random.nextInt(generators.size()));
            int[] after = before.clone();
            for (int i = 0; i < next.size(); i++) {
                after[next.to(i)] = before[next.from(i)];
            }
            before = after;
        }
        return before;
    }

    private static byte[] form(GeneratedGroup group, int[] times) {
        return new CanonicalForm(group.graph(), times).bytes();
    }

    private static void imagesHaveTheSameForm(GeneratedGroup group, int[] times, Random random) {
        byte[] form = form(group, times);
        for (int round = 0; round < 5; round++) {
            assertThat(form(group, image(group, times, random))).isEqualTo(form);
        }
    }

    @Test
    void imagesOfRandomSetsHaveTheSameForm() {
        Random random = new Random(3);
        for (GeneratedGroup group : List.of(latinSquares(3), latinSquares(5), steinerTriples(7), steinerTriples(9))) {
            SymmetryGraph graph = group.graph();
            for (int size = 0; size < 20; size++) {
                int[] times = new int[graph.nodeCount];
                random.ints(size, graph.optionStart, graph.nodeCount).forEach(option -> times[option]++);
                imagesHaveTheSameForm(group, times, random);
            }
        }
    }

    /** The tables of the two groups of order 6. */
    @Test
    void setsOfDifferentClassesHaveDifferentForms() {
        int n = 6;
        GeneratedGroup group = latinSquares(n);
        int[] cyclic = square(group.graph(), n, (row, column) -> (row + column) % n);
        int[] dihedral = square(
                group.graph(),
                n,
                (row, column) ->
                        row < 3 ? (row + column) % 3 + column / 3 * 3 : (row - column % 3) % 3 + (column < 3 ? 3 : 0));
        assertThat(form(group, cyclic)).isNotEqualTo(form(group, dihedral));
    }

    /** In a Latin square all cells look alike to refinement, although hardly any symmetry keeps it. */
    @Test
    void imagesOfLatinSquaresHaveTheSameForm() {
        int n = 6;
        GeneratedGroup group = latinSquares(n);
        Random random = new Random(4);
        for (int round = 0; round < 12; round++) {
            int[] symbols = new int[n * n];
            assertThat(isFilled(symbols, n, 0, random)).isTrue();
            int[] times = square(group.graph(), n, (row, column) -> symbols[row * n + column]);
            imagesHaveTheSameForm(group, times, random);
            remove(times, random);
            imagesHaveTheSameForm(group, times, random);
        }
    }

    /**
     * The table of a group in which two rows exchange two symbols. Many symmetries keep it, but they do not take all
     * cells to each other, so those that were found below one cell may say nothing about what is below another one.
     */
    @Test
    void imagesOfATableThatIsNearlyThatOfAGroupHaveTheSameForm() {
        int n = 8;
        GeneratedGroup group = latinSquares(n);
        int[] times = square(group.graph(), n, (row, column) -> {
            boolean exchanged = (row == 3 || row == 4) && (column == 3 || column == 4);
            return exchanged ? 7 - (row ^ column) : row ^ column;
        });
        Random random = new Random(6);
        for (int round = 0; round < 8; round++) {
            imagesHaveTheSameForm(group, times, random);
        }
    }

    /** Fills a square at random from a cell on, if that can be done. */
    private static boolean isFilled(int[] symbols, int n, int cell, Random random) {
        if (cell == n * n) {
            return true;
        }
        int first = random.nextInt(n);
        for (int i = 0; i < n; i++) {
            int symbol = (first + i) % n;
            boolean fits = IntStream.range(0, cell)
                    .filter(other -> other / n == cell / n || other % n == cell % n)
                    .noneMatch(other -> symbols[other] == symbol);
            symbols[cell] = symbol;
            if (fits && isFilled(symbols, n, cell + 1, random)) {
                return true;
            }
        }
        return false;
    }

    /** Graphs whose nodes have two neighbours each, and those in which the cycles are closed by chords to prisms. */
    @Test
    void imagesOfRegularGraphsHaveTheSameForm() {
        GeneratedGroup group = pairs(18);
        Random random = new Random(5);
        Set<ByteBuffer> forms = new HashSet<>();
        int[][] partitions = {{9}, {3, 6}, {4, 5}, {3, 3, 3}};
        for (int[] lengths : partitions) {
            for (boolean prisms : new boolean[] {false, true}) {
                int[] times = new int[group.graph().nodeCount];
                int first = 0;
                for (int length : lengths) {
                    for (int i = 0; i < length; i++) {
                        int next = first + (i + 1) % length;
                        add(times, group.graph(), first + i, next);
                        add(times, group.graph(), 9 + first + i, 9 + next);
                        if (prisms) {
                            add(times, group.graph(), first + i, 9 + first + i);
                        }
                    }
                    first += length;
                }
                imagesHaveTheSameForm(group, times, random);
                forms.add(ByteBuffer.wrap(form(group, times)));
            }
        }
        assertThat(forms).hasSize(2 * partitions.length);
    }

    private static void add(int[] times, SymmetryGraph graph, int one, int other) {
        int i = Math.max(one, other);
        times[graph.optionNodes[i * (i - 1) / 2 + Math.min(one, other)]]++;
    }

    private static void remove(int[] times, Random random) {
        int[] chosen =
                IntStream.range(0, times.length).filter(node -> times[node] > 0).toArray();
        times[chosen[random.nextInt(chosen.length)]] = 0;
    }

    @Test
    void symmetriesThatKeepASetAreFound() {
        GeneratedGroup group = latinSquares(4);
        int[] times = square(group.graph(), 4, (row, column) -> row ^ column);
        int[] orbits = new CanonicalForm(group.graph(), times).orbits();
        int first = group.graph().optionNodes[0];
        for (int option = 0; option < 64; option++) {
            int node = group.graph().optionNodes[option];
            boolean together = Roots.of(orbits, node) == Roots.of(orbits, first);
            assertThat(together).isEqualTo(times[node] == 1);
        }
    }
}
