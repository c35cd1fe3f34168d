package io.github.exactcover.dlx.diagram;

import io.github.exactcover.dlx.internal.count.diagram.Diagram;
import io.github.exactcover.dlx.internal.count.disk.Ints;
import java.math.BigInteger;
import java.nio.ByteBuffer;

/**
 * A number of any size for each node of a diagram: 0, until it is set. The numbers lie where the diagram lies.
 *
 * <p>A number is in two's complement, a digit to the base 2^32 in each int, with the lowest first. Numbers lie in
 * blocks of the same width. If one does not fit, its block moves to the end and gets wider. An object for each number
 * would take several times as much memory.
 */
final class NodeNumbers implements AutoCloseable {

    private static final int BLOCK_BITS = 8;

    private static final int BLOCK = 1 << BLOCK_BITS;

    private static final long LOWER = 0xFFFF_FFFFL;

    private final Ints ints;

    /** Where the blocks begin. */
    private final long[] starts;

    /** How many digits their numbers have room for; 0 for those that have only zeros. */
    private final int[] widths;

    NodeNumbers(Diagram diagram) {
        int blocks = ((diagram.nodeCount() - 1) >> BLOCK_BITS) + 1;
        this.ints = new Ints(diagram.disk());
        this.starts = new long[blocks];
        this.widths = new int[blocks];
    }

    BigInteger get(int node) {
        int width = width(node);
        if (width == 0) {
            return BigInteger.ZERO;
        }
        long at = place(node, width);
        if (width == 1) {
            return BigInteger.valueOf(ints.get(at));
        }
        ByteBuffer bytes = ByteBuffer.allocate(width * Integer.BYTES);
        for (int i = width - 1; i >= 0; i--) {
            bytes.putInt(ints.get(at + i));
        }
        return new BigInteger(bytes.array());
    }

    void set(int node, BigInteger number) {
        reserve(node, number.bitLength() / Integer.SIZE + 1);
        long at = place(node, width(node));
        BigInteger rest = number;
        for (int i = 0; i < width(node); i++) {
            ints.set(at + i, rest.intValue());
            rest = rest.shiftRight(Integer.SIZE);
        }
    }

    /** Adds to a number. */
    void add(int node, BigInteger more) {
        set(node, get(node).add(more));
    }

    /** Sets a number to the sum of two others. Most numbers of a diagram are such sums, so this makes no objects. */
    void setSum(int node, int one, int other) {
        reserve(node, Math.max(digits(one), digits(other)));
        int width = width(node);
        int oneWidth = width(one);
        int otherWidth = width(other);
        long at = place(node, width);
        long oneAt = place(one, oneWidth);
        long otherAt = place(other, otherWidth);
        int oneSign = oneWidth == 0 ? 0 : sign(oneAt, oneWidth);
        int otherSign = otherWidth == 0 ? 0 : sign(otherAt, otherWidth);
        long carry = 0;
        for (int i = 0; i < width; i++) {
            int digit = i < oneWidth ? ints.get(oneAt + i) : oneSign;
            int otherDigit = i < otherWidth ? ints.get(otherAt + i) : otherSign;
            carry += (digit & LOWER) + (otherDigit & LOWER);
            ints.set(at + i, (int) carry);
            carry >>>= Integer.SIZE;
        }
        int sign = oneSign + otherSign + (int) carry;
        if (sign != sign(at, width)) {
            reserve(node, width + 1);
            at = place(node, width(node));
            for (int i = width; i < width(node); i++) {
                ints.set(at + i, sign);
            }
        }
    }

    /** How many digits a number needs. The width of its block must not count, or blocks would widen each other. */
    private int digits(int node) {
        int digits = Math.max(1, width(node));
        long at = place(node, width(node));
        while (digits > 1 && ints.get(at + digits - 1) == sign(at, digits - 1)) {
            digits--;
        }
        return digits;
    }

    private int width(int node) {
        return widths[node >> BLOCK_BITS];
    }

    /** Where the digits of a number begin. */
    private long place(int node, int width) {
        return starts[node >> BLOCK_BITS] + (node & (BLOCK - 1)) * (long) width;
    }

    /** What the digits of a number go on with after the highest one. */
    private int sign(long at, int width) {
        return ints.get(at + width - 1) >> (Integer.SIZE - 1);
    }

    /** Makes a block at least as wide as is needed. If it has to move, it gets half as wide again. */
    private void reserve(int node, int needed) {
        int before = width(node);
        if (needed <= before) {
            return;
        }
        int width = Math.max(needed, before + (before >> 1));
        long start = ints.size();
        for (int of = node & -BLOCK; of < (node & -BLOCK) + BLOCK; of++) {
            long at = place(of, before);
            for (int i = 0; i < width; i++) {
                ints.add(i < before ? ints.get(at + i) : before == 0 ? 0 : sign(at, before));
            }
        }
        starts[node >> BLOCK_BITS] = start;
        widths[node >> BLOCK_BITS] = width;
    }

    /** Gives back the room. Numbers that live as long as the diagram need not be closed. */
    @Override
    public void close() {
        ints.cut(0);
    }
}
