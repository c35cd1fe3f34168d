package io.github.exactcover.dlx.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.util.List;
import java.util.Locale;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** Says in one line what went wrong, and chooses the exit code. */
final class Failures implements IParameterExceptionHandler, IExecutionExceptionHandler {

    private final Console console;
    private final BooleanSupplier verbose;

    Failures(Console console, BooleanSupplier verbose) {
        this.console = console;
        this.verbose = verbose;
    }

    /** The arguments make no command. */
    @Override
    public int handleParseException(ParameterException failure, String[] args) {
        String command = failure.getCommandLine().getCommandSpec().qualifiedName();
        String problem = failure instanceof UnmatchedArgumentException unmatched
                ? unmatched(unmatched)
                : String.valueOf(failure.getMessage());
        console.complain(problem + " (see " + command + " --help)");
        return ExitCode.BAD_INPUT;
    }

    /** An argument too many, an option that is none, or a command that is none. */
    private static String unmatched(UnmatchedArgumentException failure) {
        String argument = "'" + failure.getUnmatched().get(0) + "'";
        List<String> likely = failure.getSuggestions();
        String remedy = likely.isEmpty() ? "" : "; did you mean " + String.join(" or ", likely) + "?";
        if (failure.isUnknownOption()) {
            return "There is no option " + argument + " here" + remedy;
        }
        boolean isCommand = failure.getCommandLine().getParent() == null;
        return isCommand ? "There is no command " + argument + remedy : "Argument " + argument + " is one too many";
    }

    /** The command started and failed. */
    @Override
    public int handleExecutionException(Exception failure, CommandLine commandLine, ParseResult parsed) {
        if (failure instanceof BadInputException) {
            console.complain(String.valueOf(failure.getMessage()));
            return ExitCode.BAD_INPUT;
        }
        // Input that cannot be read is bad input, so this is about output.
        if (failure instanceof IOException || failure instanceof OutputException) {
            return outputFailed(failure);
        }
        if (failure instanceof UncheckedIOException checkpoint) {
            return checkpointFailed(checkpoint);
        }
        return unexpected(failure);
    }

    /** A reader that has seen enough, such as {@code head}, closes the pipe; that is no failure of anybody. */
    private int outputFailed(Exception failure) {
        String message = String.valueOf(failure.getMessage());
        if (message.toLowerCase(Locale.ROOT).contains("pipe")) {
            return ExitCode.SOLVED;
        }
        console.complain("The output cannot be written: " + message);
        return ExitCode.FAILURE;
    }

    /** A search reads and writes nothing but its checkpoints. What it found until then is not lost. */
    private int checkpointFailed(UncheckedIOException failure) {
        console.complain(failure.getMessage() + ": " + reason(failure.getCause()));
        try {
            console.out().flush();
        } catch (IOException outputToo) {
            return outputFailed(outputToo);
        }
        return ExitCode.FAILURE;
    }

    /** The message of a {@link FileSystemException} can be the name of the file and nothing else. */
    private static String reason(@Nullable Throwable cause) {
        return cause instanceof IOException && !(cause instanceof FileSystemException)
                ? String.valueOf(cause.getMessage())
                : String.valueOf(cause);
    }

    /** A mistake of the program, or a machine too small. */
    int unexpected(Throwable failure) {
        if (failure instanceof OutOfMemoryError) {
            console.complain("The problem needs more memory; give the virtual machine more, as in java -Xmx4g");
        } else {
            console.complain("Unexpected failure, please report it: " + failure + " (--verbose shows where)");
        }
        if (verbose.getAsBoolean()) {
            failure.printStackTrace(console.err());
        }
        return ExitCode.FAILURE;
    }
}
