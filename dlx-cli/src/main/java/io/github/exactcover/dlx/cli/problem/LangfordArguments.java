package io.github.exactcover.dlx.cli.problem;

import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.problems.design.Langford;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The arguments of {@code dlx langford}. */
@Command(
        name = "langford",
        description = "Put two of each number 1 to N into a row, with k numbers between the two k.",
        footer = {
            "",
            "Examples:",
            "  dlx langford 7",
            "  dlx langford 7 --no-mirrors     a row and its mirror image once",
            "  dlx langford 8 --skolem         with k - 1 numbers between",
            "  dlx count langford 11",
        })
final class LangfordArguments implements BuiltIn {

    @Parameters(paramLabel = "N", description = "The largest number, from 1 to 1000.")
    private int largest;

    @Option(names = "--skolem", description = "Skolem's problem: k - 1 numbers between the two k.")
    private boolean skolem;

    @Option(names = "--no-mirrors", description = "Of a row and its mirror image, find one.")
    private boolean noMirrors;

    @Override
    public Model<?> model(Console console) {
        Langford all = BadInputException.checked(() -> skolem ? Langford.skolem(largest) : Langford.of(largest));
        Langford langford = noMirrors ? all.withoutMirrorImages() : all;
        return new PictureModel<>(
                "langford", langford.problem(), "write a number and its two places, as in 3 s1 s5", langford::decode);
    }
}
