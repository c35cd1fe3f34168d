package io.github.exactcover.dlx.diagram;

import java.math.BigInteger;
import java.util.random.RandomGenerator;

/** Random numbers of any size. */
final class RandomIntegers {

    private RandomIntegers() {}

    /** A number from 0 to below a bound, all with the same probability: those that are too large are thrown again. */
    static BigInteger below(BigInteger bound, RandomGenerator random) {
        int bits = bound.subtract(BigInteger.ONE).bitLength();
        byte[] bytes = new byte[bits / Byte.SIZE + 1];
        while (true) {
            random.nextBytes(bytes);
            // The first byte is the highest; what is above the bits that are wanted is cut off.
            bytes[0] &= (byte) ((1 << bits % Byte.SIZE) - 1);
            BigInteger number = new BigInteger(1, bytes);
            if (number.compareTo(bound) < 0) {
                return number;
            }
        }
    }
}
