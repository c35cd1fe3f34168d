package io.github.exactcover.dlx.cli.builtin;

import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.Arguments;
import io.github.exactcover.dlx.cli.problem.Model;
import io.github.exactcover.dlx.cli.problem.PictureModel;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.problems.design.Langford;
import picocli.CommandLine.Model.CommandSpec;

/** The arguments of {@code dlx langford}. */
final class LangfordArguments implements BuiltIn {

    private final Argument<Integer> largest =
            Argument.parameter(0, "N", Integer.class, "The largest number, from 1 to 1000.");

    private final Argument<Boolean> skolem =
            Argument.flag("--skolem", "Skolem's problem: k - 1 numbers between the two k.");

    private final Argument<Boolean> noMirrors =
            Argument.flag("--no-mirrors", "Of a row and its mirror image, find one.");

    @Override
    public void addTo(CommandSpec command) {
        Arguments.describe(
                command,
                "langford",
                "Put two of each number 1 to N into a row, with k numbers between the two k's.",
                """
                Examples:
                  dlx langford 7
                  dlx langford 7 --no-mirrors     a row and its mirror image once
                  dlx langford 8 --skolem         with k - 1 numbers between
                  dlx count langford 11""");
        Arguments.addAll(command, largest, skolem, noMirrors);
    }

    @Override
    public Model<?> model(Console console) {
        Langford all = BadInputException.checked(
                () -> skolem.isGiven() ? Langford.skolem(largest.get()) : Langford.of(largest.get()));
        Langford langford = noMirrors.isGiven() ? all.withoutMirrorImages() : all;
        return PictureModel.of(
                "langford",
                (skolem.isGiven() ? "Skolem's" : "Langford's") + " problem with the numbers 1 to " + largest.get(),
                "write a number and its two places, as in 3 s1 s5",
                langford);
    }
}
