package io.github.exactcover.dlx.cli.option;

import java.io.IOException;

/**
 * How solutions are written. Each place that writes has a switch expression without default, so that a new format does
 * not compile until every place handles it.
 */
public enum Format {
    TEXT,
    JSON;

    /** Writes something in one format. */
    public interface Writing {
        void write() throws IOException;
    }

    /** Writes what a switch over formats has chosen; a switch statement would need no case for a new format. */
    public static void write(Writing chosen) throws IOException {
        chosen.write();
    }
}
