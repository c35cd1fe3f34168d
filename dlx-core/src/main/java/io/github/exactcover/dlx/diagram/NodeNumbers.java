package io.github.exactcover.dlx.diagram;

import io.github.exactcover.dlx.internal.count.diagram.Diagram;
import io.github.exactcover.dlx.internal.file.Ints;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.util.Arrays;

/** A number of any size for each node of a diagram: 0, until it is set. */
abstract class NodeNumbers implements AutoCloseable {

    /** Numbers that lie where the diagram lies. */
    static NodeNumbers of(Diagram diagram) {
        return diagram.disk() == null ? new InMemory(diagram) : new OnDisk(diagram);
    }

    abstract BigInteger get(int node);

    abstract void set(int node, BigInteger number);

    /** Adds to a number. */
    final void add(int node, BigInteger more) {
        set(node, get(node).add(more));
    }

    /** Gives back their room. Those that are needed as long as the diagram need not be closed. */
    @Override
    public void close() {
        // The garbage collector does it.
    }

    private static final class InMemory extends NodeNumbers {

        private final BigInteger[] numbers;

        InMemory(Diagram diagram) {
            this.numbers = new BigInteger[diagram.nodeCount()];
            Arrays.fill(numbers, BigInteger.ZERO);
        }

        @Override
        BigInteger get(int node) {
            return numbers[node];
        }

        @Override
        void set(int node, BigInteger number) {
            numbers[node] = number;
        }
    }

    /**
     * Blocks of numbers of the same width. A block begins with its width in ints, and each number has its highest int first.
     * If a number does not fit, its block moves to the end and gets wider.
     */
    private static final class OnDisk extends NodeNumbers {

        private static final int BLOCK_BITS = 8;

        private static final int BLOCK = 1 << BLOCK_BITS;

        private final Ints ints;

        /** Where the blocks begin; 0 for those that have only zeros. */
        private final long[] starts;

        OnDisk(Diagram diagram) {
            this.ints = new Ints(diagram.disk(), 1);
            this.starts = new long[((diagram.nodeCount() - 1) >> BLOCK_BITS) + 1];
        }

        @Override
        BigInteger get(int node) {
            long start = starts[node >> BLOCK_BITS];
            return start == 0 ? BigInteger.ZERO : read(place(start, node), ints.get(start));
        }

        private long place(long start, int node) {
            return start + 1 + (node & BLOCK - 1) * (long) ints.get(start);
        }

        private BigInteger read(long at, int width) {
            if (width == 1) {
                return BigInteger.valueOf(ints.get(at));
            }
            ByteBuffer bytes = ByteBuffer.allocate(width * Integer.BYTES);
            for (int i = 0; i < width; i++) {
                bytes.putInt(ints.get(at + i));
            }
            return new BigInteger(bytes.array());
        }

        @Override
        void set(int node, BigInteger number) {
            int block = node >> BLOCK_BITS;
            int needed = number.bitLength() / Integer.SIZE + 1;
            if (starts[block] == 0 || ints.get(starts[block]) < needed) {
                starts[block] = wider(starts[block], needed);
            }
            write(place(starts[block], node), number, ints.get(starts[block]));
        }

        private void write(long at, BigInteger number, int width) {
            if (width == 1) {
                ints.set(at, number.intValue());
                return;
            }
            ByteBuffer bytes = ByteBuffer.allocate(width * Integer.BYTES);
            Arrays.fill(bytes.array(), number.signum() < 0 ? (byte) -1 : 0);
            byte[] lowest = number.toByteArray();
            bytes.put(bytes.capacity() - lowest.length, lowest);
            for (int i = 0; i < width; i++) {
                ints.set(at + i, bytes.getInt(i * Integer.BYTES));
            }
        }

        /** A copy of a block, as wide as is needed or half as wide again as it was. */
        private long wider(long start, int needed) {
            int before = start == 0 ? 0 : ints.get(start);
            int width = Math.max(needed, before + (before >> 1));
            long place = ints.size();
            ints.add(width);
            for (int i = 0; i < BLOCK * width; i++) {
                ints.add(0);
            }
            for (int node = 0; node < BLOCK && start > 0; node++) {
                write(place(place, node), read(place(start, node), before), width);
            }
            return place;
        }

        @Override
        public void close() {
            ints.cut(0);
        }
    }
}
