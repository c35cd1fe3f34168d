package io.github.exactcover.dlx.internal.search.cells;

/**
 * The primary items that had no option left after the latest choices that failed, for a choice nearby often fails for
 * the same reason; and whether it pays to look at them first, which depends on the problem.
 */
final class RecentFailures {

    /** One look in so many must find a failure to be worth the others. */
    private static final int WORTH = 8;

    /** Where it is not worth it, one choice in so many (a power of two) is looked at, to hear of it if that changes. */
    private static final int SAMPLE = 16;

    private static final int FIRST_LOOKS = 256;
    private static final int REMEMBERED_LOOKS = 1024;

    private final int[] items;
    private int looks;
    private int found;
    private int skipped;

    RecentFailures(int primaryCount) {
        items = new int[Math.min(4, primaryCount)];
    }

    /** How many items are remembered, the last that failed first. They may be other items as long as few failed. */
    int count() {
        return items.length;
    }

    int item(int index) {
        return items[index];
    }

    /** Whether to look whether the items fail again; if so, a look is counted. */
    boolean areWorthALook() {
        if (looks > FIRST_LOOKS && found * WORTH < looks && (++skipped & (SAMPLE - 1)) != 0) {
            return false;
        }
        if (++looks > REMEMBERED_LOOKS) {
            looks >>= 1;
            found >>= 1;
        }
        return true;
    }

    /** An item was found to fail again by a look. */
    void failedAgain(int index) {
        found++;
        moveToFront(items[index], index);
    }

    /** An item failed. */
    void failed(int item) {
        moveToFront(item, items.length - 1);
    }

    private void moveToFront(int item, int from) {
        for (int i = from; i > 0; i--) {
            items[i] = items[i - 1];
        }
        items[0] = item;
    }
}
