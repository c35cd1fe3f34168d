package io.github.exactcover.dlx.problems.packing;

import io.github.exactcover.dlx.problems.internal.Texts;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;

/**
 * A piece of a packing puzzle, and how many copies of it there are.
 *
 * <pre>{@code
 * System.out.println(Piece.set("pentominoes").size()); // 12
 * System.out.println(Piece.set("one-sided-tetrominoes").size()); // 7
 * List<Piece> pieces = Piece.parse("""
 *         L x2:
 *         X.
 *         XX
 *         rod x*:
 *         0,0 0,1 0,2""");
 * System.out.println(pieces.get(0).most()); // 2
 * System.out.println(pieces.get(1).least()); // 0
 * }</pre>
 *
 * @param name the name, without blanks, colons, commas and bars
 * @param shape the cells
 * @param least how many must be used at least, from 0
 * @param most how many can be used, not less than {@code least}; {@link #ANY_NUMBER} for no bound
 */
public record Piece(String name, Polycube shape, int least, int most) {

    /** As {@code most}: there is no bound. */
    public static final int ANY_NUMBER = Integer.MAX_VALUE;

    private static final Pattern NAME = Pattern.compile("[^\\s:,|\\p{Cntrl}]+");

    private static final String ONE_SIDED = "one-sided-";

    private static final Map<String, String> SETS = new LinkedHashMap<>();

    static {
        SETS.put("dominoes", "I:XX");
        SETS.put("trominoes", "I:XXX V:XX/X.");
        SETS.put("tetrominoes", "I:XXXX O:XX/XX T:XXX/.X. S:.XX/XX. L:X.../XXX.");
        SETS.put(
                "pentominoes",
                "F:.XX/XX./.X. I:XXXXX L:X.../XXXX P:XX/XX/X. N:XX../.XXX T:XXX/.X./.X. U:X.X/XXX V:X../X../XXX"
                        + " W:X../XX./.XX X:.X./XXX/.X. Y:.X../XXXX Z:XX./.X./.XX");
        SETS.put("hexominoes", "");
        SETS.put("soma", "V:XX/X. L:XXX/X.. T:XXX/.X. Z:XX./.XX A:XX/X.//../X. B:XX/X.//.X/.. P:XX/X.//X./..");
    }

    /**
     * Checks the name and the numbers.
     *
     * @param name the name
     * @param shape the cells
     * @param least how many must be used at least
     * @param most how many can be used
     * @throws IllegalArgumentException if the name is not possible, or the numbers are not
     */
    public Piece {
        Objects.requireNonNull(name, "The name of a piece must not be null");
        Objects.requireNonNull(shape, "The shape of a piece must not be null");
        if (!NAME.matcher(name).matches()) {
            throw new IllegalArgumentException("A piece cannot be called " + Texts.quoted(name)
                    + "; choose a name without blanks, colons, commas and bars");
        }
        if (!shape.optional().isEmpty()) {
            throw new IllegalArgumentException("Piece " + Texts.shortened(name) + " has a cell '+' that may stay free,"
                    + " which only a box can have; write X, or . for none");
        }
        if (least < 0 || most < least) {
            throw new IllegalArgumentException("Piece " + Texts.shortened(name) + " cannot be used " + least + " to "
                    + most + " times; choose numbers such as 1 to 1");
        }
    }

    /**
     * A piece that must be used exactly once.
     *
     * @param name the name
     * @param shape the cells
     * @return the piece
     */
    public static Piece of(String name, Polycube shape) {
        return new Piece(name, shape, 1, 1);
    }

    /** Whether it is used exactly once. */
    boolean isSingle() {
        return least == 1 && most == 1;
    }

    /**
     * The names of the sets that are built in.
     *
     * @return the names, without those that begin with {@code one-sided-}
     */
    public static List<String> sets() {
        return List.copyOf(SETS.keySet());
    }

    /**
     * A set that is built in:
     *
     * <ul>
     *   <li>{@code trominoes}, {@code tetrominoes}, {@code pentominoes} and {@code hexominoes}: each piece once;
     *   <li>the same with {@code one-sided-} before the name: a piece and its mirror image are two pieces if they
     *       differ. Use these with {@link Turns#ROTATIONS};
     *   <li>{@code dominoes}: any number of them;
     *   <li>{@code soma}: the seven pieces of the Soma cube.
     * </ul>
     *
     * @param name the name
     * @return the pieces
     * @throws IllegalArgumentException if there is no such set
     */
    public static List<Piece> set(String name) {
        Objects.requireNonNull(name, "The name of the set must not be null");
        String free = name.startsWith(ONE_SIDED) ? name.substring(ONE_SIDED.length()) : name;
        String pictures = SETS.get(free);
        if (pictures == null || (free.equals("soma") && !name.equals("soma"))) {
            throw new IllegalArgumentException("There is no set of pieces " + Texts.quoted(name) + ", only "
                    + String.join(", ", SETS.keySet()) + ", and one-sided-pentominoes and so on");
        }
        List<Piece> pieces = free.equals("hexominoes") ? PieceText.free(6) : PieceText.drawn(pictures);
        if (free.equals("dominoes")) {
            return List.of(new Piece("I", pieces.get(0).shape(), 0, ANY_NUMBER));
        }
        return name.equals(free) ? pieces : PieceText.oneSided(pieces);
    }

    /**
     * Pieces that are written as text. A piece begins with a line that has its name and a colon. Between the two can
     * stand how many there are: {@code L x2:} for two that must both be used, {@code L x0..3:} for none to three,
     * {@code L x*:} for any number, {@code L x0:} for none; without it there is one. In the lines below come its cells,
     * as {@link Polycube#of(String) Polycube.of} reads them. Other lines that begin with {@code #} are comments.
     *
     * @param text the pieces
     * @return the pieces, at least one
     * @throws IllegalArgumentException if there is no piece, or if a line is none of these; names the line
     */
    public static List<Piece> parse(String text) {
        Objects.requireNonNull(text, "The text must not be null");
        return PieceText.parse(text);
    }
}
