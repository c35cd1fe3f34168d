package io.github.exactcover.dlx.cli.terminal;

import java.io.Serial;
import java.util.function.Supplier;

/** The input of the user cannot be used. The message says why, and what would be right. */
public final class BadInputException extends RuntimeException {

    @Serial
    private static final long serialVersionUID = 1;

    public BadInputException(String message) {
        super(message);
    }

    /** Runs code that checks the user's input; its IllegalArgumentException becomes a BadInputException. */
    public static <T> T checked(Supplier<T> check) {
        try {
            return check.get();
        } catch (IllegalArgumentException complaint) {
            throw new BadInputException(String.valueOf(complaint.getMessage()));
        }
    }
}
