package io.github.exactcover.dlx.problems.internal;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;

/** Refuses null in what users pass, by name. */
public final class Given {

    private Given() {}

    /** An immutable copy of what was given, without null. */
    public static <E> List<E> copy(Collection<? extends E> given, String name) {
        return List.copyOf(elements(given, name));
    }

    /** What was given, which must not be null, nor have null in it. */
    public static <C extends Collection<?>> C elements(C given, String name) {
        for (Object element : notNull(given, name)) {
            if (element == null) {
                throw new NullPointerException("The " + name + " must not have null among them; leave it out");
            }
        }
        return given;
    }

    /** An array that was given, which must not be null, nor have null in it. */
    public static <E> E[] elements(E[] given, String name) {
        elements(Arrays.asList(notNull(given, name)), name);
        return given;
    }

    private static <T> T notNull(T given, String name) {
        if (given == null) {
            throw new NullPointerException("The " + name + " must not be null");
        }
        return given;
    }
}
