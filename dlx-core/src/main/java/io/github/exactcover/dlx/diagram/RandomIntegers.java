package io.github.exactcover.dlx.diagram;

import java.math.BigInteger;
import java.util.random.RandomGenerator;

/** Random numbers of any size. */
final class RandomIntegers {

    private RandomIntegers() {}

    /**
     * A random number from 0 to {@code bound - 1}, each with the same probability. A number that is too large is drawn
     * again.
     */
    static BigInteger below(BigInteger bound, RandomGenerator random) {
        int bits = bound.subtract(BigInteger.ONE).bitLength();
        byte[] bytes = new byte[bits / Byte.SIZE + 1];
        while (true) {
            random.nextBytes(bytes);
            // The first byte is the highest. This clears the bits above the ones that are needed.
            bytes[0] &= (byte) ((1 << bits % Byte.SIZE) - 1);
            BigInteger number = new BigInteger(1, bytes);
            if (number.compareTo(bound) < 0) {
                return number;
            }
        }
    }
}
