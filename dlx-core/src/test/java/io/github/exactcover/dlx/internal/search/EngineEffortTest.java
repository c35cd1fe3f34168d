package io.github.exactcover.dlx.internal.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.search.choose.EngineKind;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import io.github.exactcover.dlx.testing.LargerProblem;
import io.github.exactcover.dlx.testing.SomeRule;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * How much work the engines have with a part of a search. Some of their rules change only that, so without these
 * numbers it would not be seen that one of them is broken. If such a rule is changed on purpose, put the new numbers
 * here, and see that they are lower.
 */
class EngineEffortTest {

    private static final int NODES = 20_000;

    /**
     * The solutions, nodes and updates of the first nodes, both when solutions are shown and when they are only
     * counted.
     */
    @ParameterizedTest
    @CsvSource({
        "QUEENS_10, DANCING_LINKS, SMALLEST, 724 16448 312964",
        "QUEENS_10, DANCING_LINKS, LEFTMOST, 422 20000 309117",
        "QUEENS_10, DANCING_CELLS, SMALLEST, 724 8261 202675",
        "QUEENS_10, DANCING_CELLS, LEFTMOST, 724 9461 235662",
        "QUEENS_10, DANCING_CELLS, LEARNING, 724 7013 176843",
        "QUEENS_10, BIT_PARALLEL, SMALLEST, 724 8261 65788",
        "QUEENS_10, BIT_PARALLEL, LEFTMOST, 724 9461 77952",
        "LANGFORD_8, DANCING_LINKS, SMALLEST, 300 2789 37241",
        "LANGFORD_8, DANCING_LINKS, LEFTMOST, 300 19647 192443",
        "LANGFORD_8, DANCING_CELLS, SMALLEST, 300 1419 24343",
        "LANGFORD_8, DANCING_CELLS, LEFTMOST, 300 3581 55284",
        "LANGFORD_8, DANCING_CELLS, LEARNING, 300 1518 25313",
        "LANGFORD_8, BIT_PARALLEL, SMALLEST, 300 1419 13940",
        "LANGFORD_8, BIT_PARALLEL, LEFTMOST, 300 3581 35975",
        "PENTOMINOES_3X20, DANCING_LINKS, SMALLEST, 6 20000 6719384",
        "PENTOMINOES_3X20, DANCING_LINKS, LEFTMOST, 0 20000 2601825",
        "PENTOMINOES_3X20, DANCING_CELLS, SMALLEST, 8 20000 4110865",
        "PENTOMINOES_3X20, DANCING_CELLS, LEFTMOST, 0 20000 2834471",
        "PENTOMINOES_3X20, DANCING_CELLS, LEARNING, 8 20000 4114339",
        "PENTOMINOES_3X20, BIT_PARALLEL, SMALLEST, 8 20000 1183465",
        "PENTOMINOES_3X20, BIT_PARALLEL, LEFTMOST, 0 20000 749999",
        "LATIN_9_WITH_HOLES, DANCING_LINKS, SMALLEST, 15 374 3217",
        "LATIN_9_WITH_HOLES, DANCING_LINKS, LEFTMOST, 0 20000 153944",
        "LATIN_9_WITH_HOLES, DANCING_CELLS, SMALLEST, 15 29 1422",
        "LATIN_9_WITH_HOLES, DANCING_CELLS, LEFTMOST, 15 28 1518",
        "LATIN_9_WITH_HOLES, DANCING_CELLS, LEARNING, 15 29 1422",
        "LATIN_9_WITH_HOLES, BIT_PARALLEL, SMALLEST, 15 29 7087",
        "LATIN_9_WITH_HOLES, BIT_PARALLEL, LEFTMOST, 15 28 7581",
        "WORD_RECTANGLES_4X4, DANCING_LINKS, SMALLEST, 2148 20000 617950",
        "WORD_RECTANGLES_4X4, DANCING_LINKS, LEFTMOST, 9 20000 143539",
        "WORD_RECTANGLES_4X4, DANCING_CELLS, SMALLEST, 3249 20000 806363",
        "WORD_RECTANGLES_4X4, DANCING_CELLS, LEFTMOST, 675 20000 664003",
        "WORD_RECTANGLES_4X4, DANCING_CELLS, LEARNING, 3050 20000 770965",
        "WORD_RECTANGLES_4X4, BIT_PARALLEL, SMALLEST, 3249 20000 647552",
        "WORD_RECTANGLES_4X4, BIT_PARALLEL, LEFTMOST, 675 20000 149760",
        "MATCHING_3D, DANCING_LINKS, SMALLEST, 1 666 10289",
        "MATCHING_3D, DANCING_LINKS, LEFTMOST, 0 20000 187336",
        "MATCHING_3D, DANCING_CELLS, SMALLEST, 1 141 7713",
        "MATCHING_3D, DANCING_CELLS, LEFTMOST, 1 329 21242",
        "MATCHING_3D, DANCING_CELLS, LEARNING, 1 131 7267",
        "MATCHING_3D, BIT_PARALLEL, SMALLEST, 1 141 9975",
        "MATCHING_3D, BIT_PARALLEL, LEFTMOST, 1 329 35325",
        "LANGFORD_8, CONSISTENT_COLORS, SMALLEST, 300 1333 71387",
        "LANGFORD_8, CONSISTENT_COLORS, LEFTMOST, 300 3435 180703",
        "WORD_RECTANGLES_4X4, CONSISTENT_COLORS, SMALLEST, 10573 20000 3876751",
        "WORD_RECTANGLES_4X4, CONSISTENT_COLORS, LEFTMOST, 11987 20000 5915588",
        "MATCHING_3D, CONSISTENT_COLORS, SMALLEST, 1 119 14457",
        "MATCHING_3D, CONSISTENT_COLORS, LEFTMOST, 1 290 51679",
    })
    void aPartOfASearchTakesThisMuchWork(LargerProblem problem, EngineKind kind, SomeRule rule, String work) {
        OptionTable table = problem.table();
        assertThat(work(table, kind, rule, true)).isEqualTo(work);
        assertThat(work(table, kind, rule, false)).isEqualTo(work);
    }

