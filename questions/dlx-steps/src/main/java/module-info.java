/**
 * How a person would solve a problem.
 *
 * <p>Start at {@link io.github.exactcover.dlx.steps.Steps}.
 */
module io.github.exactcover.dlx.steps {
    requires transitive io.github.exactcover.dlx;
    requires static transitive org.jspecify;

    exports io.github.exactcover.dlx.steps;
}
