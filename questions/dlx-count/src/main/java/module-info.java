/**
 * How many solutions a problem has, a diagram of all of them, and an estimate of how large the search for them is.
 *
 * <p>Start at {@link io.github.exactcover.dlx.count.Count}.
 */
@SuppressWarnings("module") // Those who may use the inside are built later.
module io.github.exactcover.dlx.count {
    requires transitive io.github.exactcover.dlx;
    requires org.slf4j;
    requires static transitive org.jspecify;

    exports io.github.exactcover.dlx.count;
    exports io.github.exactcover.dlx.diagram;
    exports io.github.exactcover.dlx.internal.count to
            io.github.exactcover.dlx.projection,
            io.github.exactcover.dlx.symmetry;
    exports io.github.exactcover.dlx.internal.count.diagram to
            io.github.exactcover.dlx.projection;
    exports io.github.exactcover.dlx.internal.count.disk to
            io.github.exactcover.dlx.projection;
    exports io.github.exactcover.dlx.internal.count.frontier to
            io.github.exactcover.dlx.projection;
}
