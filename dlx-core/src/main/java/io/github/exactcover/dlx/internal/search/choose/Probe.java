package io.github.exactcover.dlx.internal.search.choose;

import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.EngineFactory;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.SearchEngine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.search.bits.BitParallel;
import io.github.exactcover.dlx.internal.search.budgets.Budgets;
import io.github.exactcover.dlx.internal.search.cells.DancingCells;
import io.github.exactcover.dlx.internal.search.links.LearnedWeights;
import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Chooses the engine for a table, and whether to learn weights for the items, by trying: it starts the search, and
 * counts the work of some nodes. It decides by these counts and never by the clock, so the choice is always the same
 * for a table.
 *
 * <ol>
 *   <li>Dancing cells start. If they finish, their count is the result.
 *   <li>If there are colors, consistent colors start. They are taken if they finish soon, or are far ahead of dancing
 *       cells at several looks.
 *   <li>Bit sets start, if setting them up takes no longer than that. Both engines visit the same nodes, so if those of
 *       bit sets cost far less, bit sets are taken: weights would hardly make up for it, because only dancing cells
 *       learn them.
 *   <li>Budgets are taken if their nodes cost far less, as with options of very many items, and setting up bit sets
 *       would not take far less than the rest of the search with them.
 *   <li>Dancing cells start again with weights that are learned, and both searches take turns. The weights are kept
 *       only if the search is clearly faster with them, and bit sets without weights are not clearly faster still: on
 *       most problems weights cost a little, and on a few they save nearly everything.
 *   <li>Bit sets start now at the latest, unless setting them up would take longer than the rest of the search, or long
 *       enough to notice. They are taken unless their first nodes cost several times as much: large subtrees are
 *       packed, and then cost less. If the caller wants weights, which bit sets are slow with, the engine is taken
 *       whose nodes cost less.
 * </ol>
 */
public final class Probe {

    /** How many nodes are tried at first. */
    private static final int NODES = 1000;

    /** After work of this many updates, a probe stops even if it has tried fewer nodes. */
    private static final long UPDATES = 1_000_000;

    /** With weights, each node looks at all items. Looking at this many takes as long as an update. */
    private static final int LOOKED_AT_PER_UPDATE = 10;

    /**
     * How many times as many nodes are tried at each look at learned weights. One look says little: a subtree that is
     * large by chance can hide what the weights gain, or make a gain of nothing.
     */
    private static final int[] LOOKS = {1, 2, 4, 8, 16, 32};

    /**
     * There is a last look only if the rest of the search will cost this many times what the first nodes did. Then no
     * earlier look ends the comparison.
     */
    private static final double LONG = 64_000;

    /**
     * One look at weights is enough to give them up if the rest of the search will cost less than so many times what
     * the first nodes did. If it will cost no more than those, there is no look.
     */
    private static final double WORTH_WEIGHTS = 32;

    /** How many looks are taken at consistent colors. */
    private static final int LOOKS_AT_COLORS = 4;

    /** The nodes before the first look at consistent colors: where they gain nothing, these few already show it. */
    private static final int FEW_NODES = 64;

    /**
     * Consistent colors are taken if they seem to be this many times as fast as dancing cells. Bit sets often are four
     * times as fast, and what seems can be wrong by more: Wang tiles of 9x9 seem to gain 28 at first, and lose. For
     * subgraphs, where they win by 2 to 9, it is 80 and more. Where colors decide, as in nonograms, the end of the tree
     * comes before the first look.
     */
    private static final double FAR_AHEAD = 64;

    /** How many nodes are visited between two looks at the updates. */
    private static final int SLICE = 10;

    /**
     * From so many nodes nothing is concluded: they are near the root, where choices take away far more options than
     * elsewhere, and where a branch that fails at once looks like a large part of the tree.
     */
    private static final int FIRST_NODES = 50;

    /**
     * Bit sets try one node for each of this many that the first engine has tried: enough to compare what nodes cost.
     */
    private static final int NODES_FOR_BITS = 4;

    /** With weights, bits are taken where nodes cost about the same: they show solutions up to twice as fast. */
    private static final double CLOSE = 1.2;

    /** If nodes of bits or budgets cost less than this part of the others, weights are not looked at. */
    private static final double FAR_LESS = 0.35;

    /** Bits are set up in place of budgets only if the rest of the search seems so many times as long as that takes. */
    private static final double SURELY_LONGER = 8;

    /** If the first nodes of bits cost this many times as much as those of cells, packing does not make up for it. */
    private static final double FAR_MORE = 4;

