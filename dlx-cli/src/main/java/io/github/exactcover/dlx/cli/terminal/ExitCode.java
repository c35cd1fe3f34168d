package io.github.exactcover.dlx.cli.terminal;

import io.github.exactcover.dlx.SearchResult;

/** The exit codes of the command. */
public final class ExitCode {

    public static final int SOLVED = 0;
    public static final int NO_SOLUTION = 1;

    /** A proof has an error, or ends too early. */
    public static final int NOT_VERIFIED = 1;

    public static final int BAD_INPUT = 2;
    public static final int FAILURE = 3;

    /** The search ended before it knew the answer: whether there is a solution, or that no other is cheaper. */
    public static final int UNDECIDED = 4;

    /** What shells use for Ctrl-C. */
    public static final int INTERRUPTED = 130;

    private ExitCode() {}

    public static int of(SearchResult result) {
        return of(result.solutions().signum() > 0, result.isExhausted());
    }

    public static int of(boolean found, boolean exhausted) {
        if (found) {
            return SOLVED;
        }
        return exhausted ? NO_SOLUTION : UNDECIDED;
    }
}
