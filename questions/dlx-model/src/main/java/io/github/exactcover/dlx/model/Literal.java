package io.github.exactcover.dlx.model;

import io.github.exactcover.dlx.internal.model.View;
import java.util.List;

/**
 * That a variable has one of some values: what rules count, require and compare.
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
public final class Literal {

    private final Object model;
    private final View view;
    private final String text;

    /** The images are 1 where it holds, and 0 where it does not. */
    Literal(Object model, View view, String text) {
        this.model = model;
        this.view = view;
        this.text = text;
    }

    /**
     * That it is not so.
     *
     * @return that the variable has one of the other values
     */
    public Literal not() {
        List<Integer> others =
                view.images().stream().map(image -> image.equals(0) ? 1 : 0).toList();
        return new Literal(
                model,
                new View(view.variable(), others),
                text.startsWith("not: ") ? text.substring(5) : "not: " + text);
    }

    Object model() {
        return model;
    }

    View view() {
        return view;
    }

    /** What it says, such as {@code x = 3}. */
    @Override
    public String toString() {
        return text;
    }
}
