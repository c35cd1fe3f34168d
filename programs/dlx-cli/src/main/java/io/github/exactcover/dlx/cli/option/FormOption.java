package io.github.exactcover.dlx.cli.option;

import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.formats.ProblemFormat;
import io.github.exactcover.dlx.formats.files.ProblemFormats;
import picocli.CommandLine.TypeConversionException;

/** The option {@code --from}, of all commands that read a problem from a file. */
public final class FormOption {

    /** The names of all formats, in their order. Written out, since most runs need not load the formats. */
    static final String NAMES = "dlx, matrix, rows, sized-rows, counted-rows, ended-rows, json, sets, items-sets,"
            + " json-matrix, ec, mtx, npy, lp, mps, xc, miniexact";

    private FormOption() {}

    public static Argument<ProblemFormat> from() {
        return Argument.option(
                "--from",
                "FORMAT",
                ProblemFormat.class,
                FormOption::named,
                "The format of the file: " + NAMES + ". Without this, its name and its first lines decide.");
    }

    /** The format of this name. */
    static ProblemFormat named(String name) {
        return ProblemFormats.named(name)
                .orElseThrow(() -> new TypeConversionException("there is no '" + name + "', only " + NAMES));
    }
}
