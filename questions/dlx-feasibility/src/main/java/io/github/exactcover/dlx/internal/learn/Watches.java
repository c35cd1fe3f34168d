package io.github.exactcover.dlx.internal.learn;

import java.util.Arrays;

/**
 * Which clauses are to be looked at when a literal becomes true. Each clause of the {@link ClauseStore} is watched at
 * its first two literals: as long as neither of them is false, there is nothing to do.
 */
final class Watches {

    /** How far before its first literal a clause has its length. */
    static final int LENGTH = 1;

    /** How far before its first literal it has the place where the last search for a literal to watch ended. */
    static final int SEARCHED = 4;

    private static final int[] NONE = {};

    private final Trail trail;
    private final ItemCounters counters;

    /**
     * For each literal, the clauses that watch its opposite, each with another literal of the clause to look at first.
     */
    private final int[][] lists;

    private final int[] counts;

    /** How many numbers were read from the lists, which are scattered over the memory. */
    long watchesRead;

    /** How many literals were read, one after the other. */
    long literalsRead;

    /** No clauses yet. */
    Watches(Trail trail, ItemCounters counters) {
        this.trail = trail;
        this.counters = counters;
        lists = new int[2 * trail.values.length][];
        Arrays.fill(lists, NONE);
        counts = new int[lists.length];
    }

    /** Watches no clauses any more. */
    void clear() {
        Arrays.fill(counts, 0);
    }

    /** Watches the first two literals of a clause. */
    void addClause(int[] store, int clause) {
        watch(store[clause], clause, store[clause + 1]);
        watch(store[clause + 1], clause, store[clause]);
    }

    /**
     * Propagates a literal that became true through the clauses that have its opposite. Returns false on a conflict.
     *
     * @param store the clauses
     */
    boolean propagate(int[] store, int literal) {
        int total = counts[literal];
        if (total == 0) {
            return true;
        }
        watchesRead += total;
        int[] list = lists[literal];
        int falsified = literal ^ 1;
        int kept = 0;
        for (int at = 0; at < total; at += 2) {
            int clause = list[at];
            int hint = list[at + 1];
            if (trail.value(hint) > 0) {
                list[kept++] = clause;
                list[kept++] = hint;
                continue;
            }
            if (store[clause] == falsified) {
                store[clause] = store[clause + 1];
                store[clause + 1] = falsified;
            }
            int first = store[clause];
            int firstValue = trail.value(first);
            if (firstValue <= 0 && watchAnother(store, clause, first)) {
                continue;
            }
            list[kept++] = clause;
            list[kept++] = first;
            if (firstValue < 0) {
                System.arraycopy(list, at + 2, list, kept, total - at - 2);
                counts[literal] = kept + total - at - 2;
                return counters.violated(Trail.reason(Trail.CLAUSE, clause), -1);
            }
            if (firstValue == 0) {
                trail.assign(first, Trail.reason(Trail.CLAUSE, clause));
            }
        }
        counts[literal] = kept;
        return true;
    }

    /**
     * Watches a literal that is not false in place of the second one, if there is any. The search begins where the last
     * one ended. If it always began in front, it would go through the same false literals of a long clause again and
     * again (Gent, "Optimal implementation of watched literals and more general techniques", 2013).
     */
    private boolean watchAnother(int[] store, int clause, int first) {
        int last = clause + store[clause - LENGTH];
        int middle = clause + store[clause - SEARCHED];
        int place = notFalse(store, middle, last);
        if (place == last) {
            place = notFalse(store, clause + 2, middle);
            if (place == middle) {
                return false;
            }
        }
        int literal = store[place];
        store[clause - SEARCHED] = place - clause;
        store[place] = store[clause + 1];
        store[clause + 1] = literal;
        watch(literal, clause, first);
        return true;
    }

    /** The first place with a literal that is not false, or {@code to}. */
    private int notFalse(int[] store, int from, int to) {
        int place = from;
        while (place < to && trail.value(store[place]) < 0) {
            place++;
        }
        literalsRead += place - from;
        return place;
    }

    private void watch(int literal, int clause, int hint) {
        int opposite = literal ^ 1;
        int total = counts[opposite];
        if (total == lists[opposite].length) {
            lists[opposite] = Arrays.copyOf(lists[opposite], Math.max(8, 2 * total));
        }
        lists[opposite][total] = clause;
        lists[opposite][total + 1] = hint;
        counts[opposite] = total + 2;
    }
}
