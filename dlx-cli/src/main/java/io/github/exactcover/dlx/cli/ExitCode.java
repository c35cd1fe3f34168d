package io.github.exactcover.dlx.cli;

/** What the command tells the shell. */
final class ExitCode {

    static final int SOLVED = 0;
    static final int NO_SOLUTION = 1;
    static final int BAD_INPUT = 2;
    static final int FAILURE = 3;

    /** The search ended before it found a solution or knew that there is none. */
    static final int UNDECIDED = 4;

    private ExitCode() {}
}
