package io.github.exactcover.dlx.internal.cost;

import io.github.exactcover.dlx.internal.search.Step;
import java.util.Arrays;

/**
 * Branch and bound with prices. At each node it chooses what is forced, looks for prices, gives up if their bound is above
 * the limit, and drops options by their net cost: the bound and the net cost of an option together bound every solution
 * that has it, if the net cost is positive, and every solution without it, if it is negative. Then it branches.
 *
 * <p>The tree depends on the table and the limits only. A limit that also {@linkplain #skipAbove skips} leaves out whole
 * subtrees and changes nothing else, so the order of the other solutions stays.
 *
 * <p>The options that are left at a node lie one after the other in one array, those of its child behind them. Level 0 is
 * the whole problem. Its only child is the root of a search, which is repeated for each limit.
 */
final class PriceTree {

    private static final int ROOT_STEPS = 1500;
    private static final int TOP_STEPS = 200;
    private static final int NODE_STEPS = 25;
    private static final int DIVE_STEPS = 15;
    private static final int TOP_ROUNDS = 10;
    private static final int NODE_ROUNDS = 3;

    /** What the children of a node are. */
    private enum Kind {
        /** The same once more. */
        WHOLE,
        /** Each of the candidates, without those before it. */
        ITEM,
        /** Two items covered by the same option, or by two. */
        PAIR,
        /** An option, or none of it; or the other way round. */
        OPTION_FIRST,
        OPTION_LAST
    }

    private final PricedTable table;
    private final Choice choice;
    private final VolumeAlgorithm volume;
    private final Pairs pairs;
    private final int[] counts;
    private final boolean[] isForced;
    private final boolean[] isOut;

    /** The options of all levels, and how much of each is in the averaged solution. */
    private int[] options;

    private double[] shares;

    // Of each level:
    private int level;
    private int[] froms = new int[16];
    private int[] tos = new int[16];
    private int[] sizes = new int[16];
    private Kind[] kinds = new Kind[16];
    private int[] firsts = new int[16];
    private int[] seconds = new int[16];
    private int[] children = new int[16];
    private int[] nexts = new int[16];
    private long[][] prices = new long[16][];
    private double[] steps = new double[16];

    private long[] candidateNets = new long[16];

    private boolean isPricing;
    private int round;
    private boolean isDiving;
    private long limit;
    private long skip;
    private long nodes;
    private long updates;
    private int[] solution = {};
    private long rootBound;

    /**
     * A search.
     *
     * @param options the options to choose from; all of them can be chosen
     */
    PriceTree(PricedTable table, int[] options) {
        this.table = table;
        this.choice = new Choice(table);
        this.volume = new VolumeAlgorithm(table);
        this.pairs = new Pairs(table);
        this.counts = new int[table.itemCount()];
        this.isForced = new boolean[counts.length];
        this.isOut = new boolean[table.optionCount()];
        this.options = Arrays.copyOf(options, 2 * options.length + 16);
        this.shares = new double[this.options.length];
        this.limit = table.limit(Long.MAX_VALUE);
        this.skip = limit;
        tos[0] = options.length;
        prices[0] = VolumeAlgorithm.firstPrices(table, options);
        steps[0] = 0.1;
        kinds[0] = Kind.WHOLE;
        nodes = 1;
        enter();
    }

    /** A search of more options, with the prices of another one. Its whole problem does not count as a node again. */
    PriceTree(PriceTree other, int[] more) {
        this(other.table, more);
        nodes = 0;
        System.arraycopy(other.prices[0], 0, prices[0], 0, counts.length);
    }

    /**
     * Begins a search for solutions below a limit.
     *
     * @param limit the largest bound that does not rule out what is looked for
     * @param isDiving whether the first solution is wanted, good or bad
     */
    void begin(long limit, boolean isDiving) {
        rewind();
        this.limit = limit;
        this.skip = limit;
        this.isDiving = isDiving;
        nexts[0] = 0;
    }

    /** Takes back all choices; nothing is left to visit. */
    void rewind() {
        isPricing = false;
        while (level > 0) {
            retreat();
        }
        nexts[0] = children[0];
    }

    /** From now on, looks only for what this limit does not rule out. */
    void limit(long limit) {
        this.limit = limit;
        this.skip = limit;
    }

    /** From now on, leaves out subtrees whose bound is above this limit; the rest of the tree does not change. */
    void skipAbove(long limit) {
        skip = Math.min(this.limit, limit);
    }

