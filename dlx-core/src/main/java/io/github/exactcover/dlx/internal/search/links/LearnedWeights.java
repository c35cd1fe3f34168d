package io.github.exactcover.dlx.internal.search.links;

import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;

/**
 * Learns weights for items from the failures of a short search beforehand: items that often ran out of options are
 * branched on sooner. The search restarts from the root with what it has learned so far, each time for twice as many
 * nodes. After that the weights are fixed.
 *
 * <p>The published heuristics keep learning while they search. Then the tree depends on everything that happened
 * before, so no branch of it can be given to another thread or saved. Weights that were learned beforehand are part of
 * the rule, and always the same for a table. (Dancing cells can learn while they search: see {@link
 * ItemRule#learning}.)
 */
public final class LearnedWeights {

    /** The number of nodes before the first restart. */
    private static final int FIRST_START = 64;

    /**
     * Learning beforehand looks at no more items than this in all. Each node looks at all of them. It takes some 30 ms.
     */
    private static final long MOST_LOOKED_AT = 10_000_000;

    /** How failures are turned into weights. */
    public enum Method {
        /**
         * Each time an item is left without options, its weight grows by one: the weighted degree of Boussemart,
         * Hemery, Lecoutre and Sais, <em>Boosting systematic search by weighting constraints</em> (ECAI 2004).
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

    private long failures;

    /**
     * Weights for an engine at the root, which learns them as it runs.
     *
     * @param start the rule to start with; its weights are kept as factors
     * @param counting whether the engine counts solutions without coming back for each
     */
    public LearnedWeights(OptionTable table, ItemRule start, Method method, boolean counting) {
        this.method = method;
        this.base = new float[table.primaryCount()];
        for (int item = 0; item < base.length; item++) {
            base[item] = method == Method.FAILURE_RATE ? start.weight(item) / 2 : start.weight(item);
        }
        this.weights = base.clone();
        this.tried = new float[base.length];
        this.failed = new float[base.length];
        this.engine = new DancingLinks(table, ItemRule.weighted(weights.clone()), counting, Branch.ROOT);
        this.links = engine.dance();
        engine.prune(new Observer());
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
        LearnedWeights learning = new LearnedWeights(table, start, method, true);
        learning.learn(Math.min(nodes, MOST_LOOKED_AT / table.primaryCount()));
        return ItemRule.weighted(learning.weights);
    }

    private void learn(long nodes) {
        for (long length = FIRST_START; engine.nodes() + length <= nodes; length *= 2) {
            if (engine.runPatiently(length, weights.length) == Step.EXHAUSTED) {
                return;
            }
            engine.restart(Branch.ROOT);
        }
    }

    /** The engine that learns them. */
    public DancingLinks engine() {
        return engine;
    }

    /** How often an item was left without choices so far. */
    public long failures() {
        return failures;
    }

    /** Learns from each node, and skips none. */
    private final class Observer implements DancingLinks.Pruner {

        @Override
        public boolean canSkip(int[] choices, int level) {
            if (method == Method.FAILURE_RATE && level > 0) {
                count(choices[level - 1], tried);
            }
            return false;
        }

        @Override
        public void branches(int item) {
            if (links.degree(item) > 0) {
                return;
            }
            failures++;
            if (method == Method.WEIGHTED_DEGREE) {
                weigh(item, weights[Links.number(item)] + base[Links.number(item)]);
            } else if (engine.level() > 0) {
                count(engine.choice(engine.level() - 1), failed);
            }
        }
    }

    private void count(int node, float[] counts) {
        int header = links.item(node);
        int item = Links.number(header);
        counts[item]++;
        weigh(header, 2 * base[item] * (failed[item] + 1) / (tried[item] + 2));
    }

    private void weigh(int header, float weight) {
        weights[Links.number(header)] = weight;
        engine.reweigh(header, weight);
    }
}
