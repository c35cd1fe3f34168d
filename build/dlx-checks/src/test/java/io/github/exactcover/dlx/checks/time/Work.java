package io.github.exactcover.dlx.checks.time;

import java.io.Serial;
import java.lang.reflect.Array;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * The work that counted classes do. A step is a turn of a loop or a call of a lambda; what Java's own classes do with
 * many values counts as some steps. It is a clock too: each step takes {@link #NANOS}. So a time-out comes after the
 * same work on all machines, and so does an interrupt. For one thread at a time.
 *
 * <p>{@link CountedClasses} changes classes so that they call {@link #step} and {@link #nanoTime}, and the methods here
 * that have the name and the arguments of one of Java's.
 */
public final class Work {

    /** How long a step takes: some loops are ten times as fast, but others wait for the memory. */
    static final long NANOS = 10;

    private static long steps;
    private static long next = Long.MAX_VALUE;
    private static long interruptAt = Long.MAX_VALUE;
    private static long limit = Long.MAX_VALUE;

    private Work() {}

    /** Says that something should have ended, and where it still was at work. */
    public static final class TooLateError extends Error {

        @Serial
        private static final long serialVersionUID = 1;

        TooLateError() {
            super("Still at work");
        }
    }

    /**
     * Begins to count.
     *
     * @param interrupt after how many nanoseconds the thread is interrupted; {@code Long.MAX_VALUE} for never
     * @param end after how many nanoseconds a {@link TooLateError} is thrown
     */
    public static void begin(long interrupt, long end) {
        steps = 0;
        interruptAt = interrupt / NANOS;
        limit = end / NANOS;
        next = Math.min(interruptAt, limit);
    }

    /** Ends what was begun. Returns how many nanoseconds it took. */
    public static long end() {
        next = Long.MAX_VALUE;
        return steps * NANOS;
    }

    public static void step() {
        if (++steps >= next) {
            look();
        }
    }

    private static void steps(long more) {
        steps += more;
        if (steps >= next) {
            look();
        }
    }

    private static void look() {
        if (steps >= interruptAt) {
            interruptAt = Long.MAX_VALUE;
            Thread.currentThread().interrupt();
        }
        next = Math.min(interruptAt, limit);
        if (steps >= limit) {
            next = Long.MAX_VALUE;
            throw new TooLateError();
        }
    }

    public static long nanoTime() {
        step();
        return steps * NANOS;
    }

    /** In place of an alarm, which rings by the clock of the machine: so it always rings. */
    public static void noAlarm(Object alarm, long nanos) {}

    /** Looks for something in a map or a set, or puts it there. */
    public static void lookUp() {
        steps(10);
    }

    /** Makes room for so many values. */
    public static int room(int length) {
        steps(length / 8);
        return length;
    }

    public static Object clone(Object array) {
        int length = room(Array.getLength(array));
        Object copy = Array.newInstance(array.getClass().getComponentType(), length);
        System.arraycopy(array, 0, copy, 0, length);
        return copy;
    }

    public static void arraycopy(Object from, int fromAt, Object to, int toAt, int length) {
        System.arraycopy(from, fromAt, to, toAt, room(length));
    }

    public static int[] copyOf(int[] from, int length) {
        return Arrays.copyOf(from, room(length));
    }

    public static long[] copyOf(long[] from, int length) {
        return Arrays.copyOf(from, room(length));
    }

    public static double[] copyOf(double[] from, int length) {
        return Arrays.copyOf(from, room(length));
    }

    public static Object[] copyOf(Object[] from, int length) {
        return Arrays.copyOf(from, room(length));
    }

    public static int[] copyOfRange(int[] from, int start, int end) {
        room(end - start);
        return Arrays.copyOfRange(from, start, end);
    }

    public static void fill(int[] array, int value) {
        room(array.length);
        Arrays.fill(array, value);
    }

    public static void fill(int[] array, int start, int end, int value) {
        room(end - start);
        Arrays.fill(array, start, end, value);
    }

    public static void fill(long[] array, long value) {
        room(array.length);
        Arrays.fill(array, value);
    }

    public static void fill(long[] array, int start, int end, long value) {
        room(end - start);
        Arrays.fill(array, start, end, value);
    }

    public static void fill(double[] array, double value) {
        room(array.length);
        Arrays.fill(array, value);
    }

    public static void fill(double[] array, int start, int end, double value) {
        room(end - start);
        Arrays.fill(array, start, end, value);
    }

    public static void fill(boolean[] array, boolean value) {
        room(array.length / 4);
        Arrays.fill(array, value);
    }

    public static void fill(Object[] array, Object value) {
        room(array.length);
        Arrays.fill(array, value);
    }

    private static void sorts(long length) {
        steps(length * (64 - Long.numberOfLeadingZeros(length)) / 4);
    }

    public static void sort(int[] array) {
        sorts(array.length);
        Arrays.sort(array);
    }

    public static void sort(int[] array, int start, int end) {
        sorts(end - start);
        Arrays.sort(array, start, end);
    }

    public static void sort(long[] array) {
        sorts(array.length);
        Arrays.sort(array);
    }

    public static void sort(long[] array, int start, int end) {
        sorts(end - start);
        Arrays.sort(array, start, end);
    }

    public static boolean equals(int[] one, int[] other) {
        room(one.length);
        return Arrays.equals(one, other);
    }

    public static boolean equals(long[] one, long[] other) {
        room(one.length);
        return Arrays.equals(one, other);
    }

    public static int hashCode(int[] array) {
        steps(array.length / 4);
        return Arrays.hashCode(array);
    }

    public static void setAll(int[] array, IntUnaryOperator values) {
        room(array.length);
        Arrays.setAll(array, values);
    }

    private static void words(BitSet set) {
        steps(set.size() / 128);
    }

    public static void and(BitSet set, BitSet other) {
        words(set);
        set.and(other);
    }

    public static void or(BitSet set, BitSet other) {
        words(other);
        set.or(other);
    }

    public static void andNot(BitSet set, BitSet other) {
        words(set);
        set.andNot(other);
    }

    public static boolean intersects(BitSet set, BitSet other) {
        words(set);
        return set.intersects(other);
    }

    public static int cardinality(BitSet set) {
        words(set);
        return set.cardinality();
    }

    public static Object clone(BitSet set) {
        words(set);
        return set.clone();
    }

    public static void clear(BitSet set) {
        words(set);
        set.clear();
    }

    public static boolean equals(BitSet set, Object other) {
        words(set);
        return set.equals(other);
    }

    public static BitSet get(BitSet set, int from, int to) {
        steps((to - from) / 128);
        return set.get(from, to);
    }

    public static int nextSetBit(BitSet set, int from) {
        int found = set.nextSetBit(from);
        steps(((found < 0 ? set.length() : found) - from) / 128);
        return found;
    }

    public static int previousSetBit(BitSet set, int from) {
        int found = set.previousSetBit(from);
        steps((from - found) / 128);
        return found;
    }

    private static void digits(BigInteger one, BigInteger other) {
        long small = 1L + Math.min(one.bitLength(), other.bitLength()) / 32;
        long large = 1L + Math.max(one.bitLength(), other.bitLength()) / 32;
        steps(small < 80 ? small * large / 10 : (long) ((double) large * Math.sqrt((double) small)));
    }

    public static BigInteger multiply(BigInteger one, BigInteger other) {
        digits(one, other);
        return one.multiply(other);
    }

    public static BigInteger divide(BigInteger one, BigInteger other) {
        digits(one, other);
        return one.divide(other);
    }

    public static BigInteger add(BigInteger one, BigInteger other) {
        steps(one.bitLength() / 320);
        return one.add(other);
    }

    public static BigInteger subtract(BigInteger one, BigInteger other) {
        steps(one.bitLength() / 320);
        return one.subtract(other);
    }

    public static String toString(BigInteger number) {
        digits(number, number);
        return number.toString();
    }

    public static boolean addAll(List<Object> list, Collection<?> more) {
        room(more.size());
        return list.addAll(more);
    }

    public static List<?> copyOf(Collection<?> elements) {
        room(elements.size());
        return List.copyOf(elements);
    }

    public static void add(List<Object> list, int at, Object element) {
        room(list.size() - at);
        list.add(at, element);
    }

    public static Object remove(List<Object> list, int at) {
        room(list.size() - at);
        return list.remove(at);
    }
}
