package io.github.exactcover.dlx.internal.model;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A variable: its name and its values. Elsewhere a variable is a number, and a value is its place in this list.
 *
 * @param name the name
 * @param values the values, all different
 */
public record Domain(String name, List<?> values) {

    /** What to do where there are too many values. */
    public static final String DIGITS = "; split a large number into variables for its digits";

    /** More values than anyone writes down; a variable with more is meant to be a number. */
    private static final int MOST_VALUES = 100_000;

    /** Refuses values that are none, too many, or not all different. */
    public Domain {
        if (values.isEmpty()) {
            throw new IllegalArgumentException("Variable '" + name + "' has no values; give it at least one");
        }
        checkSize(values.size(), "Variable '" + name + "'", "values", DIGITS);
        Set<Object> different = new HashSet<>();
        for (Object value : values) {
            if (!different.add(value)) {
                throw new IllegalArgumentException(
                        "Variable '" + name + "' has the value " + value + " twice; leave one out");
            }
        }
    }

    /** Refuses more values, or as many of something else, and says what to do. */
    public static void checkSize(long size, String what, String parts, String advice) {
        if (size > MOST_VALUES) {
            throw new IllegalArgumentException(
                    String.format("%s has %,d %s, but may have %,d%s", what, size, parts, MOST_VALUES, advice));
        }
    }

    /** What an assignment says of it. */
    public String text(int place) {
        return name + " = " + values.get(place);
    }
}
