package io.github.exactcover.dlx.parts;

import io.github.exactcover.dlx.internal.resume.SealedText;
import io.github.exactcover.dlx.internal.search.Remainder.Effort;
import io.github.exactcover.dlx.internal.text.Given;
import io.github.exactcover.dlx.internal.text.Lines;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

/**
 * What was found in a part of a search, and which parts are left of it. {@link Plan#run Plan.run} makes it, and a
 * {@link Ledger} puts it together with the others.
 *
 * <pre>{@code
 * ExactCoverProblem<Integer, String> problem = ExactCoverProblem.<Integer, String>builder()
 *         .primary(1, 2)
 *         .option("both", 1, 2)
 *         .option("first", 1)
 *         .option("second", 2)
 *         .build();
 * Plan plan = Plan.of(problem).toCount();
 * PartResult result = plan.run(plan.whole(), Budget.NONE);
 * System.out.println(result.solutions() + " solutions"); // 2 solutions
 * System.out.println(result.rest().size() + " parts left"); // 0 parts left
 * }</pre>
 *
 * <p>Immutable. Its text form is a few lines; the last one is a check sum.
 */
public final class PartResult implements Serializable {

    private static final long serialVersionUID = 1;

    private static final SealedText TEXT =
            new SealedText("dlx result 1", "This is not the result of a part: ", "; delete it, and run the part again");

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

    /** The solutions, as options of the table, in the order of the search; none if they are only counted. */
    private final int[][] found;

    /** What is left, in the order of the search. */
    private final Part[] rest;

    /** Whether this program has run the part. What was read may be forged. */
    private final transient boolean own;

    PartResult(String plan, Part part, Effort effort, int[][] found, Part[] rest, boolean own) {
        this.plan = plan;
        this.part = part;
        this.solutions = effort.solutions();
        this.nodes = effort.nodes();
        this.updates = effort.updates();
        this.share = Math.min(1, Math.max(0, effort.share()));
        this.found = found;
        this.rest = rest;
        this.own = own;
    }

    /**
     * Reads what {@link #lines lines} wrote.
     *
     * @param lines lines of text
     * @return the result
     * @throws IllegalArgumentException if these are not the lines of a result, or if they are damaged or cut
     */
    public static PartResult parse(List<String> lines) {
        return TEXT.read(Given.elements(lines, "lines"), PartResult::read);
    }

    private static PartResult read(Lines lines) {
        String plan = lines.text("plan");
        Part part = Part.parse(lines.text("part"));
        Effort effort = Effort.read(lines);
        List<int[]> found = new ArrayList<>();
        while (lines.isNext("found")) {
            found.add(lines.ints("found"));
        }
        List<Part> rest = new ArrayList<>();
        while (lines.hasNext()) {
            rest.add(Part.parse(lines.text("rest")));
        }
        return new PartResult(plan, part, effort, found.toArray(new int[0][]), rest.toArray(new Part[0]), false);
    }

    /**
     * This result as text.
     *
     * @return a new list of lines without line ends
     */
    public List<String> lines() {
        List<String> lines = new ArrayList<>(List.of("plan " + plan, "part " + part));
        lines.addAll(effort().lines());
        for (int[] solution : found) {
            lines.add(Lines.of("found", solution));
        }
        for (Part piece : rest) {
            lines.add("rest " + piece);
        }
        return TEXT.of(lines);
    }

    /**
     * The fingerprint of the plan that was run.
     *
     * @return what {@link Plan#fingerprint Plan.fingerprint} says
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
     * @return the number, without those in {@link #rest rest}
     */
    public long solutions() {
        return solutions;
    }

    /**
     * The number of nodes visited.
     *
     * @return the number, without those in {@link #rest rest}
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
        return with(new int[0][]);
    }

    /** This result with these solutions, in the order of the search. */
    PartResult with(int[][] found) {
        return new PartResult(plan, part, effort(), found, rest, own);
    }

    /** What was done. */
    Effort effort() {
        return new Effort(solutions, nodes, updates, share);
    }

    /** Whether this program has run the part. What was read may be forged. */
    boolean isOwn() {
        return own;
    }

    /** The solutions in the order of the search; none if they are only counted. Do not change the arrays. */
    int[][] found() {
        return found;
    }

    /** Numbers only; the solutions can be many. */
    @Override
    public String toString() {
        return "PartResult[part " + part + ", " + solutions() + " solutions, " + nodes() + " nodes, " + rest.length
                + " parts left]";
    }
}
