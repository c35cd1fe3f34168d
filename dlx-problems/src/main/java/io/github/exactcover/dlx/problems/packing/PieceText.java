package io.github.exactcover.dlx.problems.packing;

import io.github.exactcover.dlx.problems.internal.Texts;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads pieces from text, and makes the sets that are built in. */
final class PieceText {

    private static final Pattern HEADING =
            Pattern.compile("([^\\s:,|]+)(?:\\s+[xX](?:(\\*)|(\\d{1,6})(?:\\.\\.(\\d{1,6}))?))?\\s*:\\s*");

    private static final String OTHERWISE =
            "; the next piece begins with its name and a colon, as in T: or, if there can be up to three, T x0..3:";

    private PieceText() {}

    /** See {@link Piece#parse(String)}. */
    static List<Piece> parse(String text) {
        List<Piece> pieces = new ArrayList<>();
        List<String> lines = Texts.lines(text);
        int line = 0;
        while (line < lines.size() && (lines.get(line).isBlank() || CellText.isComment(lines.get(line)))) {
            line++;
        }
        while (line < lines.size()) {
            int heading = line++;
            while (line < lines.size() && !isHeading(lines.get(line))) {
                line++;
            }
            pieces.add(piece(lines.get(heading), lines.subList(heading + 1, line), heading + 1));
        }
        if (pieces.isEmpty()) {
            throw new IllegalArgumentException("There is no piece; write its name and a colon in a line, and its cells"
                    + " in the lines below, such as L: and X. and XX");
        }
        return List.copyOf(pieces);
    }

    private static boolean isHeading(String line) {
        return !CellText.isComment(line) && HEADING.matcher(line).matches();
    }

    /**
     * The piece with this heading, which stands in the line with this number, and with the cells of the lines below.
     */
    private static Piece piece(String heading, List<String> lines, int number) {
        Matcher parts = HEADING.matcher(heading);
        if (!parts.matches()) {
            throw new IllegalArgumentException("line " + number + ": " + Texts.quoted(heading.strip())
                    + " is not a heading of a piece; write its name and a colon, as in L: or, if there are two, L x2:");
        }
        CellText cells = CellText.read(lines, number + 1, OTHERWISE);
        try {
            Polycube shape = cells.shape();
            String name = parts.group(1);
            if (parts.group(2) != null) {
                return new Piece(name, shape, 0, Piece.ANY_NUMBER);
            }
            int least = parts.group(3) == null ? 1 : Integer.parseInt(parts.group(3));
            int most = parts.group(4) == null ? least : Integer.parseInt(parts.group(4));
            return new Piece(name, shape, least, most);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("line " + number + ": " + e.getMessage(), e);
        }
    }

    /** Each is written as its name, a colon, and its rows with slashes between; two slashes begin a layer. */
    static List<Piece> drawn(String pictures) {
        List<Piece> pieces = new ArrayList<>();
        for (String picture : pictures.split(" ", -1)) {
            String[] parts = picture.split(":", 2);
            pieces.add(Piece.of(parts[0], Polycube.of(parts[1].replace('/', '\n'))));
        }
        return List.copyOf(pieces);
    }

    /** All free polyominoes of this size, numbered. They are those of one cell less, with a cell added anywhere. */
    static List<Piece> free(int size) {
        Set<Polycube> grown = Set.of(Polycube.box(1, 1, 1));
        for (int cells = 2; cells <= size; cells++) {
            Set<Polycube> next = new LinkedHashSet<>();
            for (Polycube smaller : grown) {
                for (Cell cell : smaller.cells()) {
                    for (Turn turn : Turn.allowed(Turns.ROTATIONS, true)) {
                        Set<Cell> larger = new TreeSet<>(smaller.cells());
                        if (larger.add(cell.plus(turn.apply(new Cell(0, 1, 0))))) {
                            next.add(canonical(Polycube.of(larger)));
                        }
                    }
                }
            }
            grown = next;
        }
        List<Piece> pieces = new ArrayList<>();
        for (Polycube shape : grown) {
            pieces.add(Piece.of(String.valueOf(pieces.size() + 1), shape));
        }
        return List.copyOf(pieces);
    }

    /** One and the same shape for all shapes that can be turned or mirrored into each other. */
    private static Polycube canonical(Polycube shape) {
        return shape.orientations(Turns.ALL).stream()
                .min((one, other) -> one.toString().compareTo(other.toString()))
                .orElseThrow();
    }

    /** The pieces, and with an apostrophe the mirror images that no turn of the piece gives. */
    static List<Piece> oneSided(List<Piece> pieces) {
        List<Piece> all = new ArrayList<>();
        for (Piece piece : pieces) {
            all.add(piece);
            List<Polycube> turned = piece.shape().orientations(Turns.ROTATIONS);
            piece.shape().orientations(Turns.ALL).stream()
                    .filter(shape -> !turned.contains(shape))
                    .findFirst()
                    .ifPresent(
                            mirrored -> all.add(new Piece(piece.name() + "'", mirrored, piece.least(), piece.most())));
        }
        return List.copyOf(all);
    }
}
