/** The command {@code dlx}: solves, counts and prints exact-cover problems. It exports nothing. */
@SuppressWarnings("requires-automatic") // JLine has no module descriptor.
module io.github.exactcover.dlx.cli {
    requires com.fasterxml.jackson.core;
    requires info.picocli;
    requires io.github.exactcover.dlx;
    requires io.github.exactcover.dlx.problems;
    requires me.tongfei.progressbar;
    requires org.jline.terminal;
    requires static org.jspecify;

    // picocli sets the fields of commands and options, and makes converters and the like.
    opens io.github.exactcover.dlx.cli.command to
            info.picocli;
    opens io.github.exactcover.dlx.cli.diagram to
            info.picocli;
    opens io.github.exactcover.dlx.cli.option to
            info.picocli;
    opens io.github.exactcover.dlx.cli.problem to
            info.picocli;
    opens io.github.exactcover.dlx.cli.task to
            info.picocli;
    opens io.github.exactcover.dlx.cli.trace to
            info.picocli;
}
