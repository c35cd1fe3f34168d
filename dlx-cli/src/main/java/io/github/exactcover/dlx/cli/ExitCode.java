package io.github.exactcover.dlx.cli;

import io.github.exactcover.dlx.SearchResult;

/** What the command tells the shell. */
final class ExitCode {

    static final int SOLVED = 0;
    static final int NO_SOLUTION = 1;
    static final int BAD_INPUT = 2;
    static final int FAILURE = 3;

    /** The search ended before it found a solution or knew that there is none. */
    static final int UNDECIDED = 4;

    /** As shells have it for Ctrl-C. */
    static final int INTERRUPTED = 130;

    private ExitCode() {}

    static int of(SearchResult result) {
        return of(result.solutions().signum() > 0, result.isExhausted());
    }

    static int of(boolean found, boolean exhausted) {
        if (found) {
            return SOLVED;
        }
        return exhausted ? NO_SOLUTION : UNDECIDED;
    }
}
