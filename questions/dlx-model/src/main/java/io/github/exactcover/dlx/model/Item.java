package io.github.exactcover.dlx.model;

import java.util.Objects;

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
 * <p>Names have no white space, so text formats can write them.
 *
 * @param name the name; no other item of the problem has it
 */
public record Item(String name) {

    /**
     * An item.
     *
     * @param name its name
     */
    public Item {
        Objects.requireNonNull(name, "The name must not be null");
    }

    /** The name. */
    @Override
    public String toString() {
        return name;
    }
}
