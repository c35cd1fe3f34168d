package io.github.exactcover.dlx.internal.text;

import java.time.Duration;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;

/** Refuses null in what users pass, by name. */
public final class Given {

    private Given() {}

    /**
     * An immutable copy of what was given.
     *
     * @throws NullPointerException if it is null, or has null in it
     */
    public static <E> List<E> copy(Collection<? extends E> given, String name) {
        return List.copyOf(elements(given, name));
    }

    /**
     * What was given, with all its elements.
     *
     * @throws NullPointerException if it is null, or has null in it
     */
    public static <C extends Collection<?>> C elements(C given, String name) {
        for (Object element : notNull(given, name)) {
            if (element == null) {
                throw new NullPointerException("The " + name + " must not have null among them; leave it out");
            }
        }
        return given;
    }

    /** An array as a list, which may still have null in it. */
    public static <E> List<E> list(E[] given, String name) {
        return Arrays.asList(notNull(given, name));
    }

    /** Throws if a number is less than 1. The remedy says what to do instead. */
    public static void atLeastOne(long number, String name, String remedy) {
        if (number < 1) {
            throw new IllegalArgumentException("The " + name + " is " + number + ", but must be at least 1; " + remedy);
        }
    }

    /** Throws if a duration is not longer than nothing. The remedy says what to do instead. */
    public static void positive(Duration duration, String name, String remedy) {
        if (duration.isZero() || duration.isNegative()) {
            throw new IllegalArgumentException("The " + name + " is " + duration + ", but must be positive; " + remedy);
        }
    }

    private static <T> T notNull(T given, String name) {
        if (given == null) {
            throw new NullPointerException("The " + name + " must not be null");
        }
        return given;
    }
}
