/**
 * The text formats of exact-cover problems.
 *
 * <p>Start at {@link io.github.exactcover.dlx.formats.DlxFormat}.
 */
module io.github.exactcover.dlx.formats {
    requires com.fasterxml.jackson.core;
    requires de.siegmar.fastcsv;
    requires transitive io.github.exactcover.dlx;
    requires static transitive org.jspecify;

    exports io.github.exactcover.dlx.formats;
    exports io.github.exactcover.dlx.formats.files;
}
