package io.github.exactcover.dlx.cli.option;

import java.io.IOException;

/**
 * How answers are written. Each place that writes one says how for every format, so that a new format does not compile
 * until every place handles it.
 */
public enum Format {
    TEXT,
    JSON;

    /** Writes something in one format. */
    public interface Writing {
        void write() throws IOException;
    }

    /** Writes an answer as text or as JSON, as this format demands. */
    public void write(Writing text, Writing json) throws IOException {
        Writing chosen = switch (this) {
            case TEXT -> text;
            case JSON -> json;
        };
        chosen.write();
    }
}
