package io.github.exactcover.dlx.cli.command;

import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.ExitCode;
import io.github.exactcover.dlx.cli.terminal.OutputException;
import io.github.exactcover.dlx.cli.terminal.Suggestion;
import io.github.exactcover.dlx.cli.terminal.TimedWork;
import io.github.exactcover.dlx.cli.terminal.Wording;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** Reports in one line what went wrong, and chooses the exit code. */
final class Failures implements IParameterExceptionHandler, IExecutionExceptionHandler {

    /** How picocli begins a message about a bad value. Users need only the name of the option from it. */
    private static final String INVALID_VALUE =
            "^Invalid value for (?:option '([^']+)'|positional parameter at index \\S+ \\(([^)]+)\\)): ";

    private final Console console;
    private final Argument<Boolean> verbose;

    Failures(Console console, Argument<Boolean> verbose) {
        this.console = console;
        this.verbose = verbose;
    }

    /** Handles arguments that cannot be parsed. */
    @Override
    public int handleParseException(ParameterException failure, String[] args) {
        String command = failure.getCommandLine().getCommandSpec().qualifiedName();
        console.complain(problem(failure, args) + " (see " + command + " --help)");
        return ExitCode.BAD_INPUT;
    }

    private static String problem(ParameterException failure, String[] args) {
        if (failure instanceof UnmatchedArgumentException unmatched) {
            return unmatched(unmatched, args);
        }
        if (failure instanceof OverwrittenOptionException twice
                && twice.getOverwritten() instanceof OptionSpec option) {
            return option.longestName() + " is given twice; leave one out";
        }
        return String.valueOf(failure.getMessage())
                .replaceFirst(INVALID_VALUE, "$1$2: ")
                .replaceFirst("is not a boolean$", "cannot be used; this option takes no value");
    }

    /** Describes an argument too many, an unknown option or an unknown command. */
    private static String unmatched(UnmatchedArgumentException failure, String[] args) {
        CommandSpec command = failure.getCommandLine().getCommandSpec();
        String argument = asTyped(failure.getUnmatched().get(0), args);
        if (failure.isUnknownOption()) {
            int first = command.parent() == null ? firstCommand(command, args) : -1;
            if (first > 0) {
                List<String> before = List.of(args).subList(0, first);
                return "'" + argument + "' comes before '" + args[first] + "', which would not see it; write dlx "
                        + String.join(" ", List.of(args).subList(first, args.length)) + " "
                        + String.join(" ", before);
            }
            CommandLine solve = command.subcommands().get("solve");
            if (solve != null && solve.getCommandSpec().findOption(argument.split("=", 2)[0]) != null) {
                return "'" + argument + "' comes after a command, as in dlx solve " + String.join(" ", args);
            }
            return "There is no option '" + argument + "' here" + Suggestion.of(argument, optionsOf(command));
        }
        if (command.parent() != null) {
            return "Argument '" + argument + "' is one too many";
        }
        if (command.subcommands().containsKey(argument)) {
            return "'" + argument + "' comes after '--', where only arguments are read; leave out the '--'";
        }
        String problem = "There is no command '" + argument + "'";
        if (new File(argument).isFile()) {
            return problem + ", but a file of that name; to solve it, use dlx solve " + argument;
        }
        List<String> names = new ArrayList<>(command.subcommands().keySet());
        names.addAll(optionsOf(command));
        return problem + Suggestion.of(argument, names);
    }

    /** The whole argument: of {@code -version} picocli takes {@code -v} and leaves {@code -ersion}. */
    private static String asTyped(String unmatched, String[] args) {
        if (!unmatched.startsWith("-") || List.of(args).contains(unmatched)) {
            return unmatched;
        }
        return Arrays.stream(args)
                .filter(arg -> arg.startsWith("-") && arg.endsWith(unmatched.substring(1)))
                .findFirst()
                .orElse(unmatched);
    }

    private static int firstCommand(CommandSpec dlx, String... args) {
        return IntStream.range(0, args.length)
                .filter(place -> dlx.subcommands().containsKey(args[place]))
                .findFirst()
                .orElse(-1);
    }

    private static List<String> optionsOf(CommandSpec command) {
        return command.options().stream().map(OptionSpec::longestName).toList();
    }

    /** Handles a failure while the command runs. */
    @Override
    public int handleExecutionException(Exception failure, CommandLine commandLine, ParseResult parsed) {
        if (failure instanceof BadInputException || failure instanceof TimedWork.TimeUpException) {
            console.complain(String.valueOf(failure.getMessage()));
            return failure instanceof BadInputException ? ExitCode.BAD_INPUT : ExitCode.UNDECIDED;
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

    /**
     * Handles output that cannot be written. If the reader has closed the pipe, as {@code head} does, nothing is wrong.
     */
    int outputFailed(Exception failure) {
        String message = String.valueOf(failure.getMessage());
        if (message.toLowerCase(Locale.ROOT).contains("pipe")) {
            return ExitCode.SOLVED;
        }
        console.complain("The output cannot be written: " + message);
        return ExitCode.FAILURE;
    }

    /** Handles a checkpoint, a picture or a diagram that cannot be written. What was found so far is still shown. */
    private int fileFailed(UncheckedIOException failure) {
        console.complain(Wording.of(failure));
        try {
            console.out().flush();
        } catch (IOException outputToo) {
            return outputFailed(outputToo);
        }
        return ExitCode.FAILURE;
    }

    /** Handles a bug of the program, or too little memory. */
    int unexpected(Throwable failure) {
        boolean isMemory = failure instanceof OutOfMemoryError || failure.getCause() instanceof OutOfMemoryError;
        if (isMemory) {
            console.complain("The problem needs more memory; give the virtual machine more, as in java -Xmx4g");
        } else {
            console.complain("Unexpected failure, please report it: " + failure + " (--verbose shows where)");
        }
        if (verbose.isGiven()) {
            failure.printStackTrace(console.err());
        }
        return isMemory ? ExitCode.UNDECIDED : ExitCode.FAILURE;
    }
}
