/**
 * Whether a problem has a solution, whether it has only one, and why it has none.
 *
 * <p>Start at {@link io.github.exactcover.dlx.feasibility.Feasibility}.
 */
@SuppressWarnings("module") // Those who may use the inside are built later.
module io.github.exactcover.dlx.feasibility {
    requires transitive io.github.exactcover.dlx;
    requires static transitive org.jspecify;

    exports io.github.exactcover.dlx.feasibility;
    exports io.github.exactcover.dlx.internal.argument to
            io.github.exactcover.dlx.cheapest;
    exports io.github.exactcover.dlx.internal.learn to
            io.github.exactcover.dlx.cheapest,
            io.github.exactcover.dlx.projection;
    exports io.github.exactcover.dlx.internal.simplex to
            io.github.exactcover.dlx.cheapest;
    exports io.github.exactcover.dlx.internal.symmetry to
            io.github.exactcover.dlx.symmetry;
}
