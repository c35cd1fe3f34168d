package io.github.exactcover.dlx.internal.cost.tree;

import io.github.exactcover.dlx.internal.cost.prices.Chosen;
import io.github.exactcover.dlx.internal.cost.prices.PricedTable;
import io.github.exactcover.dlx.internal.cost.tree.PricePath.Kind;
import io.github.exactcover.dlx.internal.cost.tree.PricePath.Level;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Chooses how a node of the search by prices branches. It takes the item whose options promise the smallest subtrees,
 * and tries those with the lowest net cost first. Where that item is to be covered several times, it branches on an
 * option: with it, or without it. A dive takes the option with the largest share in the averaged solution.
 *
 * <p>Where there is a corner of a linear program, it tries out some of the fractional options, and branches on the one
 * that raises the bounds of both children most.
 */
final class Branching {

    /** How many options are tried out at a node, and how many that are no better than the best one end it. */
    private static final int MOST_TRIALS = 20;

    private static final int PATIENCE = 6;

    private final PricedTable table;
    private final Chosen chosen;
    private final PricePath path;
    private final Fixing fixing;
    private final @Nullable Corners corners;
    private final @Nullable TreeProof proof;

    /** What trials have shown in this tree. */
    private final PseudoCosts costs;

    /**
     * By item: the expected size of the subtrees of its options together. A subtree of an option with net cost 0 counts
     * as 1.
     */
    private final double[] weights;

    /** The net costs of the candidates, at the prices of the node. */
    private final long[] nets;

    /** How good it is to branch on the option in each place of the node; 0 for what is out of question. */
    private final double[] scores;

    Branching(
            PricedTable table,
            Chosen chosen,
            PricePath path,
            Fixing fixing,
            @Nullable Corners corners,
            @Nullable TreeProof proof) {
        this.table = table;
        this.chosen = chosen;
        this.path = path;
        this.fixing = fixing;
        this.corners = corners;
        this.proof = proof;
        this.costs = new PseudoCosts(corners == null ? 0 : table.optionCount());
        this.scores = new double[corners == null ? 0 : table.optionCount()];
        this.nets = new long[table.optionCount()];
        this.weights = new double[table.itemCount()];
    }

    /**
     * Gives the node at the end of the path its children.
     *
     * @param gap how much the limit is above the bound of the node
     */
    void branch(boolean isDiving, double gap) {
        Level node = path.now();
        if (isDiving) {
            node.branch(Kind.OPTION_FIRST, path.options[largestShare()], 2);
            return;
        }
        int tried = corners != null && corners.areBest() ? bestTried(corners) : -1;
        if (tried >= 0) {
            branchOnOption(tried);
            return;
        }
        weigh(gap);
        int item = lightest();
        if (item >= 0 && (degree(item) <= 2 || chosen.allowed(item) == 1)) {
            branchOnItem(item);
        } else {
            branchOnOption(nearestToHalf());
        }
    }

    /** The nearer the net cost of an option is to the gap, the sooner the search will give up below it. */
    private void weigh(double gap) {
        Arrays.fill(weights, 0);
        Level node = path.now();
        for (int q = node.from; q < node.to; q++) {
            int option = path.options[q];
            double left = 1 - Math.max(0, table.net(option, node.prices)) / (gap + 1);
            double weight = left * left * left * left;
            for (int cell = table.starts[option]; cell < table.starts[option + 1]; cell++) {
                weights[table.items[cell]] += weight;
            }
        }
    }

    /** The item that must be covered and has two options only, else the one with the least weight; -1 if none must. */
    private int lightest() {
        int best = -1;
        double least = 0;
        for (int item = 0; item < table.primaryCount; item++) {
            double weight = degree(item) <= 2 ? 0 : weights[item];
            if (chosen.needed(item) > 0 && (best < 0 || weight < least)) {
                best = item;
                least = weight;
            }
        }
        return best;
    }

    /**
     * How many children an item would have. If it needs several options, the first of them cannot be one of the last
     * few, because too few would follow.
     */
    private int degree(int item) {
        return fixing.count(item) - chosen.needed(item) + 1;
    }

