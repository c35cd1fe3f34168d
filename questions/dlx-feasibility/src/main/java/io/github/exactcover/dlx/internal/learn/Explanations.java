package io.github.exactcover.dlx.internal.learn;

import java.util.Arrays;

/** Says which false literals led to an assignment or to a conflict. Each explanation replaces the last one. */
final class Explanations {

    private final Network network;
    private final Trail trail;
    private final ClauseStore clauses;

    private int[] literals = new int[16];
    private int size;

    /** How many explanations were given so far, and how many literals they had. */
    long given;

    long literalsGiven;

    Explanations(Network network, Trail trail, ClauseStore clauses) {
        this.network = network;
        this.trail = trail;
        this.clauses = clauses;
    }

    int size() {
        return size;
    }

    int literal(int place) {
        return literals[place];
    }

    /** Explains why an option was assigned: by literals that were false before. */
    void explain(int option) {
        explain(trail.reasons[option], option, trail.places[option]);
    }

    /**
     * Explains how an item or a clause is violated. The whole trail counts, because a literal that is not propagated
     * yet can be a part of it.
     */
    void explainConflict(int reason, int literal) {
        explain(reason, -1, trail.size);
        if (literal >= 0) {
            push(literal);
        }
    }

    /**
     * An assignment is explained only by literals that come before it on the trail. Later ones can have the same item,
     * but it does not follow from them.
     */
    private void explain(int reason, int option, int before) {
        int number = Trail.number(reason);
        int conflict = option < 0 ? 1 : 0;
        size = 0;
        switch (Trail.kind(reason)) {
            case Trail.CLAUSE -> pushClause(number, option);
            case Trail.LOW ->
                pushDropped(number, option, before, network.size(number) - network.lows[number] + conflict);
            case Trail.HIGH -> pushChosen(number, option, before, network.highs[number] + conflict);
            case Trail.PAIR -> push(Trail.dropped(number));
            default -> throw new IllegalStateException("A decision has no explanation");
        }
        given++;
        literalsGiven += size;
    }

    private void pushClause(int clause, int option) {
        int length = clauses.length(clause);
        for (int place = 0; place < length; place++) {
            int literal = clauses.literal(clause, place);
            if (literal >> 1 != option) {
                push(literal);
            }
        }
    }

    /** Enough options of an item were dropped that it needs all others. */
    private void pushDropped(int item, int option, int before, int enough) {
        int needed = enough;
        for (int entry = network.starts[item]; needed > 0 && entry < network.starts[item + 1]; entry++) {
            int other = network.options[entry];
            if (other != option && trail.values[other] < 0 && trail.places[other] < before) {
                push(Trail.chosen(other));
                needed--;
            }
        }
    }

    /** The item already has all the options it may have. */
    private void pushChosen(int item, int option, int before, int enough) {
        int needed = enough;
        for (int entry = network.starts[item]; needed > 0 && entry < network.starts[item + 1]; entry++) {
            int other = network.options[entry];
            if (other != option && trail.values[other] > 0 && trail.places[other] < before) {
                push(Trail.dropped(other));
                needed--;
            }
        }
    }

    private void push(int literal) {
        if (size == literals.length) {
            literals = Arrays.copyOf(literals, 2 * size);
        }
        literals[size++] = literal;
    }
}
