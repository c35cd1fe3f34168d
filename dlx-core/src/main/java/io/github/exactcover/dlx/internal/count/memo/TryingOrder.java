package io.github.exactcover.dlx.internal.count.memo;

/**
 * In which order a walk tries what there is to choose from. Walks of several threads through the same problem go
 * different ways, so that each finds in the memo what the others have counted.
 *
 * @param number 0 is the order of the list, 1 is the reverse; others begin anywhere in it and go round
 */
record TryingOrder(int number) {

    static final TryingOrder NATURAL = new TryingOrder(0);

    /**
     * The first place to be tried.
     *
     * @param from the first of the list
     * @param to the one after the last
     * @param salt any number
     */
    int first(int from, int to, long salt) {
        if (number == 0 || from == to) {
            return from;
        }
        if (number == 1) {
            return to - 1;
        }
        long mixed = ((salt + number) * 0x9E3779B97F4A7C15L) >>> Integer.SIZE;
        return from + (int) (mixed % (to - from));
    }

    /** The place that is tried after another; each comes once until the first comes again. */
    int after(int place, int from, int to) {
        if ((number & 1) == 0) {
            return place + 1 == to ? from : place + 1;
        }
        return place == from ? to - 1 : place - 1;
    }
}
