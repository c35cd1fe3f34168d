package io.github.exactcover.dlx.internal.search;

import java.util.Arrays;

/**
 * Which primary item an engine branches on, among those not yet covered: the first in the table, or the one with the
 * smallest score. The score of an item is its degree (without bounds, the number of options that are left for it)
 * divided by its weight; a degree of 0 or 1 comes before every other, whatever the weight, for nothing can be won by
 * waiting. Of equal scores, the first in the table wins.
 *
 * <p>Weights do not change while an engine runs, so the tree that it searches depends on nothing but the table and the
 * rule, and every engine finds the same smallest item. How they can be learned is another matter.
 */
public final class ItemRule {

    /** The item with the fewest remaining options; of several such, the first in the table. */
    public static final ItemRule SMALLEST = new ItemRule(false, new float[0]);

    /** The first in the table. */
    public static final ItemRule LEFTMOST = new ItemRule(true, new float[0]);

    private final boolean leftmost;
    private final float[] weights;

    private ItemRule(boolean leftmost, float[] weights) {
        this.leftmost = leftmost;
        this.weights = weights;
    }

    /**
     * The item with the smallest degree, divided by its weight.
     *
     * @param weights a positive number for each primary item; not copied
     */
    public static ItemRule weighted(float[] weights) {
        return new ItemRule(false, weights);
    }

    /** Whether the first item in the table is taken, and nothing else matters. */
    public boolean isLeftmost() {
        return leftmost;
    }

    /** Whether there are weights; without, all weigh the same. */
    public boolean isWeighted() {
        return weights.length != 0;
    }

    /** The weight of a primary item. */
    public float weight(int item) {
        return isWeighted() ? weights[item] : 1;
    }

    /** The score of a primary item: the smaller, the sooner it is branched on. Negative for the degrees 0 and 1. */
    static float score(int degree, float weight) {
        return degree <= 1 ? degree - 2 : degree / weight;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ItemRule that && leftmost == that.leftmost && Arrays.equals(weights, that.weights);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(weights) + Boolean.hashCode(leftmost);
    }

    @Override
    public String toString() {
        return leftmost ? "leftmost" : isWeighted() ? "smallest by " + Arrays.toString(weights) : "smallest";
    }
}
