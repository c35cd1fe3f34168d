package io.github.exactcover.dlx.cli.command;

import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.ArgumentGroup;
import io.github.exactcover.dlx.cli.builtin.BuiltIns;
import io.github.exactcover.dlx.cli.option.ColorOption;
import io.github.exactcover.dlx.cli.option.Converters;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.ExitCode;
import io.github.exactcover.dlx.cli.terminal.Terminals;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.IExecutionStrategy;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;
import picocli.CommandLine.ScopeType;

/** The command {@code dlx} itself, which holds all the others. */
public final class DlxCommand extends ArgumentGroup implements Command, IExecutionStrategy {

    /** Those that are no problems, in the order in which help lists them. */
    static final List<String> OTHERS = List.of(
            "solve", "count", "diagram", "steps", "doctor", "matrix", "trace", "convert", "split", "run", "status",
            "merge", "check");

    /** picocli lays out no narrower help. */
    private static final int LEAST_WIDTH = 55;

    private static final List<String> VERSION = List.of("-V", "--version");

    private final Argument<Boolean> verbose = add(new Argument<>(OptionSpec.builder("-v", "--verbose")
            .type(boolean.class)
            .scopeType(ScopeType.INHERIT)
            .description("Show on standard error what is going on.")
            .build()));

    private final ColorOption color = add(new ColorOption());

    private final Console console;
    private final Failures failures;

    /** Gets the help texts and the version. Not the console itself: it would not tell of a full disk. */
    private final StringWriter help = new StringWriter();

    private DlxCommand(Console console) {
        this.console = console;
        this.failures = new Failures(console, verbose);
    }

    /** The command for these arguments, ready to be executed on these streams. */
    public static CommandLine commandLine(Console console, String... args) {
        DlxCommand dlx = new DlxCommand(console);
        CommandLine commandLine = new CommandLine(dlx.specOf("dlx", dlx));
        dlx.addCommands(commandLine, args);
        return Converters.register(commandLine)
                .setOut(new PrintWriter(dlx.help))
                .setErr(console.err())
                .setParameterExceptionHandler(dlx.failures)
                .setExecutionExceptionHandler(dlx.failures)
                .setExecutionStrategy(dlx);
    }

    /** The description of a command for picocli. */
    private CommandSpec specOf(String name, Command command) {
        Callable<Integer> work = () -> command.run(console);
        CommandSpec spec = CommandSpec.wrapWithoutInspection(work).name(name).versionProvider(new Version());
        command.addTo(spec);
        spec.addOption(OptionSpec.builder("-h", "--help")
                .usageHelp(true)
                .description("Show this help message and exit.")
                .build());
        spec.addOption(OptionSpec.builder("-V", "--version")
                .versionHelp(true)
                .description("Print version information and exit.")
                .build());
        return spec;
    }

    /**
     * Adds the command that the first argument names, or else all of them. To make a command known to picocli takes
     * time that a short run would feel, so commands that are not needed are left out.
     */
    private void addCommands(CommandLine dlx, String... args) {
        String first = args.length == 0 ? "" : args[0];
        if (BuiltIns.NAMES.contains(first) || OTHERS.contains(first)) {
            add(first, dlx);
        } else if (!(args.length == 1 && VERSION.contains(first))) {
            BuiltIns.NAMES.forEach(name -> add(name, dlx));
            OTHERS.forEach(name -> add(name, dlx));
            add(HelpCommand.NAME, dlx);
        }
    }

    private void add(String name, CommandLine dlx) {
        CommandSpec added = add(name, named(name), dlx.getCommandSpec());
        if (name.equals("sudoku")) {
            add("solve", SudokuFileCommand.solve(), added);
            add("unique", SudokuFileCommand.unique(), added);
            add("rate", SudokuFileCommand.rate(), added);
            add("grade", SudokuFileCommand.grade(), added);
            add("hint", new SudokuHintCommand(), added);
            add("generate", new SudokuGenerateCommand(), added);
            add(HelpCommand.NAME, new HelpCommand(), added);
        }
    }

    private CommandSpec add(String name, Command command, CommandSpec above) {
        CommandSpec spec = specOf(name, command);
        above.addSubcommand(name, spec);
        return spec;
    }

