package io.github.exactcover.dlx.cli.command;

import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.ArgumentGroup;
import io.github.exactcover.dlx.cli.argument.FileUse;
import io.github.exactcover.dlx.cli.builtin.BuiltIn;
import io.github.exactcover.dlx.cli.builtin.BuiltIns;
import io.github.exactcover.dlx.cli.option.Converters;
import io.github.exactcover.dlx.cli.option.FormOption;
import io.github.exactcover.dlx.cli.option.ParsedOptions;
import io.github.exactcover.dlx.cli.problem.FileModel;
import io.github.exactcover.dlx.cli.problem.Model;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.Input;
import io.github.exactcover.dlx.cli.terminal.Suggestion;
import io.github.exactcover.dlx.formats.ProblemFormat;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** The arguments of commands that take any problem: a file, or the name of a built-in problem and its arguments. */
final class ProblemArguments extends ArgumentGroup {

    static final String LABEL = "PROBLEM";

    /** What looks like the name of a problem. Names of files usually have a dot or a slash. */
    private static final String WORD = "[A-Za-z-]{2,30}";

    private final Argument<String> name = add(Argument.optional(
                    0,
                    LABEL,
                    String.class,
                    "A built-in problem with its arguments, such as queens 8 or latin --given FILE (see dlx queens"
                            + " --help); or a file, - for standard input. For a file that is"
                            + " called queens, write ./queens.")
            .naming(FileUse.READ));

    private final Argument<ProblemFormat> from = add(FormOption.from());

    @Override
    public void addTo(CommandSpec command) {
        super.addTo(command);
        command.usageMessage().customSynopsis("dlx " + command.name() + " [OPTIONS] (FILE | PROBLEM ARGUMENTS...)");
        // They belong to the problem.
        command.parser().unmatchedArgumentsAllowed(true);
    }

    /** Whether a problem was named. */
    boolean isGiven() {
        return name.isGiven();
    }

    /** The problem, for commands that do more with it than to search it. */
    Model<?> model(Console console) {
        Model<?> model = model(console, List.of());
        if (!model.symmetries().isEmpty()) {
            throw new BadInputException(
                    "--up-to-symmetry: no one or two pieces that are used once tell the symmetries of"
                            + " the box apart, so it takes a search; leave it out, or use dlx count or dlx "
                            + named());
        }
        return model;
    }

    /** Whether the problem has an option of its own with this name. */
    boolean has(String option) {
        return BuiltIns.named(named()).stream()
                .anyMatch(problem -> specOf(problem).findOption(option) != null);
    }

    private static CommandSpec specOf(BuiltIn problem) {
        CommandSpec spec = CommandSpec.create();
        problem.addTo(spec);
        return spec;
    }

    /** The problem with its items in this order. */
    Model<?> ordered(String order, Console console) {
        if (arguments().contains("-")) {
            throw new BadInputException(
                    "Standard input can be read only once, and two orders need it twice; put it into a file");
        }
        return model(console, List.of("--order", order));
    }

    /** What the user calls the problem: its name and arguments, or the name of the file without its folders. */
    String inWords() {
        String problem = named();
        if (problem.equals("-")) {
            return Input.shown(problem);
        }
        return arguments().isEmpty()
                ? String.valueOf(Path.of(problem).getFileName())
                : problem + " " + String.join(" ", arguments());
    }

    private String named() {
        if (!name.isGiven()) {
            throw new ParameterException(command().commandLine(), "Missing required parameter: 'PROBLEM'");
        }
        return name.get();
    }

    private List<String> arguments() {
        return command().commandLine().getParseResult().unmatched();
    }

    /** The problem with further arguments. */
    Model<?> model(Console console, List<String> more) {
        String name = named();
        List<String> arguments = new ArrayList<>(arguments());
        arguments.addAll(more);
        Optional<BuiltIn> builtIn = BuiltIns.named(name);
        if (builtIn.isPresent() && from.isGiven()) {
            throw new BadInputException("--from is for files, and " + name + " is a problem; leave it out, or write ./"
                    + name + " for a file of this name");
        }
        return builtIn.isPresent() ? model(builtIn.get(), arguments, console) : fileModel(name, arguments, console);
    }

    private Model<?> model(BuiltIn problem, List<String> arguments, Console console) {
        CommandLine parser = Converters.register(new CommandLine(specOf(problem)));
        parse(parser, arguments);
        FileUses.checkApart(command(), parser.getCommandSpec());
        new ParsedOptions(parser.getCommandSpec())
                .refuse(List.of("--cheapest", "--cheapest-all"), command().name() + ": it asks for solutions");
        return problem.model(console);
    }

    private Model<?> fileModel(String name, List<String> arguments, Console console) {
        if (name.matches(WORD) && Files.notExists(Path.of(name))) {
            String complaint = DlxCommand.OTHERS.contains(name)
                    ? "'" + name + "' is a command of its own; name a problem or a file here"
                    : "There is no problem and no file '" + name + "'" + Suggestion.of(name, BuiltIns.NAMES);
            throw new ParameterException(command().commandLine(), complaint);
        }
        if (!arguments.isEmpty()) {
            throw new UnmatchedArgumentException(command().commandLine(), arguments);
        }
        return FileModel.read(name, from.orNull(), console);
    }

    private void parse(CommandLine parser, List<String> arguments) {
        try {
            parser.setCommandName("dlx " + name.get()).parseArgs(arguments.toArray(String[]::new));
        } catch (UnmatchedArgumentException e) {
            // It may be meant for the command itself, whose options are more.
            throw new UnmatchedArgumentException(command().commandLine(), e.getUnmatched());
        }
    }
}
