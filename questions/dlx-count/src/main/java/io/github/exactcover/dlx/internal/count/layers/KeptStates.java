package io.github.exactcover.dlx.internal.count.layers;

import io.github.exactcover.dlx.internal.count.frontier.Frontier;
import io.github.exactcover.dlx.internal.count.frontier.Memory;
import io.github.exactcover.dlx.internal.count.frontier.StateTable;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A copy of the states that a sweep had at some time. They have all solutions together, so a walk can begin with them
 * when later states have no room. Now and then the copy is replaced by one of later states, so that little is done
 * twice.
 */
final class KeptStates {

    /**
     * The copy takes at most {@code 1 / MOST} of the memory, and at least {@code 1 / LEAST}: fewer states are not worth
     * keeping.
     */
    private static final int MOST = 8;

    private static final int LEAST = 128;

    /** The copy is replaced after this much work for each of its states. */
    private static final int WORK_PER_STATE = 8;

    private final Frontier frontier;
    private final Memory memory;

    /** Their keys say their layers. Null as long as it is only the root. */
    private @Nullable StateTable copy;

    /** No states are kept before the sweep has done this much work. */
    private long nextAt;

    /** Keeps the root. */
    KeptStates(Frontier frontier, Memory memory) {
        this.frontier = frontier;
        this.memory = memory;
    }

    /** Whether to call {@link #keep} when a sweep has done this much work. */
    boolean areDue(long work) {
        return work >= nextAt && memory.used() >= memory.limit() / LEAST;
    }

    /**
     * Keeps the states of a sweep if they are few enough.
     *
     * @param all by layer: the tables with its states
     * @param work what the sweep has done so far
     */
    void keep(@Nullable StateTable[][] all, long work) {
        long bytes = Arrays.stream(all)
                .flatMap(Arrays::stream)
                .filter(Objects::nonNull)
                .mapToLong(StateTable::bytes)
                .sum();
        nextAt = work + all.length; // To look at all layers takes as long.
        if (bytes <= memory.limit() / MOST && bytes >= memory.limit() / LEAST) {
            if (copy != null) {
                copy.drop();
            }
            copy = copied(all);
            nextAt += (long) WORK_PER_STATE * copy.size();
        }
    }

    private StateTable copied(@Nullable StateTable[][] all) {
        StateTable to = new StateTable(memory, frontier.wordsWithLayer, 1);
        to.dropIndex();
        long[] key = new long[frontier.wordsWithLayer];
        for (int layer = 0; layer < all.length; layer++) {
            for (StateTable table : all[layer]) {
                for (int i = 0; table != null && i < table.size(); i++) {
                    long[] chunk = table.chunk(i);
                    int place = table.place(i);
                    System.arraycopy(chunk, place, key, 0, frontier.words);
                    frontier.setLayer(layer, key, 0);
                    to.append(key, 0, chunk, place + frontier.words, table.valueWords());
                }
            }
        }
        return to;
    }

    /** The states, in one table whose keys say their layers. */
    StateTable states() {
        return copy == null ? frontier.root : copy;
    }

    /** The memory that they take. */
    long bytes() {
        return copy == null ? 0 : copy.bytes();
    }
}
