package io.github.exactcover.dlx.cli.problem;

import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.UnmatchedArgumentException;

/** The problems that are built in. */
public final class BuiltIns {

    private BuiltIns() {}

    /** New arguments of the problem of this name. */
    public static Optional<BuiltIn> named(String name) {
        return all().stream().filter(problem -> problem.name().equals(name)).findFirst();
    }

    /** The names that are most like a misspelled one, the best first. */
    public static List<String> similarTo(String name) {
        CommandSpec names = CommandSpec.create();
        all().forEach(problem -> names.addSubcommand(problem.name(), CommandSpec.create()));
        return new UnmatchedArgumentException(new CommandLine(names), List.of(name)).getSuggestions();
    }

    /** New arguments of every problem, in the order in which they are listed. */
    public static List<BuiltIn> all() {
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