    /** The bound for the whole problem, in price units; more than any solution can cost if there is none. */
    long rootBound() {
        return rootBound;
    }

    /** The bound for the whole problem while its prices are looked for. */
    long boundSoFar() {
        return isPricing && level == 0 ? volume.bound() : rootBound;
    }

    /** Whether the node under way needs more time, so that this is no place to stop for good. */
    boolean isBusy() {
        return isPricing;
    }

    long nodes() {
        return nodes;
    }

    long updates() {
        return updates;
    }

    /** The cells that were looked at for prices so far. */
    long work() {
        return volume.work();
    }

    /** The options of the solution at which {@link #run} stopped. */
    int[] solution() {
        return solution;
    }

    /** Searches on until a solution, the end, or so many nodes in all. It also pauses after some milliseconds. */
    Step run(long stop) {
        while (true) {
            if (isPricing) {
                if (!volume.run()) {
                    return Step.PAUSED;
                }
                isPricing = false;
                conclude();
            } else if (nexts[level] < children[level]) {
                if (nodes >= stop) {
                    return Step.PAUSED;
                }
                descend(nexts[level]++);
                nodes++;
                if (enter()) {
                    return Step.SOLUTION;
                }
            } else if (level == 0) {
                return Step.EXHAUSTED;
            } else {
                retreat();
            }
        }
    }

    private void retreat() {
        choice.shrinkTo(sizes[level]);
        level--;
    }

    /** Looks at a new node; returns whether it is a solution. */
    private boolean enter() {
        children[level] = 0;
        nexts[level] = 0;
        round = 0;
        if (!settle()) {
            rootBound = level == 0 ? Long.MAX_VALUE : rootBound;
            return false;
        }
        if (froms[level] < tos[level] || level == 0) {
            price();
            return false;
        }
        solution = choice.options();
        return true;
    }

    private void price() {
        boolean isWhole = level == 0;
        int most = isWhole ? ROOT_STEPS : isDiving ? DIVE_STEPS : level == 1 ? TOP_STEPS : NODE_STEPS;
        volume.start(
                options,
                shares,
                froms[level],
                tos[level],
                choice.cost(),
                prices[level],
                steps[level],
                round == 0 ? most : most / 2,
                limit,
                isWhole || isDiving,
                isWhole);
        isPricing = true;
    }

    /** Decides, after prices were found, whether to give up, to look once more, or to branch. */
    private void conclude() {
        steps[level] = volume.stepLength();
        if (level == 0) {
            rootBound = volume.bound();
            kinds[0] = Kind.WHOLE;
            children[0] = 1;
            nexts[0] = 1;
            steps[0] = 0.05;
            return;
        }
        if (volume.bound() > skip) {
            return;
        }
        int before = tos[level];
        boolean took = dropByNetCost();
        if (before > tos[level] || took) {
            if (!settle()) {
                return;
            }
            if (froms[level] == tos[level]) {
                // A solution without options to choose from: let the only child find it.
                branch(Kind.WHOLE, 1);
                return;
            }
            int most = level == 1 ? TOP_ROUNDS : NODE_ROUNDS;
            boolean shrunk = took || tos[level] - froms[level] < 0.9 * (before - froms[level]);
            if (shrunk && !isDiving && ++round < most) {
                price();
                return;
            }
        }
        branch();
    }

    /** Drops what cannot be part of a solution below the limit, and chooses what must be. Returns whether it chose. */
    private boolean dropByNetCost() {
        long gap = limit - volume.bound();
        int end = froms[level];
        int size = choice.size();
        for (int q = froms[level]; q < tos[level]; q++) {
            long net = volume.net(q);
            if (net > gap) {
                updates++;
            } else if (-net > gap && choice.fits(options[q])) {
                choice.choose(options[q]);
                updates++;
            } else {
                options[end] = options[q];
                shares[end] = shares[q];
                end++;
            }
        }
        tos[level] = end;
        if (choice.size() > size) {
            drop();
        }
        return choice.size() > size;
    }

    private void candidate(int place, long net) {
        if (place >= candidateNets.length) {
            candidateNets = Arrays.copyOf(candidateNets, Math.max(2 * place, 16));
        }
        candidateNets[place] = net;
    }

