/** The command {@code dlx}: solves, counts and prints exact-cover problems. It exports nothing. */
@SuppressWarnings("requires-automatic") // JLine has no module descriptor.
module io.github.exactcover.dlx.cli {
    requires com.fasterxml.jackson.core;
    requires info.picocli;
    requires io.github.exactcover.dlx.all;
    requires io.github.exactcover.dlx.check;
    requires io.github.exactcover.dlx.problems;
    requires me.tongfei.progressbar;
    requires org.jline.terminal;
    requires static org.jspecify;
}
