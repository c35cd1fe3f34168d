package io.github.exactcover.dlx.internal.learn;

import io.github.exactcover.dlx.internal.proof.ProofWriter;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Clauses: sets of literals of which at least one is true. They lie one after the other in a single array. The number
 * of a clause is the place of its first literal, and what else belongs to the clause stands before it. {@link Watches}
 * look at the first two literals.
 *
 * <p>When clauses need more memory than they may have, the least useful ones are forgotten. That costs only time,
 * because all clauses follow from the problem.
 */
final class ClauseStore {

    // Before each clause stand these numbers, counted back from its first literal, and the two that watches read. Its
    // origins come before them.

    /** The number of levels among its literals. The fewer it has, the sooner it will be used again. */
    private static final int LEVELS = 2;

    /** 1 if the clause was used since the last reduction, or 0. */
    private static final int USED = 3;

    private static final int HEADER = 4;

    /** Clauses with no more levels than this are never forgotten. The three numbers are CaDiCaL's too. */
    private static final int KEPT_LEVELS = 2;

    /** A clause from another engine is not one of these, unless it turns out to be as good here. */
    static final int LEVELS_OF_RECEIVED = KEPT_LEVELS + 1;

    /** Clauses with no more levels than this are kept as long as they are used now and then. */
    private static final int GOOD_LEVELS = 6;

    /**
     * The share of the other clauses that is kept. With a quarter, more problems were solved in time than with a half.
     */
    private static final double KEPT_SHARE = 0.25;

    private final Trail trail;
    private final Watches watches;
    private final int originWords;
    private final int mostInts;

    /** The store is full when it ends here. */
    private int bound;

    int[] store = new int[64];
    private int end = HEADER;

    /** All clauses, in the order in which they were added. */
    private int[] clauses = new int[16];

    private int count;

    /** Where clauses are written down; null if no proof is wanted. */
    @Nullable
    ProofWriter proof;

    /** The numbers of all clauses in the proof. */
    private int[] proofNumbers = {};

    private final int[] levelStamps;
    private int stamp;
    private long forgotten;

    /**
     * No clauses yet.
     *
     * @param originWords how many ints belong to each clause to say where it comes from
     * @param memory about how many bytes all clauses may need
     */
    ClauseStore(Trail trail, Watches watches, int originWords, long memory) {
        this.trail = trail;
        this.watches = watches;
        this.originWords = originWords;
        mostInts = (int) Math.min(Trail.MOST_NUMBER, memory / (2 * Integer.BYTES));
        bound = mostInts;
        int optionCount = trail.values.length;
        levelStamps = new int[optionCount + 2];
    }

    /**
     * Adds a clause of two literals or more, of which the first two are to be watched.
     *
     * @param levels how many levels its literals have; 0 if the clause must not be forgotten
     * @param origins where it comes from
     * @return its number
     */
    int add(int[] literals, int length, int levels, int[] origins) {
        int clause = end + originWords + HEADER;
        end = clause + length;
        if (end > store.length) {
            store = Arrays.copyOf(store, Math.max(end, store.length + (store.length >> 1)));
        }
        System.arraycopy(origins, 0, store, clause - HEADER - originWords, originWords);
        System.arraycopy(literals, 0, store, clause, length);
        store[clause - Watches.LENGTH] = length;
        store[clause - LEVELS] = levels;
        store[clause - USED] = 1;
        store[clause - Watches.SEARCHED] = 2;
        if (count == clauses.length) {
            clauses = Arrays.copyOf(clauses, 2 * count);
        }
        if (proof != null) {
            proofNumbers =
                    proofNumbers.length < clauses.length ? Arrays.copyOf(proofNumbers, clauses.length) : proofNumbers;
            proofNumbers[count] = proof.lastClause();
        }
        clauses[count++] = clause;
        watches.addClause(store, clause);
        return clause;
    }

    /** The number that a clause has in the proof. */
    int proofNumber(int clause) {
        return proofNumbers[Arrays.binarySearch(clauses, 0, count, clause)];
    }

    int length(int clause) {
        return store[clause - Watches.LENGTH];
    }

    int literal(int clause, int place) {
        return store[clause + place];
    }

    /** Adds to a set of bits where a clause comes from. */
    void addOrigins(int clause, int[] origins) {
        for (int word = 0; word < originWords; word++) {
            origins[word] |= store[clause - HEADER - originWords + word];
        }
    }

    /** Notes that a clause led to a conflict. */
    void use(int clause) {
        store[clause - USED] = 1;
        if (store[clause - LEVELS] > KEPT_LEVELS) {
            int levels = levels(store, clause, clause + store[clause - Watches.LENGTH]);
            store[clause - LEVELS] = Math.min(levels, store[clause - LEVELS]);
        }
    }

