package io.github.exactcover.dlx.problems.packing;

import io.github.exactcover.dlx.problems.internal.Texts;
import io.github.exactcover.dlx.problems.internal.XmlText;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * A file of BurrTools, {@code .xmpuzzle}: shapes of cubes, and problems in which some of them fill another one.
 *
 * <pre>{@code
 * String file = """
 *         <puzzle version="2"><gridType type="0"/><shapes>
 *         <voxel x="3" y="3" z="1" name="board">#######_+</voxel>
 *         <voxel x="2" y="2" z="1" name="V">###_</voxel>
 *         <voxel x="2" y="1" z="1" name="I">##</voxel>
 *         </shapes><problems><problem name="small">
 *         <shapes><shape id="1" count="1"/><shape id="2" min="0" max="2"/></shapes>
 *         <result id="0"/></problem></problems></puzzle>""";
 * BurrPuzzle puzzle = BurrPuzzle.parse(file);
 * System.out.println(puzzle.problems()); // [small]
 * Packing packing = puzzle.problem(1);
 * System.out.println(packing.box().optional()); // [r3c3]
 * System.out.println(Count.of(packing.problem()).solutions()); // 3
 * }</pre>
 *
 * <p>Read are the shapes of a grid of cubes, with cells that may stay free, and how often each piece is used. Ignored
 * are weights, groups (which matter when a puzzle is taken apart), comments and solutions. Refused are other grids, and
 * problems with colors that restrict where pieces lie, or with a number of holes that would have to be counted.
 *
 * <p>Immutable.
 */
public final class BurrPuzzle {

    private static final List<String> GRIDS =
            List.of("cubes", "triangular prisms", "spheres", "rhombic tetrahedra", "tetrahedra and octahedra");

    private static final int MAX_EDGE = 1000;
    private static final int MAX_CELLS = 1_000_000;
    private static final int MAX_COUNT = 1_000_000;
    private static final int NONE = -1;

    /**
     * A shape.
     *
     * @param name what a piece of this shape is called
     */
    private record Shape(String name, List<Cell> cells, List<Cell> optional, boolean colored) {}

    /** How often a shape is used. */
    private record Use(int shape, int least, int most) {}

    private static final class Problem {
        private final String name;
        private final int maxHoles;
        private final List<Use> uses = new ArrayList<>();
        private int result = NONE;

        Problem(String name, int maxHoles) {
            this.name = name;
            this.maxHoles = maxHoles;
        }
    }

    private final List<Shape> shapes = new ArrayList<>();
    private final List<Problem> problems = new ArrayList<>();

    private BurrPuzzle() {}

    /**
     * Reads a file.
     *
     * @param text the XML, unpacked
     * @return the puzzle
     * @throws IllegalArgumentException if this is not such a file, or its cells are not cubes; says the line and column
     */
    public static BurrPuzzle parse(String text) {
        Objects.requireNonNull(text, "The text must not be null");
        return read(new XmlText(new StringReader(Texts.withoutMark(text))));
    }

    private static BurrPuzzle read(XmlText xml) {
        BurrPuzzle puzzle = new BurrPuzzle();
        if (!xml.next().equals(Optional.of("puzzle"))) {
            throw xml.error("this XML is not a puzzle of BurrTools, which begins with the element puzzle");
        }
        for (Optional<String> element = xml.next(); element.isPresent(); element = xml.next()) {
            switch (element.get()) {
                case "gridType" -> checkGrid(xml);
                case "voxel" -> puzzle.shapes.add(puzzle.shape(xml));
                case "problem" ->
                    puzzle.problems.add(new Problem(
                            xml.attribute("name").orElse(""),
                            xml.number("maxHoles", 0, Integer.MAX_VALUE, Integer.MAX_VALUE)));
                case "shape" -> puzzle.last(xml).uses.add(puzzle.use(xml));
                case "result" -> puzzle.last(xml).result = puzzle.id(xml);
                default -> {}
            }
        }
        return puzzle;
    }

    private static void checkGrid(XmlText xml) {
        int type = xml.number("type", 0, Integer.MAX_VALUE, 0);
        if (type > 0) {
            throw xml.error("this puzzle is made of " + (type < GRIDS.size() ? GRIDS.get(type) : "grid type " + type)
                    + ", and dlx reads only puzzles of cubes");
        }
    }

    private Problem last(XmlText xml) {
        if (problems.isEmpty()) {
            throw xml.error("this stands outside of a problem");
        }
        return problems.get(problems.size() - 1);
    }

    private int id(XmlText xml) {
        int id = xml.number("id", 0, Integer.MAX_VALUE, NONE);
        if (id >= shapes.size()) {
            throw xml.error("there is no shape with id " + id + ", only " + Texts.count(shapes.size(), "shape")
                    + ", counted from 0");
        }
        return id;
    }

