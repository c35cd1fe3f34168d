package io.github.exactcover.dlx.cli.builtin;

import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.FileUse;
import io.github.exactcover.dlx.cli.problem.Model;
import io.github.exactcover.dlx.cli.problem.PictureModel;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.Input;
import io.github.exactcover.dlx.problems.partition.TripleCover;
import picocli.CommandLine.Model.CommandSpec;

/** The arguments of {@code dlx triples}. */
final class TriplesArguments implements BuiltIn {

    private final Argument<String> file = Argument.parameter(
                    0, "FILE", String.class, "The triples; - for standard input.")
            .naming(FileUse.READ);

    @Override
    public void addTo(CommandSpec command) {
        command.name("triples");
        command.usageMessage()
                .description("Choose triples so that each of their members is in exactly one (X3C).")
                .footer(
                        "",
                        "A line is a triple: three words. Lines that start with # are comments.",
                        "",
                        "Examples:",
                        "  dlx triples teams.txt",
                        "  dlx triples teams.txt --require 'Ann Ben Cleo'",
                        "  dlx count triples teams.txt");
        file.addTo(command);
    }

    @Override
    public Model<?> model(Console console) {
        TripleCover cover = Input.read(file.get(), () -> TripleCover.parse(Input.readText(file.get(), console)));
        return new PictureModel<>(
                "triples",
                "Exact cover by triples",
                cover.problem(),
                "write the three members of a triple, as in 'a b c'",
                cover::decode);
    }
}
