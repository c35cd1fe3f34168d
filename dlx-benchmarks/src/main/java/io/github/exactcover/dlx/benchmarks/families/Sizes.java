package io.github.exactcover.dlx.benchmarks.families;

/** What all families say when a number does not suit them. */
final class Sizes {

    private Sizes() {}

    /**
     * Refuses a number that is out of bounds.
     *
     * @param what what the number is, such as "a board of size"
     * @param number the number
     * @param low the smallest that is possible
     * @param high the largest
     */
    static void check(String what, int number, int low, int high) {
        if (number < low || number > high) {
            throw new IllegalArgumentException(
                    "There is no problem with " + what + " " + number + "; choose one of " + low + ".." + high);
        }
    }
}
