package io.github.exactcover.dlx.cli.terminal;

import java.io.IOException;
import java.io.Serial;

/** Carries a failure to write the output through a search, which fails in other ways too. */
public final class OutputException extends RuntimeException {

    @Serial
    private static final long serialVersionUID = 1;

    public OutputException(IOException cause) {
        super(cause.getMessage(), cause);
    }
}
