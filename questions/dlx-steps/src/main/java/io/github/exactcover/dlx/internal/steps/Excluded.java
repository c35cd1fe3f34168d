package io.github.exactcover.dlx.internal.steps;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Finds an item, and options of which each excludes so many of the item's options that too few would be left. For an
 * item that must be covered once, these are the options that all of its options exclude. Items with few options come
 * first.
 */
final class Excluded {

    private final Position position;

    /** By option: how many options of the item at hand it excludes. */
    private final int[] counts;

    private final int[] met;

    /** By item: when its options excluded none. That does not change unless they do. */
    private final long[] exhausted;

    Excluded(Position position) {
        this.position = position;
        this.counts = new int[position.table.optionCount()];
        this.exhausted = new long[position.table.primaryCount()];
        this.met = new int[position.table.optionCount()];
    }

    Optional<Conclusion> find() {
        int[] items = IntStream.range(0, position.table.primaryCount())
                .filter(item -> position.isNeeded(item) && position.changedAt(item) > exhausted[item])
                .mapToLong(item -> ((long) position.size(item) << Integer.SIZE) + item)
                .sorted()
                .mapToInt(key -> (int) key)
                .toArray();
        for (int item : items) {
            int[] removed = excludedBy(item);
            if (removed.length > 0) {
                return Optional.of(
                        Conclusion.removal(Technique.EXCLUDED, new int[] {item}, removed, position.size(item)));
            }
        }
        return Optional.empty();
    }

    private int[] excludedBy(int item) {
        int metCount = 0;
        for (int option : position.options(item)) {
            for (int i = position.excludedBy(option) - 1; i >= 0; i--) {
                int other = position.excluded(i);
                if (counts[other]++ == 0) {
                    met[metCount++] = other;
                }
            }
        }
        // This is right for the item's own options too: each of them covers it once, and one option less is left.
        int[] removed = Arrays.stream(met, 0, metCount)
                .filter(option -> counts[option] > position.slack(item))
                .sorted()
                .toArray();
        Arrays.stream(met, 0, metCount).forEach(option -> counts[option] = 0);
        return removed;
    }
}
