/**
 * Problems stated as variables and rules.
 *
 * <p>Start at {@link io.github.exactcover.dlx.model.Model}.
 */
module io.github.exactcover.dlx.model {
    requires transitive io.github.exactcover.dlx;
    requires io.github.exactcover.dlx.feasibility;
    requires static transitive org.jspecify;

    exports io.github.exactcover.dlx.model;
    exports io.github.exactcover.dlx.model.puzzles;
}
