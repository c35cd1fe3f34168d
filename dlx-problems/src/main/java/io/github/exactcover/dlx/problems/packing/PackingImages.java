package io.github.exactcover.dlx.problems.packing;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The images of the ways to lay pieces under the symmetries of a box. A symmetry can turn one piece into another: the
 * mirror image of the left piece of the Soma cube is the right one.
 */
final class PackingImages {

    private final Polycube box;
    private final List<Piece> pieces;
    private final List<PlacedPiece> options;
    private final Map<PlacedPiece, Integer> numbers = new HashMap<>();

    PackingImages(Polycube box, List<Piece> pieces, List<PlacedPiece> options) {
        this.box = box;
        this.pieces = pieces;
        this.options = options;
        for (int option = 0; option < options.size(); option++) {
            numbers.put(options.get(option), option);
        }
    }

    /** For each symmetry the image of each option. The first symmetry changes nothing. */
    List<int[]> all() {
        Set<Map<Cell, Cell>> symmetries = new LinkedHashSet<>();
        for (Turn turn : Turn.allowed(Turns.ALL, box.isFlat())) {
            symmetry(turn).ifPresent(symmetries::add);
        }
        List<int[]> all = new ArrayList<>();
        symmetries.forEach(symmetry -> images(symmetry).ifPresent(all::add));
        return all;
    }

    /** Where each cell goes; empty if this turn does not map the box to itself. */
    private Optional<Map<Cell, Cell>> symmetry(Turn turn) {
        List<Cell> turned = box.cells().stream().map(turn::apply).toList();
        Cell back = corner(box.cells()).minus(corner(turned));
        Map<Cell, Cell> symmetry = new HashMap<>();
        for (Cell cell : box.cells()) {
            symmetry.put(cell, turn.apply(cell).plus(back));
        }
        Set<Cell> optional = Set.copyOf(box.optional());
        return symmetry.keySet().equals(new HashSet<>(symmetry.values()))
                        && symmetry.keySet().stream()
                                .allMatch(cell -> optional.contains(cell) == optional.contains(symmetry.get(cell)))
                ? Optional.of(symmetry)
                : Optional.empty();
    }

    private static Cell corner(List<Cell> cells) {
        return new Cell(
                cells.stream().mapToInt(Cell::row).min().orElseThrow(),
                cells.stream().mapToInt(Cell::column).min().orElseThrow(),
                cells.stream().mapToInt(Cell::layer).min().orElseThrow());
    }

    /** Empty if the image of an option is no option, as for a piece that must not be mirrored and has no partner. */
    private Optional<int[]> images(Map<Cell, Cell> symmetry) {
        Map<String, String> partners = new HashMap<>();
        int[] images = new int[options.size()];
        for (int option = 0; option < images.length; option++) {
            PlacedPiece placed = options.get(option);
            List<Cell> cells = placed.cells().stream().map(symmetry::get).toList();
            if (!partners.containsKey(placed.piece())) {
                Optional<String> partner = partner(placed.piece(), cells, partners);
                if (partner.isEmpty()) {
                    return Optional.empty();
                }
                partners.put(placed.piece(), partner.get());
            }
            Integer image = numbers.get(new PlacedPiece(partners.getOrDefault(placed.piece(), ""), cells));
            if (image == null) {
                return Optional.empty();
            }
            images[option] = image;
        }
        return Optional.of(images);
    }

    /** The piece that a piece becomes in the image: itself if possible, else one that no other piece becomes. */
    private Optional<String> partner(String name, List<Cell> cells, Map<String, String> partners) {
        if (numbers.containsKey(new PlacedPiece(name, cells))) {
            return Optional.of(name);
        }
        Piece piece = piece(name);
        return pieces.stream()
                .filter(other -> other.least() == piece.least() && other.most() == piece.most())
                .map(Piece::name)
                .filter(other -> !partners.containsValue(other) && numbers.containsKey(new PlacedPiece(other, cells)))
                .findFirst();
    }

    private Piece piece(String name) {
        return pieces.stream()
                .filter(piece -> piece.name().equals(name))
                .findFirst()
                .orElseThrow();
    }
}