    /**
     * The vertices of a complete graph have 69 edges each, too many for a word, and there are more vertices than bits
     * in a word.
     */
    @Test
    void manyItemsWithManyOptionsAreTakenInTheSameOrderByAllEngines() {
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int one = 0; one < 70; one++) {
            for (int other = one + 1; other < 70; other++) {
                builder.addCell(one, OptionTable.NO_COLOR);
                builder.addCell(other, OptionTable.NO_COLOR);
                builder.endOption();
            }
        }
        OptionTable matchings = builder.build(70, IntStream.range(0, 70).toArray());
        for (SomeRule rule : List.of(SomeRule.LEFTMOST, SomeRule.SMALLEST)) {
            assertThat(solutionsAndNodes(matchings, EngineKind.BIT_PARALLEL, rule))
                    .isEqualTo(solutionsAndNodes(matchings, EngineKind.DANCING_CELLS, rule));
        }
    }

    private static String solutionsAndNodes(OptionTable table, EngineKind kind, SomeRule rule) {
        String work = work(table, kind, rule, true);
        return work.substring(0, work.lastIndexOf(' '));
    }

    private static String work(OptionTable table, EngineKind kind, SomeRule rule, boolean counting) {
        SearchEngine engine = kind.make(table, rule.of(table), counting, Branch.ROOT);
        long shown = 0;
        for (Step step = engine.run(NODES); step == Step.SOLUTION; step = engine.run(NODES - engine.nodes())) {
            shown++;
            assertThat(engine.solution()).isNotEmpty();
        }
        assertThat(shown).isEqualTo(counting ? 0 : engine.solutions());
        return engine.solutions() + " " + engine.nodes() + " " + engine.updates();
    }
}
