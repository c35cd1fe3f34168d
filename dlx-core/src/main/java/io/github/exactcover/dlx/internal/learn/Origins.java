package io.github.exactcover.dlx.internal.learn;

import java.util.Arrays;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * Where conclusions come from: the items whose demands were used to derive a clause, as sets of bits. Limits need no note,
 * because they hold whichever items have to be covered. At the end this tells which items cannot be covered together.
 */
final class Origins {

    private final Trail trail;
    private final Explanations explanations;
    private final ClauseStore clauses;

    /** The origins of the conclusion under way; empty if nobody asked for origins. */
    final int[] current;

    /** The origins of the options that are assigned without any decision. */
    private final int[] @Nullable [] rootOrigins;

    /** How many literals of the trail have their origins noted. */
    private int settled;

    /** Notes with so many ints for each conclusion; 0 for none. */
    Origins(Trail trail, Explanations explanations, ClauseStore clauses, int words) {
        this.trail = trail;
        this.explanations = explanations;
        this.clauses = clauses;
        current = new int[words];
        rootOrigins = new int[words == 0 ? 0 : trail.values.length][];
    }

    /** How many ints it takes to note origins; 0 if the notes of all items would need more than some bytes of memory. */
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

    /** Adds the origins of a reason to those of the conclusion under way. */
    void addReason(int reason) {
        if (current.length == 0) {
            return;
        }
        int number = Trail.number(reason);
        if (Trail.kind(reason) == Trail.CLAUSE) {
            clauses.addOrigins(number, current);
        } else if (Trail.kind(reason) == Trail.LOW) {
            current[number >> 5] |= 1 << number;
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
     * Notes the origins of all that was assigned without any decision since the last call, while no level is open. Its
     * reasons are no longer needed then.
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

    /** The current conclusion is a single literal, which is about to be assigned without any decision. */
    void noteUnit(int option) {
        if (isNoted()) {
            rootOrigins[option] = current.clone();
        }
    }

    /** Adds the origins of all that was explained last. */
    void addRoots() {
        for (int place = 0; place < explanations.size(); place++) {
            addRoot(explanations.literal(place) >> 1);
        }
    }

    /** The items of the conclusion under way. */
    BitSet items() {
        BitSet items = new BitSet();
        for (int item = 0; item < current.length * Integer.SIZE; item++) {
            items.set(item, (current[item >> 5] >> item & 1) != 0);
        }
        return items;
    }
}
