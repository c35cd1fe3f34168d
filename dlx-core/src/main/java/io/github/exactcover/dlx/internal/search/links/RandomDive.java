package io.github.exactcover.dlx.internal.search.links;

import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.StackEngine;
import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * Random dives into the tree that {@link DancingLinks} searches, to estimate its size: Knuth, <em>Estimating the
 * efficiency of backtrack programs</em> (Mathematics of Computation 29, 1975). A dive goes from the root down, and
 * chooses a child at random, all with the same probability, until there is none.
 *
 * <p>Each node on the way stands for as many nodes of its level as the product of the degrees above it. The sum of
 * these products estimates the number of nodes without bias. The last product, or 0 if the dive does not end at a
 * solution, estimates the number of solutions. Nodes are counted as by the engine: the root, and one for each choice. A
 * product too large for a double is infinite.
 */
final class RandomDive {

    private final Links links;
    private final @Nullable Multiplicities multiplicities;
    private final LinkChoice choice;
    private final SplittableRandom random;
    private final int[] choices;
    private final int[] tops;
    private int level;
    private double product = 1;
    private double nodes = 1;
    private boolean solved;
    private boolean forced = true;

    /** Stands at the root. */
    RandomDive(OptionTable table, ItemRule rule, SplittableRandom random) {
        this.links = new Links(table, rule, DancingLinks.MANY_ITEMS);
        this.choice = new LinkChoice(table, rule, links);
        this.multiplicities = links.multiplicities();
        this.random = random;
        int depth = StackEngine.mostChoices(table);
        this.choices = new int[depth];
        this.tops = new int[multiplicities == null ? 0 : depth];
    }

    /** Goes one level down, and says whether there was one. */
    boolean descend() {
        int item = choice.item();
        int degree = item == Links.ROOT ? 0 : links.degree(item);
        if (degree == 0) {
            solved = item == Links.ROOT;
            return false;
        }
        forced &= degree == 1;
        product *= degree;
        nodes += product;
        choose(item, random.nextInt(degree));
        return true;
    }

    private void choose(int item, int place) {
        if (multiplicities == null) {
            links.cover(item);
            int node = links.nodeAt(item, place);
            links.commitOthers(node);
            choices[level++] = node;
            return;
        }
        tops[level] = links.below(item);
        multiplicities.open(item);
        int node = tops[level];
        for (int i = 0; i < place; i++) {
            multiplicities.choose(item, node);
            multiplicities.unchoose(item, node);
            node = links.below(node);
        }
        multiplicities.choose(item, node);
        choices[level++] = node;
    }

    /** Goes back to the root for another dive; all links are what they were. */
    void surface() {
        while (level > 0) {
            int node = choices[--level];
            int item = links.item(node);
            if (multiplicities != null) {
                multiplicities.unchoose(item, node);
                multiplicities.close(item, tops[level]);
            } else {
                links.uncommitOthers(node);
                links.uncover(item);
            }
        }
        product = 1;
        nodes = 1;
        solved = false;
        forced = true;
    }

    /** The number of levels below the root to which the dive went. */
    int depth() {
        return level;
    }

    /** The estimate of the number of nodes. */
    double nodes() {
        return nodes;
    }

    /** The estimate of the number of solutions, at the end of the dive. */
    double solutions() {
        return solved ? product : 0;
    }

    /** Whether all degrees on the way were 1, so that the dive has seen the whole tree. */
    boolean isForced() {
        return forced;
    }

    /** Copies of everything that a dive changes, for tests. */
    int[][] snapshot() {
        return links.snapshot();
    }
}
