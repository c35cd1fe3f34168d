package io.github.exactcover.dlx.cli;

/** What the command tells the shell. */
final class ExitCode {

    static final int SOLVED = 0;
    static final int NO_SOLUTION = 1;
    static final int BAD_INPUT = 2;
    static final int FAILURE = 3;

    private ExitCode() {}
}
