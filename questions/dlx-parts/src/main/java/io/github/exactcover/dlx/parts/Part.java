package io.github.exactcover.dlx.parts;

import io.github.exactcover.dlx.internal.resume.Fingerprint;
import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.text.PlainText;
import java.io.Serializable;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A part of the tree of a search. It is a small value, and can be written as text and read again.
 *
 * <pre>{@code
 * ExactCoverProblem<Integer, String> problem = ExactCoverProblem.<Integer, String>builder()
 *         .primary(1, 2)
 *         .option("both", 1, 2)
 *         .option("first", 1)
 *         .option("second", 2)
 *         .build();
 * Part whole = Plan.of(problem).engine(Engine.DANCING_LINKS).toCount().whole();
 * System.out.println(whole); // 1.0 root
 * System.out.println(Part.parse(whole.toString()).equals(whole)); // true
 * }</pre>
 *
 * <p>What the numbers of a part mean depends on the {@link Plan}, so keep the plan with it. Two parts are equal if they
 * are the same part of the tree. Immutable.
 */
public final class Part implements Serializable {

    private static final long serialVersionUID = 1;

    /** From 0 to 1. */
    private final double share;

    /** The branch, as text. */
    private final String branch;

    /** The part at a branch. Rounding can make a share a little less than nothing, which could not be read again. */
    Part(double share, Branch branch) {
        this(Math.min(1, Math.max(0, share)), branch.toString());
    }

    private Part(double share, String branch) {
        this.share = share;
        this.branch = branch;
    }

    /**
     * Reads what {@link #toString toString} wrote.
     *
     * @param text one line of text
     * @return the part
     * @throws IllegalArgumentException if the text is not a part
     */
    public static Part parse(String text) {
        Objects.requireNonNull(text, "The text must not be null");
        int blank = text.indexOf(' ');
        try {
            double share = Double.parseDouble(text.substring(0, Math.max(0, blank)));
            if (share >= 0 && share <= 1) {
                return new Part(share, Branch.parse(text.substring(blank + 1)));
            }
        } catch (NumberFormatException e) {
            throw notAPart(text, e);
        }
        throw notAPart(text, null);
    }

    private static IllegalArgumentException notAPart(String text, @Nullable Throwable cause) {
        return new IllegalArgumentException(
                PlainText.quoted(text) + " is not a part of a search; it must be like '0.25 root' or '0.25 3 7..9'",
                cause);
    }

    /**
     * What part of the whole tree this is, if the choices at each node share its part equally. It says little about how
     * long the part takes: one part can take a hundred times as long as another of the same share.
     *
     * @return a number from 0 to 1
     */
    public double share() {
        return share;
    }

    /** A short name, for files; different parts have different names, in practice. */
    String name() {
        return Fingerprint.of(branch).substring(0, 32);
    }

    /** How many characters the branch has. */
    int textSize() {
        return branch.length();
    }

    Branch branch() {
        return Branch.parse(branch);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Part that && branch.equals(that.branch);
    }

    @Override
    public int hashCode() {
        return branch.hashCode();
    }

    /** The share, a blank, and the choices that lead to the part. */
    @Override
    public String toString() {
        return share + " " + branch;
    }
}
