package io.github.exactcover.dlx.internal.cost;

import io.github.exactcover.dlx.internal.cost.prices.ColorCliques;
import io.github.exactcover.dlx.internal.cost.prices.PricedTable;
import io.github.exactcover.dlx.internal.cost.tree.Corners;
import io.github.exactcover.dlx.internal.cost.tree.Cuts;
import io.github.exactcover.dlx.internal.cost.tree.PriceTree;
import io.github.exactcover.dlx.internal.search.Step;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * The stages of a {@link PriceSearch}, and what follows each of them. docs/contributing/decisions.md says what was
 * measured for the constants.
 */
final class Stages {

    /**
     * When a search becomes another one.
     *
     * @param briefNodes with a linear program, a search begins again after this many nodes, then after twice as many,
     *     and so on. With 32, trees of some 100 nodes, as tight rosters have, would be begun several times
     * @param cutsAfter the work before there are cuts, some tens of milliseconds: small problems are proven sooner
     * @param programAfter the work within a budget before the linear program may be tried, at least 1; some two seconds
     * @param fewCells in a table with at most so many cells, the linear program of the whole problem takes next to no
     *     time, so it is tried before the first budget
     */
    record Sizes(int briefNodes, long cutsAfter, long programAfter, int fewCells) {

        static final Sizes USUAL = new Sizes(256, 10_000_000, 500_000_000, 10_000);

        /** For parts of a problem, which are many: without a linear program before the first budget. */
        static final Sizes OF_PARTS = new Sizes(256, 10_000_000, 500_000_000, 0);
    }

    /**
     * The search for any solution gives up after this many nodes. With 2,000, 14 rosters and tables with bounds take
     * the same work.
     */
    private static final int DIVE_NODES = 500;

    /**
     * The same with a linear program. Of six rosters of 25 to 40 nurses, four had a solution after 44 to 99 nodes, and
     * two none after 500.
     */
    private static final int CORNER_DIVE_NODES = 100;

    /** Prices that have visited less of their tree get nowhere: a millionth. */
    private static final double HOPELESS = 0x1p-20;

    /** A linear program that has visited so much of its tree goes on. */
    private static final double PROMISING = 1.0 / 16;

    /**
     * The bound of a linear program is far above that of prices if it is higher by this part: a twentieth. Where places
     * serve customers it is twice as high; on ten other families, the two differ by less than a thousandth.
     */
    private static final double FAR_ABOVE = 0.05;

    /** If it has not, the next trial comes after so many times the work. */
    private static final int LATER = 16;

    /** No search gets that far, and twice as much is no overflow. */
    private static final long NEVER = Long.MAX_VALUE / 2;

    /** What one tree is searched for. */
    enum Stage {
        /** Prices of the whole problem, by the volume algorithm or by a linear program. */
        PRICING,
        /** Any solution. */
        DIVE,
        /** The cheapest solution. */
        CHEAPEST,
        /** Prices of the whole problem by a linear program, in a search that prices began. */
        PROGRAM,
        /** Prices of the whole problem with cuts. */
        CUTTING,
        /** Prices of the whole problem with all options. */
        PRICING_ALL,
        /** The other solutions, from the cheapest on. */
        OTHERS,
        /** Nothing is left to look for. */
        DONE
    }

    private final PricedTable plain;
    private final int[] all;
    private final int[] cheap;
    private final Sizes sizes;
    private final Trees trees;
    private final Finds finds;
    private final Budget budget;
    private final Cuts cuts;

    private Stage now = Stage.PRICING;

    /** The stage ends at this node at the latest, even if it has not seen its whole tree. */
    private long lastNode = NEVER;

    /** Whether a linear program helps from the start, as far as is known. */
    private boolean hasProgram;

    /** The tree of the prices while it is not known whether the linear program of a small table helps. */
    private @Nullable PriceTree untilKnown;

    /** What the corner of the whole problem has whole. */
    private BitSet corner = new BitSet();

    /** The tree of the prices, which waits while a linear program is tried in its place. */
    private @Nullable PriceTree waiting;

    /** The work when the search for the cheapest began, and when the trial ends: it may work as much as the prices. */
    private long start;

    private long trialEnd;

    /** How much work a search does before a linear program is tried. */
    private long patience;

