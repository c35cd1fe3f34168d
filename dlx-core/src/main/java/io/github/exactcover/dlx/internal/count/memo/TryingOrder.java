package io.github.exactcover.dlx.internal.count.memo;

/**
 * The order in which a walk tries its choices. Walks through the same problem on several threads use different orders,
 * so that each finds in the memo what the others have counted.
 *
 * @param number 0 is the order of the list, and 1 the reverse; any other starts somewhere in the list and goes round
 */
record TryingOrder(int number) {

    static final TryingOrder NATURAL = new TryingOrder(0);

    /**
     * The place to try first.
     *
     * @param from the first place of the list
     * @param to the place after the last
     * @param salt any number, which decides where a walk that starts somewhere does
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

    /** The place to try after another. Every place comes once before the first comes again. */
    int after(int place, int from, int to) {
        if ((number & 1) == 0) {
            return place + 1 == to ? from : place + 1;
        }
        return place == from ? to - 1 : place - 1;
    }
}
