package io.github.exactcover.dlx.problems;

/**
 * A solution that people can look at. The models of this module decode their solutions to pictures.
 *
 * <pre>{@code
 * NQueens queens = NQueens.of(4);
 * Picture placed = queens.decode(Feasibility.of(queens.problem()).solution().orElseThrow());
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
     * @return the lines, each ending with a line feed
     */
    String text();

    /**
     * The picture as an SVG image, the same for equal values. It needs no other files and scales to any size. It has a
     * title and a description for people who cannot see it. Its colors can be read on light and on dark pages, and
     * whatever a color says is also written.
     *
     * @return an XML document
     */
    String svg();
}
