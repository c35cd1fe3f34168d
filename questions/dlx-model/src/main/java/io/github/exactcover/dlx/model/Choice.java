package io.github.exactcover.dlx.model;

import java.util.Objects;

/**
 * An option of a problem that was made of a model. Most give values to variables. Others are there for rules, and
 * follow from the values.
 *
 * <pre>{@code
 * Model model = new Model();
 * model.variable("x", 1, 3);
 * System.out.println(model.compile().problem().options()); // [x = 1, x = 2, x = 3]
 * }</pre>
 *
 * @param name what it says, such as {@code x = 3}; no other option of the problem has this name
 */
public record Choice(String name) {

    /**
     * An option.
     *
     * @param name what it says
     */
    public Choice {
        Objects.requireNonNull(name, "The name must not be null");
    }

    /** The name. */
    @Override
    public String toString() {
        return name;
    }
}