    private Use use(XmlText xml) {
        int count = xml.number("count", 0, MAX_COUNT, 1);
        int least = xml.number("min", 0, MAX_COUNT, count);
        int most = xml.number("max", 0, MAX_COUNT, Math.max(least, count));
        if (most < least) {
            throw xml.error("a shape cannot be used " + least + " to " + most + " times");
        }
        return new Use(id(xml), least, most);
    }

    private Shape shape(XmlText xml) {
        int x = xml.number("x", 1, MAX_EDGE, NONE);
        int y = xml.number("y", 1, MAX_EDGE, NONE);
        int z = xml.number("z", 1, MAX_EDGE, NONE);
        String name = "S" + (shapes.size() + 1)
                + xml.attribute("name")
                        .map(given -> "-" + given.strip().replaceAll("[\\s:,|\\p{Cntrl}]+", "_"))
                        .filter(given -> given.length() > 1)
                        .orElse("");
        String text = xml.text().replaceAll("\\s", "");
        List<Cell> cells = new ArrayList<>();
        List<Cell> optional = new ArrayList<>();
        boolean colored = false;
        long at = 0;
        for (int i = 0; i < text.length(); i++) {
            char character = text.charAt(i);
            boolean isColor = character >= '0' && character <= '9';
            if ("#+_".indexOf(character) < 0 && !isColor) {
                throw xml.error("shape " + Texts.quoted(name) + " has a cell " + Texts.quoted("" + character)
                        + "; write # for a cell, + for one that may stay free, and _ for none");
            }
            colored |= isColor;
            if (!isColor) {
                Cell cell = new Cell((int) (at / x % y), (int) (at % x), (int) (at / x / y));
                if (character != '_') {
                    cells.add(cell);
                }
                if (character == '+') {
                    optional.add(cell);
                }
                at++;
            }
        }
        if (at != (long) x * y * z || at > MAX_CELLS) {
            throw xml.error("shape " + Texts.quoted(name) + " has " + Texts.count(at, "cell") + ", and its size is " + x
                    + " x " + y + " x " + z + (at > MAX_CELLS ? "; a million cells is the most" : ""));
        }
        return new Shape(name, cells, optional, colored);
    }

    /**
     * The problems.
     *
     * @return their names, which can be empty, in their order; an immutable list
     */
    public List<String> problems() {
        return problems.stream().map(problem -> problem.name).toList();
    }

    /**
     * One of the problems. A piece is called by the number of its shape, from 1, and its name, as in {@code S2-cross}.
     *
     * @param number the number of the problem, from 1
     * @return the box and the pieces, which may be turned, but in space not mirrored
     * @throws IllegalArgumentException if there is no such problem, or it cannot be read; the message says why
     */
    public Packing problem(int number) {
        if (number < 1 || number > problems.size()) {
            throw new IllegalArgumentException("There is no problem " + number + "; the puzzle has "
                    + Texts.count(problems.size(), "problem") + (problems.isEmpty() ? "" : ", counted from 1"));
        }
        Problem problem = problems.get(number - 1);
        try {
            return packing(problem);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("problem " + number + ": " + e.getMessage(), e);
        }
    }

    private Packing packing(Problem problem) {
        if (problem.result == NONE) {
            throw new IllegalArgumentException("it has no result, the shape that the pieces fill");
        }
        Shape box = shapes.get(problem.result);
        Map<Shape, Piece> pieces = new LinkedHashMap<>();
        boolean ranges = false;
        for (Use use : problem.uses) {
            if (use.most() > 0) {
                Shape shape = shapes.get(use.shape());
                if (shape.colored() && box.colored()) {
                    throw new IllegalArgumentException("colors restrict where the pieces lie, which dlx does not read");
                }
                Piece piece = pieces.get(shape);
                pieces.put(
                        shape,
                        new Piece(
                                shape.name(),
                                polycube(shape),
                                use.least() + (piece == null ? 0 : piece.least()),
                                use.most() + (piece == null ? 0 : piece.most())));
                ranges |= use.least() < use.most();
            }
        }
        if (ranges && problem.maxHoles < box.optional().size()) {
            throw new IllegalArgumentException("it allows " + Texts.count(problem.maxHoles, "hole")
                    + " at most, and the pieces can have different numbers of cells; dlx does not read such a limit");
        }
        return Packing.of(polycube(box), List.copyOf(pieces.values()));
    }

    private static Polycube polycube(Shape shape) {
        if (shape.cells().isEmpty()) {
            throw new IllegalArgumentException("shape " + Texts.quoted(shape.name()) + " has no cell");
        }
        return Polycube.of(shape.cells(), shape.optional());
    }

    /**
     * Whether a text certainly is such a file, once it is unpacked.
     *
     * @param start the first characters of the text
     * @return whether it is
     */
    public static boolean isBurrPuzzle(String start) {
        Objects.requireNonNull(start, "The start must not be null");
        return Texts.withoutMark(start).stripLeading().startsWith("<")
                && start.contains("<puzzle")
                && (start.contains("<voxel") || start.contains("<gridType"));
    }
}
