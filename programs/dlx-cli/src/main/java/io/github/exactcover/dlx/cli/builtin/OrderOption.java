package io.github.exactcover.dlx.cli.builtin;

import io.github.exactcover.dlx.ItemOrder;
import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.Arguments;
import picocli.CommandLine.Model.CommandSpec;

/** The option for the order of the items of a built-in problem. */
final class OrderOption implements Arguments {

    private final Argument<ItemOrder> order = Argument.option(
            "--order",
            "ORDER",
            ItemOrder.class,
            "The order of the items: natural, or pipe-organ (from the middle outwards). Without it, queens"
                    + " are in pipe-organ order and Latin squares in natural order.");

    @Override
    public void addTo(CommandSpec command) {
        order.addTo(command);
    }

    ItemOrder orElse(ItemOrder usual) {
        return order.or(usual);
    }
}
