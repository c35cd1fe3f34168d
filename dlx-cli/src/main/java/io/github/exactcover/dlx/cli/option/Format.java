package io.github.exactcover.dlx.cli.option;

/** How solutions are written. */
public enum Format {
    TEXT,
    JSON
}
