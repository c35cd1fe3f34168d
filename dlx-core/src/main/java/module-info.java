/**
 * Exact cover: items to cover, options that cover them, and a search for every way to choose options so that each
 * primary item is covered exactly once.
 *
 * <p>Start at {@link io.github.exactcover.dlx.DLX}.
 */
@SuppressWarnings("module") // The command is built later.
module io.github.exactcover.dlx {
    requires org.slf4j;
    requires static transitive org.jspecify;

    exports io.github.exactcover.dlx;
    exports io.github.exactcover.dlx.cheapest;
    exports io.github.exactcover.dlx.count;
    exports io.github.exactcover.dlx.diagram;
    exports io.github.exactcover.dlx.feasibility;
    exports io.github.exactcover.dlx.formats;
    exports io.github.exactcover.dlx.parts;
    exports io.github.exactcover.dlx.projection;
    exports io.github.exactcover.dlx.steps;
    exports io.github.exactcover.dlx.symmetry;
    exports io.github.exactcover.dlx.trace;

    // The command writes files and text with the same care.
    exports io.github.exactcover.dlx.internal.file to
            io.github.exactcover.dlx.cli;
    exports io.github.exactcover.dlx.internal.text to
            io.github.exactcover.dlx.cli;
}
