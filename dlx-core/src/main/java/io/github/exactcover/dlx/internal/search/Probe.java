package io.github.exactcover.dlx.internal.search;

import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.Set;

/**
 * Chooses the engine for a table, and whether weights for the items are worth while, by trying: it begins the search,
 * counts what the work of some nodes is, and decides by these counts alone. So the choice is always the same for a table.
 *
 * <p>Dancing cells begin. If they come to the end, that is it. If they hardly come forward, weights are learned and taken
 * where they make far better progress, for on most problems they cost a little and on a few they save nearly
 * everything. At last bit sets are tried, unless to set them up would take longer than the search seems to need. Both
 * engines visit the same nodes, so that the cheaper node decides.
 */
public final class Probe {

    /** How many nodes dancing cells are watched for, and fewer where they make so many updates. */
    private static final int NODES = 1000;

    private static final long MOST_UPDATES = 1_000_000;

    /** How many nodes are visited between two looks at the updates. */
    private static final int SLICE = 50;

    /** How many nodes bit sets are watched for. */
    private static final int NODES_OF_BITS = 250;

    /** With more cells, the probe would be felt; then dancing cells are taken without. */
    private static final int LARGE = 1 << 22;

    /** A search that has seen less of its tree after the probe than this is a long one. */
    private static final double HARDLY = 0.01;

    /** How many times the progress makes up for the time to learn, and for the doubt. */
    private static final double FAR_BETTER = 8;

    /** With less progress than this, the search will not come to an end anyway, and the progress says nothing. */
    private static final double HOPELESS = 1e-7;

    /** How many nodes weights are learned from. */
    private static final long LEARNING_NODES = 4_000;

    private final OptionTable table;
    private final EngineKind first;
    private final Engine engine;
    private boolean exhausted;

    /** How much of the tree was seen between the first slice and the end of the probe. */
    private double progress;

    private Probe(OptionTable table, EngineKind first, ItemRule rule) {
        this.table = table;
        this.first = first;
        this.engine = first.make(table, rule, true, Branch.ROOT);
    }

    /**
     * What was chosen.
     *
     * @param learned whether the rule has weights that were learned
     * @param begun an engine of this kind with this rule, counting, that has begun with the whole tree and may have
     *     come to its end; it can be used once
     */
    public record Choice(EngineKind kind, ItemRule rule, boolean learned, Engine begun) {}

    /**
     * Chooses.
     *
     * @param kinds the engines that there are to choose from, all fit for the table
     * @param rule the rule, or the one to be improved by weights
     * @param mayLearn whether weights may be learned
     */
    public static Choice choose(OptionTable table, Set<EngineKind> kinds, ItemRule rule, boolean mayLearn) {
        EngineKind first = kinds.contains(EngineKind.DANCING_CELLS)
                ? EngineKind.DANCING_CELLS
                : kinds.iterator().next();
        Probe plain = new Probe(table, first, rule);
        if (table.cellCount() > LARGE || plain.isEnough()) {
            return plain.choice(rule, false);
        }
        ItemRule better = mayLearn && plain.engine.fraction() < HARDLY ? learn(table, rule) : rule;
        Probe learned = better.equals(rule) ? plain : new Probe(table, first, better);
        if (learned != plain && (learned.isEnough() || learned.isFarBetterThan(plain))) {
            return learned.orBits(kinds, better, true);
        }
        return plain.orBits(kinds, rule, false);
    }

    /** Weights that come from failures. */
    public static ItemRule learn(OptionTable table, ItemRule start) {
        return Learning.learn(table, start, Learning.Method.WEIGHTED_DEGREE, LEARNING_NODES);
    }

    /** Weights that come from the rate of failures. */
    public static ItemRule learnRates(OptionTable table, ItemRule start) {
        return Learning.learn(table, start, Learning.Method.FAILURE_RATE, LEARNING_NODES);
    }

    /** Visits the first nodes, and says whether these are all. */
    private boolean isEnough() {
        exhausted = engine.run(SLICE) == Step.EXHAUSTED;
        double start = engine.fraction();
        while (!exhausted && engine.nodes() < NODES && engine.updates() < MOST_UPDATES) {
            exhausted = engine.run(SLICE) == Step.EXHAUSTED;
        }
        progress = engine.fraction() - start;
        return exhausted;
    }

    private boolean isFarBetterThan(Probe other) {
        return progress > Math.max(HOPELESS, FAR_BETTER * other.progress);
    }

    private Choice choice(ItemRule rule, boolean learned) {
        return new Choice(first, rule, learned, engine);
    }

    /** Bit sets if they are cheaper, and else what was tried first. */
    private Choice orBits(Set<EngineKind> kinds, ItemRule rule, boolean learned) {
        EngineKind bits = EngineKind.BIT_PARALLEL;
        if (!exhausted && first == EngineKind.DANCING_CELLS && kinds.contains(bits) && isWorthBuildingBits()) {
            Engine other = bits.make(table, rule, true, Branch.ROOT);
            other.run(NODES_OF_BITS);
            if (costOfBits(other, rule) < costOfCells()) {
                return new Choice(bits, rule, learned, other);
            }
        }
        return choice(rule, learned);
    }

    /*
     * What a node costs: nanoseconds on some machine, but only their ratio matters. Fitted to the suite of the
     * benchmarks, within some 30 percent.
     */

    /** A level copies the sizes of all items, and each update moves an option within a set. */
    private double costOfCells() {
        return 100 + table.itemCount() + 10.0 * engine.updates() / engine.nodes();
    }

    /** Each update is a word; to weigh the items of a word takes longer than to count its bits. */
    private static double costOfBits(Engine bits, ItemRule rule) {
        return 60 + (rule.isWeighted() ? 8.0 : 5.0) * bits.updates() / bits.nodes();
    }

    /** The rows have a bit for each pair of options. */
    private boolean isWorthBuildingBits() {
        double words = (double) table.optionCount() * table.optionCount() / 64;
        double rest = engine.nodes() / Math.max(engine.fraction(), 1e-12) * costOfCells();
        return 100 * words < rest;
    }
}
