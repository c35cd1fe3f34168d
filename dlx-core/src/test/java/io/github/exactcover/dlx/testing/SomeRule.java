package io.github.exactcover.dlx.testing;

import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.table.OptionTable;

/** The ways to choose an item that tests go through. */
public enum SomeRule {
    SMALLEST,
    LEFTMOST,
    WEIGHTED,
    LEARNING;

    /** The rule for a table, always the same. */
    public ItemRule of(OptionTable table) {
        return switch (this) {
            case SMALLEST -> ItemRule.SMALLEST;
            case LEFTMOST -> ItemRule.LEFTMOST;
            case WEIGHTED -> ItemRule.weighted(weights(table.primaryCount()));
            case LEARNING -> ItemRule.SMALLEST.learning(3);
        };
    }

    private static float[] weights(int count) {
        float[] weights = new float[count];
        for (int item = 0; item < count; item++) {
            weights[item] = 1 + item * 7 % 5;
        }
        return weights;
    }
}
