package io.github.exactcover.dlx.model;

import io.github.exactcover.dlx.internal.model.FinalNames;

/**
 * An item of a problem that was made of a model: it stands for a variable, or for what a rule says.
 *
 * <pre>{@code
 * Model model = new Model();
 * Variable<Integer> x = model.variable("the x", 1, 3);
 * model.require(x.ne(2));
 * System.out.println(model.compile().problem().primaryItems()); // [the_x]
 * }</pre>
 *
 * <p>No two items of a problem have the same name. Names have no white space, so text formats can write them.
 */
public final class Item extends Named {

    Item(FinalNames names, int number) {
        super(names, number);
    }
}
