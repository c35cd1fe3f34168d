package io.github.exactcover.dlx.internal.search.cells;

/**
 * The primary items that ran out of options when the last few choices failed. A choice nearby often fails for the same
 * reason, so it can pay to look at these items first. Whether it does depends on the problem, so this class keeps
 * count.
 */
final class RecentFailures {

    /** Looking pays if at least one look in this many finds a failure. */
    private static final int WORTH = 8;

    /**
     * Where looking does not pay, one choice in this many (a power of two) is still looked at, in case that changes.
     */
    private static final int SAMPLE = 16;

    /** So many looks are taken before anything is decided. */
    private static final int FIRST_LOOKS = 256;

    /** After this many looks, all counts are halved, so that recent looks count more. */
    private static final int REMEMBERED_LOOKS = 1024;

    private final int[] items;
    private int looks;
    private int found;
    private int skipped;

    RecentFailures(int primaryCount) {
        items = new int[Math.min(4, primaryCount)];
    }

    /** How many items are remembered, the most recent first. Until enough have failed, some are arbitrary items. */
    int count() {
        return items.length;
    }

    int item(int index) {
        return items[index];
    }

    /** Whether to look at the items before the next choice. Counts the look. */
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

    /** A look found that this item fails again. */
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
