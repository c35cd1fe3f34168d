/**
 * The symmetries of a problem, and one solution of each class.
 *
 * <p>Start at {@link io.github.exactcover.dlx.symmetry.UpToSymmetry}.
 */
module io.github.exactcover.dlx.symmetry {
    requires transitive io.github.exactcover.dlx;
    requires transitive io.github.exactcover.dlx.count;
    requires io.github.exactcover.dlx.feasibility;
    requires org.slf4j;
    requires static transitive org.jspecify;

    exports io.github.exactcover.dlx.symmetry;
}
