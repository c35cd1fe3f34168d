package io.github.exactcover.dlx.internal.search.bits;

import java.util.Arrays;

/**
 * What was found below small nodes of {@link BitParallel}. Tilings and matchings come to the same remaining problem
 * again and again: the same items are left, covered in another way so far. Without secondary items, these items tell
 * which options are left, and so all that the search does below. Then the options that complete each solution are
 * copied from here, and nothing is searched.
 *
 * <p>To keep what is known of a remaining problem is an idea of dancing with ZDDs (Nishino, Yasuda, Minato and Nagata,
 * <em>Dancing with decision diagrams</em>, AAAI 2017). They keep all of it, as a diagram. We keep only small subtrees,
 * because we want to show their solutions in the order of the search, with the same counts of nodes and updates. When
 * the memo is full, it forgets everything, and so it never leaves the processor's cache.
 *
 * <p>At most one node is recorded at a time: its solutions come one by one, and then its end, unless recording it
 * is given up. Likewise, at most one is replayed.
 */
final class SubtreeMemo {

    /** With more primary items, sets of items would not fit into a key. */
    static final int MOST_ITEMS = 128;

    /** The slots of the hash table; at most half of them are taken. */
    private static final int SLOTS = 1 << 13;

    /** The numbers in all entries. With the slots, this is 400 kB. */
    private static final int ROOM = 1 << 16;

    /** The most numbers in an entry. */
    private static final int MOST = ROOM / 64;

    /** The numbers of an entry, and of each of its solutions, before what they have in common ends. */
    private static final int HEAD = 3;

    /** In place of an entry: what is below takes too much room. */
    private static final int TOO_LARGE = -1;

    private final long[] lowItems = new long[SLOTS];
    private final long[] highItems = new long[SLOTS];

    /** For each slot, where its entry starts, {@link #TOO_LARGE}, or 0 if the slot is free. */
    private final int[] entries = new int[SLOTS];

    private int taken;

    /**
     * The entries: how many solutions, nodes and updates there are below, and for each solution how many options
     * complete it, how many nodes and updates after the one before it comes, and these options as {@link BitPath} has
     * them. After the last solution, there are the nodes and updates to the end, as of one without options.
     */
    private final int[] numbers = new int[ROOM];

    private int end = 1;

    /** The slot of the key that was looked for last. */
    private int slot;

    /** The level of the node that is recorded, -1 if there is none. */
    private int recorded = -1;

    private int recordedLength;
    private long solutionsBefore;
    private long nodesBefore;
    private long updatesBefore;

    /** The nodes and updates at the last solution. */
    private long nodesAt;

    private long updatesAt;
    private int at;

    /** How many solutions of the entry that is replayed are still to be shown; -1 if there is none. */
    private int left = -1;

    private int next;

    /** The path to the node that is replayed, and how many options it has with and without the solution shown last. */
    private int[] options = {};

    private int base;
    private int shown;

    /** Where the entry of a set of items starts, or a number that is not positive if there is none. */
    int find(long low, long high) {
        long hash = (low * 0x9E3779B97F4A7C15L) ^ (high * 0xD6E8FEB86659FD93L);
        int mixed = (int) (hash ^ (hash >>> 32)) * 0x9E3779B1;
        int place = mixed >>> -Integer.numberOfTrailingZeros(SLOTS);
        while (entries[place] != 0 && (lowItems[place] != low || highItems[place] != high)) {
            place = (place + 1) & (SLOTS - 1);
        }
        slot = place;
        lowItems[place] = low;
        highItems[place] = high;
        return entries[place];
    }

    /**
     * Records what comes below the node whose items were looked for last and not found.
     *
     * @param length how many options were chosen so far
     */
    void record(int level, int length, long solutions, long nodes, long updates) {
        if (2 * taken >= SLOTS || end + MOST > ROOM) {
            forget();
        }
        recorded = level;
        recordedLength = length;
        solutionsBefore = solutions;
        nodesBefore = nodes;
        updatesBefore = updates;
        nodesAt = nodes;
        updatesAt = updates;
        at = end + HEAD;
    }

    private void forget() {
        long low = lowItems[slot];
        long high = highItems[slot];
        Arrays.fill(entries, 0);
        taken = 0;
        end = 1;
        find(low, high);
    }

    /** The level of the node that is recorded, -1 if there is none. */
    int recorded() {
        return recorded;
    }

    /** Adds a solution to what is recorded. If there is no room for it, only that is kept. */
    void add(int[] path, int length, long nodes, long updates) {
        int last = length - recordedLength;
        if (at + 2 * HEAD + last > end + MOST) {
            endWith(TOO_LARGE);
            return;
        }
        put(last, nodes, updates);
        System.arraycopy(path, recordedLength, numbers, at, last);
        at += last;
    }

    private void put(int last, long nodes, long updates) {
        numbers[at] = last;
        numbers[at + 1] = (int) (nodes - nodesAt);
        numbers[at + 2] = (int) (updates - updatesAt);
        at += HEAD;
        nodesAt = nodes;
        updatesAt = updates;
    }

    /** Completes what is recorded; everything below the node was visited. */
    void complete(long solutions, long nodes, long updates) {
        if (updates - updatesBefore > Integer.MAX_VALUE || solutions - solutionsBefore > Integer.MAX_VALUE) {
            endWith(TOO_LARGE);
            return;
        }
        put(0, nodes, updates);
        numbers[end] = (int) (solutions - solutionsBefore);
        numbers[end + 1] = (int) (nodes - nodesBefore);
        numbers[end + 2] = (int) (updates - updatesBefore);
        endWith(end);
        end = at;
    }

    private void endWith(int found) {
        entries[slot] = found;
        taken++;
        recorded = -1;
    }

    /** Forgets what is recorded: not everything below the node will be visited from here, or now. */
    void giveUp() {
        recorded = -1;
    }

    /** How many solutions an entry has. */
    int solutions(int start) {
        return numbers[start];
    }

    /** How many nodes are below the node of an entry. */
    int nodes(int start) {
        return numbers[start + 1];
    }

    /** How many updates these nodes are. */
    int updates(int start) {
        return numbers[start + 2];
    }

    /** How many nodes are visited to find the first solution of an entry. */
    int nodesToFirst(int start) {
        return numbers[start + HEAD + 1];
    }

    /**
     * Begins to replay an entry that has solutions.
     *
     * @param path gets the options that complete each of them
     * @param length how many options the path has already
     */
    void replay(int start, int[] path, int length) {
        left = numbers[start];
        next = start + HEAD;
        options = path;
        base = length;
    }

    /** Whether an entry is replayed. */
    boolean isReplaying() {
        return left >= 0;
    }

    /** Whether an entry is replayed that has more solutions. */
    boolean hasNext() {
        return left > 0;
    }

    /** How many nodes have to be visited to the next solution of the entry, or to its end if it has no more. */
    int nodesToNext() {
        return numbers[next + 1];
    }

    /** How many updates these are. */
    int updatesToNext() {
        return numbers[next + 2];
    }

    /** Completes the path with the next solution of the entry. */
    void showNext() {
        int from = next + HEAD;
        int last = numbers[next];
        // Mostly so few that it would take longer to call what copies arrays.
        for (int i = 0; i < last; i++) {
            options[base + i] = numbers[from + i];
        }
        next = from + last;
        shown = base + last;
        left--;
    }

    /** The solution that was shown last. */
    int[] told() {
        return Arrays.copyOf(options, shown);
    }

    /** Ends the replay, whether or not there are more solutions. */
    void stop() {
        left = -1;
    }
}
