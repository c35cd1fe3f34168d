/**
 * Solutions that differ in what you name.
 *
 * <p>Start at {@link io.github.exactcover.dlx.projection.Projection}.
 */
module io.github.exactcover.dlx.projection {
    requires transitive io.github.exactcover.dlx;
    requires transitive io.github.exactcover.dlx.count;
    requires io.github.exactcover.dlx.feasibility;
    requires org.slf4j;
    requires static transitive org.jspecify;

    exports io.github.exactcover.dlx.projection;
}
