package io.github.exactcover.dlx.cli;

import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * The arguments of a problem that is built in, to be set by picocli. The class has a {@code @Command} with the name of the
 * problem, a description and examples.
 */
interface BuiltIn {

    /** What the problem is called in the command. */
    default String name() {
        return getClass().getAnnotation(Command.class).name();
    }

    /** The problem that was asked for. */
    Model<?> model(Console console);

    /** What is done with the problem if no question is asked: its solutions are shown. */
    default Task usual(PictureOption picture) {
        return new SolveTask(picture);
    }

    /** Commands behind the name of the problem, such as {@code dlx sudoku generate}. */
    default List<Object> subcommands(Console console) {
        return List.of();
    }

    /** New arguments of the problem of this name. */
    static Optional<BuiltIn> named(String name) {
        return all().stream().filter(problem -> problem.name().equals(name)).findFirst();
    }

    /** The names that are most like a misspelled one, the best first. */
    static List<String> similarTo(String name) {
        CommandSpec names = CommandSpec.create();
        all().forEach(problem -> names.addSubcommand(problem.name(), CommandSpec.create()));
        return new UnmatchedArgumentException(new CommandLine(names), List.of(name)).getSuggestions();
    }

    /** New arguments of every problem, in the order in which they are listed. */
    static List<BuiltIn> all() {
        return List.of(
                new QueensArguments(),
                new LatinArguments(),
                new SudokuArguments(),
                new PolyominoArguments(),
                new ColoringArguments(),
                new MatchingArguments(),
                new TriplesArguments(),
                new PartitionArguments(),
                new LangfordArguments(),
                new CostasArguments(),
                new SteinerArguments(),
                new KirkmanArguments(),
                new GolfersArguments(),
                new MatesArguments(),
                new CrosswordArguments(),
                new WordRectangleArguments(),
                new WordSearchArguments(),
                new MacMahonArguments());
    }
}
