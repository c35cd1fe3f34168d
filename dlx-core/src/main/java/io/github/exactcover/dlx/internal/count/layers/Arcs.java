package io.github.exactcover.dlx.internal.count.layers;

import java.util.Arrays;

/**
 * Which state of a {@link Sweep} leads to which, and by which row. States have numbers from 1 on, in the order in which they
 * are found. What is written down last is read first, so that the states of a layer come before those that lead to them.
 *
 * <p>For each state that leads anywhere there are two ints for each of its arcs, the row and the other state, and then two
 * more, its own number and how many arcs there are.
 */
final class Arcs {

    /** The ints of a chunk, as a power of two. */
    private static final int CHUNK_BITS = 14;

    private static final int CHUNK = 1 << CHUNK_BITS;

    /** There must be an array with a place for each. */
    private static final int MOST_STATES = Integer.MAX_VALUE - 16;

    private final Memory memory;
    private int[][] chunks = new int[4][];

    /** How many ints there are. */
    private long size;

    /** How many states have a number. */
    private int states = 1;

    /** Those of a sweep from its beginning, with number 1. */
    Arcs(Memory memory) {
        this.memory = memory;
    }

    /** The number for a state that is new. */
    int nextState() {
        return states + 1;
    }

    /** How many states there are. */
    int states() {
        return states;
    }

    /** From the state that is written down, a row leads to another one. It may be {@link #nextState}. */
    void add(int row, int state) {
        if (state > states) {
            states = state;
            memory.take(Integer.BYTES); // for its node
            if (states == MOST_STATES) {
                memory.refuse();
            }
        }
        write(row, state);
    }

    /** The arcs written down last are those of a state. */
    void endState(int state, int count) {
        write(state, count);
    }

    private void write(int one, int other) {
        int number = (int) (size >> CHUNK_BITS);
        int place = (int) size & (CHUNK - 1);
        if (place == 0) {
            if (number == chunks.length) {
                chunks = Arrays.copyOf(chunks, 2 * number);
            }
            chunks[number] = new int[CHUNK];
            memory.take(CHUNK * Integer.BYTES);
        }
        chunks[number][place] = one;
        chunks[number][place + 1] = other;
        size += 2;
    }

    /** How many ints are left. */
    long size() {
        return size;
    }

    /** An int. */
    int get(long at) {
        return chunks[(int) (at >> CHUNK_BITS)][(int) at & (CHUNK - 1)];
    }

    /** Forgets what comes from here on. */
    void cut(long end) {
        int last = (int) ((end - 1) >> CHUNK_BITS);
        for (int number = (int) ((size - 1) >> CHUNK_BITS); number > last; number--) {
            chunks[number] = new int[0];
            memory.give(CHUNK * Integer.BYTES);
        }
        size = end;
    }
}
