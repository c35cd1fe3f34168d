package io.github.exactcover.dlx.cli.format;

import io.github.exactcover.dlx.internal.text.PlainText;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;

/** Numbers in files, and numbers for items and colors. */
final class Numbers {

    private Numbers() {}

    /** A number of a file, at least 0. */
    static int read(String word, String what, Lines lines) {
        try {
            int number = word.startsWith("+") ? -1 : Integer.parseInt(word);
            if (number >= 0) {
                return number;
            }
        } catch (NumberFormatException e) {
            // The same complaint.
        }
        throw lines.error(
                PlainText.quoted(word) + " is not " + what + "; write a whole number from 0 to " + Integer.MAX_VALUE);
    }

    /** Numbers from {@code first} on, in the order of iteration. */
    static <E> Map<E, Integer> of(Collection<? extends E> elements, int first) {
        Map<E, Integer> numbers = new HashMap<>();
        elements.forEach(element -> numbers.putIfAbsent(element, first + numbers.size()));
        return numbers;
    }
}
