package io.github.exactcover.dlx.internal.model;

import java.util.List;

/**
 * A variable: its name and its values. Elsewhere a variable is a number, and a value is its place in this list.
 *
 * @param name the name
 * @param values the values, all different
 */
public record Domain(String name, List<?> values) {

    String text(int place) {
        return name + " = " + values.get(place);
    }
}
