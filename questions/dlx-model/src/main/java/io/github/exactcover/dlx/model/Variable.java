package io.github.exactcover.dlx.model;

import java.util.List;

/**
 * Something to decide. It has one of its values in each solution.
 *
 * <pre>{@code
 * Model model = new Model();
 * Variable<String> drink = model.variable("drink", List.of("tea", "milk", "coffee"));
 * System.out.println(drink + " is one of " + drink.values()); // drink is one of [tea, milk, coffee]
 * }</pre>
 *
 * <p>Immutable. {@link Model#variable(String, java.util.Collection) Model.variable} makes one.
 *
 * @param <T> the type of the values
 */
public final class Variable<T> extends Term<T> {

    Variable(Object model, int number, List<T> values, String name) {
        super(model, number, values, name);
    }

    /**
     * The values that it can have.
     *
     * @return the values, in the order in which they were given
     */
    public List<T> values() {
        return images();
    }
}
