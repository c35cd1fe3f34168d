package io.github.exactcover.dlx.internal.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.search.choose.EngineKind;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The order in which engines search is part of a checkpoint: only its {@linkplain EngineKind#revision revision} says
 * whether another release may go on from there. If this test fails, and the new order is wanted, raise the revision of
 * the engine and put the new numbers here.
 */
class EngineOrderTest {

    private static final int ITEMS = 14;
    private static final int OPTIONS = 160;

    @ParameterizedTest
    @CsvSource({
        "DANCING_LINKS, smallest, 1, 64625047",
        "DANCING_LINKS, leftmost, 1, -1127567917",
        "DANCING_LINKS, weighted, 1, 1946114975",
        "DANCING_LINKS, bounded, 1, -7365730",
        "DANCING_CELLS, smallest, 1, -280980642",
        "DANCING_CELLS, leftmost, 1, 1203511057",
        "DANCING_CELLS, weighted, 1, -1967617237",
        "DANCING_CELLS, learning, 1, 1090941103",
        "BIT_PARALLEL, smallest, 1, -280980642",
        "BIT_PARALLEL, leftmost, 1, 1203511057",
        "BIT_PARALLEL, weighted, 1, -1967617237",
        "CONSISTENT_COLORS, smallest, 1, -280980642",
        "CONSISTENT_COLORS, leftmost, 1, 1203511057",
        "CONSISTENT_COLORS, weighted, 1, -1967617237",
        "BUDGETS, bounded, 1, -352152755",
        "BUDGETS, weighted, 1, 1406104466",
    })
    void theOrderIsThatOfTheRevision(EngineKind kind, String rule, int revision, int hash) {
        OptionTable table = table(rule.equals("bounded"));
        SearchEngine engine = kind.make(table, rule(rule), false, Branch.ROOT);
        assertThat(kind.revision()).isEqualTo(revision);
        assertThat(trail(engine)).isEqualTo(hash);
    }

    private static ItemRule rule(String name) {
        float[] weights = new float[ITEMS];
        for (int item = 0; item < ITEMS; item++) {
            weights[item] = 1 + item % 3;
        }
        return switch (name) {
            case "leftmost" -> ItemRule.LEFTMOST;
            case "weighted" -> ItemRule.weighted(weights);
            case "learning" -> ItemRule.weighted(weights).learning(20);
            default -> ItemRule.SMALLEST;
        };
    }

    /** A table with many ties: short options, some equal, some with colors. */
    private static OptionTable table(boolean bounded) {
        Random random = new Random(20270101);
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int option = 0; option < OPTIONS; option++) {
            int[] items = random.ints(0, ITEMS).distinct().limit(3).sorted().toArray();
            for (int item : items) {
                builder.addCell(item, OptionTable.NO_COLOR);
            }
            if (random.nextInt(4) == 0) {
                builder.addCell(ITEMS, 1 + random.nextInt(3));
            }
            builder.endOption();
        }
        for (int item = 0; item < ITEMS; item++) {
            builder.addCell(item, OptionTable.NO_COLOR);
            builder.endOption();
        }
        int[] ones = new int[ITEMS];
        Arrays.fill(ones, 1);
        int[] highs = ones.clone();
        if (bounded) {
            highs[3] = 2;
        }
        return builder.build(ITEMS, IntStream.rangeClosed(0, ITEMS).toArray(), ones, highs);
    }

    /**
     * A number that depends on where the engine stands after every few nodes, and on the first thousands of solutions.
     */
    private static int trail(SearchEngine engine) {
        int hash = 0;
        for (int steps = 0; steps < 3_000; steps++) {
            Step step = engine.run(5);
            int[] solution = step == Step.SOLUTION ? engine.solution() : new int[0];
            hash = 31 * (31 * hash + engine.position().hashCode()) + Arrays.hashCode(solution);
        }
        return hash;
    }
}
