package io.github.exactcover.dlx.cli.option;

/** The formats to which a problem is converted. */
public enum Target {
    LP,
    CNF,
    DLX,
    MATRIX,
    ROWS,
    XC,
    MINIEXACT
}
