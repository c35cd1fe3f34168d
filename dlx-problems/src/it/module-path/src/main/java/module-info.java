/** Requires the models only; the library comes with them. */
module consumer {
    requires io.github.exactcover.dlx.problems;
}
