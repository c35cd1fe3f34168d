package io.github.exactcover.dlx.formats.files;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.formats.FileStart;
import io.github.exactcover.dlx.formats.Fit;
import io.github.exactcover.dlx.internal.formats.nested.NestedProblem;
import io.github.exactcover.dlx.internal.formats.nested.NestedStart;
import java.io.IOException;
import java.io.InputStream;
import java.util.Set;

/** JSON: lists of options or of rows of a matrix, and objects with names for options. */
final class JsonFormat extends NamedFormat {

    private static final Set<String> EXTENSIONS = Set.of("json", "jsonl", "ndjson");

    JsonFormat() {
        super("json", "JSON", true);
    }

    @Override
    public Fit fit(FileStart start) {
        boolean named = EXTENSIONS.contains(start.extension());
        return switch (NestedStart.ofJson(start)) {
            case MATRIX -> Fit.certain("it is JSON, with a list of zeros and ones for each row of a matrix");
            case OPTIONS -> Fit.certain("it is JSON, with the items of each option");
            case OPTIONS_OR_MATRIX -> Fit.certain("it is JSON, where each list may hold the items 0 and 1");
            case OTHER -> Fit.possible("it is JSON");
            case OPTIONS_OR_ITEMS_FIRST, BROKEN, NOTHING ->
                named ? Fit.possible("its name ends with ." + start.extension()) : Fit.NO;
        };
    }

    @Override
    public ExactCoverProblem<String, String> read(InputStream in) throws IOException {
        return NestedProblem.readJson(in);
    }
}
