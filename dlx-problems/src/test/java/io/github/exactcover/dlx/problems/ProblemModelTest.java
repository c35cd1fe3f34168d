package io.github.exactcover.dlx.problems;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.feasibility.Feasibility;
import io.github.exactcover.dlx.formats.DlxFormat;
import io.github.exactcover.dlx.problems.board.MacMahonSquares;
import io.github.exactcover.dlx.problems.board.NQueens;
import io.github.exactcover.dlx.problems.design.CostasArray;
import io.github.exactcover.dlx.problems.design.Langford;
import io.github.exactcover.dlx.problems.design.LatinSquare;
import io.github.exactcover.dlx.problems.design.OrthogonalMates;
import io.github.exactcover.dlx.problems.design.SocialGolfers;
import io.github.exactcover.dlx.problems.design.SteinerTriples;
import io.github.exactcover.dlx.problems.design.TablePlan;
import io.github.exactcover.dlx.problems.graph.Graph;
import io.github.exactcover.dlx.problems.graph.GraphColoring;
import io.github.exactcover.dlx.problems.graph.PerfectMatching;
import io.github.exactcover.dlx.problems.packing.Packing;
import io.github.exactcover.dlx.problems.packing.Piece;
import io.github.exactcover.dlx.problems.packing.Polycube;
import io.github.exactcover.dlx.problems.partition.SetPartitioning;
import io.github.exactcover.dlx.problems.partition.TripleCover;
import io.github.exactcover.dlx.problems.sudoku.KillerSudoku;
import io.github.exactcover.dlx.problems.sudoku.Sudoku;
import io.github.exactcover.dlx.problems.word.Crossword;
import io.github.exactcover.dlx.problems.word.WordSearch;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What every model promises. A new model is one line in {@link #models}. */
class ProblemModelTest {

    /**
     * A model, and another one of the same kind, whose solutions it must refuse.
     *
     * @param option the text of the first option
     */
    private record Example<O>(
            ProblemModel<O, ? extends Picture> model, String option, ProblemModel<O, ? extends Picture> other) {

        @Override
        public String toString() {
            return model.getClass().getSimpleName();
        }
    }

    static Stream<Example<?>> models() {
        return Stream.of(
                new Example<>(NQueens.of(4), "a1", NQueens.of(5)),
                new Example<>(MacMahonSquares.of(4, 6, 3), "0,0=AAAA", MacMahonSquares.of(6, 4, 3)),
                new Example<>(LatinSquare.of(3), "r1c1=1", LatinSquare.completing("2..\n...\n...")),
                new Example<>(OrthogonalMates.of("123\n231\n312"), "1,2,3", OrthogonalMates.of("123\n312\n231")),
                new Example<>(SteinerTriples.of(7), "0.1.2", SteinerTriples.of(9)),
                new Example<>(
                        SteinerTriples.of(7), "0.1.2", SteinerTriples.of(7).given(1)),
                new Example<>(SocialGolfers.of(3, 3, 4), "1: 1 2 3", SocialGolfers.of(2, 2, 3)),
                new Example<>(SocialGolfers.of(3, 2, 1), "1: 1 2", SocialGolfers.of(2, 3, 1)),
                new Example<>(TablePlan.of(3, 3, 3), "[1, 1, 1]", TablePlan.of(3, 3, 2)),
                new Example<>(TablePlan.of(3, 2, 3), "[1, 1, 1]", TablePlan.of(4, 2, 3)),
                new Example<>(Langford.of(3), "1 s1 s3", Langford.of(4)),
                new Example<>(Langford.of(4), "1 s1 s3", Langford.skolem(4)),
                new Example<>(Langford.skolem(1), "1 s1 s2", Langford.of(3)),
                new Example<>(CostasArray.of(3), "c1=1", CostasArray.of(2)),
                new Example<>(GraphColoring.of(Graph.complete(3), 3), "0=1", GraphColoring.of(Graph.complete(4), 4)),
                new Example<>(
                        GraphColoring.of(Graph.complete(2), 2),
                        "0=1",
                        GraphColoring.of(Graph.ofDimacs("p edge 2 1\ne 1 2"), 2)),
                new Example<>(GraphColoring.of(Graph.complete(3), 3), "0=1", GraphColoring.of(Graph.complete(3), 2)),
                new Example<>(
                        PerfectMatching.of(Graph.complete(4)),
                        "0-1",
                        PerfectMatching.of(Graph.ofDimacs("p edge 4 2\ne 1 3\ne 2 4"))),
                new Example<>(
                        Packing.of(Polycube.box(2, 3, 1), Piece.parse("L x2:\nXX\nX.")),
                        "L r1c1 r1c2 r2c1",
                        Packing.of(Polycube.box(2, 3, 1), Piece.parse("M x2:\nXX\nX."))),
                new Example<>(TripleCover.parse("a b c\nd e f"), "a b c", TripleCover.parse("a b d\nc e f")),
                new Example<>(SetPartitioning.parse("2 2 5 1 1 5 1 2"), "1", SetPartitioning.parse("2 1 5 2 1 2")),
                new Example<>(Sudoku.of("12.............."), "r1c3=3", Sudoku.of("21..............")),
                new Example<>(
                        KillerSudoku.of("aabb\naccd\neefd\nghhd\na=6 b=7 c=6 d=7 e=7 f=1 g=2 h=4"),
                        "r1c1=1 r1c2=2 r2c1=3",
                        KillerSudoku.of("aabb\naccd\neefd\nghhd\na=7 b=6 c=6 d=7 e=7 f=1 g=2 h=4")),
                new Example<>(Crossword.of("c..", List.of("cat")), "a1=cat", Crossword.of("..t.", List.of("cats"))),
                new Example<>(Crossword.of("c..", List.of("cat")), "a1=cat", Crossword.of("d..", List.of("dog"))),
                new Example<>(
                        WordSearch.of(2, 3, List.of("cat", "cow")), "cat 1,1 1,3", WordSearch.of(1, 3, List.of("cat"))),
                new Example<>(
                        WordSearch.of(2, 3, List.of("cat", "cow")),
                        "cat 1,1 1,3",
                        WordSearch.of(3, 2, List.of("cat", "cow"))));
    }

    @ParameterizedTest
    @MethodSource("models")
    <O> void optionsAreWrittenAsTheGuideSays(Example<O> example) {
        assertThat(example.model().problem().options().get(0)).hasToString(example.option());
    }

    /** So that a job knows the problem of its plan in the file beside it. */
    @ParameterizedTest
    @MethodSource("models")
    <O> void aProblemThatWasWrittenAndReadHasTheSameFingerprint(Example<O> example) {
        ExactCoverProblem<?, O> problem = example.model().problem();
        assertThat(DlxFormat.parse(DlxFormat.format(problem)).fingerprint()).isEqualTo(problem.fingerprint());
    }

    @ParameterizedTest
    @MethodSource("models")
    <O> void theProblemIsEqualAtEachCall(Example<O> example) {
        assertThat(example.model().problem()).isEqualTo(example.model().problem());
    }

    @ParameterizedTest
    @MethodSource("models")
    <O> void solutionsAreDecodedAndDrawn(Example<O> example) {
        Picture picture = example.model().decode(first(example.model()));

        assertThat(picture.text()).endsWith("\n");
        SvgImage.of(picture);
    }

    @ParameterizedTest
    @MethodSource("models")
    <O> void solutionsOfAnotherProblemAreRefused(Example<O> example) {
        assertForeign(example.model(), firstOrNone(example.other()));
        assertForeign(example.other(), first(example.model()));
    }

    /** An option too few, too many, and no option at all. */
    @ParameterizedTest
    @MethodSource("models")
    <O> void halfASolutionIsRefused(Example<O> example) {
        List<O> options = first(example.model()).options();
        List<O> twice = new ArrayList<>(options);
        twice.add(options.get(0));

        assertForeign(example.model(), all(options.subList(1, options.size())));
        assertForeign(example.model(), all(options.subList(0, options.size() - 1)));
        assertForeign(example.model(), all(List.of()));
        assertForeign(example.model(), all(twice));
    }

    private static <O> void assertForeign(ProblemModel<O, ?> model, Solution<O> solution) {
        assertThatThrownBy(() -> model.decode(solution))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("This is a solution of another problem: ")
                .hasMessageEndingWith("; decode it with the model that built its problem");
    }

    private static <O> Solution<O> first(ProblemModel<O, ?> model) {
        return Feasibility.of(model.problem()).solution().orElseThrow();
    }

    /** Some of the others have no solution; then the empty one stands for it. */
    private static <O> Solution<O> firstOrNone(ProblemModel<O, ?> model) {
        return Feasibility.of(model.problem()).solution().orElse(all(List.of()));
    }

    private static <O> Solution<O> all(List<O> options) {
        int[] places = new int[options.size()];
        for (int i = 0; i < places.length; i++) {
            places[i] = i;
        }
        return Solution.of(options, places);
    }

    @Test
    void gridsAreRectangles() {
        String[][] words = {{"a", "b"}, {"c", "d"}};

        assertThat(CellGrid.of("A grid", words, new int[][] {{0, CellGrid.PLAIN}, {CellGrid.BLOCK, 12}}))
                .hasToString("a b / c d");
        for (int[][] colors : List.of(new int[1][2], new int[][] {{1, 2}, {3}}, new int[2][3])) {
            assertThatThrownBy(() -> CellGrid.of("No grid", words, colors))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("give both the same number of rows");
        }
        assertThatThrownBy(() -> CellGrid.of("No grid", new String[0][0], new int[0][0]))
                .hasMessageContaining("at least one");
    }
}
