package io.github.exactcover.dlx.cli.command;

import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.ExitCode;
import io.github.exactcover.dlx.cli.terminal.OutputException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.util.List;
import java.util.Locale;
import java.util.function.BooleanSupplier;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** Says in one line what went wrong, and chooses the exit code. */
final class Failures implements IParameterExceptionHandler, IExecutionExceptionHandler {

    /** How picocli begins a complaint about a value; the user knows the option by its name. */
    private static final Pattern INVALID_VALUE = Pattern.compile(
            "^Invalid value for (?:option '([^']+)'|positional parameter at index \\S+ \\(([^)]+)\\)): ");

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
        console.complain(problem(failure) + " (see " + command + " --help)");
        return ExitCode.BAD_INPUT;
    }

    private static String problem(ParameterException failure) {
        if (failure instanceof UnmatchedArgumentException unmatched) {
            return unmatched(unmatched);
        }
        String message = String.valueOf(failure.getMessage());
        if (message.startsWith("Unknown subcommand")) { // By 'dlx help'.
            return unmatched(new UnmatchedArgumentException(failure.getCommandLine(), List.of(failure.getValue())));
        }
        return INVALID_VALUE.matcher(message).replaceFirst("$1$2: ");
    }

    /** An argument too many, an option that is none, or a command that is none. */
    private static String unmatched(UnmatchedArgumentException failure) {
        String argument = failure.getUnmatched().get(0);
        if (failure.isUnknownOption()) {
            return "There is no option '" + argument + "' here" + suggestion(failure.getSuggestions());
        }
        return failure.getCommandLine().getParent() == null
                ? "There is no command '" + argument + "'" + suggestion(failure.getSuggestions())
                : "Argument '" + argument + "' is one too many";
    }

    /** Asks whether the first of these names was meant; the others that picocli finds are less alike. */
    static String suggestion(List<String> names) {
        return names.stream()
                .findFirst()
                .map(name -> "; did you mean " + name + "?")
                .orElse("");
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
        if (failure instanceof UncheckedIOException file) {
            return fileFailed(file);
        }
        return unexpected(failure);
    }

    /** A reader that has seen enough, such as {@code head}, closes the pipe; that is no failure of anybody. */
    int outputFailed(Exception failure) {
        String message = String.valueOf(failure.getMessage());
        if (message.toLowerCase(Locale.ROOT).contains("pipe")) {
            return ExitCode.SOLVED;
        }
        console.complain("The output cannot be written: " + message);
        return ExitCode.FAILURE;
    }

    /** A checkpoint, a picture or a diagram could not be written. What was found until then is not lost. */
    private int fileFailed(UncheckedIOException failure) {
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
