package io.github.exactcover.dlx.cli.problem;

import io.github.exactcover.dlx.ItemOrder;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option for the order of the items of a built-in problem. */
final class OrderOption {

    @Option(
            names = "--order",
            paramLabel = "ORDER",
            description =
                    "The order of the items: natural, or pipe-organ (from the middle outwards). Without it, queens"
                            + " are in pipe-organ order and Latin squares in natural order.")
    private @Nullable ItemOrder order;

    ItemOrder orElse(ItemOrder usual) {
        return order == null ? usual : order;
    }
}
