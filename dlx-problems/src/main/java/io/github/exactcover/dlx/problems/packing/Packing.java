package io.github.exactcover.dlx.problems.packing;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.problems.ProblemModel;
import io.github.exactcover.dlx.problems.internal.Given;
import io.github.exactcover.dlx.problems.internal.SolutionCheck;
import io.github.exactcover.dlx.problems.internal.Texts;
import io.github.exactcover.dlx.symmetry.Symmetries;
import io.github.exactcover.dlx.symmetry.Symmetry;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Fill a box with pieces: polyominoes on a board, polycubes in space.
 *
 * <pre>{@code
 * Packing packing = Packing.of(Polycube.box(3, 20, 1), Piece.set("pentominoes"));
 * System.out.println(Count.of(packing.problem()).solutions()); // 8
 * System.out.println(Count.of(packing.upToSymmetry().problem()).solutions()); // 2
 * PackedBox box = packing.decode(Feasibility.of(packing.problem()).solution().orElseThrow());
 * System.out.println(box.text().lines().count()); // 3
 * }</pre>
 *
 * <p>As exact cover: the cells of the box are primary items, and each way to lay a piece is an option. A piece is an
 * item that must be covered as often as there are copies of it, so copies are interchangeable. A piece that can be used
 * any number of times has no item. Cells of the box that {@linkplain Polycube#optional() may stay free} are secondary
 * items. A given number of cells that stay free are covered by a piece of one cell, called {@code free}.
 *
 * <p>Immutable.
 */
public final class Packing implements ProblemModel<PlacedPiece, PackedBox> {

    /** What covers a cell that stays free. */
    private static final String FREE = "free";

    private static final Pattern CELL_ITEM = Pattern.compile("r\\d+c\\d+(l\\d+)?");

    private final Polycube box;

    /** How many cells stay free. */
    private final int free;

    /** With that for free cells, which is the last. */
    private final List<Piece> pieces;

    private final Turns turns;
    private final boolean reduced;

    private Packing(Polycube box, int free, List<Piece> pieces, Turns turns, boolean reduced) {
        this.box = box;
        this.free = free;
        this.pieces = pieces;
        this.turns = turns;
        this.reduced = reduced;
    }

    /**
     * A box and pieces, which may be turned. In a box of one layer they may also be turned over, which mirrors them.
     *
     * @param box the cells to be filled
     * @param pieces the pieces
     * @return the problem
     * @throws IllegalArgumentException if there is no piece, if two have the same name, if one has the name of a cell
     *     of the box, or if the pieces have too few cells for the box, or those that must be used have too many
     */
    public static Packing of(Polycube box, List<Piece> pieces) {
        return leavingFree(0, box, pieces);
    }

    /**
     * A box of which so many cells stay free, and pieces for the others.
     *
     * <pre>{@code
     * Packing packing = Packing.leavingFree(2, Polycube.box(2, 4, 1), Piece.parse("L x2:\nXX\nX."));
     * System.out.println(Count.of(packing.problem()).solutions()); // 20
     * var packed = packing.decode(Feasibility.of(packing.problem()).solution().orElseThrow());
     * System.out.println(packed.pieces().size()); // 2
     * }</pre>
     *
     * <p>The fewer cells are free, the sooner a search sees that it cannot go on.
     *
     * @param cells how many cells of the box are covered by no piece, from 0
     * @param box the cells, free ones and others
     * @param pieces the pieces, none of which is called {@code free} if cells are free
     * @return the problem
     * @throws IllegalArgumentException if the number is negative, or for the reasons that {@link #of of} has
     */
    public static Packing leavingFree(int cells, Polycube box, List<Piece> pieces) {
        Objects.requireNonNull(box, "The box must not be null");
        List<Piece> all = new ArrayList<>(Given.elements(pieces, "pieces"));
        all.removeIf(piece -> piece.most() == 0);
        if (cells < 0) {
            throw new IllegalArgumentException(cells + " cells cannot be free; choose 0 or more");
        }
        if (cells > 0 && !box.optional().isEmpty()) {
            throw new IllegalArgumentException("The box says by + which cells may stay free; leave out that "
                    + Texts.count(cells, "cell") + (cells == 1 ? " is free" : " are free"));
        }
        if (all.isEmpty()) {
            throw new IllegalArgumentException("There is no piece to fill the box with; give one");
        }
        if (cells > 0) {
            all.add(new Piece(FREE, Polycube.box(1, 1, 1), cells, cells));
        }
        return of(cells, box, all);
    }

    /** The piece of the free cells is the last. */
    private static Packing of(int free, Polycube box, List<Piece> pieces) {
        checkNames(pieces);
        checkCells(free, box, pieces);
        checkItems(box, pieces);
        return new Packing(box, free, List.copyOf(pieces), box.isFlat() ? Turns.ALL : Turns.ROTATIONS, false);
    }

    private static void checkNames(List<Piece> pieces) {
        Set<String> names = new HashSet<>();
        for (Piece piece : pieces) {
            if (!names.add(piece.name())) {
                throw new IllegalArgumentException("Two pieces are called " + Texts.quoted(piece.name())
                        + "; give one another name, or say how many there are, as in "
                        + Texts.shortened(piece.name()) + " x2:");
            }
        }
    }

    private static void checkCells(int free, Polycube box, List<Piece> pieces) {
        long least = 0;
        long most = 0;
        for (Piece piece : pieces) {
            least += (long) piece.least() * piece.shape().size();
            most += (long) piece.most() * piece.shape().size();
        }
        int filled = box.size() - box.optional().size();
        if (filled < box.size() && filled > most) {
            throw new IllegalArgumentException("The pieces have at most " + Texts.count(most, "cell")
                    + " and the box has " + filled + " that must not stay free; write + for more of them");
        }
        if (box.size() < least || filled > most) {
            long own = (box.size() < least ? least : most) - free;
            String how = least == most ? "" : box.size() < least ? "at least " : "at most ";
            throw new IllegalArgumentException("The pieces have " + how + Texts.count(own, "cell") + " and the box has "
                    + box.size() + (free == 0 ? "" : ", of which " + free + " are to stay free")
                    + "; choose a box that they can fill, or other numbers of pieces"
                    + (box.size() < own ? "" : ", or leave " + Texts.count(box.size() - own, "cell") + " free"));
        }
    }

    /** The items are the pieces and the cells, by their names. */
    private static void checkItems(Polycube box, List<Piece> pieces) {
        for (Piece piece : pieces) {
            boolean isCell = CELL_ITEM.matcher(piece.name()).matches()
                    && box.cells().stream().anyMatch(cell -> cell.toString().equals(piece.name()));
            if (isCell || piece.name().startsWith(PackingSymmetry.ITEM)) {
                throw new IllegalArgumentException("A piece cannot be called " + Texts.quoted(piece.name())
                        + " here, because that is the name of a cell or of a symmetry of the box; give it"
                        + " another name");
            }
        }
    }

    /**
     * The same problem with other rules for turning.
     *
     * @param allowed how the pieces may lie
     * @return the problem
     */
    public Packing turning(Turns allowed) {
        Objects.requireNonNull(allowed, "The allowed turns must not be null");
        return new Packing(box, free, pieces, allowed, reduced);
    }

    /**
     * The same problem without turned and mirrored images: of each solution and its images, exactly one is left. A
     * symmetry of the box counts only if the image of each way to lay a piece is a way to lay a piece.
     *
     * @return the problem; its {@link #problem() problem} throws an exception if this cannot be done. Then use
     *     {@link #symmetries() symmetries}
     */
    public Packing upToSymmetry() {
        return new Packing(box, free, pieces, turns, true);
    }

    /**
     * The turns and reflections that the box and each piece have: they take each way to lay a piece to a way to lay the
     * same piece. A search {@linkplain io.github.exactcover.dlx.symmetry.UpToSymmetry#under up to} them finds one of
     * all solutions that they take to each other, also where pieces repeat or may be left out.
     *
     * <pre>{@code
     * Packing dominoes = Packing.of(Polycube.box(4, 4, 1), Piece.set("dominoes"));
     * System.out.println(Count.of(dominoes.problem()).solutions()); // 36
     * System.out.println(UpToSymmetry.of(dominoes.problem())
     *         .under(dominoes.symmetries())
     *         .count()
     *         .solutions()); // 9
     * }</pre>
     *
     * <p>The reflection that takes the left piece of the Soma cube to the right one is not among them, unlike in
     * {@link #upToSymmetry() upToSymmetry}, because it exchanges pieces.
     *
     * @return symmetries of the {@link #problem() problem} that is not {@linkplain #upToSymmetry() reduced}, without
     *     the one that changes nothing
     */
    public List<Symmetry<String, PlacedPiece>> symmetries() {
        List<PlacedPiece> options = placements();
        Symmetries<String, PlacedPiece> known = Symmetries.of(new Packing(box, free, pieces, turns, false).problem());
        return new PackingImages(box, pieces, options)
                .all().stream()
                        .skip(1)
                        .map(images -> IntStream.range(0, options.size())
                                .boxed()
                                .collect(Collectors.toMap(options::get, option -> options.get(images[option]))))
                        .filter(images -> images.entrySet().stream()
                                .allMatch(placed -> placed.getKey()
                                        .piece()
                                        .equals(placed.getValue().piece())))
                        .map(images -> known.given(images::get))
                        .toList();
    }

    /**
     * The box.
     *
     * @return the cells, also those that stay free
     */
    public Polycube box() {
        return box;
    }

    /**
     * The pieces.
     *
     * @return the pieces, an immutable list
     */
    public List<Piece> pieces() {
        return pieces.subList(0, pieces.size() - (free > 0 ? 1 : 0));
    }

    /**
     * How many cells of the box are covered by no piece.
     *
     * @return the number, 0 if the box is filled
     */
    public int freeCells() {
        return free;
    }

    /**
     * The items are the pieces, by their names, and then the cells {@code r1c1, r1c2, ...}, in further layers
     * {@code r1c1l2, ...}. Up to symmetry there can be secondary items {@code symmetry1, ...}: two options that share
     * one would make the image of another solution. The options are the ways to lay a piece, piece by piece.
     *
     * @throws IllegalStateException if the symmetry cannot be reduced. That takes a piece that is used once and that no
     *     symmetry of the box leaves where it is, or two such pieces that do so together.
     */
    @Override
    public ExactCoverProblem<String, PlacedPiece> problem() {
        List<PlacedPiece> options = placements();
        PackingSymmetry symmetry =
                reduced ? PackingSymmetry.of(box, pieces, options) : PackingSymmetry.none(options.size());
        ProblemBuilder<String, PlacedPiece> builder = ExactCoverProblem.builder();
        for (Piece piece : pieces) {
            if (hasItem(piece)) {
                builder.bounded(piece.name(), piece.least(), Math.min(piece.most(), box.size()));
            }
        }
        Set<Cell> optional = Set.copyOf(box.optional());
        box.cells().stream().filter(cell -> !optional.contains(cell)).forEach(cell -> builder.primary(cell.toString()));
        optional.stream().sorted().forEach(cell -> builder.secondary(cell.toString()));
        builder.secondary(symmetry.items());
        Set<String> counted =
                pieces.stream().filter(this::hasItem).map(Piece::name).collect(Collectors.toSet());
        for (int option = 0; option < options.size(); option++) {
            if (symmetry.keeps(option)) {
                PlacedPiece placed = options.get(option);
                List<String> items = new ArrayList<>();
                if (counted.contains(placed.piece())) {
                    items.add(placed.piece());
                }
                placed.cells().forEach(cell -> items.add(cell.toString()));
                items.addAll(symmetry.itemsOf(option));
                builder.option(placed, items);
            }
        }
        return builder.build();
    }

    /** Where cells may stay free, every piece has one: without, a piece on such cells alone would never be laid. */
    private boolean hasItem(Piece piece) {
        return piece.least() > 0
                || piece.most() < Piece.ANY_NUMBER
                || !box.optional().isEmpty();
    }

    private List<PlacedPiece> placements() {
        Set<Cell> inside = new HashSet<>(box.cells());
        List<PlacedPiece> placements = new ArrayList<>();
        for (Piece piece : pieces) {
            for (Polycube lying : piece.shape().orientations(turns, box.isFlat())) {
                Cell first = lying.cells().get(0);
                for (Cell cell : box.cells()) {
                    List<Cell> moved =
                            lying.cells().stream().map(cell.minus(first)::plus).toList();
                    if (inside.containsAll(moved)) {
                        placements.add(new PlacedPiece(piece.name(), moved));
                    }
                }
            }
        }
        return placements;
    }

    /**
     * The filled box, without what covers free cells.
     *
     * @throws IllegalArgumentException {@inheritDoc}
     */
    @Override
    public PackedBox decode(Solution<PlacedPiece> solution) {
        List<String> names = pieces.stream().map(Piece::name).toList();
        Set<String> known = new HashSet<>(names);
        SolutionCheck.check(
                solution,
                box.cells(),
                box.optional(),
                placed -> known.contains(placed.piece()) ? placed.cells() : List.of());
        return new PackedBox(
                box,
                names,
                solution.options().stream()
                        .filter(placed -> free == 0 || !placed.piece().equals(FREE))
                        .toList());
    }
}
