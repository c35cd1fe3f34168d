package io.github.exactcover.dlx.internal.text;

/** Phrases that messages share. */
public final class Phrases {

    private Phrases() {}

    /**
     * A number and what it counts, such as {@code 1 item} or {@code 2 items}.
     *
     * @param number a whole number
     * @param noun its singular; the plural has one more s
     */
    public static String count(Number number, String noun) {
        return number + " " + noun + (number.toString().equals("1") ? "" : "s");
    }

    /**
     * Checks a place in a list of the problem.
     *
     * @param noun what the list has
     * @return the place
     * @throws IndexOutOfBoundsException if there is no such place; it says which there are
     */
    public static int checkPlace(int place, int size, String noun) {
        if (place < 0 || place >= size) {
            throw new IndexOutOfBoundsException("There is no " + noun + " " + place + "; the problem has "
                    + (size == 0 ? "no " + noun + "s" : count(size, noun) + ", numbered from 0 to " + (size - 1)));
        }
        return place;
    }
}
