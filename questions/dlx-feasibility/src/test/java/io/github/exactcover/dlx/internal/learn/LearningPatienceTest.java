package io.github.exactcover.dlx.internal.learn;

import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.links.DancingLinks;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.testing.LongWork;
import java.util.BitSet;
import org.junit.jupiter.api.Test;

/** What takes long before the search for any solution begins asks whether to go on. */
class LearningPatienceTest {

    /** A million options. What reads it once or twice has to ask. */
    private static final OptionTable LARGE = LongWork.pairs(2_000, 500);

    @Test
    void aRelaxationAsks() {
        LongWork.assertAsks(() -> Relaxation.of(LARGE, new BitSet()));
    }

    @Test
    void learningAsks() {
        LongWork.assertAsks(() -> Portfolio.explaining(
                        LARGE, 1, 1 << 26, () -> new DancingLinks(LARGE, ItemRule.SMALLEST, false, Branch.ROOT))
                .run(1));
    }
}
