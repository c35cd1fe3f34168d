package io.github.exactcover.dlx.internal.search.bits;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.SearchEngine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.search.links.DancingLinks;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import io.github.exactcover.dlx.testing.SomeRule;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Problems with more words than random small ones have, against dancing links. */
class BitParallelTest {

    /** Problems for each way in which bits can lie. */
    enum Larger {
        /** 14 to 22 narrow items of some 10 options, a few words. */
        QUEENS {
            @Override
            OptionTable table() {
                return queens(9);
            }
        },
        /** Items of the same word with different sizes. */
        LANGFORD {
            @Override
            OptionTable table() {
                return langford(8);
            }
        },
        /** Some items have more than 64 options and some fewer. */
        NARROW_AND_WIDE {
            @Override
            OptionTable table() {
                return matching(3, 3, 210, 7);
            }
        },
        /** Secondary items with colors, and wide primary ones. */
        WORDS {
            @Override
            OptionTable table() {
                return words(3, 70);
            }
        },
        /** More words than are gone through one by one, but not many. */
        SMALL_LATIN {
            @Override
            OptionTable table() {
                return latin(9, 27);
            }
        },
        /** Fewer than 64 words, most of which an option leaves as they are. */
        SPARSE_LATIN {
            @Override
            OptionTable table() {
                return latin(16, 36);
            }
        },
        /** More than 64 words of narrow items, and more than 64 items forced at the root. */
        LATIN {
            @Override
            OptionTable table() {
                return latin(40, 80);
            }
        };

        abstract OptionTable table();
    }

    @ParameterizedTest
    @EnumSource
    void findsWhatDancingLinksFind(Larger larger) {
        OptionTable table = larger.table();
        for (SomeRule some : SomeRule.values()) {
            ItemRule rule = some.of(table);
            SearchEngine links = new DancingLinks(table, rule, false, Branch.ROOT);
            SearchEngine bits = new BitParallel(table, rule, false, Branch.ROOT);
            SearchEngine counter = new BitParallel(table, rule, true, Branch.ROOT);
            Set<Set<Integer>> expected = sets(links);
            assertThat(expected).hasSizeGreaterThan(1);
            assertThat(sets(bits)).isEqualTo(expected);
            assertThat(bits.solutions()).isEqualTo(links.solutions());
            assertThat(bits.nodes()).isLessThanOrEqualTo(links.nodes());
            counter.run(SearchEngine.UNLIMITED);
            assertThat(counter.solutions()).isEqualTo(links.solutions());
            assertThat(counter.nodes()).isEqualTo(bits.nodes());
        }
    }

    @ParameterizedTest
    @EnumSource
    void partsOfALargerSearchGiveTheWhole(Larger larger) {
        OptionTable table = larger.table();
        SearchEngine whole = new BitParallel(table, ItemRule.SMALLEST, true, Branch.ROOT);
        whole.run(SearchEngine.UNLIMITED);

        long solutions = 0;
        long nodes = 0;
        List<Branch> branches = new ArrayList<>(List.of(Branch.ROOT));
        SearchEngine engine = new BitParallel(table, ItemRule.SMALLEST, true, Branch.NONE);
        while (!branches.isEmpty()) {
            engine.restart(branches.remove(branches.size() - 1));
            while (engine.run(200) == Step.PAUSED) {
                engine.split().ifPresent(branches::add);
            }
            solutions = engine.solutions();
            nodes = engine.nodes();
        }
        assertThat(solutions).isEqualTo(whole.solutions());
        assertThat(nodes).isEqualTo(whole.nodes());
    }

    @ParameterizedTest
    @CsvSource({"QUEENS, true", "SMALL_LATIN, true", "SPARSE_LATIN, false", "LATIN, false", "WORDS, false"})
    void rowsAreCompleteIfThereAreFewWordsAndOptionsChangeMostOfThem(Larger larger, boolean whole) {
        BitRows rows = BitParallel.rows(larger.table(), BitRows.FEW_WORDS);
        assertThat(rows.whole).isEqualTo(whole);
        assertThat(rows.layout.guarded).isEqualTo(whole);
    }

    /** A guard needs a bit in the word of its item. */
    @ParameterizedTest
    @CsvSource({"63, true, 2, 2", "64, false, 2, 2", "31, true, 1, 1", "32, true, 2, 1"})
    void itemsHaveGuardsIfThereIsRoomForThem(int options, boolean guarded, int words, int plainWords) {
        BitLayout layout = BitParallel.rows(matchAny(options), BitRows.FEW_WORDS).layout;
        assertThat(layout.guarded).isEqualTo(guarded);
        assertThat(layout.words).isEqualTo(words);
        assertThat(layout.plainWords).isEqualTo(plainWords);
    }

