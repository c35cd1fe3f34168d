package io.github.exactcover.dlx.parts;

import io.github.exactcover.dlx.internal.resume.Fingerprint;
import io.github.exactcover.dlx.internal.text.Given;
import io.github.exactcover.dlx.internal.text.PlainText;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What was found in a part of a search, and which parts are left of it. {@link Plan#run} makes it, and a {@link Ledger}
 * puts it together with the others.
 *
 * <pre>{@code
 * ExactCoverProblem<Integer, String> problem = ExactCoverProblem.<Integer, String>builder()
 *         .primary(1, 2)
 *         .option("both", 1, 2)
 *         .option("first", 1)
 *         .option("second", 2)
 *         .build();
 * Plan plan = DLX.search(problem).planToCount();
 * PartResult result = plan.run(plan.whole(), Budget.NONE);
 * System.out.println(result.solutions() + " solutions"); // 2 solutions
 * System.out.println(result.rest().size() + " parts left"); // 0 parts left
 * }</pre>
 *
 * <p>Immutable. As text, it is some lines, the last of which is a check sum.
 */
public final class PartResult implements Serializable {

    private static final long serialVersionUID = 1;

    private static final String FIRST_LINE = "dlx result 1";

    /** The fingerprint of the plan. */
    private final String plan;

    /** The part that was run. */
    private final Part part;

    /** How many were found. */
    private final long solutions;

    /** How many were visited. */
    private final long nodes;

    /** How many were made. */
    private final long updates;

    /** What part of the tree was visited. */
    private final double share;

    /** The solutions that are told, as options of the table, in the order of the search. */
    private final int[][] found;

    /** What is left, in the order of the search. */
    private final Part[] rest;

    /** Whether this program has run the part; if not, anybody may have written this. */
    private final transient boolean own;

    PartResult(
            String plan,
            Part part,
            long solutions,
            long nodes,
            long updates,
            double share,
            int[][] found,
            Part[] rest,
            boolean own) {
        this.plan = plan;
        this.part = part;
        this.solutions = solutions;
        this.nodes = nodes;
        this.updates = updates;
        this.share = Math.min(1, Math.max(0, share));
        this.found = found;
        this.rest = rest;
        this.own = own;
    }

    /**
     * Reads what {@link #lines} wrote.
     *
     * @param lines lines of text
     * @return the result
     * @throws IllegalArgumentException if these are not the lines of a result, or if they are damaged or cut
     */
    public static PartResult parse(List<String> lines) {
        Given.elements(lines, "lines");
        if (lines.isEmpty() || !lines.get(0).equals(FIRST_LINE)) {
            throw new IllegalArgumentException("This is not the result of a part: it does not begin with '" + FIRST_LINE
                    + "'; take the lines that a result wrote");
        }
        if (lines.size() < 8 || !Fingerprint.isSealed(lines)) {
            throw new IllegalArgumentException(
                    "This result of a part is damaged or was cut; delete it, and run the part again");
        }
        List<int[]> found = new ArrayList<>();
        List<Part> rest = new ArrayList<>();
        for (String line : lines.subList(7, lines.size() - 1)) {
            if (line.startsWith("rest ")) {
                rest.add(Part.parse(value(line, "rest")));
            } else {
                String options = value(line, "found");
                found.add(
                        options.isEmpty()
                                ? new int[0]
                                : Arrays.stream(options.split(" ", -1))
                                        .mapToInt(word -> (int) number(word, Integer.MAX_VALUE))
                                        .toArray());
            }
        }
        return new PartResult(
                value(lines.get(1), "plan"),
                Part.parse(value(lines.get(2), "part")),
                number(value(lines.get(3), "solutions"), Long.MAX_VALUE),
                number(value(lines.get(4), "nodes"), Long.MAX_VALUE),
                number(value(lines.get(5), "updates"), Long.MAX_VALUE),
                share(value(lines.get(6), "share")),
                found.toArray(new int[0][]),
                rest.toArray(new Part[0]),
                false);
    }

    private static long number(String digits, long most) {
        try {
            long number = Long.parseLong(digits);
            if (number >= 0 && number <= most) {
                return number;
            }
        } catch (NumberFormatException e) {
            throw notANumber(digits, e);
        }
        throw notANumber(digits, null);
    }

    /** A share that rounding made a little less than 0 or more than 1 is accepted, and becomes 0 or 1. */
    private static double share(String digits) {
        try {
            double share = Double.parseDouble(digits);
            if (Math.abs(share) <= 1.001) {
                return share;
            }
        } catch (NumberFormatException e) {
            throw notANumber(digits, e);
        }
        throw notANumber(digits, null);
    }

    private static IllegalArgumentException notANumber(String digits, @Nullable Throwable cause) {
        return new IllegalArgumentException(
                "This result of a part has " + PlainText.quoted(digits)
                        + " where a number should be; delete it, and run the part again",
                cause);
    }

    private static String value(String line, String name) {
        if (!line.equals(name) && !line.startsWith(name + " ")) {
            throw new IllegalArgumentException("This result of a part has no '" + name
                    + "' where it should be; delete it, and run the part again");
        }
        return line.length() == name.length() ? "" : line.substring(name.length() + 1);
    }

    /**
     * This result as text.
     *
     * @return a new list of lines without line ends
     */
    public List<String> lines() {
        List<String> lines = new ArrayList<>(List.of(
                FIRST_LINE,
                "plan " + plan,
                "part " + part,
                "solutions " + solutions,
                "nodes " + nodes,
                "updates " + updates,
                "share " + share));
        for (int[] solution : found) {
            StringBuilder line = new StringBuilder("found");
            for (int option : solution) {
                line.append(' ').append(option);
            }
            lines.add(line.toString());
        }
        for (Part piece : rest) {
            lines.add("rest " + piece);
        }
        Fingerprint.seal(lines);
        return lines;
    }

    /**
     * The fingerprint of the plan that was run.
     *
     * @return what {@link Plan#fingerprint} says
     */
    public String planFingerprint() {
        return plan;
    }

    /**
     * The part that was run.
     *
     * @return the part, as it was given
     */
    public Part part() {
        return part;
    }

    /**
     * The number of solutions found.
     *
     * @return the number, without those in {@link #rest}
     */
    public long solutions() {
        return solutions;
    }

    /**
     * The number of nodes visited.
     *
     * @return the number, without those in {@link #rest}
     */
    public long nodes() {
        return nodes;
    }

    /**
     * The number of updates made: removals of a node from a list.
     *
     * @return the number
     */
    public long updates() {
        return updates;
    }

    /**
     * What part of the whole tree was visited.
     *
     * @return a number from 0 to 1
     */
    public double share() {
        return share;
    }

    /**
     * What is left of the part.
     *
     * @return an immutable list of parts in the order of the search, which comes after all solutions of this result;
     *     empty if nothing is left
     */
    public List<Part> rest() {
        return List.of(rest);
    }

    /**
     * This result without its solutions, for a ledger of solutions that are kept elsewhere.
     *
     * @return a result with the same numbers, from which a {@link Ledger} hands out no solution
     */
    public PartResult withoutSolutions() {
        return new PartResult(plan, part, solutions, nodes, updates, share, new int[0][], rest, own);
    }

    /** Whether this program has run the part; if not, anybody may have written this. */
    boolean isOwn() {
        return own;
    }

    /** The solutions that are told, in the order of the search; not to be changed. */
    int[][] found() {
        return found;
    }

    /** Numbers only; the solutions can be many. */
    @Override
    public String toString() {
        return "PartResult[part " + part + ", " + solutions + " solutions, " + nodes + " nodes, " + rest.length
                + " parts left]";
    }
}
