package io.github.exactcover.dlx.internal.formats.nested;

import java.io.IOException;

/** A text of values in brackets within brackets, part by part. */
public abstract class Nesting {

    /** The current part. */
    Value value = new Value("", Value.Kind.NOTHING, 1, 1);

    boolean cut;
    boolean broken;

    /** A part of the text. */
    enum Part {
        /** A bracket that opens. */
        OPEN,
        /** A bracket that closes. */
        CLOSE,
        /** A name for what follows. */
        KEY,
        /** A number, a name or a truth value. */
        VALUE,
        /** The end of the text, outside of all brackets. */
        END
    }

    /**
     * Goes to the next part.
     *
     * @throws io.github.exactcover.dlx.formats.DlxFormatException if the text is broken here, or ends within brackets
     */
    abstract Part next() throws IOException;

    /** What the part says, and where it is. */
    final Value value() {
        return value;
    }

    /** Whether the text ended within brackets or quotes. */
    final boolean isCut() {
        return cut;
    }

    /** Whether the text is broken: brackets, quotes and commas alone say so. */
    final boolean isBroken() {
        return broken;
    }
}
