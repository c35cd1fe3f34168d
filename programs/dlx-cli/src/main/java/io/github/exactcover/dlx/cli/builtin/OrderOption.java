package io.github.exactcover.dlx.cli.builtin;

import io.github.exactcover.dlx.ItemOrder;
import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.ArgumentGroup;

/** The option for the order of the items of a built-in problem. */
final class OrderOption extends ArgumentGroup {

    private final Argument<ItemOrder> order = add(Argument.option(
            "--order",
            "ORDER",
            ItemOrder.class,
            "The order of the items: natural, or pipe-organ (from the middle outwards). Without it, queens"
                    + " are in pipe-organ order and Latin squares in natural order."));

    ItemOrder orElse(ItemOrder usual) {
        return order.or(usual);
    }
}
