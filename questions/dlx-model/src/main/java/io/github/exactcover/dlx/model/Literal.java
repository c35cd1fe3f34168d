package io.github.exactcover.dlx.model;

import java.util.List;

/**
 * That a variable has one of some values: what rules count, require and compare. It is a term that is true or false, so
 * all other rules can be about it too.
 *
 * <pre>{@code
 * Model model = new Model();
 * Variable<Integer> x = model.variable("x", 1, 9);
 * Literal small = x.where(value -> value < 4, "x is small");
 * System.out.println(small + ", " + small.not() + ", " + x.eq(3) + ", " + x.oneOf(1, 9));
 * // prints x is small, not: x is small, x = 3, x in [1, 9]
 * model.require(small.not());
 * System.out.println(Count.of(model.compile().problem()).solutions()); // 6
 * }</pre>
 *
 * <p>Immutable. A literal belongs to the model of its variable. Make one by {@link Term#eq eq}, {@link Term#ne ne},
 * {@link Term#oneOf oneOf} or {@link Term#where where}.
 */
public final class Literal extends Term<Boolean> {

    Literal(Object model, int variable, List<Boolean> images, String text) {
        super(model, variable, images, text);
    }

    /**
     * That it is not so.
     *
     * @return that the variable has one of the other values
     */
    public Literal not() {
        String text = toString();
        return new Literal(
                model(),
                variable(),
                images().stream().map(holds -> !holds).toList(),
                text.startsWith("not: ") ? text.substring(5) : "not: " + text);
    }
}