    /** How many nodes the next search with a linear program may visit before it begins again. */
    private long briefNodes;

    /**
     * The stages of a search.
     *
     * @param all the options to choose from
     * @param cheap those that a cheapest solution needs
     */
    Stages(PricedTable plain, int[] all, int[] cheap, Sizes sizes, Trees trees, Finds finds, Budget budget) {
        this.plain = plain;
        this.all = all;
        this.cheap = cheap;
        this.sizes = sizes;
        this.trees = trees;
        this.finds = finds;
        this.budget = budget;
        this.cuts = new Cuts(plain, cheap);
        this.hasProgram = Corners.arePayingFor(plain);
        this.briefNodes = sizes.briefNodes();
        this.patience = sizes.programAfter();
    }

    /** What is under way. */
    Stage now() {
        return now;
    }

    /** Nothing is to be looked for. */
    void end() {
        now = Stage.DONE;
    }

    /** Whether a linear program is under way that may soon find a good solution. */
    boolean isPreparing() {
        return hasProgram && (now == Stage.PRICING || now == Stage.DIVE);
    }

    /** What the best fractional solution of the whole problem has whole; nothing without a linear program. */
    BitSet corner() {
        return corner;
    }

    /** Goes on with the tree under way. One node at a time, so that the program is tried at the same node always. */
    Step run(long stop) {
        return trees.run(Math.min(stop, Math.min(lastNode, trees.nodes() + 1)));
    }

    /** Whether the stage has to end, although it has not seen its whole tree. */
    boolean isCutShort() {
        if (waiting != null) {
            return trees.work() >= trialEnd;
        }
        return (trees.nodes() >= lastNode || isHopeless()) && !trees.now().isBusy();
    }

    /** Whether prices get nowhere, so that a linear program is worth a trial. */
    private boolean isHopeless() {
        PriceTree tree = trees.now();
        boolean isLate = now == Stage.CHEAPEST && !tree.hasCorners() && trees.work() - start >= patience;
        return isLate && tree.fraction() < HOPELESS && Corners.arePossibleFor(trees.table());
    }

    /** What another search took does not count. */
    void postpone(long nodes, long work) {
        lastNode += nodes;
        start += work;
        trialEnd += work;
    }

    /** Ends a dive, because there is a solution. */
    void endDive() {
        lastNode = now == Stage.DIVE ? trees.nodes() : lastNode;
    }

    /** Goes on with the next stage; {@code isWhole} if this one saw its whole tree. */
    void next(boolean isWhole) {
        lastNode = NEVER;
        now = switch (now) {
            case PRICING -> afterPricing();
            case DIVE -> afterDive(isWhole);
            case CHEAPEST -> afterCheapest(isWhole);
            case PROGRAM -> isWhole ? searchByProgram() : goBack();
            case CUTTING -> afterCutting();
            case PRICING_ALL -> searchOthers();
            case OTHERS -> budget.widen() ? seekOthers() : Stage.DONE;
            case DONE -> Stage.DONE;
        };
    }

    private Stage afterPricing() {
        if (trees.areImpossible()) {
            return Stage.DONE;
        }
        if (finds.isProven()) {
            budget.begin();
            return priceAll();
        }
        decideOnProgram();
        budget.begin();
        if (!trees.now().hasCorners() && hasProgram && !budget.isFound()) {
            takeCorners();
            return Stage.PRICING;
        }
        untilKnown = null;
        corner = trees.now().corner();
        return searchBelow();
    }

    /**
     * In a small table where prices are usually faster, a linear program goes on only if at least half of its corner is
     * whole, or if its bound is far above that of the prices, because it sees colors as cliques. If not, prices go on
     * where they were, and its work does not count, so that they do not go another way.
     */
    private void decideOnProgram() {
        PriceTree prices = untilKnown;
        if (prices != null) {
            double root = prices.rootBound();
            double size = Math.max(Math.abs(root), trees.table().typicalCost);
            hasProgram = trees.now().isMostlyWhole() || trees.now().rootBound() - root > FAR_ABOVE * size;
            if (!hasProgram) {
                trees.forgetAllSince(plain, prices);
            }
        } else if (!hasProgram && trees.table().items.length <= sizes.fewCells()) {
            hasProgram = true;
            untilKnown = trees.now();
        }
    }

