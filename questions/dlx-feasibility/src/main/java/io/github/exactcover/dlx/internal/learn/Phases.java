package io.github.exactcover.dlx.internal.learn;

import java.util.Arrays;
import java.util.SplittableRandom;

/** The value that each option had last, and in the largest assignment without a conflict. */
final class Phases {

    private static final byte CHOSEN = 1;

    private final Trail trail;
    private final SplittableRandom random;

    /** For each option, its last value; never 0. */
    final byte[] last;

    /** For each option, its value in the largest assignment without a conflict since stable mode began, or 0. */
    private final byte[] target;

    private int targetSize;

    /** The same since {@link #last} was changed as a whole. */
    private final byte[] best;

    private int bestSize;
    private int changes;

    Phases(Trail trail, SplittableRandom random) {
        this.trail = trail;
        this.random = random;
        last = new byte[trail.values.length];
        target = new byte[trail.values.length];
        best = new byte[trail.values.length];
        Arrays.fill(last, CHOSEN);
    }

    /** What to try for an option. */
    byte wanted(int option, boolean stable) {
        return stable && target[option] != 0 ? target[option] : last[option];
    }

    /** Keeps the first literals of the trail, which have no conflict, if there were never as many before. */
    void keep(int size, boolean stable) {
        if (stable && size > targetSize) {
            targetSize = size;
            copy(target, size);
        }
        if (size > bestSize) {
            bestSize = size;
            copy(best, size);
        }
    }

    private void copy(byte[] phases, int size) {
        for (int place = 0; place < size; place++) {
            int option = trail.literals[place] >> 1;
            phases[option] = trail.values[option];
        }
    }

    void forgetTarget() {
        targetSize = 0;
        Arrays.fill(target, (byte) 0);
    }

    /** Replaces all last values, to look elsewhere: every other time by the best ones, otherwise by something new. */
    void change() {
        changes++;
        switch (changes % 6) {
            case 2 -> Arrays.fill(last, CHOSEN);
            case 4 -> Arrays.fill(last, (byte) -CHOSEN);
            case 0 -> {
                for (int option = 0; option < last.length; option++) {
                    last[option] = random.nextInt(2) == 0 ? CHOSEN : -CHOSEN;
                }
            }
            default -> {
                if (bestSize > 0) {
                    for (int option = 0; option < last.length; option++) {
                        last[option] = best[option] == 0 ? last[option] : best[option];
                    }
                }
            }
        }
        bestSize = 0;
        targetSize = 0;
    }
}
