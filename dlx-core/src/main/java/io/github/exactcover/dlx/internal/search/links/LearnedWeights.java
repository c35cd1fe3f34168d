package io.github.exactcover.dlx.internal.search.links;

import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;

/**
 * Learns weights for items from the failures of a short search beforehand: items that often ran out of options are branched
 * on sooner. The search restarts from the root with what it has learned so far, each time for twice as many nodes. After
 * that the weights are fixed.
 *
 * <p>The published heuristics keep learning while they search. Then the tree depends on everything that happened before, so
 * no branch of it can be given to another thread or saved. Weights that were learned beforehand are part of the rule, and
 * always the same for a table. (Dancing cells can learn while they search: see {@link ItemRule#learning}.)
 */
public final class LearnedWeights {

    /** The number of nodes before the first restart. */
    private static final int FIRST_START = 64;

    /** Learning looks at no more items than this in all. Each node looks at all of them twice. It takes some 30 ms. */
    private static final long MOST_LOOKED_AT = 20_000_000;

    /** How failures are turned into weights. */
    public enum Method {
        /**
         * Each time an item is left without options, its weight grows by one: the weighted degree of Boussemart, Hemery,
         * Lecoutre and Sais, <em>Boosting systematic search by weighting constraints</em> (ECAI 2004).
         */
        WEIGHTED_DEGREE,
        /**
         * The weight is the share of the choices for the item that failed at once, at first a half: Li, Yin and Li,
         * <em>Failure based variable ordering heuristics for solving CSPs</em> (CP 2021).
         */
        FAILURE_RATE
    }

    private final Method method;
    private final Links links;
    private final DancingLinks engine;

    /** The weight of each item before anything is learned. */
    private final float[] base;

    private final float[] weights;

    /** How many of the choices for an item were tried, and how many of these had no choice after them. */
    private final float[] tried;

    private final float[] failed;

    private LearnedWeights(OptionTable table, ItemRule start, Method method) {
        this.method = method;
        this.base = new float[table.primaryCount()];
        for (int item = 0; item < base.length; item++) {
            base[item] = method == Method.FAILURE_RATE ? start.weight(item) / 2 : start.weight(item);
        }
        this.weights = base.clone();
        this.tried = new float[base.length];
        this.failed = new float[base.length];
        this.engine = new DancingLinks(table, ItemRule.weighted(weights.clone()), true, Branch.ROOT);
        this.links = engine.dance();
        engine.prune(this::observe);
    }

    /**
     * Learns weights.
     *
     * @param start the rule to start with; its weights are kept as factors
     * @param nodes how many nodes of the tree to visit at most
     */
    public static ItemRule learn(OptionTable table, ItemRule start, Method method, long nodes) {
        if (table.primaryCount() == 0) {
            return start;
        }
        LearnedWeights learning = new LearnedWeights(table, start, method);
        learning.learn(Math.min(nodes, MOST_LOOKED_AT / (2L * table.primaryCount())));
        return ItemRule.weighted(learning.weights);
    }

    private void learn(long nodes) {
        for (long length = FIRST_START; engine.nodes() + length <= nodes; length *= 2) {
            if (engine.run(length) == Step.EXHAUSTED) {
                return;
            }
            engine.restart(Branch.ROOT);
        }
    }

    /** Learns from the node that the engine is about to visit, and skips none. */
    private boolean observe(int[] choices, int level) {
        int next = engine.chooseItem();
        boolean failing = next != Links.ROOT && links.degree(next) == 0;
        if (method == Method.WEIGHTED_DEGREE) {
            if (failing) {
                int item = Links.number(next);
                weigh(next, weights[item] + base[item]);
            }
        } else if (level > 0) {
            int header = links.item(choices[level - 1]);
            int item = Links.number(header);
            tried[item]++;
            failed[item] += failing ? 1 : 0;
            weigh(header, 2 * base[item] * (failed[item] + 1) / (tried[item] + 2));
        }
        return false;
    }

    private void weigh(int header, float weight) {
        weights[Links.number(header)] = weight;
        engine.reweigh(header, weight);
    }
}