    /** If the table has more cells, a probe would take too long, and dancing cells are taken without one. */
    private static final int LARGE = 1 << 22;

    /**
     * If setting up bit sets costs more than this, they are not tried: the first solution would have to wait for them.
     */
    private static final double FELT = 3e8;

    /** From the second look on, weights are watched on only if the search is this many times as fast with them. */
    private static final double BETTER = 1.1;

    /** At the last look, weights are taken if the search is this many times as fast with them. */
    private static final double BETTER_IN_THE_END = 1.25;

    /**
     * What is so many times as fast is surely faster: weights are taken at any look after the second, and bits in place
     * of weights that pay. Costs of nodes are good to 30 percent, and weights still get better.
     */
    private static final double SURELY = 1.5;

    /** How many nodes to learn from, for weights that do not change during the search. */
    private static final long LEARNING_NODES = 4_000;

    /** The nodes of a lesson: enough to learn from, and few enough to repeat when an engine goes to a branch. */
    private static final int LESSON = 10_000;

    private final OptionTable table;
    private final EngineKind kind;
    private final ItemRule rule;
    private final EngineFactory factory;
    private final SearchEngine engine;
    private boolean exhausted;

    /** What the first nodes were: how many, what they cost, and what part of the tree they visited. */
    private long firstNodes;

    private double firstCost;
    private double firstFraction;

    /** Makes bit sets, once they were tried. */
    private @Nullable EngineFactory bitFactory;

    private Probe(OptionTable table, EngineKind kind, ItemRule rule) {
        this.table = table;
        this.kind = kind;
        this.rule = rule;
        this.factory = kind.factory(table);
        this.engine = factory.make(rule, true, Branch.ROOT);
    }

    /**
     * What was chosen.
     *
     * @param learned whether the rule has learned weights, or learns them during the search
     * @param begun an engine of this kind with this rule. It counts, has started with the whole tree, and may have
     *     finished. Use it once
     * @param factory makes more engines of this kind, which share what {@code begun} has set up
     */
    public record Choice(EngineKind kind, ItemRule rule, boolean learned, SearchEngine begun, EngineFactory factory) {}

    /**
     * Chooses the engine and the rule.
     *
     * @param kinds the engines to choose from, all of which can search the table
     * @param rule the rule, or the one to be improved by weights
     * @param mayLearn whether weights may be learned
     */
    public static Choice choose(OptionTable table, Set<EngineKind> kinds, ItemRule rule, boolean mayLearn) {
        EngineKind first = kinds.contains(EngineKind.DANCING_CELLS)
                ? EngineKind.DANCING_CELLS
                : kinds.iterator().next();
        Probe plain = new Probe(table, first, rule);
        if (table.cellCount() > LARGE || plain.watch(1)) {
            return plain.choice(false);
        }
        if (first == EngineKind.DANCING_CELLS && kinds.contains(EngineKind.CONSISTENT_COLORS)) {
            Probe consistent = new Probe(table, EngineKind.CONSISTENT_COLORS, rule);
            if (consistent.outruns(plain)) {
                return consistent.choice(false);
            }
        }
        SearchEngine bits = plain.buildsSoon(kinds) ? plain.bits(null) : null;
        if (bits != null && plain.isCheaper(bits, FAR_LESS)) {
            return plain.choice(bits);
        }
        if (plain.isWorthBudgets(kinds)) {
            EngineFactory budgets = EngineKind.BUDGETS.factory(table);
            return new Choice(EngineKind.BUDGETS, rule, false, budgets.make(rule, true, Branch.ROOT), budgets);
        }
        if (mayLearn && plain.isLong(1)) {
            Probe learning = new Probe(table, first, learning(first, table, rule));
            double gain = learning.gain(plain);
            if (gain > 0) {
                bits = bits != null || plain.isWorthBuildingBits(kinds, gain) ? plain.bits(bits) : null;
                if (bits == null || !plain.isCheaper(bits, 1 / (SURELY * gain))) {
                    return learning.choice(true);
                }
            }
        }
        return plain.orBits(kinds, bits);
    }

    /** A rule with learned weights. If the engine can, it keeps learning during the search. */
    public static ItemRule learning(EngineKind kind, OptionTable table, ItemRule start) {
        return kind == EngineKind.DANCING_CELLS ? start.learning(LESSON) : learn(table, start);
    }

    /** Weights learned from failures. They do not change. */
    public static ItemRule learn(OptionTable table, ItemRule start) {
        return LearnedWeights.learn(table, start, LearnedWeights.Method.WEIGHTED_DEGREE, LEARNING_NODES);
    }

