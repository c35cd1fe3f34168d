package io.github.exactcover.dlx.cli.command;

import io.github.exactcover.dlx.cli.option.Converters;
import io.github.exactcover.dlx.cli.problem.BuiltIn;
import io.github.exactcover.dlx.cli.problem.BuiltIns;
import io.github.exactcover.dlx.cli.problem.SudokuArguments;
import io.github.exactcover.dlx.cli.terminal.Console;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The command {@code dlx} itself, which holds all the others. */
@Command(
        name = "dlx",
        description = "Solves exact-cover problems with Knuth's dancing links.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        scope = ScopeType.INHERIT,
        footer = {
            "",
            "Exit codes: 0 solved, 1 no solution, 2 bad input, 3 failure of the program,",
            "4 time was up before an answer, 130 interrupted (Ctrl-C) with what was found.",
            "",
            "Examples:",
            "  dlx queens 8              every way to place 8 queens",
            "  dlx solve puzzle.dlx      every solution of a problem in Knuth's format",
            "  dlx count latin 5         how many Latin squares of size 5 there are",
            "  dlx diagram latin 4 --sample 3    three random ones of them all",
            "  dlx matrix queens 4       the problem as a matrix of 0 and 1",
            "  dlx convert puzzle.dlx --to lp    the problem for another solver",
            "  dlx trace queens 6 --html queens.html    a page that plays the search",
        })
public final class DlxCommand implements Callable<Integer> {

    private static final String HELP = "help";

    @Spec
    @SuppressWarnings("NullAway.Init") // Set by picocli.
    private CommandSpec spec;

    @Option(
            names = {"-v", "--verbose"},
            scope = ScopeType.INHERIT,
            description = "Show on standard error what is going on.")
    private boolean verbose;

    private DlxCommand() {}

    /** The command for these arguments, ready to be executed on these streams. */
    public static CommandLine commandLine(Console console, String... args) {
        DlxCommand dlx = new DlxCommand();
        Failures failures = new Failures(console, () -> dlx.verbose);
        StringWriter help = new StringWriter();
        CommandLine commandLine = new CommandLine(dlx);
        addCommands(commandLine, console, args);
        return Converters.register(commandLine)
                .setColorScheme(CommandLine.Help.defaultColorScheme(Ansi.OFF))
                .setOut(new PrintWriter(help)) // Not of the console: it would swallow what a full disk has to say.
                .setErr(console.err())
                .setParameterExceptionHandler(failures)
                .setExecutionExceptionHandler(failures)
                .setExecutionStrategy(parsed -> dlx.execute(parsed, help, console, failures));
    }

    /**
     * Adds the command that the first argument names, or else all of them. picocli inspects each command by reflection,
     * and that is most of what a short run costs, so commands that are not needed are left out.
     */
    private static void addCommands(CommandLine commandLine, Console console, String... args) {
        Map<String, Supplier<?>> all = commands(console);
        Supplier<?> asked = args.length == 0 ? null : all.get(args[0]);
        if (asked != null && !args[0].equals(HELP)) {
            commandLine.addSubcommand(asked.get());
        } else {
            all.values().forEach(command -> commandLine.addSubcommand(command.get()));
        }
    }

    /** All commands by their names, in the order in which help lists them. */
    private static Map<String, Supplier<?>> commands(Console console) {
        Map<String, Supplier<?>> commands = new LinkedHashMap<>();
        BuiltIns.all()
                .forEach(problem -> commands.put(
                        problem.name(), () -> ProblemCommand.of(problem, subcommands(problem, console), console)));
        commands.put("solve", () -> new SolveCommand(console));
        commands.put("count", () -> new CountCommand(console));
        commands.put("diagram", () -> new DiagramCommand(console));
        commands.put("matrix", () -> new MatrixCommand(console));
        commands.put("trace", () -> new TraceCommand(console));
        commands.put("convert", () -> new ConvertCommand(console));
        commands.put(HELP, HelpCommand::new);
        return commands;
    }

    private static List<?> subcommands(BuiltIn problem, Console console) {
        return problem instanceof SudokuArguments
                ? List.of(
                        new SudokuSolveCommand(console),
                        new SudokuUniqueCommand(console),
                        new SudokuRateCommand(console),
                        new SudokuGenerateCommand(console))
                : List.of();
    }

    private int execute(ParseResult parsed, StringWriter help, Console console, Failures failures) {
        if (verbose) {
            // Read by slf4j-simple when the first logger is made, which is later.
            System.setProperty("org.slf4j.simpleLogger.defaultLogLevel", "debug");
            System.setProperty("org.slf4j.simpleLogger.showThreadName", "false");
        }
        for (CommandLine command : parsed.asCommandLineList()) {
            if (command.isUsageHelpRequested() || command.getCommandName().equals(HELP)) {
                HelpSections.install(spec.commandLine()); // Only now, for other runs need not load its classes.
            }
        }
        try {
            int exitCode = new RunLast().execute(parsed);
            console.out().write(help.toString());
            console.out().flush();
            return exitCode;
        } catch (IOException failure) {
            return failures.outputFailed(failure);
        } catch (Error failure) { // picocli hands on exceptions only.
            return failures.unexpected(failure);
        }
    }

    @Override
    public Integer call() {
        String commands = String.join(", ", spec.subcommands().keySet());
        throw new ParameterException(spec.commandLine(), "Which command? There are " + commands);
    }
}
