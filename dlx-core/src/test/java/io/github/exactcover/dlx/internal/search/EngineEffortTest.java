package io.github.exactcover.dlx.internal.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.search.choose.EngineKind;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.testing.LargerProblem;
import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * How much work the engines have with a part of a search. Some of their rules change only that, so without these numbers nobody
 * would see that one of them is broken. If such a rule is changed on purpose, put the new numbers here, and see that they
 * are lower.
 */
class EngineEffortTest {

    private static final int NODES = 20_000;

    /** The solutions, nodes and updates of the first nodes, both when solutions are shown and when they are only counted. */
    @ParameterizedTest
    @CsvSource({
        "QUEENS_10, DANCING_LINKS, smallest, 724 16448 312964",
        "QUEENS_10, DANCING_LINKS, leftmost, 422 20000 309117",
        "QUEENS_10, DANCING_CELLS, smallest, 724 8261 202675",
        "QUEENS_10, DANCING_CELLS, leftmost, 724 9461 235662",
        "QUEENS_10, DANCING_CELLS, learning, 724 7131 180734",
        "QUEENS_10, BIT_PARALLEL, smallest, 724 8261 65788",
        "QUEENS_10, BIT_PARALLEL, leftmost, 724 9461 77952",
        "LANGFORD_8, DANCING_LINKS, smallest, 300 2789 37241",
        "LANGFORD_8, DANCING_LINKS, leftmost, 300 19647 192443",
        "LANGFORD_8, DANCING_CELLS, smallest, 300 1419 24343",
        "LANGFORD_8, DANCING_CELLS, leftmost, 300 3581 55284",
        "LANGFORD_8, DANCING_CELLS, learning, 300 1706 28434",
        "LANGFORD_8, BIT_PARALLEL, smallest, 300 1419 13940",
        "LANGFORD_8, BIT_PARALLEL, leftmost, 300 3581 35975",
        "PENTOMINOES_3X20, DANCING_LINKS, smallest, 6 20000 6719384",
        "PENTOMINOES_3X20, DANCING_LINKS, leftmost, 0 20000 2601825",
        "PENTOMINOES_3X20, DANCING_CELLS, smallest, 8 20000 4110865",
        "PENTOMINOES_3X20, DANCING_CELLS, leftmost, 0 20000 2834471",
        "PENTOMINOES_3X20, DANCING_CELLS, learning, 6 20000 3777153",
        "PENTOMINOES_3X20, BIT_PARALLEL, smallest, 8 20000 1183465",
        "PENTOMINOES_3X20, BIT_PARALLEL, leftmost, 0 20000 749999",
        "LATIN_9_WITH_HOLES, DANCING_LINKS, smallest, 15 374 3217",
        "LATIN_9_WITH_HOLES, DANCING_LINKS, leftmost, 0 20000 153944",
        "LATIN_9_WITH_HOLES, DANCING_CELLS, smallest, 15 29 1422",
        "LATIN_9_WITH_HOLES, DANCING_CELLS, leftmost, 15 28 1518",
        "LATIN_9_WITH_HOLES, DANCING_CELLS, learning, 15 31 1417",
        "LATIN_9_WITH_HOLES, BIT_PARALLEL, smallest, 15 29 7087",
        "LATIN_9_WITH_HOLES, BIT_PARALLEL, leftmost, 15 28 7581",
        "WORD_RECTANGLES_4X4, DANCING_LINKS, smallest, 2148 20000 617950",
        "WORD_RECTANGLES_4X4, DANCING_LINKS, leftmost, 9 20000 143539",
        "WORD_RECTANGLES_4X4, DANCING_CELLS, smallest, 3249 20000 806363",
        "WORD_RECTANGLES_4X4, DANCING_CELLS, leftmost, 675 20000 664003",
        "WORD_RECTANGLES_4X4, DANCING_CELLS, learning, 2486 20000 782782",
        "WORD_RECTANGLES_4X4, BIT_PARALLEL, smallest, 3249 20000 647552",
        "WORD_RECTANGLES_4X4, BIT_PARALLEL, leftmost, 675 20000 149760",
        "MATCHING_3D, DANCING_LINKS, smallest, 1 666 10289",
        "MATCHING_3D, DANCING_LINKS, leftmost, 0 20000 187336",
        "MATCHING_3D, DANCING_CELLS, smallest, 1 141 7713",
        "MATCHING_3D, DANCING_CELLS, leftmost, 1 329 21242",
        "MATCHING_3D, DANCING_CELLS, learning, 1 102 6220",
        "MATCHING_3D, BIT_PARALLEL, smallest, 1 141 9975",
        "MATCHING_3D, BIT_PARALLEL, leftmost, 1 329 35325",
    })
    void aPartOfASearchTakesThisMuchWork(LargerProblem problem, EngineKind kind, String rule, String work) {
        OptionTable table = problem.table();
        assertThat(work(table, kind, rule, true)).isEqualTo(work);
        assertThat(work(table, kind, rule, false)).isEqualTo(work);
    }

    private static String work(OptionTable table, EngineKind kind, String rule, boolean counting) {
        SearchEngine engine = kind.make(table, rule(rule, table), counting, Branch.ROOT);
        long shown = 0;
        for (Step step = engine.run(NODES); step == Step.SOLUTION; step = engine.run(NODES - engine.nodes())) {
            shown++;
            assertThat(engine.solution()).isNotEmpty();
        }
        assertThat(shown).isEqualTo(counting ? 0 : engine.solutions());
        return engine.solutions() + " " + engine.nodes() + " " + engine.updates();
    }

    private static ItemRule rule(String name, OptionTable table) {
        float[] weights = new float[table.primaryCount()];
        Arrays.fill(weights, 1);
        return switch (name) {
            case "leftmost" -> ItemRule.LEFTMOST;
            case "learning" -> ItemRule.weighted(weights).learning(20);
            default -> ItemRule.SMALLEST;
        };
    }
}
