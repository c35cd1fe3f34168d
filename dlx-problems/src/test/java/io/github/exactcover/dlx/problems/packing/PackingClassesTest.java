package io.github.exactcover.dlx.problems.packing;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.count.Count;
import io.github.exactcover.dlx.symmetry.UpToSymmetry;
import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Packings break the symmetry of their box by what they write into the problem; a search finds it by itself. */
class PackingClassesTest {

    @ParameterizedTest
    @CsvSource({"4, 15, 368", "3, 20, 2"})
    void pentominoes(int rows, int columns, int known) {
        agrees(Packing.of(Polycube.box(rows, columns, 1), Piece.set("pentominoes")), known);
    }

    @Test
    @Tag("long")
    void pentominoesInTheBestKnownBox() {
        pentominoes(6, 10, 2339);
    }

    @ParameterizedTest
    @CsvSource("240")
    void soma(int known) {
        agrees(Packing.of(Polycube.box(3, 3, 3), Piece.set("soma")), known);
    }

    private static final String TWISTS = "L x0..2:\n0,0,0 0,1,0 1,0,0 1,0,1\n\nR x0..2:\n0,0,0 0,1,0 1,0,0 0,1,1\n\n";

    /** Known: 12 tilings of the cube, 2 up to rotation. The reflections that swap L and R would leave 1. */
    @Test
    void mirrorPiecesAreNotExchanged() {
        Packing packing = Packing.of(Polycube.box(2, 2, 2), Piece.parse(TWISTS));

        assertThat(Count.of(packing.problem()).solutions()).isEqualTo(12);
        assertThat(packing.symmetries()).hasSize(23);
        assertThat(classes(packing)).isEqualTo(2);
        assertThat(packing.upToSymmetry().symmetries()).isEqualTo(packing.symmetries());
    }

    @ParameterizedTest
    @CsvSource({"2, 1", "4, 9", "6, 930"})
    void dominoes(int size, int known) {
        Packing packing = Packing.of(Polycube.box(size, size, 1), Piece.set("dominoes"));

        assertThat(classes(packing)).isEqualTo(known);
    }

    /** Pieces that repeat, that may be left out, and free cells, in all ways to turn them, against plain orbits. */
    @ParameterizedTest
    @CsvSource({"2, 4, 1, 0", "3, 3, 1, 0", "3, 4, 1, 1", "2, 2, 2, 0", "2, 2, 3, 1", "2, 3, 2, 0"})
    void piecesThatRepeatOrMayBeLeftOut(int rows, int columns, int layers, int free) {
        String pieces = "V x0..2:\nXX\nX.\n\nI x0..4:\nXX\n\nS x0..1:\nXX.\n.XX\n\n" + (layers > 1 ? TWISTS : "");
        Packing packing = Packing.leavingFree(free, Polycube.box(rows, columns, layers), Piece.parse(pieces));
        for (Turns turns : Turns.values()) {
            Packing turned = packing.turning(turns);
            assertThat(classes(turned)).as("%s", turns).isEqualTo(orbits(turned));
        }
    }

    private static int classes(Packing packing) {
        return UpToSymmetry.of(packing.problem())
                .under(packing.symmetries())
                .count()
                .solutions()
                .intValueExact();
    }

    /**
     * Puts images of solutions under all maps of the cube that take each way to lay a piece to another one together.
     */
    private static int orbits(Packing packing) {
        Set<PlacedPiece> options = Set.copyOf(packing.problem().options());
        Set<Set<PlacedPiece>> all = new HashSet<>();
        DLX.forEach(packing.problem(), solution -> all.add(Set.copyOf(solution.options())));
        List<UnaryOperator<PlacedPiece>> maps = Turn.all().stream()
                .map(turn -> image(turn, packing.box().cells()))
                .filter(map -> options.stream().map(map).allMatch(options::contains))
                .toList();
        int orbits = 0;
        while (!all.isEmpty()) {
            Set<PlacedPiece> one = all.iterator().next();
            maps.forEach(map -> all.remove(one.stream().map(map).collect(Collectors.toSet())));
            orbits++;
        }
        return orbits;
    }

    private static UnaryOperator<PlacedPiece> image(Turn turn, List<Cell> box) {
        List<Cell> turned = box.stream().map(turn::apply).toList();
        Cell back = new Cell(
                -turned.stream().mapToInt(Cell::row).min().orElseThrow(),
                -turned.stream().mapToInt(Cell::column).min().orElseThrow(),
                -turned.stream().mapToInt(Cell::layer).min().orElseThrow());
        return placed -> new PlacedPiece(
                placed.piece(),
                placed.cells().stream().map(cell -> turn.apply(cell).plus(back)).toList());
    }

    private static void agrees(Packing packing, int known) {
        BigInteger[] all = {BigInteger.ZERO};
        UpToSymmetry.of(packing.problem()).forEach(solution -> all[0] = all[0].add(solution.classSize()));
        assertThat(all[0]).isEqualTo(Count.of(packing.problem()).solutions());
        assertThat(UpToSymmetry.of(packing.problem()).count().solutions()).isEqualTo(known);
        assertThat(Count.of(packing.upToSymmetry().problem()).solutions()).isEqualTo(known);
    }
}
