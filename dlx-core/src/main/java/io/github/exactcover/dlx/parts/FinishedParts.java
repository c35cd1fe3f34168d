package io.github.exactcover.dlx.parts;

import java.time.Duration;
import java.util.BitSet;

/**
 * The parts of a job that were seen to have results, by their places among the parts with numbers. It saves a look at
 * the disk for each of them, of which there may be a million. Any number of threads can use it.
 */
final class FinishedParts {

    /** How often to look at all of them again. */
    private static final long AGAIN = Duration.ofMinutes(1).toNanos();

    private final BitSet places = new BitSet();

    /** When all were forgotten. */
    private long forgotten = System.nanoTime() - AGAIN;

    synchronized void add(int at) {
        places.set(at);
    }

    /** The first place from here on that is not known to have a result; any large one may be beyond the last part. */
    synchronized int nextOpen(int from) {
        return places.nextClearBit(from);
    }

    /** Forgets all. */
    synchronized void forget() {
        places.clear();
        forgotten = System.nanoTime();
    }

    /** Forgets all, unless that was done in the last minute. Returns whether it did. */
    synchronized boolean forgetInTime() {
        boolean isTime = System.nanoTime() - forgotten >= AGAIN;
        if (isTime) {
            forget();
        }
        return isTime;
    }
}
