package io.github.exactcover.dlx.internal.cost.tree;

import io.github.exactcover.dlx.internal.cost.prices.Chosen;
import io.github.exactcover.dlx.internal.cost.prices.PricedTable;
import io.github.exactcover.dlx.internal.cost.prices.Subproblem;
import java.util.Arrays;

/**
 * The path from the whole problem to the node at which a {@link PriceTree} is: which options are left at each node, and
 * what its children are.
 *
 * <p>The options that are left at a node lie one after the other in one array, those of its child behind them. Level 0
 * is the whole problem.
 */
final class PricePath {

    /** What the children of a node are. */
    enum Kind {
        /** One child, with the same options. */
        WHOLE,
        /** A child for each candidate, which chooses it and drops the candidates before it. */
        ITEM,
        /**
         * Two children: the first chooses the option, and the second drops it. With {@code OPTION_LAST}, the other way
         * round.
         */
        OPTION_FIRST,
        OPTION_LAST
    }

    /** A node of the path. Behind its options lie the candidates if it branches on an item. */
    static final class Level extends Subproblem {

        /** How many options were chosen before the node was entered. */
        private int chosen;

        private Kind kind = Kind.WHOLE;

        /** An option, or the number of candidates. */
        private int subject;

        /** The item that the node branches on. */
        private int item;

        private int children;
        private int next;

        int size() {
            return to - from;
        }

        /** Gives the node children of this kind. */
        void branch(Kind kind, int subject, int children) {
            this.kind = kind;
            this.subject = subject;
            this.children = children;
            this.next = 0;
        }

        /** Gives the node a child for each of so many candidates for an item. */
        void branchOnItem(int item, int candidates, int children) {
            branch(Kind.ITEM, candidates, children);
            this.item = item;
        }

        /** The item that the node has branched on, or -1. */
        int item() {
            return kind == Kind.ITEM && children > 0 ? item : -1;
        }

        /** Gives the node one child, with the same options. */
        void repeat() {
            branch(Kind.WHOLE, 0, 1);
        }

        /** Leaves no children to visit. */
        void close() {
            next = children;
        }
    }

    private final Chosen chosen;

    /** The options of all levels, and how much of each is in the averaged solution. */
    int[] options;

    double[] shares;

    private final boolean[] isOut;
    private Level[] levels = new Level[16];
    private int depth;
    private Level now;
    private long updates;

    /** A path that has only the whole problem. */
    PricePath(PricedTable table, Chosen chosen, int[] options) {
        this.chosen = chosen;
        this.isOut = new boolean[table.optionCount()];
        this.options = Arrays.copyOf(options, 2 * options.length + 16);
        this.shares = new double[this.options.length];
        Arrays.setAll(levels, i -> new Level());
        this.now = levels[0];
        now.to = options.length;
    }

    /** The node at the end of the path. */
    Level now() {
        return now;
    }

    /** The whole problem, at the beginning of the path. */
    Level whole() {
        return levels[0];
    }

    /** The number of the node on the path; 0 is the whole problem. */
    int depth() {
        return depth;
    }

    /** The option that the next child chooses, if the node branches on an item; or -1. */
    int nextCandidate() {
        return now.item() < 0 ? -1 : options[now.to + now.next];
    }

    /** Whether the node is the first child of another one. */
    boolean isFirstChild() {
        return depth > 0 && levels[depth - 1].next == 1;
    }

    boolean hasChild() {
        return now.next < now.children;
    }

    /** The options that were dropped so far. */
    long updates() {
        return updates;
    }

    void countUpdates(int more) {
        updates += more;
    }

    /** Goes back to the parent. */
    void retreat() {
        chosen.shrinkTo(now.chosen);
        now = levels[--depth];
    }

    /** Goes down to the next child, and copies the options that it keeps. */
    void descend() {
        Level parent = now;
        int child = parent.next++;
        now = deeper();
        now.chosen = chosen.size();
        now.from = parent.to + (parent.kind == Kind.ITEM ? parent.subject : 0);
        reserve(now.from + parent.size());
        now.step = parent.step;
        if (now.prices.length == 0) {
            now.prices = new long[parent.prices.length];
        }
        System.arraycopy(parent.prices, 0, now.prices, 0, parent.prices.length);
        now.children = 0;
        now.next = 0;
        now.to = keep(parent, child);
        updates += parent.size() - now.size();
    }

    private Level deeper() {
        if (++depth == levels.length) {
            levels = Arrays.copyOf(levels, 2 * depth);
            for (int i = depth; i < levels.length; i++) {
                levels[i] = new Level();
            }
        }
        return levels[depth];
    }

    private int keep(Level parent, int child) {
        return switch (parent.kind) {
            case WHOLE -> keepAll(parent);
            case ITEM -> keepAfter(parent, child);
            case OPTION_FIRST -> keepOption(parent, child == 0);
            case OPTION_LAST -> keepOption(parent, child == 1);
        };
    }

    private int keepAll(Level parent) {
        System.arraycopy(options, parent.from, options, now.from, parent.size());
        System.arraycopy(shares, parent.from, shares, now.from, parent.size());
        return now.from + parent.size();
    }

    private int keepAfter(Level parent, int child) {
        int start = parent.to;
        for (int i = 0; i <= child; i++) {
            isOut[options[start + i]] = true;
        }
        chosen.choose(options[start + child]);
        int end = keepFitting(parent);
        for (int i = 0; i <= child; i++) {
            isOut[options[start + i]] = false;
        }
        return end;
    }

    private int keepOption(Level parent, boolean isChosen) {
        if (isChosen) {
            chosen.choose(parent.subject);
        }
        isOut[parent.subject] = true;
        int end = keepFitting(parent);
        isOut[parent.subject] = false;
        return end;
    }

    private int keepFitting(Level source) {
        int end = now.from;
        for (int q = source.from; q < source.to; q++) {
            if (!isOut[options[q]] && chosen.fits(options[q])) {
                end = put(q, end);
            }
        }
        return end;
    }

    /** Copies an option to the end of a list, and returns the new end. */
    int put(int place, int end) {
        options[end] = options[place];
        shares[end] = shares[place];
        return end + 1;
    }

    /** Drops the options that no longer fit, and those that were chosen after the first {@code old}. */
    void drop(int old) {
        for (int i = old; i < chosen.size(); i++) {
            isOut[chosen.option(i)] = true;
        }
        int before = now.to;
        now.to = keepFitting(now);
        updates += before - now.to;
        for (int i = old; i < chosen.size(); i++) {
            isOut[chosen.option(i)] = false;
        }
    }

    /** How much of each option is in the averaged solution of a node. */
    double[] shares(Level level) {
        double[] all = new double[isOut.length];
        for (int q = level.from; q < level.to; q++) {
            all[options[q]] = shares[q];
        }
        return all;
    }

    /** Makes room for this many places in the array of options. */
    void reserve(int length) {
        if (length > options.length) {
            int more = Math.max(length, options.length + (options.length >> 1));
            options = Arrays.copyOf(options, more);
            shares = Arrays.copyOf(shares, more);
        }
    }

    /** What part of the tree was visited, if siblings count the same. */
    double fraction() {
        double visited = 0;
        double part = 1;
        for (int at = 0; at <= depth && levels[at].children > 0; at++) {
            part /= levels[at].children;
            visited += part * (at < depth ? levels[at].next - 1 : levels[at].next);
        }
        return Math.min(visited, Math.nextDown(1.0));
    }
}
