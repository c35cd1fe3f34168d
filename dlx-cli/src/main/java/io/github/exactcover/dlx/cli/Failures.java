package io.github.exactcover.dlx.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** Says in one line what went wrong, and chooses the exit code. */
final class Failures implements IParameterExceptionHandler, IExecutionExceptionHandler {

    private final Console console;

    Failures(Console console) {
        this.console = console;
    }

    /** The arguments make no command. */
    @Override
    public int handleParseException(ParameterException failure, String[] args) {
        String command = failure.getCommandLine().getCommandSpec().qualifiedName();
        console.complain(failure.getMessage() + suggestions(failure) + "; see " + command + " --help");
        return ExitCode.BAD_INPUT;
    }

    private static String suggestions(ParameterException failure) {
        if (failure instanceof UnmatchedArgumentException unmatched) {
            List<String> likely = unmatched.getSuggestions();
            return likely.isEmpty() ? "" : "; did you mean " + String.join(" or ", likely) + "?";
        }
        return "";
    }

    /** The command started and failed. */
    @Override
    public int handleExecutionException(Exception failure, CommandLine commandLine, ParseResult parsed) {
        if (failure instanceof BadInputException) {
            console.complain(String.valueOf(failure.getMessage()));
            return ExitCode.BAD_INPUT;
        }
        // Input that cannot be read is bad input, so this is about output.
        if (failure instanceof IOException || failure instanceof UncheckedIOException) {
            return handleOutputFailure(String.valueOf(failure.getMessage()));
        }
        return unexpected(failure, isVerbose(parsed));
    }

    /** A reader that has seen enough, such as {@code head}, closes the pipe; that is no failure of anybody. */
    private int handleOutputFailure(String message) {
        if (message.toLowerCase(Locale.ROOT).contains("pipe")) {
            return ExitCode.SOLVED;
        }
        console.complain("The output cannot be written: " + message);
        return ExitCode.FAILURE;
    }

    private static boolean isVerbose(ParseResult parsed) {
        return parsed.matchedOptionValue("verbose", false);
    }

    /** A mistake of the program, or a machine too small. */
    int unexpected(Throwable failure, boolean verbose) {
        if (failure instanceof OutOfMemoryError) {
            console.complain("The problem needs more memory; give the virtual machine more, as in java -Xmx4g");
        } else {
            console.complain("Unexpected failure, please report it: " + failure + " (--verbose shows where)");
        }
        if (verbose) {
            failure.printStackTrace(console.err());
        }
        return ExitCode.FAILURE;
    }
}
