/**
 * Exact cover: items to cover, options that cover them, and a search for every way to choose options so that each
 * primary item is covered exactly once.
 *
 * <p>Start at {@link io.github.exactcover.dlx.DLX}. Each other kind of question is a module of its own, which uses some
 * of the inside of this one; all of them are of the same release.
 */
@SuppressWarnings("module") // Those who may use the inside are built later.
module io.github.exactcover.dlx {
    requires org.slf4j;
    requires static transitive org.jspecify;

    exports io.github.exactcover.dlx;
    exports io.github.exactcover.dlx.trace;
    exports io.github.exactcover.dlx.internal.file to
            io.github.exactcover.dlx.cheapest,
            io.github.exactcover.dlx.cli,
            io.github.exactcover.dlx.count,
            io.github.exactcover.dlx.formats,
            io.github.exactcover.dlx.parts;
    exports io.github.exactcover.dlx.internal.parallel to
            io.github.exactcover.dlx.parts;
    exports io.github.exactcover.dlx.internal.proof to
            io.github.exactcover.dlx.cheapest,
            io.github.exactcover.dlx.count,
            io.github.exactcover.dlx.feasibility;
    exports io.github.exactcover.dlx.internal.race to
            io.github.exactcover.dlx.cheapest,
            io.github.exactcover.dlx.count,
            io.github.exactcover.dlx.feasibility,
            io.github.exactcover.dlx.parts,
            io.github.exactcover.dlx.projection,
            io.github.exactcover.dlx.steps,
            io.github.exactcover.dlx.symmetry;
    exports io.github.exactcover.dlx.internal.resume to
            io.github.exactcover.dlx.cheapest,
            io.github.exactcover.dlx.parts;
    exports io.github.exactcover.dlx.internal.run to
            io.github.exactcover.dlx.cheapest,
            io.github.exactcover.dlx.count,
            io.github.exactcover.dlx.feasibility,
            io.github.exactcover.dlx.parts,
            io.github.exactcover.dlx.projection,
            io.github.exactcover.dlx.steps,
            io.github.exactcover.dlx.symmetry;
    exports io.github.exactcover.dlx.internal.search to
            io.github.exactcover.dlx.cheapest,
            io.github.exactcover.dlx.count,
            io.github.exactcover.dlx.feasibility,
            io.github.exactcover.dlx.parts,
            io.github.exactcover.dlx.projection,
            io.github.exactcover.dlx.symmetry;
    exports io.github.exactcover.dlx.internal.search.choose to
            io.github.exactcover.dlx.parts;
    exports io.github.exactcover.dlx.internal.search.links to
            io.github.exactcover.dlx.cheapest,
            io.github.exactcover.dlx.feasibility,
            io.github.exactcover.dlx.projection,
            io.github.exactcover.dlx.symmetry;
    exports io.github.exactcover.dlx.internal.table to
            io.github.exactcover.dlx.cheapest,
            io.github.exactcover.dlx.count,
            io.github.exactcover.dlx.feasibility,
            io.github.exactcover.dlx.formats,
            io.github.exactcover.dlx.parts,
            io.github.exactcover.dlx.projection,
            io.github.exactcover.dlx.steps,
            io.github.exactcover.dlx.symmetry;
    exports io.github.exactcover.dlx.internal.text to
            io.github.exactcover.dlx.cheapest,
            io.github.exactcover.dlx.cli,
            io.github.exactcover.dlx.count,
            io.github.exactcover.dlx.feasibility,
            io.github.exactcover.dlx.formats,
            io.github.exactcover.dlx.model,
            io.github.exactcover.dlx.parts,
            io.github.exactcover.dlx.projection,
            io.github.exactcover.dlx.steps,
            io.github.exactcover.dlx.symmetry;
}
