package io.github.exactcover.dlx.cli;

/** How solutions are written. */
enum Format {
    TEXT,
    JSON
}
