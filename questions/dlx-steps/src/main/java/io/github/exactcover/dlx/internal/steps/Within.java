package io.github.exactcover.dlx.internal.steps;

import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Finds k items to be covered, no two by one option, whose options all lie within k other items that have room for one
 * option each. Then these have no room for any other option, nor for one that takes two of them.
 *
 * <p>To find the other side, take the first option that is not within it yet, and try each of its items. Each further
 * item to be covered shares one of these with those before. If the options of a single item have one of the others
 * alone, without both there would be a conclusion from fewer items, so an item has to come that shares it.
 */
final class Within {

    /** Items with more options are passed by, as people would: these seldom lie within few items. */
    private static final int MOST_OPTIONS_PER_ITEM = 2;

    private static final int MOST = 4;

    /** After how many ways tried to give up. Where options have four items, as in Sudoku, it never comes to this. */
    private static final int MOST_WORK = 1_000_000;

    private static final int NONE = -1;

    private final Position position;
    private final OptionTable table;
    private int k;
    private Technique technique = Technique.WITHIN_2;
    private int work;

    /** By k, less 2: when there was none. Since then, one of the items to be covered must have lost an option. */
    private final long[] exhausted = new long[MOST - 1];

    /** The items to be covered. */
    private final int[] bases = new int[MOST];

    /** By item: its open options, where they were asked for. */
    private final int[] @Nullable [] open;

    private final int[] covers = new int[MOST];

    /** By item: whether it is one of the bases, and one of the covers. */
    private final boolean[] isBase;

    private final boolean[] isCover;

    /** By number of bases: the items that can be the next one. */
    private final int[][] candidates;

    /** By item: how many of its options lie within the covers. Used by {@link #gather}. */
    private final int[] within;

    /** By item: whether all was tried with it as a base, or as a cover, beside those that are there. */
    private final boolean[] isDoneBase;

    private final boolean[] isDoneCover;

    Within(Position position) {
        this.position = position;
        this.table = position.table;
        this.isBase = new boolean[table.itemCount()];
        this.isCover = new boolean[table.itemCount()];
        this.within = new int[table.itemCount()];
        this.candidates = new int[MOST][table.itemCount()];
        this.isDoneBase = new boolean[table.itemCount()];
        this.isDoneCover = new boolean[table.itemCount()];
        this.open = new int[table.itemCount()][];
    }

    Optional<Conclusion> find(int number, Technique kind) {
        k = number;
        technique = kind;
        work = 0;
        Arrays.fill(open, null);
        Optional<Conclusion> found = Optional.empty();
        for (int item = 0; item < table.primaryCount() && found.isEmpty() && work <= MOST_WORK; item++) {
            if (position.changedAt(item) > exhausted[k - 2] && canBeBase(item)) {
                found = withBase(0, 0, item);
                isDoneBase[item] = true;
            }
        }
        Arrays.fill(isDoneBase, false);
        if (found.isEmpty()) {
            exhausted[k - 2] = position.now();
        }
        return found;
    }

    private boolean canBeBase(int item) {
        return item < table.primaryCount()
                && position.isNeeded(item)
                && position.size(item) <= MOST_OPTIONS_PER_ITEM * k;
    }

    /** Adds an item to those to be covered, after this many, and goes on. */
    private Optional<Conclusion> withBase(int baseCount, int coverCount, int item) {
        bases[baseCount] = item;
        isBase[item] = true;
        Optional<Conclusion> found = withCovers(baseCount + 1, coverCount, 0);
        isBase[item] = false;
        return found;
    }

    /** Finds covers for the options of the last base, from the one at this place on, and then the next base. */
    private Optional<Conclusion> withCovers(int baseCount, int coverCount, int from) {
        work++;
        position.spend(MOST);
        int[] last = open(bases[baseCount - 1]);
        int at = from;
        while (at < last.length && covers(last[at]) > 0) {
            at++;
        }
        if (at == last.length) {
            return baseCount == k ? conclusion(coverCount) : withAnotherBase(baseCount, coverCount);
        }
        if (coverCount == k || work > MOST_WORK) {
            return Optional.empty();
        }
        Optional<Conclusion> found = Optional.empty();
        int doneCount = 0;
        int[] done = new int[table.start(last[at] + 1) - table.start(last[at])];
        for (int cell = table.start(last[at]); cell < table.start(last[at] + 1) && found.isEmpty(); cell++) {
            int item = table.item(cell);
            if (!isBase[item] && !isDoneCover[item] && position.hasRoomForOne(item)) {
                covers[coverCount] = item;
                isCover[item] = true;
                found = withCovers(baseCount, coverCount + 1, at + 1);
                isCover[item] = false;
                isDoneCover[item] = true;
                done[doneCount++] = item;
            }
        }
        for (int i = 0; i < doneCount; i++) {
            isDoneCover[done[i]] = false;
        }
        return found;
    }

