package io.github.exactcover.dlx.cli.terminal;

import io.github.exactcover.dlx.SearchEnd;
import io.github.exactcover.dlx.SearchResult;

/** The exit codes of the command. */
public final class ExitCode {

    public static final int SOLVED = 0;
    public static final int NO_SOLUTION = 1;

    /** A proof has an error, or ends too early. */
    public static final int NOT_VERIFIED = 1;

    public static final int BAD_INPUT = 2;
    public static final int FAILURE = 3;

    /** The time or the memory was used up before the answer was whole. */
    public static final int UNDECIDED = 4;

    /** What shells use for Ctrl-C. */
    public static final int INTERRUPTED = 130;

    private ExitCode() {}

    /** After a search. One that met its limit is whole: it has shown all that it was asked for. */
    public static int of(SearchResult result) {
        return of(result.solutions().signum() > 0, result.isExhausted() || result.end() == SearchEnd.LIMIT);
    }

    /** By whether there is a solution, if the answer is whole. */
    public static int of(boolean found, boolean whole) {
        if (!whole) {
            return UNDECIDED;
        }
        return found ? SOLVED : NO_SOLUTION;
    }
}
