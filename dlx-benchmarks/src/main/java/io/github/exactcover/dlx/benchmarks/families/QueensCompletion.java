package io.github.exactcover.dlx.benchmarks.families;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import java.util.Random;

/**
 * Queens completion: some queens stand on the board, none attacking another, and the others are to be placed. Deciding
 * whether that is possible is NP-complete (Gent, Jefferson and Nightingale, "Complexity of n-queens completion", 2017).
 *
 * <pre>{@code
 * System.out.println(Count.of(QueensCompletion.of(8, 0, 1)).solutions()); // 92
 * }</pre>
 */
public final class QueensCompletion {

    private QueensCompletion() {}

    /**
     * A board to complete; there may be no way.
     *
     * @param n the size of the board, from 1 to 200
     * @param placed the number of queens that stand, from 0 to n / 3
     * @param seed the seed for their places
     * @return a new problem, whose options are written as rank and file
     * @throws IllegalArgumentException if a number is out of these bounds
     */
    public static ExactCoverProblem<String, String> of(int n, int placed, int seed) {
        Sizes.check("a board of size", n, 1, 200);
        Sizes.check("a number of placed queens on a board of size " + n + ":", placed, 0, n / 3);
        boolean[] ranks = new boolean[n];
        boolean[] files = new boolean[n];
        boolean[] falling = new boolean[2 * n];
        boolean[] rising = new boolean[2 * n];
        Random random = new Random(seed);
        // A queen attacks at most three squares of each rank, so there is always a free square.
        for (int standing = 0; standing < placed; ) {
            int rank = random.nextInt(n);
            int file = random.nextInt(n);
            if (!ranks[rank] && !files[file] && !falling[rank + file] && !rising[rank - file + n]) {
                ranks[rank] = files[file] = falling[rank + file] = rising[rank - file + n] = true;
                standing++;
            }
        }
        ProblemBuilder<String, String> builder = ExactCoverProblem.builder();
        for (int line = 0; line < n; line++) {
            if (!ranks[line]) {
                builder.primary("r" + line);
            }
            if (!files[line]) {
                builder.primary("c" + line);
            }
        }
        for (int diagonal = 0; diagonal < 2 * n; diagonal++) {
            builder.secondary("a" + diagonal);
            builder.secondary("b" + diagonal);
        }
        for (int rank = 0; rank < n; rank++) {
            for (int file = 0; file < n; file++) {
                if (!ranks[rank] && !files[file] && !falling[rank + file] && !rising[rank - file + n]) {
                    builder.option(
                            "r" + rank + " c" + file,
                            "r" + rank,
                            "c" + file,
                            "a" + (rank + file),
                            "b" + (rank - file + n));
                }
            }
        }
        return builder.build();
    }
}