    /** No switch expression: javac 25 gives it the class above all commands, and the verifier loads each of them. */
    @SuppressWarnings("StatementSwitchToExpressionSwitch")
    private static Command named(String name) {
        Command command;
        switch (name) {
            case "solve" -> command = new SolveCommand();
            case "count" -> command = new CountCommand();
            case "diagram" -> command = new DiagramCommand();
            case "steps" -> command = new StepsCommand();
            case "doctor" -> command = new DoctorCommand();
            case "matrix" -> command = new MatrixCommand();
            case "trace" -> command = new TraceCommand();
            case "convert" -> command = new ConvertCommand();
            case "split" -> command = new SplitCommand();
            case "run" -> command = new RunCommand();
            case "status" -> command = new StatusCommand();
            case "merge" -> command = new MergeCommand();
            case "check" -> command = new CheckCommand();
            case HelpCommand.NAME -> command = new HelpCommand();
            default -> command = new ProblemCommand(BuiltIns.named(name).orElseThrow());
        }
        return command;
    }

    /** Runs the command that was asked for, or shows help or the version. */
    @Override
    public int execute(ParseResult parsed) {
        if (verbose.isGiven()) {
            // Read by slf4j-simple when the first logger is made, which is later.
            System.setProperty("org.slf4j.simpleLogger.defaultLogLevel", "debug");
            System.setProperty("org.slf4j.simpleLogger.showThreadName", "false");
        }
        checkOrder(parsed);
        color.applyTo(console);
        CommandLine commandLine = command().commandLine();
        boolean helping =
                !parsed.hasSubcommand() || parsed.asCommandLineList().stream().anyMatch(DlxCommand::showsText);
        if (helping) {
            // Only now, for other runs need not load the classes for it.
            commandLine.setColorScheme(
                    CommandLine.Help.defaultColorScheme(console.colors().areOn() ? Ansi.ON : Ansi.OFF));
            if (Terminals.isOutput()) {
                commandLine.setUsageHelpWidth(Math.max(LEAST_WIDTH, Terminals.width()));
            }
            HelpTexts.addTo(command());
            HelpSections.install(commandLine);
        }
        try {
            if (!helping) {
                FileUses.check(last(parsed).commandSpec());
            }
            int exitCode = new RunLast().execute(parsed);
            console.raw().write(help.toString());
            console.out().flush();
            return exitCode;
        } catch (BadInputException refusal) {
            return failures.handleExecutionException(refusal, commandLine, parsed);
        } catch (IOException failure) {
            return failures.outputFailed(failure);
        } catch (Error failure) { // picocli hands on exceptions only.
            return failures.unexpected(failure);
        }
    }

    private static ParseResult last(ParseResult parsed) {
        return parsed.hasSubcommand() ? last(parsed.subcommand()) : parsed;
    }

    private static boolean showsText(CommandLine command) {
        return command.isUsageHelpRequested()
                || command.isVersionHelpRequested()
                || command.getCommandName().equals(HelpCommand.NAME);
    }

    /** Refuses what stands between a command and its subcommand, as in {@code dlx sudoku --diagonals generate}. */
    private static void checkOrder(ParseResult parsed) {
        ParseResult above = parsed.subcommand();
        ParseResult below = above == null ? null : above.subcommand();
        if (below == null || above.isUsageHelpRequested() || above.isVersionHelpRequested()) {
            return;
        }
        above.matchedArgs().stream()
                .filter(each -> !each.inherited())
                .findFirst()
                .ifPresent(argument -> {
                    String written = argument instanceof OptionSpec option
                            ? option.longestName()
                            : argument.originalStringValues().get(0);
                    CommandSpec command = below.commandSpec();
                    throw new ParameterException(
                            command.commandLine(),
                            "'" + written + "' comes before '" + command.name()
                                    + "', which would not see it; write it after that, or leave it out");
                });
    }

    /** Without a command, shows the help. */
    @Override
    public int run(Console unused) {
        command().commandLine().usage(command().commandLine().getOut());
        return ExitCode.SOLVED;
    }
}
