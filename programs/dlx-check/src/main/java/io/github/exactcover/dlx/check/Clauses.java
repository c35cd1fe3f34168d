package io.github.exactcover.dlx.check;

import static io.github.exactcover.dlx.check.RefusedException.require;

import java.io.IOException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * Clauses, and what follows from them and from items. The literal 2o says that option o is chosen, and 2o + 1 that it
 * is not.
 */
final class Clauses {

    private final State state;
    private final ProofReader in;

    /** The clauses with at least two literals that were not deleted, by their numbers. */
    private final Map<Long, int[]> kept = new HashMap<>();

    /** How many clauses there were so far. */
    private long count;

    /** Whether it was shown that there is nothing at all. */
    boolean contradiction;

    Clauses(State state, ProofReader in) {
        this.state = state;
        this.in = in;
    }

    /** Whether a literal is true; it is false if the opposite one, {@code literal ^ 1}, is true. */
    private boolean isTrue(int literal) {
        boolean chosen = state.chosen.get(literal >> 1);
        return (literal & 1) == 0 ? chosen : !chosen && !state.isLive(literal >> 1);
    }

    /** Makes a literal true. Returns whether that is a contradiction. */
    boolean set(int literal) {
        if (!isTrue(literal) && !isTrue(literal ^ 1)) {
            state.take(literal >> 1, (literal & 1) == 0);
        }
        return isTrue(literal ^ 1);
    }

    /** A clause: if all its literals were false, the hints would lead to a contradiction. */
    void add() throws IOException {
        int mark = state.mark();
        int[] literals = new int[in.number(2L * state.problem.options + 1, "clause of this length:")];
        boolean found = false;
        int literal = -1;
        for (int k = 0; k < literals.length; k++) {
            literal += 1 + in.number(2L * state.problem.options - literal - 1, "literal so far after " + literal + ":");
            literals[k] = literal;
            found = found || set(literal ^ 1);
        }
        require(follow(found), "the hints of clause " + count + " lead to no contradiction");
        state.undo(mark);
        if (literals.length > 1) {
            kept.put(count, literals);
        } else {
            contradiction |= literals.length == 0 || set(literals[0]);
        }
        count++;
    }

    void delete() throws IOException {
        for (long left = in.number(); left > 0; left--) {
            kept.remove(number(in.number()));
        }
    }

    /** The number of the clause that is this far back. */
    private long number(long back) {
        require(back > 0 && back <= count, "there is no clause " + (count - back));
        return count - back;
    }

    /** Follows the hints that come next in the proof. Returns whether they lead to a contradiction. */
    boolean follow(boolean already) throws IOException {
        boolean found = already || contradiction;
        for (long left = in.number(); left > 0; left--) {
            long hint = in.number();
            if (!found) {
                found = (hint & 1) == 0 ? byItem(hint >> 1) : byClause(number(hint >> 1));
            }
        }
        return found;
    }

    /** An item that has no more live options than it needs, needs them all. */
    private boolean byItem(long number) {
        require(number < state.problem.primary, "there is no primary item " + number);
        int item = (int) number;
        require(state.liveOptions(item) <= state.needed(item), "the hint of item " + item + " says nothing");
        for (int option : state.problem.optionsOf.get(item)) {
            if (state.isLive(option)) {
                state.choose(option);
            }
        }
        return state.needed(item) > 0; // There were too few, or some excluded others.
    }

    /** A clause with at most one literal that is not false makes that one true. */
    private boolean byClause(long number) {
        require(kept.containsKey(number), "clause " + number + " was deleted, or had no two literals");
        int[] left = Arrays.stream(kept.get(number))
                .filter(literal -> !isTrue(literal ^ 1))
                .toArray();
        boolean holds = Arrays.stream(left).anyMatch(this::isTrue);
        require(holds || left.length < 2, "the hint of clause " + number + " says nothing");
        return !holds && (left.length == 0 || set(left[0]));
    }
}
