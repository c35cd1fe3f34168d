/**
 * All of dlx for those who want one dependency: the problem, the search, every kind of question, and models. It has no
 * code of its own.
 *
 * <p>Start at {@link io.github.exactcover.dlx.DLX}.
 */
module io.github.exactcover.dlx.all {
    requires transitive io.github.exactcover.dlx;
    requires transitive io.github.exactcover.dlx.cheapest;
    requires transitive io.github.exactcover.dlx.count;
    requires transitive io.github.exactcover.dlx.feasibility;
    requires transitive io.github.exactcover.dlx.formats;
    requires transitive io.github.exactcover.dlx.model;
    requires transitive io.github.exactcover.dlx.parts;
    requires transitive io.github.exactcover.dlx.projection;
    requires transitive io.github.exactcover.dlx.steps;
    requires transitive io.github.exactcover.dlx.symmetry;
}
