package io.github.exactcover.dlx.internal.cost;

import io.github.exactcover.dlx.internal.cost.prices.ColorCliques;
import io.github.exactcover.dlx.internal.cost.prices.PricedTable;
import io.github.exactcover.dlx.internal.cost.tree.Corners;
import io.github.exactcover.dlx.internal.cost.tree.Cuts;
import io.github.exactcover.dlx.internal.cost.tree.PriceTree;
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

    /** In a table with more cells, it would take too long to look for cliques of colors. */
    private static final int MOST_CELLS = 1 << 20;

    /** No search gets that far. Without an end, doubling would overflow. */
    private static final long MOST_BRIEF_NODES = 1L << 40;

    /** Prices that have visited less of their tree get nowhere: a millionth. */
    private static final double HOPELESS = 0x1p-20;

    /** A linear program that has visited so much of its tree goes on. */
    private static final double PROMISING = 1.0 / 16;

    /** If it has not, the next trial comes after so many times the work. */
    private static final int LATER = 16;

    /** One tree that is searched for something. */
    abstract static class Stage {

        /** Whether it ends here, although it has not seen its whole tree. */
        boolean isCutShort() {
            return false;
        }

        /** It ends at this node of its trees at the latest. */
        long lastNode() {
            return Long.MAX_VALUE;
        }

        /** What follows; {@code isWhole} if it saw its whole tree. */
        abstract Stage next(boolean isWhole);
    }

    /** Nothing is left to look for. */
    static final class Done extends Stage {
        @Override
        Stage next(boolean isWhole) {
            return this;
        }
    }

    private final PricedTable plain;
    private final int[] all;
    private final int[] cheap;
    private final Sizes sizes;
    private final Trees trees;
    private final Finds finds;
    private final Budget budget;
    private final Cuts cuts;

    /** Whether a linear program helps from the start, as far as is known. */
    private boolean hasProgram;

    /** What the corner of the whole problem has whole. */
    private BitSet corner = new BitSet();

    /** How many nodes the next search with a linear program may visit before it begins again. */
    private long briefNodes;

    /** How much work a search does before a linear program is tried. */
    private long patience;

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

    Stage first() {
        return new Pricing(null);
    }

    boolean hasProgram() {
        return hasProgram;
    }

    /** What the best fractional solution of the whole problem has whole; nothing without a linear program. */
    BitSet corner() {
        return corner;
    }

    /** Prices of the whole problem, by the volume algorithm or by a linear program. */
    final class Pricing extends Stage {

        /** The tree of the prices while it is not known whether the linear program of a small table helps. */
        private final @Nullable PriceTree untilKnown;

        private Pricing(@Nullable PriceTree untilKnown) {
            this.untilKnown = untilKnown;
        }

        @Override
        Stage next(boolean isWhole) {
            if (trees.areImpossible()) {
                return new Done();
            }
            if (finds.isProven()) {
                budget.begin();
                return priceAll();
            }
            PriceTree prices = decideOnProgram();
            budget.begin();
            if (!trees.now().hasCorners() && hasProgram && !budget.isFound()) {
                return takeCorners(prices);
            }
            corner = trees.now().corner();
            return searchBelow();
        }

        /**
         * In a small table where prices are usually faster, a linear program goes on only if at least half of its
         * corner is whole. If not, prices go on where they were, and its work does not count, so that they do not go
         * another way. Returns the tree of the prices if this has yet to be seen.
         */
        private @Nullable PriceTree decideOnProgram() {
            if (!trees.now().hasCorners() && !hasProgram && trees.table().items.length <= sizes.fewCells()) {
                hasProgram = true;
                return trees.now();
            }
            if (untilKnown != null) {
                hasProgram = trees.now().isMostlyWhole();
                if (!hasProgram) {
                    trees.forgetAllSince(plain, untilKnown);
                }
            }
            return null;
        }

        /**
         * Lets a linear program help from now on. It sees colors as cliques from the start. Without them, its corners
         * would look like solutions and not be any.
         */
        private Stage takeCorners(@Nullable PriceTree prices) {
            PricedTable table = trees.table();
            if (table.items.length <= MOST_CELLS && !table.hasFurtherItems()) {
                table = table.with(new ColorCliques(table, cheap).find(table.items.length));
            }
            trees.replace(table, new PriceTree(trees.now(), table, cheap, true));
            return new Pricing(prices);
        }

        /**
         * With a linear program it dives even if a solution is known, which may be a dear one. Where costs differ so
         * much that prices are coarse, any solution would be far too dear, so it looks first for one near the bound.
         */
        private Stage searchBelow() {
            boolean hasCorners = trees.now().hasCorners();
            if (trees.table().isCoarse() || (finds.hasIncumbent() && !hasCorners)) {
                budget.halve();
                return searchCheapest();
            }
            budget.seekAny();
            return new Dive(trees.ownNodes() + (hasCorners ? CORNER_DIVE_NODES : DIVE_NODES));
        }
    }

    /** Any solution. */
    final class Dive extends Stage {

        private long lastNode;

        private Dive(long lastNode) {
            this.lastNode = lastNode;
        }

        /** Ends here, because it has found one. */
        void end() {
            lastNode = trees.ownNodes();
        }

        @Override
        long lastNode() {
            return lastNode;
        }

        @Override
        boolean isCutShort() {
            PriceTree tree = trees.now();
            boolean hasAny = !tree.hasCorners() && finds.hasIncumbent();
            return (hasAny || trees.ownNodes() >= lastNode) && !tree.isBusy();
        }

        @Override
        Stage next(boolean isWhole) {
            if (isWhole && !finds.hasIncumbent() && !trees.now().hasCorners()) {
                return new Done();
            }
            budget.halve();
            return searchCheapest();
        }
    }

    /**
     * Begins to search within the budget. Where a linear program helps from the start, a search that takes many nodes
     * mostly began with a bad choice: some of them find a solution after 50 nodes or after 100,000. So such a search
     * begins again after a few nodes, then after twice as many, and so on. It begins where the program stopped, and
     * thus with other choices.
     */
    private Stage searchCheapest() {
        long lastNode = Long.MAX_VALUE;
        if (hasProgram && trees.now().hasCorners()) {
            lastNode = trees.ownNodes() + briefNodes;
            briefNodes = Math.min(MOST_BRIEF_NODES, 2 * briefNodes);
        }
        budget.seek();
        return new Cheapest(lastNode, trees.ownWork());
    }

    /** The cheapest solution. */
    class Cheapest extends Stage {

        private final long lastNode;

        /** The work when it began. */
        private final long start;

        private Cheapest(long lastNode, long start) {
            this.lastNode = lastNode;
            this.start = start;
        }

        @Override
        long lastNode() {
            return lastNode;
        }

        @Override
        boolean isCutShort() {
            return (trees.ownNodes() >= lastNode || isHopeless())
                    && !trees.now().isBusy();
        }

        /** Whether prices get nowhere, so that a linear program is worth a trial. */
        private boolean isHopeless() {
            PriceTree tree = trees.now();
            boolean isLate = !tree.hasCorners() && trees.ownWork() - start >= patience && tree.fraction() < HOPELESS;
            return isLate && Corners.arePossibleFor(trees.table());
        }

        @Override
        Stage next(boolean isWhole) {
            if (isWhole) {
                return widenOrProve();
            }
            PriceTree tree = trees.now();
            if (tree.hasCorners()) {
                return searchCheapest();
            }
            ProgramTrial trial = new ProgramTrial(tree, this);
            trees.replace(trees.table(), new PriceTree(tree, trees.table(), cheap, true));
            return new ProgramPricing(trial);
        }
    }

    /** The linear program of the whole problem, in a search that prices began. */
    private final class ProgramPricing extends Stage {

        private final ProgramTrial trial;

        ProgramPricing(ProgramTrial trial) {
            this.trial = trial;
        }

        @Override
        boolean isCutShort() {
            return trial.isCutShort();
        }

        @Override
        Stage next(boolean isWhole) {
            if (!isWhole) {
                return trial.goBack();
            }
            budget.seekCheaper();
            budget.seekAgain();
            return trial;
        }
    }

    /**
     * The cheapest solution by a linear program, which takes over for as much work as the prices had before. What
     * counts is the share of the tree that each visits.
     */
    private final class ProgramTrial extends Cheapest {

        /** The tree of the prices, which waits. */
        private final PriceTree prices;

        /** The search that the prices began. */
        private final Cheapest search;

        private final long end;

        ProgramTrial(PriceTree prices, Cheapest search) {
            super(Long.MAX_VALUE, search.start);
            this.prices = prices;
            this.search = search;
            this.end = 2 * trees.ownWork() - search.start;
        }

        @Override
        boolean isCutShort() {
            return trees.ownWork() >= end;
        }

        @Override
        Stage next(boolean isWhole) {
            if (isWhole) {
                return widenOrProve();
            }
            return trees.now().fraction() >= PROMISING ? search : goBack();
        }

        /** The linear program does not promise an end, so prices go on where they were. */
        Stage goBack() {
            patience *= LATER;
            trees.goBackTo(prices);
            budget.seekCheaper();
            return search;
        }
    }

    private Stage widenOrProve() {
        if (!budget.provesTheCheapest()) {
            return budget.widen() ? cut() : new Done();
        }
        budget.prove();
        return finds.areAllKept() ? new Done() : priceAll();
    }

    /** Changes the cuts if that may raise the bound, else goes on with the next budget. */
    private Stage cut() {
        PriceTree tree = trees.now();
        PriceTree other = tree.hasCorners() || trees.work() < sizes.cutsAfter() ? tree : cuts.improve(tree);
        if (other == tree) {
            return searchCheapest();
        }
        trees.replace(cuts.table(), other);
        return new Cutting();
    }

    /** Prices of the whole problem with cuts. */
    private final class Cutting extends Stage {
        @Override
        Stage next(boolean isWhole) {
            if (trees.areImpossible()) {
                return new Done();
            }
            budget.raise();
            return cut();
        }
    }

    private Stage priceAll() {
        trees.replace(trees.table(), new PriceTree(trees.now(), trees.table(), all, false));
        return new PricingAll();
    }

    /** Prices of the whole problem with all options. */
    private final class PricingAll extends Stage {
        @Override
        Stage next(boolean isWhole) {
            budget.halve();
            budget.seek();
            return new Others();
        }
    }

    /** The other solutions, from the cheapest on. */
    final class Others extends Stage {
        @Override
        Stage next(boolean isWhole) {
            if (!budget.widen()) {
                return new Done();
            }
            budget.seek();
            return this;
        }
    }
}
