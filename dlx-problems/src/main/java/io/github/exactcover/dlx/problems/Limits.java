package io.github.exactcover.dlx.problems;

/** Checks the numbers that a problem is made of. */
final class Limits {

    private Limits() {}

    static void check(String what, int number, int low, int high) {
        if (number < low || number > high) {
            throw new IllegalArgumentException(
                    "There is no problem with " + what + " " + number + "; choose one from " + low + " to " + high);
        }
    }
}
