package io.github.exactcover.dlx.cli.builtin;

import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.Arguments;
import io.github.exactcover.dlx.cli.problem.Model;
import io.github.exactcover.dlx.cli.problem.PictureModel;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.Input;
import io.github.exactcover.dlx.problems.partition.TripleCover;
import picocli.CommandLine.Model.CommandSpec;

/** The arguments of {@code dlx triples}. */
final class TriplesArguments implements BuiltIn {

    private final Argument<String> file = Argument.input("The triples; - for standard input.");

    @Override
    public void addTo(CommandSpec command) {
        Arguments.describe(
                command, "triples", "Choose triples so that each of their members is in exactly one (X3C).", """
                A line is a triple: three words. Lines that start with # are comments.

                Examples:
                  dlx triples teams.txt
                  dlx triples teams.txt --require 'Ann Ben Cleo'
                  dlx count triples teams.txt""");
        file.addTo(command);
    }

    @Override
    public Model<?> model(Console console) {
        TripleCover cover = Input.read(file.get(), () -> TripleCover.parse(Input.readText(file.get(), console)));
        return PictureModel.of(
                "triples", "Exact cover by triples", "write the three members of a triple, as in 'a b c'", cover);
    }
}
