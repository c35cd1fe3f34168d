package io.github.exactcover.dlx.internal.formats.text;

import io.github.exactcover.dlx.formats.DlxFormatException;

/** A place in a text, its line and column counted from 1. */
public record Place(int line, int column) {

    public DlxFormatException error(String problem) {
        return new DlxFormatException(line, column, problem);
    }
}
