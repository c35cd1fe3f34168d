package io.github.exactcover.dlx.cli.option;

import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.formats.ProblemFormat;
import io.github.exactcover.dlx.formats.files.ProblemFormats;
import java.util.stream.Collectors;
import picocli.CommandLine.TypeConversionException;

/** The option {@code --from}, of all commands that read a problem from a file. */
public final class FormOption {

    private FormOption() {}

    public static Argument<ProblemFormat> from() {
        return Argument.option(
                "--from",
                "FORMAT",
                ProblemFormat.class,
                "The format of the file: " + names() + ". Without this, its name and its first lines decide.");
    }

    /** The format of this name. */
    static ProblemFormat named(String name) {
        return ProblemFormats.named(name)
                .orElseThrow(() -> new TypeConversionException("there is no '" + name + "', only " + names()));
    }

    private static String names() {
        return ProblemFormats.all().stream().map(ProblemFormat::name).collect(Collectors.joining(", "));
    }
}
