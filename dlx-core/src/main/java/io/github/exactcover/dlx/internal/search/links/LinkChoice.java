package io.github.exactcover.dlx.internal.search.links;

import static io.github.exactcover.dlx.internal.search.links.Links.NEXT;
import static io.github.exactcover.dlx.internal.search.links.Links.ROOT;
import static io.github.exactcover.dlx.internal.search.links.Links.SIZE;

import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.table.OptionTable;
import org.jspecify.annotations.Nullable;

/** Chooses, by a rule, the item to branch on among those of the {@link Links} that are still to be covered. */
final class LinkChoice {

    /** The items of the links. */
    private final int[] items;

    private final boolean leftmost;
    private final @Nullable Multiplicities multiplicities;

    /**
     * What the degree of each primary item is multiplied by, at a fourth of its header; empty when all weigh the same.
     */
    private final float[] prices;

    private final @Nullable DegreeTournament tournament;

    /** Whether items that need not be covered again wait until no others are left; only where there are weights. */
    private boolean needsFirst;

    LinkChoice(OptionTable table, ItemRule rule, Links links) {
        this.items = links.items;
        this.leftmost = rule.isLeftmost();
        this.multiplicities = links.multiplicities();
        this.tournament = links.tournament();
        this.prices = new float[rule.isWeighted() ? table.primaryCount() + 1 : 0];
        for (int item = 1; item < prices.length; item++) {
            prices[item] = rule.price(item - 1);
        }
    }

    /** The item to branch on; {@link Links#ROOT} when all are covered. */
    int item() {
        int first = items[ROOT + NEXT];
        if (leftmost || first == ROOT) {
            return first;
        }
        if (prices.length != 0) {
            return multiplicities == null ? smallestScore() : smallestScore(multiplicities);
        }
        if (tournament != null) {
            return tournament.smallest();
        }
        return multiplicities == null ? smallestSize() : smallestDegree(multiplicities);
    }

    private int smallestSize() {
        int best = items[ROOT + NEXT];
        int smallest = items[best + SIZE];
        for (int item = items[best + NEXT]; item != ROOT && smallest > 0; item = items[item + NEXT]) {
            int size = items[item + SIZE];
            if (size < smallest) {
                best = item;
                smallest = size;
            }
        }
        return best;
    }

    /** As {@link #smallestSize}, but by branching degree: with bounds, a long list can leave little choice. */
    private int smallestDegree(Multiplicities by) {
        int best = ROOT;
        int smallest = Integer.MAX_VALUE;
        for (int item = items[ROOT + NEXT]; item != ROOT && smallest > 0; item = items[item + NEXT]) {
            int degree = by.degree(item, items[item + SIZE]);
            if (degree < smallest) {
                best = item;
                smallest = degree;
            }
        }
        return best;
    }

    private int smallestScore() {
        int best = ROOT;
        float smallest = Float.POSITIVE_INFINITY;
        for (int item = items[ROOT + NEXT]; item != ROOT; item = items[item + NEXT]) {
            int size = items[item + SIZE];
            if (size <= 1) {
                return size == 0 ? item : emptyOr(item);
            }
            float score = size * prices[item >> 2];
            if (score < smallest) {
                best = item;
                smallest = score;
            }
        }
        return best;
    }

    /**
     * The first item after this one that has no options left; this one, which has a single option, if there is none.
     */
    private int emptyOr(int single) {
        for (int item = items[single + NEXT]; item != ROOT; item = items[item + NEXT]) {
            if (items[item + SIZE] == 0) {
                return item;
            }
        }
        return single;
    }

    /** As above, by branching degree. */
    private int smallestScore(Multiplicities by) {
        int best = ROOT;
        float smallest = Float.POSITIVE_INFINITY;
        for (int item = items[ROOT + NEXT]; item != ROOT; item = items[item + NEXT]) {
            int degree = by.degree(item, items[item + SIZE]);
            boolean waits = needsFirst && degree > 1 && by.needed(item) == 0;
            float score = waits ? Float.MAX_VALUE : ItemRule.score(degree, prices[item >> 2]);
            if (score < smallest) {
                best = item;
                smallest = score;
            }
        }
        return best;
    }

    /** From now on, items that need not be covered again wait. */
    void coverNeededFirst() {
        needsFirst = true;
    }

    /** Changes the weight of an item; the rule must have had weights. */
    void reweigh(int item, float weight) {
        prices[item >> 2] = 1 / weight;
    }
}