    /** Weights learned from failure rates. If the engine can, it keeps learning during the search. */
    public static ItemRule learnRates(EngineKind kind, OptionTable table, ItemRule start) {
        return kind == EngineKind.DANCING_CELLS ? start.learning(LESSON) : learnedRates(table, start);
    }

    /** A rule with weights by failure rates, learned now and then left as they are. */
    public static ItemRule learnedRates(OptionTable table, ItemRule start) {
        return LearnedWeights.learn(table, start, LearnedWeights.Method.FAILURE_RATE, LEARNING_NODES);
    }

    /** Visits the first nodes, {@code times} times as many as usual. Returns whether the search is over. */
    private boolean watch(int times) {
        while (!exhausted
                && engine.nodes() < (long) times * NODES
                && (work() < times * UPDATES || engine.nodes() == firstNodes)) {
            exhausted = engine.runPatiently(SLICE, table.primaryCount()) == Step.EXHAUSTED;
            if (engine.nodes() <= SLICE || (engine.nodes() <= FIRST_NODES && 2 * work() < UPDATES)) {
                forget();
            }
        }
        return exhausted;
    }

    /** Counts all nodes so far as the first ones. */
    private void forget() {
        firstNodes = engine.nodes();
        firstCost = cost();
        firstFraction = engine.fraction();
    }

    /** What the engine has done so far, in updates. */
    private long work() {
        boolean looksAtAll = rule.isWeighted() || rule.isLearning();
        return engine.updates() + (looksAtAll ? engine.nodes() * table.primaryCount() / LOOKED_AT_PER_UPDATE : 0);
    }

    /**
     * How many times as fast this search, which learns, is as one without weights: on average over all looks. 0 if it
     * is not clearly faster.
     */
    private double gain(Probe plain) {
        boolean isLong = plain.isLong(LONG);
        int enough = plain.isLong(WORTH_WEIGHTS) ? 1 : 0;
        int looks = isLong ? LOOKS.length : LOOKS.length - 1;
        double sum = 0;
        double late = 0;
        for (int look = 0; look < looks; look++) {
            if (plain.watch(LOOKS[look])) {
                return 0;
            }
            if (watch(LOOKS[look])) {
                return Double.MAX_VALUE;
            }
            double now = Math.log(pace() / plain.pace());
            sum += now;
            late = (late + now) / 2;
            double faster = Math.exp(sum / (look + 1));
            // Deep in a tree, fractions can be too small for a number, and nothing can be compared.
            if (!Double.isFinite(faster) || (look >= enough && faster <= BETTER && !isLong)) {
                return 0;
            }
            if (look >= 2 && faster > SURELY) {
                return faster;
            }
        }
        double faster = Math.exp(isLong ? late : sum / looks);
        return faster > BETTER_IN_THE_END ? faster : 0;
    }

    /**
     * Runs this search, whose nodes are fewer and cost more, against another one. Returns whether it gets far ahead: it
     * ends, or at several looks it has visited many times as much of its tree for the same work.
     */
    private boolean outruns(Probe plain) {
        double sum = 0;
        for (int look = 0; look < LOOKS_AT_COLORS; look++) {
            if (look > 0 && plain.watch(LOOKS[look - 1])) {
                return false;
            }
            while (!exhausted && (look == 0 ? engine.nodes() < FEW_NODES : cost() < plain.cost())) {
                exhausted = engine.runPatiently(1, table.primaryCount()) == Step.EXHAUSTED;
                if (engine.nodes() <= SLICE) {
                    forget();
                }
            }
            if (exhausted) {
                return true;
            }
            sum += Math.log(pace() / plain.pace());
            // Deep in a tree, fractions can be too small for a number, and nothing can be compared.
            if (!Double.isFinite(sum) || Math.exp(sum / (look + 1)) <= FAR_AHEAD) {
                return false;
            }
        }
        return true;
    }

    /** The odds of having visited a node, for what it cost, without the first nodes. */
    private double pace() {
        return (engine.fraction() - firstFraction) / (1 - engine.fraction()) / (cost() - firstCost);
    }

    /** What the rest of the search will cost if it goes on like this; infinite if that cannot be told. */
    private double rest() {
        return 1 / pace();
    }

    /** Whether the rest will cost more than so many times what was done so far. */
    private boolean isLong(double times) {
        return rest() > times * cost();
    }

    private Choice choice(boolean learned) {
        return new Choice(kind, rule, learned, engine, factory);
    }

    private Choice choice(SearchEngine bits) {
        return new Choice(EngineKind.BIT_PARALLEL, rule, false, bits, bitFactory());
    }

