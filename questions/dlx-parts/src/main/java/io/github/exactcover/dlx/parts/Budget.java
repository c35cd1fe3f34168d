package io.github.exactcover.dlx.parts;

import io.github.exactcover.dlx.internal.text.Given;
import java.time.Duration;
import java.util.Objects;

/**
 * How much of a part is searched at a time, and into how many pieces the rest is cut.
 *
 * <pre>{@code
 * import java.time.Duration;
 *
 * Budget minute = Budget.NONE.time(Duration.ofMinutes(1)).pieces(8);
 * System.out.println(minute.nodes() == Long.MAX_VALUE); // true
 * }</pre>
 *
 * <p>A search stops soon after the first of the three limits is reached. Immutable.
 *
 * @param nanos nanoseconds of wall time, at least 1; checked every few milliseconds
 * @param nodes nodes of the search tree, at least 1
 * @param solutions solutions to collect, at least 1; plays no part in a plan to count
 * @param pieces how many parts the rest may become, at least 1
 */
public record Budget(long nanos, long nodes, long solutions, int pieces) {

    /** No limit: the part is searched to its end. */
    public static final Budget NONE = new Budget(Long.MAX_VALUE, Long.MAX_VALUE, Long.MAX_VALUE, 1);

    /** How many parts should wait for each worker. */
    static final int SPARE_A_WORKER = 2;

    private static final int USUAL_PIECES = 8;

    /**
     * A budget.
     *
     * @param nanos nanoseconds of wall time
     * @param nodes nodes of the search tree
     * @param solutions solutions to collect
     * @param pieces how many parts the rest may become
     * @throws IllegalArgumentException if a number is less than 1
     */
    public Budget {
        String unlimited = "for no limit, use that of Budget.NONE";
        Given.atLeastOne(nanos, "time of a budget, in nanoseconds,", unlimited);
        Given.atLeastOne(nodes, "number of nodes of a budget", unlimited);
        Given.atLeastOne(solutions, "number of solutions of a budget", unlimited);
        Given.atLeastOne(pieces, "number of pieces of a budget", "with 1, the rest stays in one piece");
    }

    /**
     * Sets the time.
     *
     * @param time at least a nanosecond
     * @return a budget with this time
     * @throws IllegalArgumentException if the time is zero or negative
     */
    public Budget time(Duration time) {
        Objects.requireNonNull(time, "The time must not be null");
        return new Budget(nanos(time), nodes, solutions, pieces);
    }

    /** More than fits into a long is as good as no limit. */
    private static long nanos(Duration time) {
        try {
            return time.toNanos();
        } catch (ArithmeticException e) {
            return time.isNegative() ? -1 : Long.MAX_VALUE;
        }
    }

    /**
     * Sets the number of nodes.
     *
     * @param most at least 1
     * @return a budget with this number
     * @throws IllegalArgumentException if the number is less than 1
     */
    public Budget nodes(long most) {
        return new Budget(nanos, most, solutions, pieces);
    }

    /**
     * Sets the number of solutions.
     *
     * @param most at least 1
     * @return a budget with this number
     * @throws IllegalArgumentException if the number is less than 1
     */
    public Budget solutions(long most) {
        return new Budget(nanos, nodes, most, pieces);
    }

    /**
     * The budget of one of many parts that several workers run. As long as two parts wait for each worker, a part runs
     * long and stays whole. The fewer wait, the shorter it runs, and what is left of it becomes up to eight parts.
     *
     * @param waiting how many parts wait for a worker, at least 0
     * @param workers how many workers there are, at least 1
     * @param least the shortest time of a part, for what it costs to begin one
     * @param most the longest time of a part
     * @return a budget of time
     * @throws IllegalArgumentException if a number or time is too small, or {@code least} is more than {@code most}
     */
    public static Budget sharing(long waiting, int workers, Duration least, Duration most) {
        Objects.requireNonNull(least, "The time 'least' must not be null");
        Objects.requireNonNull(most, "The time 'most' must not be null");
        Given.atLeastOne(workers, "number of workers", "count the one that asks");
        if (waiting < 0 || least.compareTo(most) > 0) {
            throw new IllegalArgumentException("There cannot be " + waiting + " parts that wait, with times from "
                    + least + " to " + most + "; say at least 0 parts, and the shorter time first");
        }
        long wanted = (long) SPARE_A_WORKER * workers;
        if (waiting >= wanted) {
            return NONE.time(most);
        }
        Duration shorter = Duration.ofNanos((long) (nanos(most) * ((waiting + 1.0) / wanted)));
        return NONE.time(shorter.compareTo(least) < 0 ? least : shorter).pieces(USUAL_PIECES);
    }

    /**
     * Sets into how many pieces the rest may be cut.
     *
     * @param most at least 1
     * @return a budget with this number
     * @throws IllegalArgumentException if the number is less than 1
     */
    public Budget pieces(int most) {
        return new Budget(nanos, nodes, solutions, most);
    }
}