    private void branchOnItem(int item) {
        Level node = path.now();
        path.reserve(node.to + fixing.count(item));
        int[] options = path.options;
        int found = 0;
        for (int q = node.from; q < node.to; q++) {
            if (table.has(options[q], item)) {
                options[node.to + found] = options[q];
                nets[found++] = table.net(options[q], node.prices);
            }
        }
        sortCandidates(options, node.to, found);
        node.branchOnItem(item, found, degree(item));
    }

    /**
     * Shell's method, because the lists are short and it needs no memory. It does not keep the order of equal ones, but
     * always gives the same order.
     */
    private void sortCandidates(int[] options, int start, int number) {
        for (int gap = Math.max(1, number / 2); gap > 0; gap = gap == 2 ? 1 : gap * 5 / 11) {
            for (int i = gap; i < number; i++) {
                long net = nets[i];
                int option = options[start + i];
                int j = i;
                for (; j >= gap && nets[j - gap] > net; j -= gap) {
                    nets[j] = nets[j - gap];
                    options[start + j] = options[start + j - gap];
                }
                nets[j] = net;
                options[start + j] = option;
            }
        }
    }

    /**
     * The place of the option with the largest share. Where there is a corner, those that it has whole do not count:
     * they are chosen anyway.
     */
    private int largestShare() {
        Level node = path.now();
        double end = corners == null ? Double.MAX_VALUE : 1 - Corners.ZERO;
        int best = node.from;
        double most = -1;
        for (int q = node.from; q < node.to; q++) {
            if (path.shares[q] > most && path.shares[q] <= end) {
                best = q;
                most = path.shares[q];
            }
        }
        return best;
    }

    /**
     * The place of the fractional option that raises the bounds most; -1 if none is fractional. Those that promise most
     * are tried out first, as long as too little is known of them.
     */
    private int bestTried(Corners corners) {
        int left = score();
        int best = -1;
        double most = 0;
        int trials = 0;
        for (int failures = 0; left > 0 && failures < PATIENCE; left--) {
            int place = highestScore();
            int option = path.options[place];
            double share = path.shares[place];
            double score = scores[place - path.now().from];
            scores[place - path.now().from] = 0;
            if (!costs.isReliable(option) && trials < MOST_TRIALS) {
                trials++;
                double ifDropped = corners.rise(option, false);
                double ifChosen = corners.rise(option, true);
                if (Math.max(ifDropped, ifChosen) == Double.POSITIVE_INFINITY) {
                    return place;
                }
                score = costs.learn(option, share, ifChosen, ifDropped);
            }
            failures = score > most ? 0 : failures + 1;
            best = score > most ? place : best;
            most = Math.max(most, score);
        }
        return best;
    }

    /** Fills {@link #scores}, and returns how many options are fractional. */
    private int score() {
        Level node = path.now();
        int found = 0;
        for (int q = node.from; q < node.to; q++) {
            boolean isFractional = path.shares[q] > Corners.ZERO && path.shares[q] < 1 - Corners.ZERO;
            scores[q - node.from] = isFractional ? costs.score(path.options[q], path.shares[q]) : 0;
            found += isFractional ? 1 : 0;
        }
        return found;
    }

    private int highestScore() {
        Level node = path.now();
        int best = node.from;
        for (int q = node.from; q < node.to; q++) {
            best = scores[q - node.from] > scores[best - node.from] ? q : best;
        }
        return best;
    }

    /** The place of the option whose share in the averaged solution is nearest to a half. */
    private int nearestToHalf() {
        Level node = path.now();
        int best = node.from;
        for (int q = node.from; q < node.to; q++) {
            best = Math.abs(path.shares[q] - 0.5) < Math.abs(path.shares[best] - 0.5) ? q : best;
        }
        return best;
    }

    private void branchOnOption(int place) {
        Kind kind = path.shares[place] >= 0.4 ? Kind.OPTION_FIRST : Kind.OPTION_LAST;
        path.now().branch(kind, path.options[place], 2);
        if (proof != null) {
            proof.branchOnOption(path.options[place], kind == Kind.OPTION_FIRST);
        }
    }
}
