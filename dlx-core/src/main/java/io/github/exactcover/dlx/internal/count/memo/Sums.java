package io.github.exactcover.dlx.internal.count.memo;

import java.math.BigInteger;

/**
 * What a walk makes of the solutions of a subproblem: their number, or a diagram of them. There is a register for each
 * level of the walk, and a value on its way between a register and another, or the memo.
 */
abstract class Sums {

    /** The value on its way; none of its words is negative. It gets longer when something is added that needs more. */
    long[] value = new long[1];

    /** Makes values so many words long, if they are shorter. */
    abstract void widen(int words);

    /** Sets a register to no solution. */
    abstract void clear(int level);

    /** Sets a register to the one solution without options. */
    abstract void one(int level);

    /** Takes the value of a register. */
    abstract void load(int level);

    /** Takes the one solution without options as the value. */
    abstract void loadOne();

    /** Whether the value has no solution. */
    abstract boolean isNone();

    /** Adds to a register the solutions of the value, each with the option of a row. */
    abstract void add(int level, int row);

    /** Combines each solution of a register with each one of the value. */
    abstract void multiply(int level);

    /** The number of solutions in a register. */
    abstract BigInteger count(int level);
}
