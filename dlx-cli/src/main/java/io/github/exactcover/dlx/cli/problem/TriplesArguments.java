package io.github.exactcover.dlx.cli.problem;

import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.Input;
import io.github.exactcover.dlx.problems.partition.TripleCover;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** The arguments of {@code dlx triples}. */
@Command(
        name = "triples",
        description = "Choose triples so that each of their members is in exactly one (X3C).",
        footer = {
            "",
            "A line is a triple: three words. Lines that start with # are comments.",
            "",
            "Examples:",
            "  dlx triples teams.txt",
            "  dlx triples teams.txt --require 'Ann Ben Cleo'",
            "  dlx count triples teams.txt",
        })
final class TriplesArguments implements BuiltIn {

    @Parameters(paramLabel = "FILE", description = "The triples; - for standard input.")
    @SuppressWarnings("NullAway.Init") // Set by picocli.
    private String file;

    @Override
    public Model<?> model(Console console) {
        TripleCover cover = Input.read(file, () -> TripleCover.parse(Input.readText(file, console)));
        return new PictureModel<>(
                "triples", cover.problem(), "write the three members of a triple, as in 'a b c'", cover::decode);
    }
}
