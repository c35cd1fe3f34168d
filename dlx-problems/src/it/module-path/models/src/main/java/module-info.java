/** Requires one module; what that needs comes with it. */
module consumer {
    requires io.github.exactcover.dlx.problems;
}