    /**
     * Lets a linear program help from now on. It sees colors as cliques from the start. Without them, its corners would
     * look like solutions and not be any.
     */
    private void takeCorners() {
        PricedTable table = trees.table();
        if (table.items.length <= Cuts.MOST_CELLS && !table.hasFurtherItems()) {
            table = table.with(new ColorCliques(table, cheap).find(table.items.length));
        }
        trees.replace(table, new PriceTree(trees.now(), table, cheap, true, null));
    }

    /**
     * With a linear program it dives even if a solution is known, which may be a dear one. Where costs differ so much
     * that prices are coarse, any solution would be far too dear, so it looks first for one near the bound.
     */
    private Stage searchBelow() {
        boolean hasCorners = trees.now().hasCorners();
        if (trees.table().isCoarse() || (finds.hasIncumbent() && !hasCorners)) {
            budget.halve();
            return searchCheapest();
        }
        budget.seekAny();
        lastNode = trees.nodes() + (hasCorners ? CORNER_DIVE_NODES : DIVE_NODES);
        return Stage.DIVE;
    }

    private Stage afterDive(boolean isWhole) {
        if (isWhole && !finds.hasIncumbent() && !trees.now().hasCorners()) {
            return Stage.DONE;
        }
        budget.halve();
        return searchCheapest();
    }

    /**
     * Begins to search within the budget. Where a linear program helps from the start, a search that takes many nodes
     * mostly began with a bad choice: some of them find a solution after 50 nodes or after 100,000. So such a search
     * begins again after a few nodes, then after twice as many, and so on. It begins where the program stopped, and
     * thus with other choices.
     */
    private Stage searchCheapest() {
        if (hasProgram && trees.now().hasCorners()) {
            lastNode = trees.nodes() + briefNodes;
            briefNodes = Math.min(NEVER, 2 * briefNodes);
        }
        start = trees.work();
        budget.seek();
        return Stage.CHEAPEST;
    }

    /** What counts in a trial is the share of the tree that the linear program and the prices visit. */
    private Stage afterCheapest(boolean isWhole) {
        boolean isTrial = waiting != null;
        if (isTrial && !isWhole && trees.now().fraction() < PROMISING) {
            return goBack();
        }
        waiting = null;
        if (isWhole) {
            return widenOrProve();
        }
        return isTrial ? Stage.CHEAPEST : trees.now().hasCorners() ? searchCheapest() : tryProgram();
    }

    private Stage tryProgram() {
        PriceTree prices = trees.now();
        waiting = prices;
        trialEnd = 2 * trees.work() - start;
        trees.replace(trees.table(), new PriceTree(prices, trees.table(), cheap, true, null));
        return Stage.PROGRAM;
    }

    private Stage searchByProgram() {
        budget.seekCheaper();
        budget.seekAgain();
        return Stage.CHEAPEST;
    }

    /** The linear program does not promise an end, so prices go on where they were. */
    private Stage goBack() {
        patience *= LATER;
        if (waiting != null) {
            trees.goBackTo(waiting);
        }
        waiting = null;
        budget.seekCheaper();
        return Stage.CHEAPEST;
    }

    private Stage widenOrProve() {
        if (!budget.provesTheCheapest()) {
            return budget.widen() ? cut() : Stage.DONE;
        }
        budget.prove();
        return finds.areAllKept() ? Stage.DONE : priceAll();
    }

    /** Changes the cuts if that may raise the bound, else goes on with the next budget. */
    private Stage cut() {
        PriceTree tree = trees.now();
        PriceTree other = tree.hasCorners() || trees.work() < sizes.cutsAfter() ? tree : cuts.improve(tree);
        if (other == tree) {
            return searchCheapest();
        }
        trees.replace(cuts.table(), other);
        return Stage.CUTTING;
    }

    private Stage afterCutting() {
        if (trees.areImpossible()) {
            return Stage.DONE;
        }
        budget.raise();
        return cut();
    }

    private Stage priceAll() {
        trees.replace(trees.table(), new PriceTree(trees.now(), trees.table(), all, false, null));
        return Stage.PRICING_ALL;
    }

    private Stage searchOthers() {
        budget.halve();
        return seekOthers();
    }

    private Stage seekOthers() {
        budget.seek();
        return Stage.OTHERS;
    }
}
