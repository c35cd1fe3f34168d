package io.github.exactcover.dlx.internal.search;

import java.util.Arrays;

/**
 * Decides which primary item an engine branches on, among those not yet covered: the first in the table, or the one
 * with the smallest score. The score of an item is its degree divided by its weight; without bounds, the degree is the
 * number of options left. An item of degree 0 or 1 comes before all others, whatever the weights, because waiting gains
 * nothing. Of equal scores, the first in the table wins.
 *
 * <p>The weights do not change while an engine runs. So the tree depends only on the table and the rule, and all
 * engines choose the same items. A rule that keeps {@linkplain #learning learning} is the exception: engines that can
 * learn then search another tree than those that cannot, but the tree of each still depends only on the table and the
 * rule.
 */
public final class ItemRule {

    /** The item with the fewest remaining options; of several such items, the first in the table. */
    public static final ItemRule SMALLEST = new ItemRule(false, new float[0], 0);

    /** The first item in the table. */
    public static final ItemRule LEFTMOST = new ItemRule(true, new float[0], 0);

    private final boolean leftmost;
    private final float[] weights;

    /** How many nodes a lesson takes; 0 if nothing is learned. */
    private final int lesson;

    private ItemRule(boolean leftmost, float[] weights, int lesson) {
        this.leftmost = leftmost;
        this.weights = weights;
        this.lesson = lesson;
    }

    /**
     * The item with the smallest degree, divided by its weight.
     *
     * @param weights a positive number for each primary item; not copied
     */
    public static ItemRule weighted(float[] weights) {
        return new ItemRule(false, weights, 0);
    }

    /**
     * The rule with these {@link #numbers}.
     *
     * @throws IllegalArgumentException if no rule for so many primary items has them
     */
    public static ItemRule of(int[] numbers, int primaryCount) {
        boolean sized = numbers.length == 2 || numbers.length == primaryCount + 2;
        if (!sized || numbers[0] < 0 || numbers[0] > 1 || numbers[1] < 0 || numbers[1] == 1) {
            throw new IllegalArgumentException("these are not the numbers of an item rule");
        }
        float[] weights = new float[numbers.length - 2];
        for (int item = 0; item < weights.length; item++) {
            weights[item] = Float.intBitsToFloat(numbers[item + 2]);
            if (!(weights[item] > 0)) {
                throw new IllegalArgumentException("the weight of item " + item + " is not positive");
            }
        }
        return new ItemRule(numbers[0] == 1, weights, numbers[1]);
    }

    /**
     * This rule, but engines that can learn start with its weights and improve them during the search. Other engines
     * take it as it is.
     *
     * @param nodes how many nodes a lesson takes, at least 2
     */
    public ItemRule learning(int nodes) {
        return new ItemRule(leftmost, weights, nodes);
    }

    /** This rule, with the weights that it has and nothing more to learn. */
    public ItemRule settled() {
        return new ItemRule(leftmost, weights, 0);
    }

    /** Whether engines that can learn improve the weights during the search. */
    public boolean isLearning() {
        return lesson != 0;
    }

    /** How many nodes a lesson takes, for engines that learn; 0 if nothing is to be learned. */
    public int lesson() {
        return lesson;
    }

    /** Whether this rule always takes the first item in the table. */
    public boolean isLeftmost() {
        return leftmost;
    }

    /** Whether there are weights; without them, all items weigh the same. */
    public boolean isWeighted() {
        return weights.length != 0;
    }

    /** The weight of a primary item. */
    public float weight(int item) {
        return isWeighted() ? weights[item] : 1;
    }

    /** The reciprocal of the weight of a primary item: multiplying by it is faster than dividing by the weight. */
    public float price(int item) {
        return 1 / weight(item);
    }

    /** The prices of all primary items; empty when all weigh the same. */
    public float[] prices() {
        float[] prices = new float[weights.length];
        for (int item = 0; item < prices.length; item++) {
            prices[item] = price(item);
        }
        return prices;
    }

    /** Everything that distinguishes this rule from others. */
    public int[] numbers() {
        int[] numbers = new int[weights.length + 2];
        numbers[0] = leftmost ? 1 : 0;
        numbers[1] = lesson;
        for (int item = 0; item < weights.length; item++) {
            numbers[item + 2] = Float.floatToIntBits(weights[item]);
        }
        return numbers;
    }

    /** The score of an item of degree 0; no other is as small. */
    public static final float BEST = -2;

    /**
     * The score of a primary item. The search branches on the item with the smallest score. Negative for the degrees 0
     * and 1.
     */
    public static float score(int degree, float price) {
        return degree <= 1 ? BEST + degree : degree * price;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ItemRule that
                && leftmost == that.leftmost
                && lesson == that.lesson
                && Arrays.equals(weights, that.weights);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * Arrays.hashCode(weights) + Boolean.hashCode(leftmost)) + lesson;
    }

    @Override
    public String toString() {
        String name = leftmost ? "leftmost" : isWeighted() ? "smallest by " + Arrays.toString(weights) : "smallest";
        return lesson == 0 ? name : name + ", learning from " + lesson + " nodes at a time";
    }
}
