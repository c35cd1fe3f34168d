package io.github.exactcover.dlx.web.standin;

import java.util.random.RandomGenerator;
import java.util.stream.DoubleStream;

/**
 * SplitMix64 by Steele, Lea and Flood, with the bounded methods of the JDK, so that the numbers are those of the JDK
 * and a search in a page takes the same way.
 */
public final class SplittableRandom implements RandomGenerator {

    private static final long GOLDEN = 0x9e3779b97f4a7c15L;

    private long seed;

    public SplittableRandom(long seed) {
        this.seed = seed;
    }

    @Override
    public long nextLong() {
        seed += GOLDEN;
        long mixed = (seed ^ (seed >>> 30)) * 0xbf58476d1ce4e5b9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94d049bb133111ebL;
        return mixed ^ (mixed >>> 31);
    }

    @Override
    public int nextInt() {
        seed += GOLDEN;
        long mixed = (seed ^ (seed >>> 33)) * 0x62a9d9ed799705f5L;
        return (int) (((mixed ^ (mixed >>> 28)) * 0xcb24d0a5c88c35b3L) >>> 32);
    }

    @Override
    public int nextInt(int bound) {
        int next = nextInt();
        int mask = bound - 1;
        if ((bound & mask) == 0) {
            return next & mask;
        }
        int positive = next >>> 1;
        int result = positive % bound;
        while (positive + mask - result < 0) {
            positive = nextInt() >>> 1;
            result = positive % bound;
        }
        return result;
    }

    @Override
    public double nextDouble() {
        return (nextLong() >>> 11) * 0x1.0p-53;
    }

    @Override
    public boolean nextBoolean() {
        return nextInt() < 0;
    }

    @Override
    public DoubleStream doubles(long count, double from, double to) {
        double[] numbers = new double[Math.toIntExact(count)];
        for (int i = 0; i < numbers.length; i++) {
            double number = nextDouble() * (to - from) + from;
            numbers[i] = number < to ? number : Math.nextDown(to);
        }
        return DoubleStream.of(numbers);
    }
}
