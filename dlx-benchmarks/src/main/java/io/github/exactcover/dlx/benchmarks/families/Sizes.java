package io.github.exactcover.dlx.benchmarks.families;

/** The check of numbers, with one error message for all families. */
final class Sizes {

    private Sizes() {}

    /**
     * Rejects a number that is out of bounds.
     *
     * @param what what the number is, such as "a board of size"
     * @param number the number
     * @param low the smallest possible number
     * @param high the largest possible number
     */
    static void check(String what, int number, int low, long high) {
        if (number < low || number > high) {
            throw new IllegalArgumentException(
                    "There is no problem with " + what + " " + number + "; choose one of " + low + ".." + high);
        }
    }

    /** As above, for bounds that are no large numbers. */
    static void check(String what, int number, int low, int high) {
        check(what, number, low, (long) high);
    }
}
