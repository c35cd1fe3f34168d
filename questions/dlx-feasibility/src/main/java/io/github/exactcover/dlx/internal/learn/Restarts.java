package io.github.exactcover.dlx.internal.learn;

/**
 * When to give up all decisions and begin again with what was learned. In focused mode, that is whenever the latest
 * clauses have more levels than usual. In stable mode it happens rarely, after the numbers of conflicts in {@link
 * Luby}'s sequence.
 *
 * <p>The constants are defaults of CaDiCaL 2 (Biere and others, "CaDiCaL 2.0", 2024), which alternates between the
 * same two modes. Only {@link #FIRST_MODE} was tried with another value here, and how modes grow is our own.
 */
final class Restarts {

    /**
     * The sequence 1, 1, 2, 1, 1, 2, 4, ... of Luby, Sinclair and Zuckerman, <em>Optimal speedup of Las Vegas
     * algorithms</em> (1993): when it is not known how long an attempt must be to succeed, attempts of these lengths
     * lose least. Computed from a pair of numbers, as Knuth does in TAOCP 4B, section 7.2.2.2.
     */
    static final class Luby {

        private long index = 1;
        private long term = 1;

        /** The next term. */
        long next() {
            long next = term;
            if ((index & -index) == term) {
                index++;
                term = 1;
            } else {
                term *= 2;
            }
            return next;
        }
    }

    /** The short average is one over some 33 clauses, the long one over 100,000: CaDiCaL's emagluefast, emaglueslow. */
    private static final double FAST = 0.03;

    private static final int SLOWEST = 100_000;

    /** Focused mode begins again when the short average is this many times the long one: CaDiCaL's restartmargin. */
    private static final double WORSE = 1.1;

    /** There are at least this many conflicts between two restarts in focused mode: CaDiCaL's restartint. */
    private static final int FOCUSED_UNIT = 2;

    /** A term of Luby's sequence stands for this many conflicts in stable mode: CaDiCaL's reluctant. */
    private static final long STABLE_UNIT = 1024;

    /**
     * The conflicts in the first mode. With 300, no more problems were solved. Each pair of modes lasts half as long
     * again as the pair before, so that both modes get long attempts; that factor was not tuned here.
     */
    private static final long FIRST_MODE = 1_000;

    /**
     * The conflicts before the values to try first change as a whole; the next change takes this many more, and so on.
     * CaDiCaL calls this rephasing, and the number rephaseint.
     */
    private static final long FIRST_CHANGE = 1_000;

    private long conflicts;
    private boolean stable;

    /** The number of conflicts at which the mode changes, and how many conflicts the mode lasts. */
    private long modeEnd = FIRST_MODE;

    private long modeLength = FIRST_MODE;

    /** The average number of levels of a clause, over a short and a long time. */
    private double fast;

    private double slow;

    /** The number of conflicts before the next restart. */
    private long next = FOCUSED_UNIT;

    /** How long the attempts of stable mode are. */
    private Luby luby = new Luby();

    private long changes;
    private long nextChange = FIRST_CHANGE;

    boolean isStable() {
        return stable;
    }

    long conflicts() {
        return conflicts;
    }

    /** Counts a conflict, and the levels of the clause learned from it. */
    void learned(int levels) {
        conflicts++;
        fast = conflicts == 1 ? levels : fast + FAST * (levels - fast);
        slow += (levels - slow) / Math.min(conflicts, SLOWEST);
    }

    /** Whether the mode has to change now. */
    boolean changesMode() {
        if (conflicts < modeEnd) {
            return false;
        }
        stable = !stable;
        if (!stable) {
            modeLength += modeLength / 2;
        }
        modeEnd = conflicts + modeLength;
        luby = new Luby();
        next = conflicts + (stable ? STABLE_UNIT * luby.next() : FOCUSED_UNIT);
        return true;
    }

    /** Whether the values to try first have to change as a whole now. */
    boolean changesPhases() {
        if (conflicts < nextChange) {
            return false;
        }
        changes++;
        nextChange = conflicts + FIRST_CHANGE * (changes + 1);
        return true;
    }

    /** Decides whether to begin again now, and when to decide again. */
    boolean decide() {
        if (conflicts < next) {
            return false;
        }
        if (stable) {
            next = conflicts + STABLE_UNIT * luby.next();
            return true;
        }
        next = conflicts + FOCUSED_UNIT;
        return fast > WORSE * slow || conflicts >= modeEnd;
    }
}
