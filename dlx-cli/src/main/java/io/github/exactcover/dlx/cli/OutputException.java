package io.github.exactcover.dlx.cli;

import java.io.IOException;
import java.io.Serial;

/** Carries a failure to write the output through a search, which fails in other ways too. */
final class OutputException extends RuntimeException {

    @Serial
    private static final long serialVersionUID = 1;

    OutputException(IOException cause) {
        super(cause.getMessage(), cause);
    }
}
