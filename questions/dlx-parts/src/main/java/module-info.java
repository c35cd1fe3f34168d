/**
 * A search in parts, for several programs and machines.
 *
 * <p>Start at {@link io.github.exactcover.dlx.parts.Plan}.
 */
module io.github.exactcover.dlx.parts {
    requires transitive io.github.exactcover.dlx;
    requires org.slf4j;
    requires static transitive org.jspecify;

    exports io.github.exactcover.dlx.parts;
}
