package io.github.exactcover.dlx.problems.packing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.count.Count;
import io.github.exactcover.dlx.feasibility.Feasibility;
import io.github.exactcover.dlx.problems.SvgImage;
import io.github.exactcover.dlx.problems.internal.SvgDrawing;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PackingTest {

    private static final List<Piece> PENTOMINOES = Piece.set("pentominoes");

    private static long count(Packing packing) {
        return Count.of(packing.problem()).solutions().longValueExact();
    }

    /** C. B. Haselgrove and Jenifer Haselgrove, 1960. */
    @ParameterizedTest
    @CsvSource({"3, 20, 2", "20, 3, 2", "4, 15, 368", "5, 12, 1010", "6, 10, 2339"})
    void pentominoesInARectangle(int rows, int columns, long different) {
        Packing packing = Packing.of(Polycube.box(rows, columns, 1), PENTOMINOES);

        assertThat(count(packing.upToSymmetry())).isEqualTo(different);
    }

    @Test
    void withoutSymmetryAllImagesAreCounted() {
        assertThat(count(Packing.of(Polycube.box(3, 20, 1), PENTOMINOES))).isEqualTo(8);
    }

    /** Dana Scott, 1958. */
    @Test
    void pentominoesOnAChessboardWithoutItsCentre() {
        Packing packing = Packing.of(Polycube.box(8, 8, 1).without(Polycube.listed("3,3 3,4 4,3 4,4")), PENTOMINOES);

        assertThat(count(packing.upToSymmetry())).isEqualTo(65);
        assertThat(count(packing)).isEqualTo(520);
    }

    /** C. J. Bouwkamp, 1967, up to symmetry; the flat pieces are one cell high here. */
    @Test
    void pentacubesInABox() {
        assertThat(count(Packing.of(Polycube.box(2, 3, 10), PENTOMINOES).upToSymmetry()))
                .isEqualTo(12);
    }

    @Test
    @Tag("long")
    void pentacubesInALargerBox() {
        assertThat(count(Packing.of(Polycube.box(2, 5, 6), PENTOMINOES).upToSymmetry()))
                .isEqualTo(264);
    }

    /** J. H. Conway and M. J. T. Guy, 1961. */
    @Test
    void theSomaCube() {
        Packing soma = Packing.of(Polycube.box(3, 3, 3), Piece.set("soma"));

        assertThat(count(soma)).isEqualTo(11_520);
        assertThat(count(soma.upToSymmetry())).isEqualTo(240);
        assertThat(count(soma.upToSymmetry().turning(Turns.ROTATIONS))).isEqualTo(240);
    }

    /** Polyominoes are counted in OEIS A000105 free, in A000988 one-sided, and in A001168 fixed. */
    @ParameterizedTest
    @CsvSource({
        "dominoes, 1, 1, 2",
        "trominoes, 2, 2, 6",
        "tetrominoes, 5, 7, 19",
        "pentominoes, 12, 18, 63",
        "hexominoes, 35, 60, 216"
    })
    void setsAreComplete(String set, int free, int oneSided, int fixed) {
        List<Piece> pieces = Piece.set(set);
        Set<Polycube> lying = new HashSet<>();
        pieces.forEach(piece -> lying.addAll(piece.shape().orientations(Turns.ALL)));

        assertThat(pieces).hasSize(free);
        assertThat(lying).hasSize(fixed);
        assertThat(Piece.set("one-sided-" + set)).hasSize(oneSided);
        assertThat(pieces).extracting(Piece::name).doesNotHaveDuplicates();
    }

    /** OEIS A004003. */
    @Test
    void anyNumberOfDominoes() {
        assertThat(count(Packing.of(Polycube.box(6, 6, 1), Piece.set("dominoes"))))
                .isEqualTo(6728);
        assertThat(count(Packing.of(Polycube.box(2, 2, 2), Piece.set("dominoes"))))
                .isEqualTo(9);
    }

    @Test
    void equalPiecesAreNotToldApart() {
        Polycube box = Polycube.box(2, 3, 1);

        assertThat(count(Packing.of(box, Piece.parse("L x2:\nXX\nX.")))).isEqualTo(2);
        assertThat(count(Packing.of(box, Piece.parse("L:\nXX\nX.\nM:\nXX\nX."))))
                .isEqualTo(4);
        assertThat(count(Packing.of(box, Piece.parse("L x0..2:\nXX\nX.\nI x0..3:\nXX"))))
                .isEqualTo(5);
        assertThat(count(Packing.of(box, Piece.parse("L x*:\nXX\nX.\nI x*:\nXXX"))))
                .isEqualTo(3);
        assertThat(count(Packing.of(box, Piece.parse("L x*:\nXX\nX.\nI x*:\nXXX"))
                        .turning(Turns.NONE)))
                .isEqualTo(1);
    }

    @Test
    void turningOverMakesADifference() {
        Packing packing = Packing.of(Polycube.box(2, 4, 1), Piece.parse("L x2:\nX..\nXXX"));

        assertThat(count(packing)).isEqualTo(2);
        assertThat(count(packing.turning(Turns.ROTATIONS))).isEqualTo(1);
        assertThat(count(packing.turning(Turns.NONE))).isZero();
    }

    /** Against images that are made here, of all solutions. */
    @ParameterizedTest
    @CsvSource({
        "3x5, P: XX/XX/X. V: X../X../XXX Y: .X../XXXX",
        "5x3, P: XX/XX/X. V: X../X../XXX Y: .X../XXXX",
        "4x4, I: XXXX L: X../XXX T: XXX/.X. O: XX/XX",
        "4x4, L: X../XXX J: ..X/XXX O x2: XX/XX",
        "3x3, I: XXX V: XX/X. W: XX/X.",
        "2x6, U: X.X/XXX o: X I x*: XX",
        "1x6, I: XXX o: X d: XX"
    })
    void upToSymmetryThereIsOneOfAllImages(String box, String pieces) {
        int rows = Character.digit(box.charAt(0), 10);
        int columns = Character.digit(box.charAt(2), 10);
        String text = pieces.replaceAll(": (\\S+)( |$)", ":\n$1\n").replace('/', '\n');
        Packing packing = Packing.of(Polycube.box(rows, columns, 1), Piece.parse(text));
        List<Set<PlacedPiece>> expected = new ArrayList<>();
        for (List<PlacedPiece> solution : solutions(packing)) {
            boolean isNew = true;
            for (int image = 0; image < 8; image++) {
                isNew &= !expected.contains(image(solution, image, rows, columns));
            }
            if (isNew) {
                expected.add(image(solution, 0, rows, columns));
            }
        }

        List<List<PlacedPiece>> found = solutions(packing.upToSymmetry());
        assertThat(found).hasSameSizeAs(expected);
        assertThat(found).allSatisfy(solution -> {
            boolean isThere = false;
            for (int image = 0; image < 8; image++) {
                isThere |= expected.contains(image(solution, image, rows, columns));
            }
            assertThat(isThere).isTrue();
        });
    }

    private static List<List<PlacedPiece>> solutions(Packing packing) {
        try (Stream<Solution<PlacedPiece>> solutions = DLX.stream(packing.problem())) {
            return solutions.map(packing::decode).map(PackedBox::pieces).toList();
        }
    }

    /** As a set; an image that does not fit into the box is the solution itself. */
    private static Set<PlacedPiece> image(List<PlacedPiece> solution, int image, int rows, int columns) {
        Set<PlacedPiece> pieces = new HashSet<>();
        for (PlacedPiece piece : solution) {
            List<Cell> moved = new ArrayList<>();
            for (Cell cell : piece.cells()) {
                int row = (image & 1) == 0 ? cell.row() : rows - 1 - cell.row();
                int column = (image & 2) == 0 ? cell.column() : columns - 1 - cell.column();
                boolean swapped = (image & 4) != 0 && rows == columns;
                moved.add(swapped ? new Cell(column, row, 0) : new Cell(row, column, 0));
            }
            pieces.add(new PlacedPiece(piece.piece(), moved));
        }
        return pieces;
    }

    /** The mirror image of one L and two J is two L and one J, so the box can only be turned. */
    @Test
    void aPieceIsNotMirroredIntoOneOfAnotherNumber() {
        Packing packing = Packing.of(Polycube.box(4, 4, 1), Piece.parse("L:\nX.\nX.\nXX\nJ x2:\n.X\n.X\nXX\no x4:\nX"))
                .turning(Turns.ROTATIONS);

        assertThat(count(packing)).isEqualTo(4 * count(packing.upToSymmetry())).isPositive();
    }

    @Test
    void severalEmptyLinesBetweenLayersAreAsGoodAsOne() {
        assertThat(Polycube.of("\nX\n\n\nX\n")).isEqualTo(Polycube.of("X\n\nX"));
    }

    @Test
    void whatCannotBeReducedIsRefused() {
        Packing dominoes =
                Packing.of(Polycube.box(2, 2, 1), Piece.set("dominoes")).upToSymmetry();

        assertThatThrownBy(dominoes::problem)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContainingAll("8 symmetries", "give symmetries() to upToSymmetry of the search");
        Packing plus = Packing.of(Polycube.box(3, 3, 1), Piece.parse("X:\n.X.\nXXX\n.X.\nc x*:\nX"));
        assertThatThrownBy(plus.upToSymmetry()::problem).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void textAndPictureShowThePieces() {
        Packing packing = Packing.of(Polycube.of("XX.\nXXX\nX.."), Piece.parse("L:\nX.\nXX\nI:\nXXX"));
        PackedBox box =
                packing.decode(Feasibility.of(packing.problem()).solution().orElseThrow());
        Packing soma = Packing.of(Polycube.box(3, 3, 3), Piece.set("soma"));
        PackedBox cube = soma.decode(Feasibility.of(soma.problem()).solution().orElseThrow());
        Packing dominoes = Packing.of(Polycube.box(4, 8, 1), Piece.set("dominoes"));
        PackedBox tiled =
                dominoes.decode(Feasibility.of(dominoes.problem()).solution().orElseThrow());

        assertThat(box.text()).isEqualTo("IL.\nILL\nI..\n");
        assertThat(SvgImage.of(box).words("text")).containsExactly("L", "I");
        assertThat(cube.text().lines()).hasSize(11);
        assertThat(SvgImage.of(cube).count("rect", SvgDrawing.color(0))).isEqualTo(3);
        assertThat(tiled.text().chars().filter(Character::isLetter).distinct()).hasSize(16);
        assertThat(SvgImage.of(tiled).words("text")).hasSize(16);
    }

    @Test
    void wrongPiecesAndBoxesAreRefused() {
        assertThatThrownBy(() -> Packing.of(Polycube.box(6, 9, 1), PENTOMINOES))
                .hasMessageContainingAll("60 cells", "54", "choose");
        assertThatThrownBy(() -> Packing.of(Polycube.box(6, 9, 1), List.of())).hasMessageContaining("no piece");
        assertThatThrownBy(() -> Packing.of(Polycube.box(2, 3, 1), Piece.parse("L:\nXXX\nL:\nXXX")))
                .hasMessageContainingAll("called 'L'", "L x2:");
        assertThatThrownBy(() -> Polycube.box(0, 3, 1)).hasMessageContaining("0 x 3 x 1");
        assertThatThrownBy(() -> Polycube.box(1000, 1000, 2)).hasMessageContaining("million");
        assertThatThrownBy(() -> Polycube.of("..\n")).hasMessageContaining("no cell");
        assertThatThrownBy(() -> Polycube.of("")).hasMessageContaining("no cell");
        assertThatThrownBy(() -> Polycube.of("0,0 1;2")).hasMessageContaining("'1;2' is not a cell");
        assertThatThrownBy(() -> Polycube.box(2, 2, 1).without(Polycube.listed("2,0")))
                .hasMessageContaining("The hole 2,0 is not a cell of the box");
        assertThatThrownBy(() -> Piece.set("octominoes")).hasMessageContaining("pentominoes");
        assertThatThrownBy(() -> Piece.parse("# only\n")).hasMessageContaining("There is no piece");
        assertThatThrownBy(() -> Piece.parse("L\nXX")).hasMessageContainingAll("line 1", "'L' is not a heading");
        assertThatThrownBy(() -> Piece.parse("L:\nXX\nM:\n..")).hasMessageContainingAll("line 3", "no cell");
        assertThatThrownBy(() -> Piece.parse("L x3..2:\nXX")).hasMessageContainingAll("line 1", "3 to 2");
        assertThatThrownBy(() -> Piece.of("a b", Polycube.of("X"))).hasMessageContaining("'a b'");
    }

    /** Each of these was taken for a row of cells of the piece before it. */
    @ParameterizedTest
    @ValueSource(strings = {"T x0-3:", "T x2", "T:2", "the next one", "X:X", "X\tX", "1,2", "\u2588\u2588"})
    void aLineThatIsNoRowAndNoHeadingIsRefused(String line) {
        assertThatThrownBy(() -> Piece.parse("L:\nX.\nXX\n" + line + "\nXXX\n"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("line 4: ")
                .hasMessageContaining("T x0..3:");
        assertThatThrownBy(() -> Piece.parse("L:\n0,0 1,0\n1,1\n" + line.replace("1,2", "1-2") + "\nXXX\n"))
                .hasMessageStartingWith("line 4: ");
        assertThatThrownBy(() -> Polycube.of("X.\n" + line)).hasMessageStartingWith("line 2: ");
    }

    @Test
    void cellsAreDrawnWithTheCharactersThatAreSaidToBeCells() {
        assertThat(Polycube.of("XxOo*@")).isEqualTo(Polycube.box(1, 6, 1));
        assertThat(Polycube.of("X X\nX.X")).isEqualTo(Polycube.of("0,0 0,2 1,0 1,2"));
        assertThatThrownBy(() -> Polycube.of("hello"))
                .hasMessageContainingAll("line 1: ", "'hello'", "X for each cell and . for none");
    }

    @Test
    void commentsCanStandAnywhere() {
        assertThat(Piece.parse(
                        "# two, of two cells\n\nI:\n# flat, not high\nXX\n  # that was I\nJ x0..3: \n0,0\n# end\n1,0"))
                .containsExactly(Piece.of("I", Polycube.of("XX")), new Piece("J", Polycube.of("X\nX"), 0, 3));
        assertThat(Polycube.of("# a board\nXX\n#\nXX")).isEqualTo(Polycube.box(2, 2, 1));
    }

    @Test
    void aPieceIsNotNamedAsAnItemOfTheBox() {
        Polycube box = Polycube.box(1, 2, 1);

        assertThatThrownBy(() -> Packing.of(box, Piece.parse("r1c2:\nXX")))
                .hasMessageContaining("A piece cannot be called 'r1c2'");
        assertThatThrownBy(() -> Packing.of(box, Piece.parse("symmetry1:\nXX")))
                .hasMessageContaining("A piece cannot be called 'symmetry1'");
        assertThat(count(Packing.of(box, Piece.parse("r1c3:\nXX")))).isEqualTo(1);
    }

    @Test
    void refusesToDecodeASolutionOfAnotherBox() {
        Packing packing = Packing.of(Polycube.box(2, 3, 1), Piece.parse("L x2:\nXX\nX."));
        Packing other = Packing.of(Polycube.box(3, 2, 1), Piece.parse("L x2:\nXX\nX."));
        Solution<PlacedPiece> solution =
                Feasibility.of(packing.problem()).solution().orElseThrow();

        assertThatThrownBy(() -> other.decode(solution))
                .hasMessageStartingWith("This is a solution of another problem: ");
    }

    /** Dominoes and free cells: the monomer-dimer tilings of squares, A028420 of the OEIS. */
    @ParameterizedTest
    @CsvSource({"2, 7", "3, 131", "4, 10012"})
    void dominoesAndFreeCells(int size, long tilings) {
        Polycube box = Polycube.box(size, size, 1);
        long sum = 0;
        for (int free = 0; free <= size * size; free++) {
            sum += free == 1 && size % 2 == 0 ? 0 : count(Packing.leavingFree(free, box, Piece.set("dominoes")));
        }

        assertThat(sum).isEqualTo(tilings);
    }

    /** Each choice of placements that do not overlap. */
    @Test
    void freeCellsAreWhateverIsLeft() {
        List<Piece> pieces = Piece.parse("L:\nXX\nX.\nI:\nXXX");
        for (int columns = 3; columns <= 5; columns++) {
            Polycube box = Polycube.box(3, columns, 1);
            Packing packing = Packing.leavingFree(3 * columns - 6, box, pieces);
            List<Set<Cell>> first = placements(box, pieces.get(0));
            long pairs = first.stream()
                    .mapToLong(one -> placements(box, pieces.get(1)).stream()
                            .filter(other -> other.stream().noneMatch(one::contains))
                            .count())
                    .sum();
            assertThat(count(packing)).isEqualTo(pairs);
        }
    }

    private static List<Set<Cell>> placements(Polycube box, Piece piece) {
        Packing alone = Packing.leavingFree(box.size() - 3, box, List.of(piece));
        List<Set<Cell>> placements = DLX.search(alone.problem()).stream()
                .map(solution -> (Set<Cell>)
                        new HashSet<>(alone.decode(solution).pieces().get(0).cells()))
                .toList();
        long rows = box.cells().stream().filter(cell -> cell.column() == 0).count();
        long columns = box.size() / rows;
        assertThat((long) placements.size())
                .isEqualTo(
                        piece.name().equals("L")
                                ? 4 * (rows - 1) * (columns - 1)
                                : rows * (columns - 2) + (rows - 2) * columns);
        return placements;
    }

    @Test
    void freeCellsAreNotDecoded() {
        Packing packing = Packing.leavingFree(2, Polycube.box(2, 4, 1), Piece.parse("L x2:\nXX\nX."));
        PackedBox box =
                packing.decode(Feasibility.of(packing.problem()).solution().orElseThrow());

        assertThat(box.pieces()).hasSize(2);
        assertThat(box.text().chars().filter(character -> character == '.').count())
                .isEqualTo(2);
        assertThat(packing.pieces()).hasSize(1);
        assertThat(packing.freeCells()).isEqualTo(2);
        assertThat(packing.turning(Turns.NONE).freeCells()).isEqualTo(2);
        assertThat(SvgImage.of(box).words("text")).containsExactly("L", "L");
    }

    @Test
    void freeCellsUpToSymmetryAreCountedOnce() {
        Packing packing = Packing.leavingFree(3, Polycube.box(2, 3, 1), Piece.parse("L:\nXX\nX."));

        assertThat(count(packing)).isEqualTo(8);
        assertThat(count(packing.upToSymmetry())).isEqualTo(2);
    }

    @Test
    void wrongNumbersOfFreeCellsAreRefused() {
        Polycube box = Polycube.box(2, 4, 1);
        List<Piece> pieces = Piece.parse("L:\nXX\nX.");

        assertThatThrownBy(() -> Packing.of(box, pieces))
                .hasMessage("The pieces have 3 cells and the box has 8; choose a box that they can fill, or other"
                        + " numbers of pieces, or leave 5 cells free");
        assertThatThrownBy(() -> Packing.leavingFree(6, box, pieces))
                .hasMessage("The pieces have 3 cells and the box has 8, of which 6 are to stay free; choose a box that"
                        + " they can fill, or other numbers of pieces, or leave 5 cells free");
        assertThatThrownBy(() -> Packing.leavingFree(2, box, Piece.parse("L x2..3:\nXX\nX.\n\nI x5:\nXX")))
                .hasMessageStartingWith(
                        "The pieces have at least 16 cells and the box has 8, of which 2 are to stay" + " free; ")
                .hasMessageEndingWith("or other numbers of pieces");
        assertThatThrownBy(() -> Packing.of(box, Piece.parse("L x0..2:\nXX\nX.")))
                .hasMessageStartingWith("The pieces have at most 6 cells and the box has 8; ")
                .hasMessageEndingWith(", or leave 2 cells free");
        assertThatThrownBy(() -> Packing.leavingFree(-1, box, pieces))
                .hasMessage("-1 cells cannot be free; choose 0 or more");
        assertThatThrownBy(() -> Packing.leavingFree(5, box, Piece.parse("free:\nXX\nX.")))
                .hasMessageContaining("Two pieces are called 'free'");
    }
}
