package io.github.exactcover.dlx.problems.internal;

/** Checks the numbers that a problem is made of. */
public final class Limits {

    private Limits() {}

    public static void check(String what, int number, int low, int high) {
        if (number < low || number > high) {
            throw new IllegalArgumentException(
                    "There is no problem with " + what + " " + number + "; choose one from " + low + " to " + high);
        }
    }
}
