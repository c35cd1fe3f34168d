package io.github.exactcover.dlx.problems.internal;

/** Checks the numbers that a problem is made of. */
public final class Limits {

    private Limits() {}

    public static void check(String what, int number, int low, int high) {
        if (number < low || number > high) {
            throw new IllegalArgumentException(what + " is " + number + ", but must be from " + low + " to " + high);
        }
    }
}
