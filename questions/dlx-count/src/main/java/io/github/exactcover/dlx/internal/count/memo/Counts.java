package io.github.exactcover.dlx.internal.count.memo;

import java.math.BigInteger;
import java.util.Arrays;

/**
 * Registers with numbers of solutions. A number is a row of words with {@value MemoSlots#VALUE_BITS} bits each, as
 * the memo keeps them, the lowest first. All get one word more when a sum needs it, so nothing overflows.
 */
public final class Counts extends Sums {

    private static final int BITS = MemoSlots.VALUE_BITS;
    private static final long MASK = (1L << BITS) - 1;

    /** The words of each number. */
    private int width = 1;

    /** By level: its number. */
    private long[] registers;

    Counts(int levels) {
        registers = new long[levels];
    }

    @Override
    void widen(int words) {
        if (words <= width) {
            return;
        }
        long[] wider = new long[registers.length / width * words];
        for (int from = 0, to = 0; from < registers.length; from += width, to += words) {
            System.arraycopy(registers, from, wider, to, width);
        }
        registers = wider;
        value = Arrays.copyOf(value, words);
        width = words;
    }

    @Override
    void clear(int level) {
        Arrays.fill(registers, level * width, (level + 1) * width, 0);
    }

    @Override
    void one(int level) {
        clear(level);
        registers[level * width] = 1;
    }

    @Override
    void load(int level) {
        System.arraycopy(registers, level * width, value, 0, width);
    }

    @Override
    void loadOne() {
        Arrays.fill(value, 0);
        value[0] = 1;
    }

    @Override
    void store(int level) {
        System.arraycopy(value, 0, registers, level * width, width);
    }

    @Override
    void add(int level, int row) {
        int at = level * width;
        long carry = 0;
        for (int i = 0; i < width; i++) {
            long sum = registers[at + i] + value[i] + carry;
            registers[at + i] = sum & MASK;
            carry = sum >>> BITS;
        }
        if (carry != 0) {
            widen(width + 1);
            registers[level * width + width - 1] = carry;
        }
    }

    @Override
    BigInteger count(int level) {
        BigInteger number = BigInteger.ZERO;
        for (int i = width - 1; i >= 0; i--) {
            number = number.shiftLeft(BITS).add(BigInteger.valueOf(registers[level * width + i]));
        }
        return number;
    }
}
