package io.github.exactcover.dlx.internal.learn;

import io.github.exactcover.dlx.internal.table.View;
import java.util.Arrays;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * Which items a conclusion comes from: the items whose demands were used to derive a clause, as sets of bits. Limits
 * are not noted, because they hold no matter which items have to be covered. At the end, this names items that cannot
 * be covered together.
 */
final class Origins {

    /** Says which item of the problem an item stands for. */
    private final View view;

    private final Trail trail;
    private final Explanations explanations;
    private final ClauseStore clauses;

    /** The origins of the current conclusion; empty if origins were not asked for. */
    final int[] current;

    /** The origins of the options that are assigned without any decision. */
    private final int[] @Nullable [] rootOrigins;

    /** How many literals of the trail have their origins noted. */
    private int settled;

    /** Notes origins in this many ints for each conclusion; 0 for no notes. */
    Origins(View view, Trail trail, Explanations explanations, ClauseStore clauses, int words) {
        this.view = view;
        this.trail = trail;
        this.explanations = explanations;
        this.clauses = clauses;
        current = new int[words];
        rootOrigins = new int[words == 0 ? 0 : trail.values.length][];
    }

    /** How many ints a note needs; 0 if notes for all items together would need more than {@code memory} bytes. */
    static int words(int itemCount, long memory) {
        int words = itemCount / Integer.SIZE + 1;
        return (long) words * Integer.BYTES * itemCount > memory ? 0 : words;
    }

    /** Whether origins are noted. */
    boolean isNoted() {
        return current.length > 0;
    }

    /** Starts a conclusion. */
    void start() {
        Arrays.fill(current, 0);
    }

    /** Adds the origins of a reason to the current conclusion. */
    void addReason(int reason) {
        if (current.length == 0) {
            return;
        }
        int number = Trail.number(reason);
        if (Trail.kind(reason) == Trail.CLAUSE) {
            clauses.addOrigins(number, current);
        } else if (Trail.kind(reason) == Trail.LOW) {
            int item = view.item(number);
            current[item >> 5] |= 1 << item;
        }
    }

    /** Adds the origins of an option that is assigned without any decision. */
    void addRoot(int option) {
        int[] origins = current.length == 0 ? null : rootOrigins[option];
        if (origins != null) {
            for (int word = 0; word < origins.length; word++) {
                current[word] |= origins[word];
            }
        }
    }

    /**
     * Notes the origins of everything that was assigned at the root since the last call. Its reasons are not needed
     * after that.
     */
    void settle() {
        for (; settled < trail.size; settled++) {
            int option = trail.literals[settled] >> 1;
            int reason = trail.reasons[option];
            if (isNoted() && Trail.kind(reason) == Trail.PAIR) {
                // Most are of this kind, so they share the notes.
                rootOrigins[option] = rootOrigins[Trail.number(reason)];
            } else if (isNoted()) {
                start();
                addRoot(option);
                if (reason != Trail.DECISION) {
                    addReason(reason);
                    explanations.explain(option);
                    addRoots();
                }
                noteUnit(option);
            }
            trail.reasons[option] = Trail.DECISION;
        }
    }

    /** Notes the origins of a conclusion that is a single literal, before it is assigned without any decision. */
    void noteUnit(int option) {
        if (isNoted()) {
            rootOrigins[option] = current.clone();
        }
    }

    /** Adds the origins of the last explanation. */
    void addRoots() {
        for (int place = 0; place < explanations.size(); place++) {
            addRoot(explanations.literal(place) >> 1);
        }
    }

    /** The items of the current conclusion. */
    BitSet items() {
        BitSet items = new BitSet();
        for (int item = 0; item < current.length * Integer.SIZE; item++) {
            items.set(item, (current[item >> 5] >> item & 1) != 0);
        }
        return items;
    }
}
