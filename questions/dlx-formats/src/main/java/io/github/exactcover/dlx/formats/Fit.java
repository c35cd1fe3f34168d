package io.github.exactcover.dlx.formats;

import java.util.Objects;

/**
 * How sure it is that a file is in a format, and why.
 *
 * <pre>{@code
 * Fit fit = Fit.certain("it starts with 'p xc'");
 * System.out.println(fit.certainty() + ": " + fit.reason()); // CERTAIN: it starts with 'p xc'
 * System.out.println(Fit.NO.certainty()); // NO
 * }</pre>
 *
 * @param certainty how sure it is
 * @param reason why, as a sentence without a capital and a full stop; empty if the file is not in the format
 */
public record Fit(Certainty certainty, String reason) {

    /** The file is not in the format. */
    public static final Fit NO = new Fit(Certainty.NO, "");

    /** How sure it is that a file is in a format, from the least to the most. */
    public enum Certainty {
        /** The file cannot be read in the format. */
        NO,
        /** The file can be read in the format, but also means something in others. */
        POSSIBLE,
        /** Such a file hardly makes sense in another format. */
        CERTAIN
    }

    /**
     * A fit.
     *
     * @param certainty how sure it is
     * @param reason why
     */
    public Fit {
        Objects.requireNonNull(certainty, "The certainty must not be null");
        Objects.requireNonNull(reason, "The reason must not be null");
    }

    /**
     * The file can be read in the format, but also means something in others.
     *
     * @param reason why, as a sentence without a capital and a full stop
     * @return the fit
     */
    public static Fit possible(String reason) {
        return new Fit(Certainty.POSSIBLE, reason);
    }

    /**
     * Such a file hardly makes sense in another format.
     *
     * @param reason why, as a sentence without a capital and a full stop
     * @return the fit
     */
    public static Fit certain(String reason) {
        return new Fit(Certainty.CERTAIN, reason);
    }
}
