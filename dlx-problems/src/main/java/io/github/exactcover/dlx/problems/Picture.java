package io.github.exactcover.dlx.problems;

/**
 * A solution that people can look at. What the {@code decode} of a problem gives is one of these.
 *
 * <pre>{@code
 * NQueens queens = NQueens.of(4);
 * Picture placed = queens.decode(DLX.first(queens.problem()).orElseThrow());
 * System.out.print(placed.text());
 * // prints . . Q .
 * // prints Q . . .
 * // prints . . . Q
 * // prints . Q . .
 * System.out.println(placed.svg().startsWith("<svg")); // true
 * }</pre>
 */
public interface Picture {

    /**
     * The picture as lines of text.
     *
     * @return the lines, each with its line feed
     */
    String text();

    /**
     * The picture as an SVG image, the same for equal values. It needs nothing else, scales to any size, has a title and
     * a description for who does not see it, and its colors read on a light and on a dark page; what a color says is
     * also written.
     *
     * @return an XML document
     */
    String svg();
}