    /** How many levels the literals have that stand in a part of an array; all of them are assigned. */
    int levels(int[] literals, int from, int to) {
        stamp++;
        int levels = 0;
        for (int place = from; place < to; place++) {
            int level = trail.levels[literals[place] >> 1];
            if (levelStamps[level] != stamp) {
                levelStamps[level] = stamp;
                levels++;
            }
        }
        return levels;
    }

    /** Whether clauses use so much memory that some have to be forgotten. */
    boolean isFull() {
        return end > bound;
    }

    /** How many clauses were forgotten so far. */
    long forgotten() {
        return forgotten;
    }

    /**
     * Forgets clauses, the ones with the most levels first: most of those not used lately, or of all if memory is
     * short. Clauses that are reasons on the trail stay.
     */
    void reduce() {
        boolean[] doomed = doomed(isFull());
        markReasons(doomed);
        if (proof != null) {
            writeForgotten(proof, doomed);
        }
        int[] oldClauses = clauses.clone();
        int oldCount = count;
        int[] moved = compact(doomed);
        repairReasons(oldClauses, oldCount, moved);
        watches.clear();
        for (int i = 0; i < count; i++) {
            watches.addClause(store, clauses[i]);
        }
    }

    private void writeForgotten(ProofWriter to, boolean[] doomed) {
        int[] forgottenNumbers = new int[count];
        int found = 0;
        int kept = 0;
        for (int i = 0; i < count; i++) {
            if (doomed[i]) {
                forgottenNumbers[found++] = proofNumbers[i];
            } else {
                proofNumbers[kept++] = proofNumbers[i];
            }
        }
        to.delete(forgottenNumbers, found);
    }

    /** For each clause in {@link #clauses}, whether it is to be forgotten. */
    private boolean[] doomed(boolean full) {
        long[] candidates = new long[count];
        int found = 0;
        for (int i = 0; i < count; i++) {
            int levels = store[clauses[i] - LEVELS];
            if (levels <= (full ? 0 : KEPT_LEVELS) || (takeUse(clauses[i], levels) && !full)) {
                continue;
            }
            long length = Math.min(store[clauses[i] - Watches.LENGTH], (1 << 16) - 1);
            candidates[found++] = ((long) Math.min(levels, (1 << 14) - 1) << 16 | length) << 32 | i;
        }
        Arrays.sort(candidates, 0, found);
        boolean[] doomed = new boolean[count];
        for (int i = (int) (KEPT_SHARE * found); i < found; i++) {
            doomed[(int) candidates[i]] = true;
        }
        return doomed;
    }

    /** Returns whether a clause is good and was used since the last reduction; from now on it counts as not used. */
    private boolean takeUse(int clause, int levels) {
        boolean used = store[clause - USED] != 0;
        store[clause - USED] = 0;
        return used && levels <= GOOD_LEVELS;
    }

    private void markReasons(boolean[] doomed) {
        for (int place = 0; place < trail.size; place++) {
            int reason = trail.reasons[trail.literals[place] >> 1];
            if (Trail.kind(reason) == Trail.CLAUSE) {
                doomed[Arrays.binarySearch(clauses, 0, count, Trail.number(reason))] = false;
            }
        }
    }

    /** Moves the clauses that stay to the front, and returns the new numbers of all. */
    private int[] compact(boolean[] doomed) {
        int[] moved = new int[count];
        int newEnd = HEADER;
        int newCount = 0;
        for (int i = 0; i < count; i++) {
            if (doomed[i]) {
                forgotten++;
                continue;
            }
            int start = clauses[i] - HEADER - originWords;
            int length = HEADER + originWords + store[clauses[i] - Watches.LENGTH];
            System.arraycopy(store, start, store, newEnd, length);
            moved[i] = newEnd + HEADER + originWords;
            clauses[newCount++] = moved[i];
            newEnd += length;
        }
        count = newCount;
        end = newEnd;
        // Clauses that cannot be forgotten may need more than there should be; then it is not full at once again.
        bound = Math.max(mostInts, 2 * end);
        return moved;
    }

    private void repairReasons(int[] oldClauses, int oldCount, int[] moved) {
        for (int place = 0; place < trail.size; place++) {
            int option = trail.literals[place] >> 1;
            int reason = trail.reasons[option];
            if (Trail.kind(reason) == Trail.CLAUSE) {
                int i = Arrays.binarySearch(oldClauses, 0, oldCount, Trail.number(reason));
                trail.reasons[option] = Trail.reason(Trail.CLAUSE, moved[i]);
            }
        }
    }
}
