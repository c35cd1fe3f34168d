package io.github.exactcover.dlx.cli.builtin;

import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.problem.Model;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.Input;
import io.github.exactcover.dlx.model.puzzles.Puzzle;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;

/** The arguments of {@code dlx nonogram} and of all other puzzles that are read from a text. */
final class PuzzleArguments implements BuiltIn {

    private final Argument<String> file = Argument.input("The puzzle; - for standard input.");

    private final PuzzleKind kind;

    PuzzleArguments(PuzzleKind kind) {
        this.kind = kind;
    }

    @Override
    public void addTo(CommandSpec command) {
        String name = kind.command();
        command.name(name);
        List<String> examples = List.of(
                "",
                "Examples:",
                "  dlx " + name + " puzzle.txt                all answers",
                "  dlx " + name + " puzzle.txt --unique       whether there is one only",
                "  dlx " + name + " puzzle.txt --explain      why there is none",
                "  dlx " + name + " puzzle.txt --limit 1 --svg solved.svg    a picture",
                "  dlx " + name + " puzzle.txt --require '" + kind.option() + "'",
                "  dlx count " + name + " puzzle.txt");
        command.usageMessage()
                .description(kind.task())
                .footer(Stream.of(Stream.of(""), Stream.of(kind.form()), examples.stream())
                        .flatMap(lines -> lines)
                        .toArray(String[]::new));
        file.addTo(command);
    }

    @Override
    public Model<?> model(Console console) {
        return Input.parsed(
                file.get(),
                text -> {
                    Puzzle puzzle = kind.parse(text);
                    return new PuzzleModel(kind, puzzle, puzzle.compile());
                },
                console);
    }
}
