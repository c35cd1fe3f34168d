package io.github.exactcover.dlx.internal.model;

import java.util.List;

/**
 * A function of one variable: what a rule sees of it.
 *
 * @param variable the number of the variable
 * @param images what becomes of each of its values
 */
public record View(int variable, List<?> images) {

    /** Whether it has an image. */
    View is(Object image) {
        return new View(variable, images.stream().map(image::equals).toList());
    }

    int number(int place) {
        return number(images.get(place));
    }

    /** An image as a number; that of a condition is 1 where it holds, and 0 where it does not. */
    static int number(Object image) {
        return image instanceof Boolean holds ? (holds ? 1 : 0) : (Integer) image;
    }

    /** The same as without this method, but a new JVM takes 30 ms to compare its first two records. */
    @Override
    public boolean equals(Object other) {
        return other instanceof View view && variable == view.variable && images.equals(view.images);
    }

    @Override
    public int hashCode() {
        return variable;
    }

    /** Its image, if these are the places of the values of all variables. */
    Object at(int... places) {
        return images.get(places[variable]);
    }
}
