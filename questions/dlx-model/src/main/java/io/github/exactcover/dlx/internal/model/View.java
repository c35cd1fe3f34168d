package io.github.exactcover.dlx.internal.model;

import java.util.List;

/**
 * A function of one variable: what a rule sees of it.
 *
 * @param variable the number of the variable
 * @param images what becomes of each of its values
 */
public record View(int variable, List<?> images) {

    Object image(int place) {
        return images.get(place);
    }

    int number(int place) {
        return (Integer) images.get(place);
    }
}
