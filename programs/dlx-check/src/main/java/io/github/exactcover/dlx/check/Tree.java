package io.github.exactcover.dlx.check;

import static io.github.exactcover.dlx.check.RefusedException.require;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.math.BigInteger;

/** Reads the steps of a proof, which are a tree in preorder, and counts the solutions that it has. */
final class Tree {

    /** So many choices fit onto the stack of the thread that checks. */
    static final int DEEPEST = 200_000;

    /** Smaller numbers stand for the letters of other steps, from A on; larger ones are this and an item. */
    private static final int ITEM = 26;

    private final State state;
    private final ProofReader in;
    private final Clauses clauses;
    private final Prices prices;

    BigInteger count = BigInteger.ZERO;
    long steps;

    Tree(State state, ProofReader in, Clauses clauses, Prices prices) {
        this.state = state;
        this.in = in;
        this.clauses = clauses;
        this.prices = prices;
    }

    /**
     * Reads the steps of a node and of all nodes below it. The caller takes back what was chosen and dropped.
     *
     * @param depth how many choices led here; 0 only at the root
     */
    void node(int depth) throws IOException {
        require(depth <= DEEPEST, "the tree is deeper than the 200000 choices that this checker follows");
        boolean leaf = false;
        boolean ended = false; // Without being a solution.
        while (!leaf && !ended && (state.needs > 0 || state.rooms > 0)) {
            steps++;
            int number = in.number(ITEM + state.problem.primary, "step");
            int letter = 'A' + number;
            switch (letter) {
                case 'H' -> { // HINTS
                    require(clauses.follow(false), "the hints lead to no contradiction");
                    ended = true;
                }
                case 'C' -> { // CLAUSE
                    require(depth == 0, "only the root may have clauses");
                    clauses.add();
                }
                case 'D' -> clauses.delete(); // DELETE
                case 'P', 'A' -> ended = prices.areTooHigh(in, letter == 'P'); // PRICES, ARGUMENT
                case 'M' -> { // MODULUS
                    prices.checkRemainders(in);
                    ended = true;
                }
                case 'O', 'W' -> { // OPTION, WITHOUT
                    int option = in.number(state.problem.options, "option");
                    require(state.isLive(option), "option " + option + " cannot be chosen here");
                    child(option, letter == 'O', depth);
                }
                case 'L' -> { // LEAF
                    require(state.needs == 0, "this is no solution: an item needs an option");
                    for (int option = 0; option < state.problem.options; option++) {
                        require(!state.isLive(option), "option " + option + " could still be chosen");
                    }
                    leaf = true;
                }
                case 'S' -> { // SWEEP
                    require(prices.limit == Long.MAX_VALUE, "a sweep does not see what solutions cost");
                    count = count.add(new Sweep(state, in).count());
                    ended = true;
                }
                case 'B' -> throw new InterruptedIOException(in.line()); // BREAK
                default -> {
                    require(number >= ITEM, "there is no step " + (char) letter);
                    ended = branch(number - ITEM, depth);
                }
            }
        }
        count = !ended && state.spent <= prices.limit ? count.add(BigInteger.ONE) : count;
    }

    /** A child in which an option is chosen, or dropped. Then it is the other way round. */
    private void child(int option, boolean chosen, int depth) throws IOException {
        int mark = state.mark();
        state.take(option, chosen);
        node(depth + 1);
        state.undo(mark);
        state.take(option, !chosen);
    }

    /**
     * Takes each live option of an item in turn, without those before it.
     *
     * @return whether the node ends; else it goes on, with none of them
     */
    private boolean branch(int item, int depth) throws IOException {
        int needed = state.needed(item);
        for (int option : state.problem.optionsOf.get(item)) {
            if (state.isLive(option) && (needed < 2 || needed <= state.liveOptions(item))) {
                child(option, true, depth);
            }
        }
        return needed > 0;
    }
}
