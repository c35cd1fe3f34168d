/** Exact-cover models of well-known problems. */
module io.github.exactcover.dlx.problems {
    requires java.xml;
    requires transitive io.github.exactcover.dlx;
    requires static org.jspecify;

    exports io.github.exactcover.dlx.problems;
}
