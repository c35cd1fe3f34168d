package io.github.exactcover.dlx.cli.terminal;

import java.io.Serial;
import java.util.function.Supplier;

/** What the user gave cannot be used. The message says why and what would be right. */
public final class BadInputException extends RuntimeException {

    @Serial
    private static final long serialVersionUID = 1;

    public BadInputException(String message) {
        super(message);
    }

    /** Calls what checks the user's input, so that its complaint is not taken for a mistake of the program. */
    public static <T> T checked(Supplier<T> check) {
        try {
            return check.get();
        } catch (IllegalArgumentException complaint) {
            throw new BadInputException(String.valueOf(complaint.getMessage()));
        }
    }
}
