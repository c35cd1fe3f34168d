package io.github.exactcover.dlx.internal.cost;

import io.github.exactcover.dlx.internal.cost.PricePath.Kind;
import io.github.exactcover.dlx.internal.cost.PricePath.Level;
import java.util.Arrays;

/**
 * Chooses how a node of the search by prices branches: on an item with at most two options, else on a pair of items as Ryan
 * and Foster do, else on the smallest item or on an option. A dive takes the option of which the averaged solution has most.
 */
final class Branching {

    private final PricedTable table;
    private final Choice choice;
    private final PricePath path;
    private final Fixing fixing;
    private final Pairs pairs;
    private final Trials trials;
    private boolean tries;

    /** The net costs of the candidates, at the prices of the node. */
    private long[] nets = new long[16];

    Branching(PricedTable table, Choice choice, PricePath path, Fixing fixing, VolumeAlgorithm volume) {
        this.table = table;
        this.choice = choice;
        this.path = path;
        this.fixing = fixing;
        this.pairs = new Pairs(table);
        this.trials = new Trials(table, path, choice, volume, pairs);
    }

    /** From now on, tries several pairs before it chooses one. */
    void tryPairs() {
        tries = true;
    }

    /**
     * Gives the node at the end of the path its children.
     *
     * @param limit a child with a larger bound has no solutions that are looked for
     */
    void branch(boolean isDiving, long limit) {
        Level node = path.now();
        int item = smallest();
        if (isDiving) {
            int place = largestShare();
            node.branch(Kind.OPTION_FIRST, path.options[place], 0, 2);
        } else if (item >= 0 && degree(item) <= 2) {
            branchOnItem(item);
        } else if (pairs.find(path.options, path.shares, node.from, node.to, choice)) {
            int best = tries ? trials.best(limit) : 0;
            node.branch(Kind.PAIR, pairs.first(best), pairs.second(best), 2);
        } else if (item >= 0 && choice.allowed(item) == 1) {
            branchOnItem(item);
        } else {
            branchOnOption();
        }
    }

    /** The item that must be covered with the fewest ways to begin; -1 if none must. */
    private int smallest() {
        int best = -1;
        for (int item = 0; item < table.primaryCount; item++) {
            if (choice.needed(item) > 0 && (best < 0 || degree(item) < degree(best))) {
                best = item;
            }
        }
        return best;
    }

    /** An item that needs several options has to begin with one of the first; the last ones would be too few. */
    private int degree(int item) {
        return fixing.count(item) - choice.needed(item) + 1;
    }

    private void branchOnItem(int item) {
        Level node = path.now();
        path.reserve(node.to + fixing.count(item));
        int[] options = path.options;
        int found = 0;
        for (int q = node.from; q < node.to; q++) {
            if (table.has(options[q], item)) {
                options[node.to + found] = options[q];
                candidate(found, table.net(options[q], node.prices));
                found++;
            }
        }
        sortCandidates(options, node.to, found);
        node.branch(Kind.ITEM, found, 0, degree(item));
    }

    private void candidate(int place, long net) {
        if (place >= nets.length) {
            nets = Arrays.copyOf(nets, 2 * place);
        }
        nets[place] = net;
    }

    /** Shell's method: no allocation, and the lists are short. Equal ones keep no order, but the same one each time. */
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

    private int largestShare() {
        Level node = path.now();
        int best = node.from;
        for (int q = node.from; q < node.to; q++) {
            best = path.shares[q] > path.shares[best] ? q : best;
        }
        return best;
    }

    /** Branches on the option of which the averaged solution is least sure. */
    private void branchOnOption() {
        Level node = path.now();
        int best = node.from;
        for (int q = node.from; q < node.to; q++) {
            best = Math.abs(path.shares[q] - 0.5) < Math.abs(path.shares[best] - 0.5) ? q : best;
        }
        Kind kind = path.shares[best] >= 0.4 ? Kind.OPTION_FIRST : Kind.OPTION_LAST;
        node.branch(kind, path.options[best], 0, 2);
    }
}
