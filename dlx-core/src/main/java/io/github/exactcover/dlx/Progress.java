package io.github.exactcover.dlx;

import java.math.BigInteger;
import java.time.Duration;

/**
 * How far a search has come, as told by {@link Search#progress}.
 *
 * <pre>{@code
 * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
 *         .primary("a")
 *         .option("one", "a")
 *         .option("two", "a")
 *         .build();
 * DLX.search(problem)
 *         .progress(java.time.Duration.ofHours(1), progress -> System.out.println(progress.fraction())) // 1.0
 *         .count();
 * }</pre>
 *
 * <p>The search of the example ends within the hour, so all that is told is its end.
 *
 * <p>The fraction is Knuth's estimate: the tree is 1, and each subtree has the same share of it as its siblings. It
 * never goes back, and is 1 only when the whole tree was visited. It says nothing certain about the time left, for the
 * subtree of one option can be a million times as large as that of the next.
 *
 * @param fraction the part of the search tree that is done, from 0 to 1
 * @param solutions the number of solutions found so far
 * @param nodes the nodes of the search tree that were visited so far
 * @param nodesPerSecond the nodes for each second since the search began, or was {@linkplain Search#resume resumed}
 * @param elapsed the time since the search began, or was resumed
 */
public record Progress(double fraction, BigInteger solutions, long nodes, double nodesPerSecond, Duration elapsed) {

    /** The progress of a search that has visited some nodes, the first of them before it was resumed. */
    static Progress of(double fraction, BigInteger solutions, long nodes, long resumed, long nanos) {
        double rate = (nodes - resumed) * 1e9 / Math.max(1, nanos);
        return new Progress(fraction, solutions, nodes, rate, Duration.ofNanos(nanos));
    }
}
