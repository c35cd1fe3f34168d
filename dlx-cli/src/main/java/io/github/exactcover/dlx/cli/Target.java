package io.github.exactcover.dlx.cli;

/** The formats of other solvers, to which a problem is converted. */
enum Target {
    LP,
    CNF,
    DLX
}
