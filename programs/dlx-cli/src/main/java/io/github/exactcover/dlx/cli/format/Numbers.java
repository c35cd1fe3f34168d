package io.github.exactcover.dlx.cli.format;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;

/** Numbers for items and colors. */
final class Numbers {

    private Numbers() {}

    /** Numbers from {@code first} on, in the order of iteration. */
    static <E> Map<E, Integer> of(Collection<? extends E> elements, int first) {
        Map<E, Integer> numbers = new HashMap<>();
        elements.forEach(element -> numbers.putIfAbsent(element, first + numbers.size()));
        return numbers;
    }
}
