package io.github.exactcover.dlx.cli.option;

import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.format.ProblemForm;

/** The option {@code --from}, of all commands that read a problem from a file. */
public final class FormOption {

    private FormOption() {}

    public static Argument<ProblemForm> from() {
        return Argument.option(
                "--from",
                "dlx|matrix|rows|xc|miniexact",
                ProblemForm.class,
                "The form of the file. Without this, its first lines decide.");
    }
}
