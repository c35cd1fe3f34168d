package io.github.exactcover.dlx.cli.option;

/** The formats of other solvers, to which a problem is converted. */
public enum Target {
    LP,
    CNF,
    DLX
}
