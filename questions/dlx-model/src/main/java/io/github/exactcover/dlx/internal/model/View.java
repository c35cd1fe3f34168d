package io.github.exactcover.dlx.internal.model;

import java.util.List;

/**
 * A function of one variable: what a rule sees of it.
 *
 * @param variable the number of the variable
 * @param images what becomes of each of its values
 * @param text what messages call it
 */
public record View(int variable, List<?> images, String text) {

    Object image(int place) {
        return images.get(place);
    }

    int number(int place) {
        return (Integer) images.get(place);
    }

    /** Whether it is the same function of the same variable, whatever it is called. */
    boolean isSameAs(View other) {
        return variable == other.variable && images.equals(other.images);
    }
}
