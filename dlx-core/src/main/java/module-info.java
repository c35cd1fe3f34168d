/**
 * Exact cover: items to cover, options that cover them, and a search for every way to choose options so that each
 * primary item is covered exactly once.
 *
 * <p>Start at {@link io.github.exactcover.dlx.DLX}.
 */
module io.github.exactcover.dlx {
    requires org.slf4j;
    requires static transitive org.jspecify;

    exports io.github.exactcover.dlx;
    exports io.github.exactcover.dlx.diagram;
    exports io.github.exactcover.dlx.io;
    exports io.github.exactcover.dlx.parts;
    exports io.github.exactcover.dlx.trace;
}
