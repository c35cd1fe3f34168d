package io.github.exactcover.dlx.model;

import io.github.exactcover.dlx.internal.model.Statement;
import java.util.Objects;

/**
 * A rule of a model. Its name is what explanations say.
 *
 * <pre>{@code
 * Model model = new Model();
 * Variable<Integer> x = model.variable("x", 1, 3);
 * Variable<Integer> y = model.variable("y", 1, 3);
 * System.out.println(model.different(x, y)); // x != y
 * System.out.println(model.less(x, y).named("Ann comes before Ben")); // Ann comes before Ben
 * }</pre>
 *
 * <p>The methods of {@link Model} make rules. Only the name can change.
 */
public final class Rule {

    private final Statement statement;
    private String name;

    Rule(Statement statement, String name) {
        this.statement = statement;
        this.name = name;
    }

    /**
     * Gives it another name.
     *
     * @param newName the name, in your own words
     * @return this rule
     * @throws IllegalArgumentException if the name is blank
     */
    public Rule named(String newName) {
        name = checkName(newName, "new name");
        return this;
    }

    /**
     * Its name.
     *
     * @return the name that was given, or one that says what it is about
     */
    public String name() {
        return name;
    }

    static String checkName(String name, String what) {
        Objects.requireNonNull(name, "The " + what + " must not be null");
        if (name.isBlank()) {
            throw new IllegalArgumentException("The " + what + " is blank; give one that tells what it is");
        }
        return name;
    }

    Statement statement() {
        return statement;
    }

    /** The name. */
    @Override
    public String toString() {
        return name;
    }
}
