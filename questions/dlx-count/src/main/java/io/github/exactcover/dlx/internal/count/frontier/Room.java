package io.github.exactcover.dlx.internal.count.frontier;

import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.text.Phrases;

/**
 * The memory that a {@link Frontier} takes before it has a state.
 *
 * @param needed about how many bytes its rows, and the keys of a walk, take
 * @param allowed how many they may take
 */
public record Room(long needed, long allowed) {

    /** Rows may take this part of the memory for states, or {@code LEAST} if that is more. Not measured. */
    private static final int PART = 8;

    private static final long LEAST = 64_000_000;

    /** The room in front of a table in some order, where the states may take so many bytes. */
    public static Room of(OptionTable table, ItemSequence sequence, long maxBytes) {
        long words = sequence.width() / Long.SIZE + 1L;
        long rows = (long) table.optionCount() + sequence.widths().length;
        int arrays = table.isBounded() ? 5 : 2; // See RowBits; each has these words for each row.
        long needed = words * Long.BYTES * arrays * rows + 4L * Integer.BYTES * table.cellCount();
        return new Room(needed, Math.max(LEAST, maxBytes / PART));
    }

    /** Whether there is enough. */
    public boolean isEnough() {
        return needed <= allowed;
    }

    /** Thrown where a frontier has to be used and there is not enough room. */
    public static final class TooSmallException extends IllegalArgumentException {

        private static final long serialVersionUID = 1;

        TooSmallException(String message) {
            super(message);
        }
    }

    /**
     * Insists on enough room.
     *
     * @param remedy what else can be done
     * @throws TooSmallException if there is not enough
     */
    public void check(String remedy) {
        if (!isEnough()) {
            throw new TooSmallException(this + "; allow more with maxMemory, or " + remedy);
        }
    }

    @Override
    public String toString() {
        return "The frontier of this problem needs " + Phrases.count(needed, "byte") + " to begin with, and may take "
                + allowed;
    }
}