    /** Drops the options that no longer fit. */
    private void drop() {
        int end = froms[level];
        for (int q = froms[level]; q < tos[level]; q++) {
            if (!isOut[options[q]] && choice.fits(options[q])) {
                options[end] = options[q];
                shares[end] = shares[q];
                end++;
            } else {
                updates++;
            }
        }
        tos[level] = end;
    }

    /** Chooses what is forced, as long as anything is. Returns false if some item cannot be covered often enough. */
    private boolean settle() {
        while (true) {
            count();
            int forced = 0;
            for (int item = 0; item < table.primaryCount; item++) {
                int needed = choice.needed(item);
                if (counts[item] < needed) {
                    return false;
                }
                isForced[item] = needed > 0 && counts[item] == needed;
                forced += isForced[item] ? 1 : 0;
            }
            if (forced == 0) {
                tellItems();
                return true;
            }
            if (!chooseForced()) {
                return false;
            }
        }
    }

    private void count() {
        Arrays.fill(counts, 0);
        for (int q = froms[level]; q < tos[level]; q++) {
            int end = table.starts[options[q] + 1];
            for (int cell = table.starts[options[q]]; cell < end; cell++) {
                counts[table.items[cell]]++;
            }
        }
    }

    private boolean chooseForced() {
        int size = choice.size();
        boolean possible = true;
        for (int q = froms[level]; q < tos[level] && possible; q++) {
            int option = options[q];
            if (isForced(option)) {
                possible = choice.fits(option);
                if (possible) {
                    choice.choose(option);
                    isOut[option] = true;
                }
            }
        }
        if (possible) {
            drop();
        }
        for (int i = size; i < choice.size(); i++) {
            isOut[choice.option(i)] = false;
        }
        return possible;
    }

    private boolean isForced(int option) {
        for (int cell = table.starts[option]; cell < table.starts[option + 1]; cell++) {
            if (table.items[cell] < table.primaryCount && isForced[table.items[cell]]) {
                return true;
            }
        }
        return false;
    }

    private void tellItems() {
        volume.clear();
        for (int item = 0; item < counts.length; item++) {
            if (counts[item] > 0 && table.isPriced[item]) {
                int allowed = choice.allowed(item);
                volume.item(item, choice.needed(item), counts[item] <= allowed ? Integer.MAX_VALUE : allowed);
            }
        }
    }

    private void branch() {
        int item = smallest();
        if (isDiving) {
            branchOnOption(largestShare());
        } else if (item >= 0 && degree(item) <= 2) {
            branchOnItem(item);
        } else if (pairs.find(options, shares, froms[level], tos[level], choice)) {
            firsts[level] = pairs.first();
            seconds[level] = pairs.second();
            branch(Kind.PAIR, 2);
        } else if (item >= 0 && choice.allowed(item) == 1) {
            branchOnItem(item);
        } else {
            branchOnOption(mostFractional());
        }
    }

    private void branch(Kind kind, int number) {
        kinds[level] = kind;
        children[level] = number;
        nexts[level] = 0;
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
        return counts[item] - choice.needed(item) + 1;
    }

    private void branchOnItem(int item) {
        int end = tos[level];
        int number = degree(item);
        reserve(end + counts[item]);
        int found = 0;
        for (int q = froms[level]; q < end; q++) {
            if (pairs.has(options[q], item)) {
                options[end + found] = options[q];
                candidate(found, net(options[q]));
                found++;
            }
        }
        sortCandidates(end, found);
        branch(Kind.ITEM, number);
        firsts[level] = found;
    }

    private long net(int option) {
        long net = table.costs[option];
        for (int cell = table.starts[option]; cell < table.starts[option + 1]; cell++) {
            net -= prices[level][table.items[cell]];
        }
        return net;
    }

    /** Shell's method: no allocation, and the lists are short. Equal ones keep no order, but the same one each time. */
    private void sortCandidates(int start, int number) {
        for (int gap = Math.max(1, number / 2); gap > 0; gap = gap == 2 ? 1 : gap * 5 / 11) {
            for (int i = gap; i < number; i++) {
                long net = candidateNets[i];
                int option = options[start + i];
                int j = i;
                for (; j >= gap && candidateNets[j - gap] > net; j -= gap) {
                    candidateNets[j] = candidateNets[j - gap];
                    options[start + j] = options[start + j - gap];
                }
                candidateNets[j] = net;
                options[start + j] = option;
            }
        }
    }

