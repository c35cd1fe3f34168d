package io.github.exactcover.dlx.internal.count.memo;

import java.math.BigInteger;

/**
 * What a walk makes of the solutions of a subproblem: their number, or a diagram of them. Each level of the walk has a
 * register. Between registers, and to and from the memo, values go by way of the current value.
 */
abstract class Sums {

    /**
     * The current value. None of its words is negative. It is replaced by a longer one when a value needs more words.
     */
    long[] value = new long[1];

    /** Makes values at least this many words long. */
    abstract void widen(int words);

    /** Sets a register to no solution. */
    abstract void clear(int level);

    /** Sets a register to the one solution without options. */
    abstract void one(int level);

    /** The current value becomes that of a register. */
    abstract void load(int level);

    /** The current value becomes the one solution without options. */
    abstract void loadOne();

    /** A register becomes the current value. */
    abstract void store(int level);

    /** Adds to a register the solutions of the current value, each with the option of a row added. */
    abstract void add(int level, int row);

    /** The number of solutions in a register. */
    abstract BigInteger count(int level);
}
