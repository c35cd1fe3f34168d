package io.github.exactcover.dlx.internal.count.disk;

import java.nio.IntBuffer;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A list of ints that can be longer than an array and, in a folder, larger than the heap. It lies in chunks, so it
 * grows without copying what it holds. In memory a short list takes little: its first chunk starts small.
 */
public final class Ints {

    private static final int CHUNK_BITS = Integer.numberOfTrailingZeros(DiskSpace.CHUNK);

    /** The ints of the first chunk in the beginning. */
    private static final int FIRST = 1 << 6;

    private static final int[] NO_ROOM = {};

    /** Where the chunks come from; null if they are arrays. */
    private final @Nullable DiskSpace disk;

    /** The chunks in memory. Arrays are much faster than buffers. */
    private int[][] arrays = {};

    /** The chunks on a disk. */
    private IntBuffer[] buffers = {};

    /** How many ints the chunks have room for. */
    private long capacity;

    /** The array that the list goes on in; empty if that is full, or on a disk. */
    private int[] room = NO_ROOM;

    /** The place in it of the next int. */
    private int next;

    /** How many ints come before those of this array. */
    private long before;

    /** An empty list, on a disk or, with null, in memory. */
    public Ints(@Nullable DiskSpace disk) {
        this.disk = disk;
    }

    /** A list of zeros, on a disk or, with null, in memory. */
    public Ints(@Nullable DiskSpace disk, long size) {
        this(disk);
        while (capacity < size) {
            grow();
        }
        goOnAt(size);
    }

    /** How many there are. */
    public long size() {
        return before + next;
    }

    /** Where they lie; null for memory. */
    public @Nullable DiskSpace disk() {
        return disk;
    }

    /** One of them, counted from 0. */
    public int get(long at) {
        int chunk = (int) (at >> CHUNK_BITS);
        int place = (int) at & DiskSpace.CHUNK - 1;
        return disk == null ? arrays[chunk][place] : buffers[chunk].get(place);
    }

    /** Replaces one of them. */
    public void set(long at, int value) {
        int chunk = (int) (at >> CHUNK_BITS);
        int place = (int) at & DiskSpace.CHUNK - 1;
        if (disk == null) {
            arrays[chunk][place] = value;
        } else {
            buffers[chunk].put(place, value);
        }
    }

    /** Adds one at the end. */
    public void add(int value) {
        if (next < room.length) {
            room[next++] = value;
        } else {
            addToNextChunk(value);
        }
    }

    /** Adds two at the end, in less time than one after the other. */
    public void add(int one, int other) {
        int at = next;
        if (at + 1 < room.length) {
            room[at] = one;
            room[at + 1] = other;
            next = at + 2;
        } else {
            add(one);
            add(other);
        }
    }

    /** Adds three at the end, in less time than one after the other. */
    public void add(int one, int other, int third) {
        int at = next;
        if (at + 2 < room.length) {
            room[at] = one;
            room[at + 1] = other;
            room[at + 2] = third;
            next = at + 3;
        } else {
            add(one);
            add(other);
            add(third);
        }
    }

    private void addToNextChunk(int value) {
        long size = size();
        if (size == capacity) {
            grow();
        }
        set(size, value);
        goOnAt(size + 1);
    }

    /** Sets the number of ints in the list. */
    private void goOnAt(long size) {
        room = disk == null && size < capacity ? arrays[(int) (size >> CHUNK_BITS)] : NO_ROOM;
        next = room.length == 0 ? 0 : (int) size & (DiskSpace.CHUNK - 1);
        before = size - next;
    }

    private void grow() {
        int number = chunkCount();
        if (disk != null) {
            if (number == buffers.length) {
                buffers = Arrays.copyOf(buffers, Math.max(1, 2 * number));
            }
            buffers[number] = disk.take();
            capacity += DiskSpace.CHUNK;
        } else if (capacity > 0 && capacity < DiskSpace.CHUNK) {
            arrays[0] = Arrays.copyOf(arrays[0], (int) Math.min(DiskSpace.CHUNK, 4 * capacity));
            capacity = arrays[0].length;
        } else {
            if (number == arrays.length) {
                arrays = Arrays.copyOf(arrays, Math.max(1, 2 * number));
            }
            arrays[number] = new int[number == 0 ? FIRST : DiskSpace.CHUNK];
            capacity += arrays[number].length;
        }
    }

    /** How many chunks there are. */
    public int chunkCount() {
        return chunkCount(capacity);
    }

    private static int chunkCount(long ints) {
        return (int) ((ints + DiskSpace.CHUNK - 1) >> CHUNK_BITS);
    }

    /** Drops what comes from here on. */
    public void cut(long end) {
        int left = chunkCount(end);
        for (int number = chunkCount() - 1; number >= left; number--) {
            if (disk != null) {
                disk.give(buffers[number]);
            } else {
                arrays[number] = new int[0];
            }
        }
        capacity = Math.min(capacity, (long) left * DiskSpace.CHUNK);
        goOnAt(end);
    }
}
