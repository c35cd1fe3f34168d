package io.github.exactcover.dlx.cli.option;

import io.github.exactcover.dlx.cli.terminal.OutputFile;
import java.io.IOException;

/**
 * How answers are written. Each place that writes one says how for every format, so that a new format does not compile
 * until every place handles it.
 */
public enum Format {
    TEXT,
    JSON;

    /** Writes an answer as text or as JSON, as this format demands. */
    public void write(OutputFile.Writing text, OutputFile.Writing json) throws IOException {
        OutputFile.Writing chosen = switch (this) {
            case TEXT -> text;
            case JSON -> json;
        };
        chosen.write();
    }
}
