package io.github.exactcover.dlx.internal.symmetry;

import io.github.exactcover.dlx.internal.table.Patience;
import java.math.BigInteger;

/** A product that can have millions of digits. It is made in pieces, so that patience can end it between them. */
final class LargeProduct {

    /** What is not longer is multiplied at once, in some milliseconds. */
    private static final int BITS_AT_ONCE = 1 << 18;

    private LargeProduct() {}

    /** The product of some numbers. Halves are multiplied with each other, because Java is fast where both are long. */
    static BigInteger of(int[] factors) {
        return of(factors, 0, factors.length, Patience.ofThread());
    }

    private static BigInteger of(int[] factors, int from, int to, Patience patience) {
        if (to - from < 2) {
            return from == to ? BigInteger.ONE : BigInteger.valueOf(factors[from]);
        }
        int middle = (from + to) >>> 1;
        return times(of(factors, from, middle, patience), of(factors, middle, to, patience), patience);
    }

    /** A. Karatsuba's way: three products of numbers that are half as long. */
    private static BigInteger times(BigInteger one, BigInteger other, Patience patience) {
        int bits = Math.max(one.bitLength(), other.bitLength());
        patience.spend(1 + bits / 2);
        if (bits <= BITS_AT_ONCE || one.signum() == 0 || other.signum() == 0) {
            return one.multiply(other);
        }
        int half = bits / 2;
        BigInteger high = one.shiftRight(half);
        BigInteger low = one.subtract(high.shiftLeft(half));
        BigInteger otherHigh = other.shiftRight(half);
        BigInteger otherLow = other.subtract(otherHigh.shiftLeft(half));
        BigInteger highs = times(high, otherHigh, patience);
        BigInteger lows = times(low, otherLow, patience);
        BigInteger all = times(high.add(low), otherHigh.add(otherLow), patience);
        BigInteger mixed = all.subtract(highs).subtract(lows);
        return highs.shiftLeft(half).add(mixed).shiftLeft(half).add(lows);
    }
}
