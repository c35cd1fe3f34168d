package io.github.exactcover.dlx.cli.problem;

import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.UnmatchedArgumentException;

/** The built-in problems. */
public final class BuiltIns {

    private BuiltIns() {}

    /** The arguments of the problem of this name, not yet set. */
    public static Optional<BuiltIn> named(String name) {
        for (BuiltIn problem : all()) {
            if (problem.name().equals(name)) {
                return Optional.of(problem);
            }
        }
        return Optional.empty();
    }

    /** The names that are closest to a misspelled one, the best first. */
    public static List<String> similarTo(String name) {
        CommandSpec names = CommandSpec.create();
        all().forEach(problem -> names.addSubcommand(problem.name(), CommandSpec.create()));
        return new UnmatchedArgumentException(new CommandLine(names), List.of(name)).getSuggestions();
    }

    /** The arguments of all problems, not yet set, in the order in which help lists them. */
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
