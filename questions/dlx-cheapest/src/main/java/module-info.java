/**
 * The cheapest solutions of a problem.
 *
 * <p>Start at {@link io.github.exactcover.dlx.cheapest.Cheapest}.
 */
module io.github.exactcover.dlx.cheapest {
    requires transitive io.github.exactcover.dlx;
    requires io.github.exactcover.dlx.feasibility;
    requires org.slf4j;
    requires static transitive org.jspecify;

    exports io.github.exactcover.dlx.cheapest;
}
