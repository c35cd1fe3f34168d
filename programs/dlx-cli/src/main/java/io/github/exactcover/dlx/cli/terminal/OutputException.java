package io.github.exactcover.dlx.cli.terminal;

import java.io.IOException;
import java.io.Serial;

/** Output cannot be written. Unchecked, so that it passes through a search. */
public final class OutputException extends RuntimeException {

    @Serial
    private static final long serialVersionUID = 1;

    public OutputException(IOException cause) {
        super(cause.getMessage(), cause);
    }
}