    private int largestShare() {
        int best = froms[level];
        for (int q = froms[level]; q < tos[level]; q++) {
            best = shares[q] > shares[best] ? q : best;
        }
        return best;
    }

    private int mostFractional() {
        int best = froms[level];
        for (int q = froms[level]; q < tos[level]; q++) {
            best = Math.abs(shares[q] - 0.5) < Math.abs(shares[best] - 0.5) ? q : best;
        }
        return best;
    }

    private void branchOnOption(int place) {
        firsts[level] = options[place];
        branch(isDiving || shares[place] >= 0.4 ? Kind.OPTION_FIRST : Kind.OPTION_LAST, 2);
    }

    /** Goes down to a child: takes over what it keeps of the options. */
    private void descend(int child) {
        int parent = level++;
        if (level == froms.length) {
            grow();
        }
        sizes[level] = choice.size();
        froms[level] = tos[parent] + (kinds[parent] == Kind.ITEM ? firsts[parent] : 0);
        reserve(froms[level] + tos[parent] - froms[parent]);
        steps[level] = steps[parent];
        if (prices[level] == null) {
            prices[level] = new long[counts.length];
        }
        System.arraycopy(prices[parent], 0, prices[level], 0, counts.length);
        int end = froms[level];
        switch (kinds[parent]) {
            case WHOLE -> end = keepAll(parent);
            case ITEM -> end = keepAfter(parent, child);
            case PAIR -> end = keepPair(parent, child == 0);
            case OPTION_FIRST -> end = keepOption(parent, child == 0);
            case OPTION_LAST -> end = keepOption(parent, child == 1);
        }
        updates += tos[parent] - froms[parent] - (end - froms[level]);
        tos[level] = end;
    }

    private int keepAll(int parent) {
        int length = tos[parent] - froms[parent];
        System.arraycopy(options, froms[parent], options, froms[level], length);
        System.arraycopy(shares, froms[parent], shares, froms[level], length);
        return froms[level] + length;
    }

    private int keepAfter(int parent, int child) {
        int start = tos[parent];
        for (int i = 0; i <= child; i++) {
            isOut[options[start + i]] = true;
        }
        choice.choose(options[start + child]);
        int end = keepFitting(parent);
        for (int i = 0; i <= child; i++) {
            isOut[options[start + i]] = false;
        }
        return end;
    }

    private int keepOption(int parent, boolean isChosen) {
        int option = firsts[parent];
        if (isChosen) {
            choice.choose(option);
        }
        isOut[option] = true;
        int end = keepFitting(parent);
        isOut[option] = false;
        return end;
    }

    private int keepFitting(int parent) {
        int end = froms[level];
        for (int q = froms[parent]; q < tos[parent]; q++) {
            if (!isOut[options[q]] && choice.fits(options[q])) {
                options[end] = options[q];
                shares[end++] = shares[q];
            }
        }
        return end;
    }

    private int keepPair(int parent, boolean together) {
        int end = froms[level];
        for (int q = froms[parent]; q < tos[parent]; q++) {
            boolean one = pairs.has(options[q], firsts[parent]);
            boolean other = pairs.has(options[q], seconds[parent]);
            if (together ? one == other : !(one && other)) {
                options[end] = options[q];
                shares[end++] = shares[q];
            }
        }
        return end;
    }

    private void reserve(int length) {
        if (length > options.length) {
            int more = Math.max(length, options.length + (options.length >> 1));
            options = Arrays.copyOf(options, more);
            shares = Arrays.copyOf(shares, more);
        }
    }

    private void grow() {
        int more = 2 * froms.length;
        froms = Arrays.copyOf(froms, more);
        tos = Arrays.copyOf(tos, more);
        sizes = Arrays.copyOf(sizes, more);
        kinds = Arrays.copyOf(kinds, more);
        firsts = Arrays.copyOf(firsts, more);
        seconds = Arrays.copyOf(seconds, more);
        children = Arrays.copyOf(children, more);
        nexts = Arrays.copyOf(nexts, more);
        prices = Arrays.copyOf(prices, more);
        steps = Arrays.copyOf(steps, more);
    }

    /** What part of the tree of this search was visited, if siblings count the same. */
    double fraction() {
        double visited = 0;
        double part = 1;
        for (int at = 0; at <= level && children[at] > 0; at++) {
            part /= children[at];
            visited += part * (at < level ? nexts[at] - 1 : nexts[at]);
        }
        return Math.min(visited, Math.nextDown(1.0));
    }
}
