package io.github.exactcover.dlx.internal.symmetry;

import io.github.exactcover.dlx.internal.table.Patience;
import java.math.BigInteger;

/** A product that can have millions of digits. It is made in pieces, so that patience can end it between them. */
final class LargeProduct {

    /** What is not longer is multiplied at once, in some ten milliseconds. */
    private static final int BITS_AT_ONCE = 1 << 19;

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

    private static BigInteger times(BigInteger one, BigInteger other, Patience patience) {
        if (one.bitLength() < other.bitLength()) {
            return times(other, one, patience);
        }
        patience.spend(1 + one.bitLength() / 2);
        if (one.bitLength() <= BITS_AT_ONCE) {
            return one.multiply(other);
        }
        int half = one.bitLength() / 2;
        BigInteger high = one.shiftRight(half);
        BigInteger low = one.subtract(high.shiftLeft(half));
        return times(high, other, patience).shiftLeft(half).add(times(low, other, patience));
    }
}
