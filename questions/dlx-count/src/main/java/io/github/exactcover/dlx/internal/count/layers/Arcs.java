package io.github.exactcover.dlx.internal.count.layers;

import io.github.exactcover.dlx.internal.count.disk.DiskSpace;
import io.github.exactcover.dlx.internal.count.disk.Ints;
import io.github.exactcover.dlx.internal.count.frontier.Memory;
import org.jspecify.annotations.Nullable;

/**
 * Which state of a {@link Sweep} leads to which, and by which row. States have numbers from 1 on, in the order in which
 * they are found. What is written down last is read first, so that the states of a layer come before those that lead to
 * them.
 *
 * <p>For each state that leads anywhere there are two ints for each of its arcs, the row and the other state, and then
 * two more, its own number and how many arcs there are. For a state that turned out to be another one there are two,
 * its number and that of the other one, below 0.
 */
final class Arcs {

    private static final int CHUNK_BYTES = Integer.BYTES * DiskSpace.CHUNK;

    /** Numbers of states are ints; the last few are not used, so that no sum overflows. */
    private static final int MOST_STATES = Integer.MAX_VALUE - 16;

    private final Memory memory;
    private final Ints ints;

    /** How many states have a number. */
    private int states = 1;

    /** How many bytes were taken from the memory. */
    private long taken;

    /** No arcs yet, and one state, the beginning. They lie on a disk or, with null, in memory, which they take. */
    Arcs(Memory memory, @Nullable DiskSpace disk) {
        this.memory = memory;
        this.ints = new Ints(disk);
    }

    /** The number for a state that is new. */
    int nextState() {
        return states + 1;
    }

    /** Whether all numbers are taken. */
    boolean isFull() {
        return states == MOST_STATES;
    }

    /** How many states there are. */
    int states() {
        return states;
    }

    /** Writes down that a row leads to a state, which may be {@link #nextState}. {@link #endState} says from where. */
    void add(int row, int state) {
        if (state > states) {
            states = state;
            if (isFull()) {
                memory.refuse();
            }
        }
        ints.add(row, state);
    }

    /** Ends the arcs of a state: the last {@code count} that were written down are its own. */
    void endState(int state, int count) {
        ints.add(state, count);
        takeMemory();
    }

    /** Writes down that a state is another one, whose arcs come later: they have the same key. */
    void addSame(int state, int other) {
        ints.add(state, -other);
    }

    /** Where they lie; null for memory. */
    @Nullable
    DiskSpace disk() {
        return ints.disk();
    }

    /** Takes the memory of what came since the last call: chunks, and an int for the node of each new state. */
    private void takeMemory() {
        if (ints.disk() == null) {
            long all = (long) ints.chunkCount() * CHUNK_BYTES + (states - 1L) * Integer.BYTES;
            memory.take(all - taken);
            taken = all;
        }
    }

    /** How many ints are left. */
    long size() {
        return ints.size();
    }

    /** An int. */
    int get(long at) {
        return ints.get(at);
    }

    /** Forgets what comes from here on. */
    void cut(long end) {
        ints.cut(end);
        takeMemory();
    }
}