    private Optional<Conclusion> withAnotherBase(int baseCount, int coverCount) {
        Optional<Conclusion> found = Optional.empty();
        int count = gather(baseCount, coverCount);
        if (coverCount < k || count >= k - baseCount) {
            int tried = 0;
            for (; tried < count && found.isEmpty() && work <= MOST_WORK; tried++) {
                found = withBase(baseCount, coverCount, candidates[baseCount][tried]);
                isDoneBase[candidates[baseCount][tried]] = true;
            }
            for (int i = 0; i < tried; i++) {
                isDoneBase[candidates[baseCount][i]] = false;
            }
        }
        return found;
    }

    /**
     * Finds the items that can be the next base: if there are k covers, only those whose options all lie within them.
     */
    private int gather(int baseCount, int coverCount) {
        int[] met = candidates[baseCount];
        int metCount = 0;
        int lonely = lonelyCover(coverCount);
        for (int c = 0; c < coverCount; c++) {
            for (int option : open(covers[c])) {
                if (baseOf(option) == NONE && firstCover(option) == covers[c]) {
                    for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
                        if (within[table.item(cell)]++ == 0) {
                            met[metCount++] = table.item(cell);
                        }
                    }
                }
            }
        }
        int count = 0;
        for (int i = 0; i < metCount; i++) {
            int item = met[i];
            boolean fits = coverCount < k || within[item] == position.size(item);
            within[item] = 0;
            if (fits
                    && !isCover[item]
                    && !isDoneBase[item]
                    && canBeBase(item)
                    && isApart(item)
                    && (lonely == NONE || touches(item, lonely))) {
                met[count++] = item;
            }
        }
        return count;
    }

    private int[] open(int item) {
        int[] known = open[item];
        if (known == null) {
            known = position.options(item);
            open[item] = known;
        }
        return known;
    }

    private int firstCover(int option) {
        int cell = table.start(option);
        while (!isCover[table.item(cell)]) {
            cell++;
        }
        return table.item(cell);
    }

    /** Whether no open option covers an item together with one of the bases. */
    private boolean isApart(int item) {
        for (int option : open(item)) {
            if (baseOf(option) != NONE) {
                return false;
            }
        }
        return true;
    }

    /** How many covers an option has. */
    private int covers(int option) {
        int count = 0;
        for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
            count += isCover[table.item(cell)] ? 1 : 0;
        }
        return count;
    }

    /** The base that an option covers, or {@link #NONE}. */
    private int baseOf(int option) {
        for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
            if (isBase[table.item(cell)]) {
                return table.item(cell);
            }
        }
        return NONE;
    }

    /** A cover that has options of one base only, or {@link #NONE}. */
    private int lonelyCover(int coverCount) {
        for (int c = 0; c < coverCount; c++) {
            int first = NONE;
            boolean lonely = true;
            for (int option : open(covers[c])) {
                int base = baseOf(option);
                lonely &= base == NONE || first == NONE || base == first;
                first = base == NONE ? first : base;
            }
            if (lonely) {
                return covers[c];
            }
        }
        return NONE;
    }

    private boolean touches(int item, int cover) {
        for (int option : open(item)) {
            if (table.cellOf(option, cover) >= 0) {
                return true;
            }
        }
        return false;
    }

    private Optional<Conclusion> conclusion(int coverCount) {
        int[] removed = Arrays.stream(covers, 0, coverCount)
                .flatMap(item -> Arrays.stream(open(item)))
                .filter(option -> baseOf(option) == NONE || covers(option) > 1)
                .distinct()
                .sorted()
                .toArray();
        if (removed.length == 0) {
            return Optional.empty();
        }
        int[] items = Arrays.copyOf(bases, k + coverCount);
        System.arraycopy(covers, 0, items, k, coverCount);
        return Optional.of(Conclusion.removal(technique, items, removed, k));
    }
}