    /** Setting up bit sets takes long, so it is done once. */
    private EngineFactory bitFactory() {
        EngineFactory made = bitFactory == null ? EngineKind.BIT_PARALLEL.factory(table) : bitFactory;
        bitFactory = made;
        return made;
    }

    /** Bit sets if they are worth setting up, otherwise the first engine. They may have been tried already. */
    private Choice orBits(Set<EngineKind> kinds, @Nullable SearchEngine tried) {
        if (exhausted || (tried == null && !isWorthBuildingBits(kinds, 1))) {
            return choice(false);
        }
        SearchEngine bits = bits(tried);
        return isCheaper(bits, rule.isWeighted() ? CLOSE : FAR_MORE) ? choice(bits) : choice(false);
    }

    /** Bit sets that have visited one node for so many of the first engine's. */
    private SearchEngine bits(@Nullable SearchEngine begun) {
        SearchEngine bits = begun == null ? bitFactory().make(rule, true, Branch.ROOT) : begun;
        long more = engine.nodes() / NODES_FOR_BITS - bits.nodes();
        if (more > 0) {
            bits.runPatiently(more, table.primaryCount());
        }
        return bits;
    }

    /** Whether a node of bits costs less than this part of one of the first engine. */
    private boolean isCheaper(SearchEngine bits, double part) {
        return costOfBits(bits) < part * costOfNode();
    }

    /*
     * What a node costs, in nanoseconds on some machine; only the ratio matters. Fitted to the suite of the benchmarks,
     * to about 30 percent, and checked with problems outside of it.
     */

    /**
     * What all nodes cost so far. Those of dancing cells and of consistent colors are alike: a level copies the sizes
     * of all items if they are not too many, and each update moves an option within a set.
     */
    private double cost() {
        return kind == EngineKind.BIT_PARALLEL
                ? engine.nodes() * costOfBits(engine)
                : fixedCost() * engine.nodes() + 10.0 * engine.updates();
    }

    private double fixedCost() {
        return 100 + (table.itemCount() > DancingCells.MANY_ITEMS ? 0 : table.itemCount());
    }

    private double costOfNode() {
        return (cost() - firstCost) / Math.max(1, engine.nodes() - firstNodes);
    }

    /**
     * Each update is a word. It takes longer to weigh the items of a word than to count its bits, and longer to find
     * the words that an option changes than to go through all of them.
     */
    private double costOfBits(SearchEngine bits) {
        boolean fast = BitParallel.hasFastWords(table);
        double word = rule.isWeighted() ? 8 : fast ? 3 : 4;
        return (fast ? 20 : 60) + word * bits.updates() / bits.nodes();
    }

    /** Whether bit sets are an engine to choose, and setting them up costs little beside what was done or is to do. */
    private boolean buildsSoon(Set<EngineKind> kinds) {
        return mayTakeBits(kinds) && costOfBuildingBits() < Math.max(cost(), Math.min(8 * cost(), rest() / 64));
    }

    /**
     * Whether setting up bit sets takes less time than the rest of a search that is {@code gain} times as fast as this
     * one, and not so long that it is felt.
     */
    private boolean isWorthBuildingBits(Set<EngineKind> kinds, double gain) {
        if (!mayTakeBits(kinds)) {
            return false;
        }
        double building = costOfBuildingBits();
        return building < rest() / gain && building < FELT;
    }

    /** Whether budgets are far cheaper, so that bit sets would be set up too late. */
    private boolean isWorthBudgets(Set<EngineKind> kinds) {
        if (kind != EngineKind.DANCING_CELLS || !kinds.contains(EngineKind.BUDGETS)) {
            return false;
        }
        double updates = (costOfNode() - fixedCost()) / 10;
        double gain = costOfNode() / Budgets.cost(table, updates);
        return gain > 1 / FAR_LESS && !isWorthBuildingBits(kinds, SURELY_LONGER * gain);
    }

    private boolean mayTakeBits(Set<EngineKind> kinds) {
        return kind == EngineKind.DANCING_CELLS && kinds.contains(EngineKind.BIT_PARALLEL);
    }

    /**
     * The row of an option is made from the words of each of its items; at most, these are the words of all options.
     */
    private double costOfBuildingBits() {
        int primary = 0;
        for (int cell = 0; cell < table.cellCount(); cell++) {
            primary += table.item(cell) < table.primaryCount() ? 1 : 0;
        }
        return table.cellCount() * (50 + 0.5 * (primary / 64 + 1));
    }
}
