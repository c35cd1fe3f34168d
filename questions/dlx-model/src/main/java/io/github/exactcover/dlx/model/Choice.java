package io.github.exactcover.dlx.model;

import io.github.exactcover.dlx.internal.model.FinalNames;

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
 * <p>Its name says what is chosen. No two options of a problem have the same name.
 */
public final class Choice extends Named {

    Choice(FinalNames names, int number) {
        super(names, number);
    }
}
