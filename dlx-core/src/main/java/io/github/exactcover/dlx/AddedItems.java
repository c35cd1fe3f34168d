package io.github.exactcover.dlx;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The items that a {@link ProblemBuilder} was given, numbered in the order in which they were added. */
final class AddedItems<I> {

    private final List<I> items = new ArrayList<>();
    private final Map<I, Integer> numbers = new HashMap<>();
    private final BitSet secondary = new BitSet();

    /** Adds all of these items or, if it throws, none of them. */
    void add(Collection<? extends I> added, boolean areSecondary) {
        Objects.requireNonNull(added, "The added items must not be null");
        int before = items.size();
        try {
            for (I item : added) {
                Objects.requireNonNull(item, "An item must not be null");
                int number = items.size();
                Integer known = numbers.putIfAbsent(item, number);
                if (known != null) {
                    throw new IllegalArgumentException("Item " + item + " was added before, as a "
                            + (secondary.get(known) ? "secondary" : "primary")
                            + " item; name each item once, as primary or as secondary");
                }
                items.add(item);
                secondary.set(number, areSecondary);
            }
        } catch (Throwable e) {
            while (items.size() > before) {
                numbers.remove(items.remove(items.size() - 1));
                secondary.clear(items.size());
            }
            throw e;
        }
    }

    int count() {
        return items.size();
    }

    int secondaryCount() {
        return secondary.cardinality();
    }

    boolean isSecondary(int number) {
        return secondary.get(number);
    }

    I item(int number) {
        return items.get(number);
    }

    /** The number of an item; null if it was not added. */
    @Nullable
    Integer number(I item) {
        return numbers.get(item);
    }

    /** Other numbers for the items, those of primary ones before those of secondary ones. */
    int[] primaryFirst() {
        int[] others = new int[items.size()];
        int primary = 0;
        int behind = items.size() - secondaryCount();
        for (int number = 0; number < others.length; number++) {
            others[number] = secondary.get(number) ? behind++ : primary++;
        }
        return others;
    }

    /** The items in the order of other numbers. */
    List<I> in(int[] others) {
        List<I> ordered = new ArrayList<>(items);
        for (int number = 0; number < others.length; number++) {
            ordered.set(others[number], items.get(number));
        }
        return ordered;
    }
}