    @ParameterizedTest
    @ValueSource(ints = {31, 32, 63, 64, 65})
    void itemsThatFillTheirWordsAreSearchedAsOthers(int options) {
        SearchEngine engine = new BitParallel(matchAny(options), ItemRule.SMALLEST, false, Branch.ROOT);
        assertThat(sets(engine)).hasSize(options);
    }

    /** Two items, and options that cover both. */
    private static OptionTable matchAny(int options) {
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int option = 0; option < options; option++) {
            option(builder, 0, 1);
        }
        return build(builder, 2, 2);
    }

    @ParameterizedTest
    @EnumSource
    void completeRowsAndThoseOfChangesGiveTheSameSolutionsInTheSameOrder(Larger larger) {
        OptionTable table = larger.table();
        SearchEngine complete = new BitParallel(table, ItemRule.SMALLEST, false, Branch.ROOT);
        SearchEngine changes = new BitParallel(table, ItemRule.SMALLEST, false, Branch.ROOT, 0);
        for (int shown = 0; shown < 300; shown++) {
            Step step = complete.run(SearchEngine.UNLIMITED);
            assertThat(changes.run(SearchEngine.UNLIMITED)).isEqualTo(step);
            assertThat(changes.nodes()).isEqualTo(complete.nodes());
            if (step == Step.SOLUTION) {
                assertThat(changes.solution()).isEqualTo(complete.solution());
            }
        }
    }

    /** Packing changes nothing but the time; and the updates, if there are wide items. */
    @ParameterizedTest
    @EnumSource
    void packedBitsAreSearchedInTheSameOrder(Larger larger) {
        OptionTable table = larger.table();
        for (SomeRule some : SomeRule.values()) {
            ItemRule rule = some.of(table);
            for (int fewWords : new int[] {0, BitRows.FEW_WORDS}) {
                BitParallel plain = new BitParallel(table, rule, false, Branch.ROOT, fewWords);
                BitParallel packed = BitParallel.packing(table, rule, false, Branch.ROOT, fewWords);
                Random random = new Random(20261123);
                for (int turn = 0; turn < 400; turn++) {
                    int nodes = 1 + random.nextInt(9);
                    Step step = plain.run(nodes);
                    assertThat(packed.run(nodes)).isEqualTo(step);
                    assertThat(packed.nodes()).isEqualTo(plain.nodes());
                    assertThat(packed.position()).isEqualTo(plain.position());
                    assertThat(packed.fraction()).isEqualTo(plain.fraction());
                    if (step == Step.SOLUTION) {
                        assertThat(packed.solution()).isEqualTo(plain.solution());
                        assertThat(packed.told()).isEqualTo(plain.told());
                    }
                    if (larger != Larger.NARROW_AND_WIDE && larger != Larger.WORDS) {
                        assertThat(packed.updates()).isEqualTo(plain.updates());
                    }
                    if (turn % 50 == 49) {
                        assertThat(packed.split()).isEqualTo(plain.split());
                    }
                }
            }
        }
    }

    /** They depend on the order in which options are forced. Guards are not counted. */
    @ParameterizedTest
    @CsvSource({"QUEENS, 13986", "LANGFORD, 13940", "SMALL_LATIN, 87120"})
    void updatesStayAsTheyWere(Larger larger, long updates) {
        SearchEngine engine = new BitParallel(larger.table(), ItemRule.SMALLEST, true, Branch.ROOT);
        engine.run(SearchEngine.UNLIMITED);
        assertThat(engine.updates()).isEqualTo(updates);
    }

    /** Counting makes no nodes for the last two levels; where it is stopped does not show that. */
    @ParameterizedTest
    @EnumSource
    void aCountThatStopsIsWhereAVisitIsAfterAsManyNodes(Larger larger) {
        OptionTable table = larger.table();
        BitRows rows = BitParallel.rows(table, BitRows.FEW_WORDS);
        SearchEngine counter = new BitParallel(rows, ItemRule.SMALLEST, true, Branch.ROOT);
        SearchEngine visitor = new BitParallel(rows, ItemRule.SMALLEST, false, Branch.ROOT);
        Random random = new Random(20261201);
        int stops = 0;
        while (counter.run(stops == 0 ? 1 : 1 + random.nextInt(20)) == Step.PAUSED && stops < 5_000) {
            while (visitor.nodes() < counter.nodes()) {
                visitor.run(counter.nodes() - visitor.nodes());
            }
            assertThat(counter.position()).isEqualTo(visitor.position());
            assertThat(counter.solutions()).isEqualTo(visitor.solutions());
            assertThat(counter.updates()).isEqualTo(visitor.updates());
            stops++;
        }
        assertThat(stops).isPositive();
    }

    @Test
    void boundsAreRefused() {
        OptionTableBuilder builder = new OptionTableBuilder();
        builder.addCell(0, OptionTable.NO_COLOR);
        builder.endOption();
        OptionTable table = builder.build(1, new int[] {0}, new int[] {0}, new int[] {1});

        assertThatThrownBy(() -> new BitParallel(table, ItemRule.SMALLEST, true, Branch.ROOT))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("bounds")
                .hasMessageContaining("dancing links");
    }

    @Test
    void aTableWhoseRowsWouldFillTheMemoryIsRefusedBeforeTheyAreMade() {
        OptionTable table = matching(2, 3, 60_000, 1);

        assertThatThrownBy(() -> new BitParallel(table, ItemRule.SMALLEST, true, Branch.ROOT))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("60000 options")
                .hasMessageContaining("at most 256 MB")
                .hasMessageContaining("dancing links");
    }

    private static Set<Set<Integer>> sets(SearchEngine engine) {
        Set<Set<Integer>> sets = new HashSet<>();
        while (engine.run(SearchEngine.UNLIMITED) == Step.SOLUTION) {
            assertThat(sets.add(new TreeSet<>(
                            Arrays.stream(engine.solution()).boxed().toList())))
                    .as("a solution comes once")
                    .isTrue();
        }
        return sets;
    }

    private static OptionTable build(OptionTableBuilder builder, int primaryCount, int itemCount) {
        return builder.build(primaryCount, IntStream.range(0, itemCount).toArray());
    }

    private static void option(OptionTableBuilder builder, int... items) {
        for (int item : items) {
            builder.addCell(item, OptionTable.NO_COLOR);
        }
        builder.endOption();
    }

    /** Ranks, files, and then the diagonals as secondary items. */
    private static OptionTable queens(int n) {
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int rank = 0; rank < n; rank++) {
            for (int file = 0; file < n; file++) {
                option(builder, rank, n + file, 2 * n + rank + file, 4 * n - 1 + rank - file + n - 1);
            }
        }
        return build(builder, 2 * n, 6 * n);
    }

    private static OptionTable langford(int n) {
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int number = 1; number <= n; number++) {
            for (int first = 0; first + number + 1 < 2 * n; first++) {
                option(builder, number - 1, n + first, n + first + number + 1);
            }
        }
        return build(builder, 3 * n, 3 * n);
    }

    /** Options that take one item from each of several sets, spread evenly, or crowded on the first ones. */
    private static OptionTable matching(int sets, int n, int options, int step) {
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int option = 0; option < options; option++) {
            int[] items = new int[sets];
            for (int set = 0; set < sets; set++) {
                int scattered = Math.floorMod((option + 1) * 0x9E3779B1 * (2 * set + step), 1 << 20) % (n * n);
                items[set] = set * n + (int) Math.sqrt(scattered);
            }
            option(builder, items);
        }
        return build(builder, sets * n, sets * n);
    }

    /** A square of words: each word of three letters can stand in each row or column; letters are colors. */
    private static OptionTable words(int n, int count) {
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int line = 0; line < 2 * n; line++) {
            for (int word = 0; word < count; word++) {
                builder.addCell(line, OptionTable.NO_COLOR);
                int letters = Math.floorMod((word + 1) * 0x9E3779B1, 1 << 12);
                for (int place = 0; place < n; place++) {
                    int row = line < n ? line : place;
                    int column = line < n ? place : line - n;
                    builder.addCell(2 * n + n * row + column, 1 + (letters >> (4 * place)) % 7);
                }
                builder.endOption();
            }
        }
        return build(builder, 2 * n, 2 * n + n * n);
    }

    /** Latin squares in which only the last cells are left open. */
    private static OptionTable latin(int n, int open) {
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                for (int symbol = 0; symbol < n; symbol++) {
                    boolean isOpen = row * n + column >= n * n - open;
                    if (isOpen || symbol == (row + column) % n) {
                        option(builder, row * n + column, n * n + row * n + symbol, 2 * n * n + column * n + symbol);
                    }
                }
            }
        }
        return build(builder, 3 * n * n, 3 * n * n);
    }
}
