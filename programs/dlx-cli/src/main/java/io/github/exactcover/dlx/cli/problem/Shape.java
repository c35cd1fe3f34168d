package io.github.exactcover.dlx.cli.problem;

import io.github.exactcover.dlx.cli.terminal.BadInputException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Rows and columns, and perhaps layers, as in {@code 6x10} and {@code 3x3x3}.
 *
 * @param numbers two or three numbers, all that fit into an int
 */
public record Shape(List<Integer> numbers) {

    /** The shape that this text is, or nothing if it is none. */
    public static Optional<Shape> of(String text) {
        if (!text.matches("[0-9]+([xX][0-9]+){1,2}")) {
            return Optional.empty();
        }
        return Optional.of(new Shape(Arrays.stream(text.toLowerCase(Locale.ROOT).split("x", -1))
                .map(digits -> number(digits, text))
                .toList()));
    }

    private static int number(String digits, String text) {
        try {
            return Integer.parseInt(digits);
        } catch (NumberFormatException tooLarge) {
            throw new BadInputException(digits + " in " + text + " is too large a number");
        }
    }

    public boolean isFlat() {
        return numbers.size() == 2;
    }

    public int rows() {
        return numbers.get(0);
    }

    public int columns() {
        return numbers.get(1);
    }

    /** One if there is no third number. */
    public int layers() {
        return isFlat() ? 1 : numbers.get(2);
    }

    /** As {@code 6 by 10}. */
    @Override
    public String toString() {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(" by "));
    }
}
