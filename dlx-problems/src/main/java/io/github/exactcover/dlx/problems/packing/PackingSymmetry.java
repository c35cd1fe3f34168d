package io.github.exactcover.dlx.problems.packing;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Keeps one of the solutions that are images of each other.
 *
 * <p>The image of a solution under a symmetry of the box consists of the images of its options. Take a piece that is
 * used once, and of its options that are images of each other keep the first. That leaves exactly one solution of each
 * set of images, unless a symmetry leaves the option where it is. Where this happens, a second piece decides in the
 * same way: a secondary item allows the option of the first piece together with only the first of the images of the
 * second piece's option.
 */
final class PackingSymmetry {

    /** How the names of the secondary items begin. */
    static final String ITEM = "symmetry";

    /** The options that are left out. */
    private final boolean[] dropped;

    /** By option: its secondary items. */
    private final Map<Integer, List<String>> itemsOf;

    private final List<String> items;

    private PackingSymmetry(boolean[] dropped, Map<Integer, List<String>> itemsOf, List<String> items) {
        this.dropped = dropped;
        this.itemsOf = itemsOf;
        this.items = items;
    }

    /** Keeps everything. */
    static PackingSymmetry none(int options) {
        return new PackingSymmetry(new boolean[options], Map.of(), List.of());
    }

    static PackingSymmetry of(Polycube box, List<Piece> pieces, List<PlacedPiece> options) {
        List<int[]> images = new PackingImages(box, pieces, options).all();
        if (images.size() == 1) {
            return none(options.size());
        }
        List<int[]> single = pieces.stream()
                .filter(Piece::isSingle)
                .map(piece -> IntStream.range(0, options.size())
                        .filter(option -> options.get(option).piece().equals(piece.name()))
                        .toArray())
                .filter(own -> own.length > 0)
                .toList();
        for (List<int[]> seconds : List.of(List.<int[]>of(), single)) {
            for (int[] first : single) {
                Optional<PackingSymmetry> found = by(first, seconds, images, options.size());
                if (found.isPresent()) {
                    return found.get();
                }
            }
        }
        throw new IllegalStateException("The box has " + images.size()
                + " symmetries, and no one or two pieces that are used once tell them all"
                + " apart; leave it out here, and give symmetries() to upToSymmetry of the search");
    }

    /** Decides by the options of one piece, and of a second one where that is not enough; empty if it cannot. */
    private static Optional<PackingSymmetry> by(int[] first, List<int[]> seconds, List<int[]> images, int optionCount) {
        PackingSymmetry symmetry =
                new PackingSymmetry(new boolean[optionCount], new LinkedHashMap<>(), new ArrayList<>());
        Map<List<int[]>, String> known = new LinkedHashMap<>();
        for (int option : first) {
            if (images.stream().anyMatch(image -> !contains(first, image[option]))) {
                return Optional.empty();
            }
            symmetry.dropped[option] = images.stream().anyMatch(image -> image[option] < option);
            List<int[]> fixing =
                    images.stream().filter(image -> image[option] == option).toList();
            if (!symmetry.dropped[option] && fixing.size() > 1) {
                if (!known.containsKey(fixing)) {
                    Optional<int[]> second = seconds.stream()
                            .filter(own -> tellsApart(own, fixing))
                            .findFirst();
                    if (second.isEmpty()) {
                        return Optional.empty();
                    }
                    known.put(fixing, symmetry.addItem(second.get(), fixing));
                }
                symmetry.give(option, known.get(fixing));
            }
        }
        return Optional.of(symmetry);
    }

    /** Whether no option stays where it is under any symmetry but the first, which changes nothing. */
    private static boolean tellsApart(int[] own, List<int[]> fixing) {
        return fixing.stream()
                .skip(1)
                .allMatch(image ->
                        IntStream.of(own).allMatch(option -> image[option] != option && contains(own, image[option])));
    }

    /** Relies on the order of the options: those of a piece stand together. */
    private static boolean contains(int[] own, int option) {
        return own[0] <= option && option <= own[own.length - 1];
    }

    /** An item for all options that are not the first of their images. */
    private String addItem(int[] own, List<int[]> fixing) {
        String item = ITEM + (items.size() + 1);
        items.add(item);
        for (int option : own) {
            if (fixing.stream().anyMatch(image -> image[option] < option)) {
                give(option, item);
            }
        }
        return item;
    }

    private void give(int option, String item) {
        itemsOf.computeIfAbsent(option, none -> new ArrayList<>()).add(item);
    }

    boolean keeps(int option) {
        return !dropped[option];
    }

    List<String> itemsOf(int option) {
        return itemsOf.getOrDefault(option, List.of());
    }

    List<String> items() {
        return items;
    }
}
