package io.github.exactcover.dlx.benchmarks.families;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ItemOrder;
import io.github.exactcover.dlx.problems.board.MacMahonSquares;
import io.github.exactcover.dlx.problems.board.NQueens;
import io.github.exactcover.dlx.problems.design.CostasArray;
import io.github.exactcover.dlx.problems.design.Langford;
import io.github.exactcover.dlx.problems.design.LatinSquare;
import io.github.exactcover.dlx.problems.design.SocialGolfers;
import io.github.exactcover.dlx.problems.design.SteinerTriples;
import io.github.exactcover.dlx.problems.graph.Graph;
import io.github.exactcover.dlx.problems.graph.GraphColoring;
import io.github.exactcover.dlx.problems.graph.PerfectMatching;
import io.github.exactcover.dlx.problems.packing.Packing;
import io.github.exactcover.dlx.problems.packing.Piece;
import io.github.exactcover.dlx.problems.packing.Polycube;
import io.github.exactcover.dlx.problems.word.Crossword;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * Finds a problem by its name, so that the name can be a parameter of a benchmark.
 *
 * <pre>{@code
 * System.out.println(Count.of(NamedProblems.get("queens-8")).solutions()); // 92
 * System.out.println(Count.of(NamedProblems.get("langford-7")).solutions()); // 52
 * }</pre>
 *
 * <p>These are the names; the numbers are examples:
 * <ul>
 *   <li>{@code queens-8}, {@code latin-5}, {@code latin-12-72-empty} (see {@link CyclicSquare}), with their items in
 *       natural order, or in pipe-organ order with {@code -pipe-organ} at the end;
 *   <li>{@code pentominoes-6x10}, {@code pentominoes-8x8} (without the four squares in the center),
 *       {@code dominoes-8x8}, {@code dominoes-2x4x6}, {@code tetrominoes-8x8}, {@code soma};
 *   <li>{@code langford-12}, {@code toroidal-queens-11};
 *   <li>{@code sudoku-17-1} and {@code sudoku-15}, by the number of clues;
 *   <li>{@code quasigroup-30-378-1}: the size, the holes and the seed;
 *   <li>{@code steiner-13-1}: the points, and the number of points whose triples are given;
 *   <li>{@code matchings-16}, {@code factorizations-8-0}: the vertices, and the number of given matchings;
 *       {@code graph-matchings-36-99-1}: the vertices, the edges and the seed;
 *   <li>{@code three-dimensional-30-180-1}: the size, the triples and the seed;
 *   <li>{@code random-sets-45-200-3-3-1}: the items, the sets, their smallest and largest size, and the seed;
 *       {@code random-bounds-24-90-1}: the items, the sets and the seed;
 *   <li>{@code colored-sets-30-300-10-3-1}: the primary items, the sets, the secondary items, the colors, and the seed;
 *   <li>{@code cyclic-transversals-13}: the size;
 *   <li>{@code matrices-8-2}: the size, and the sum of each row and column; {@code two-factors-8} and
 *       {@code dominating-7}: the size of the grid;
 *   <li>{@code words-5x5-1000-1}: rows and columns, words and the seed;
 *   <li>{@code de-bruijn-2-5}: digits and length; {@code macmahon-4x6-3}: rows and columns, colors, with the tile of
 *       one color in a corner;
 *   <li>{@code random-triples-60-130-1}: the items, the sets and the seed;
 *   <li>{@code flat-coloring-400-900-1}, {@code random-coloring-150-360-1}: the vertices, the edges and the seed;
 *   <li>{@code golfers-8-4-4}: the groups, their size, and the rounds; {@code kirkman-15}: the girls;
 *       {@code costas-12}: the size;
 *   <li>{@code roster-9-14-1}, and with costs {@code wishes-9-14-1}: the nurses, the days and the seed;
 *   <li>{@code leave-25-35-12-1}: the nurses, the days, the percentage of leave and the seed (see
 *       {@link PlannedRoster});
 *   <li>{@code timetable-6-5-1}: the classes, the hours a day and the seed; {@code tournament-12-1}: the teams and the
 *       seed; {@code auction-150-1500-1}: the goods, the bids and the seed; {@code tours-60-2000-1}: the customers, the
 *       tours and the seed; {@code facilities-20-50-50-1}: the places, the customers, the capacity and the seed;
 *       {@code shifts-60-1}: the periods and the seed;
 *   <li>{@code penalties-wishes-9-14-1-9}, {@code penalties-crew-30-500-1-9} and {@code penalties-shifts-60-1-9}: as
 *       without {@code penalties}, and one option in ten costs a penalty of 10^9 besides;
 *   <li>{@code priced-coloring-60-140-1}: as {@code flat-coloring}, with costs; in the same way,
 *       {@code priced-pentominoes-6x10-1}, {@code priced-matchings-60-1} and {@code priced-sets-60-800-2-4-1}, which
 *       end with the seed for the costs;
 *   <li>{@code crew-30-500-1}: the flights, the pairings and the seed;
 *   <li>{@code mutilated-12}: the size; {@code queens-completion-40-10-1}: the size, the placed queens and the seed;
 *   <li>{@code sudoku-holes-25-350-1}: the size, the holes and the seed;
 *   <li>{@code unique-sudoku-25-350-1}, {@code unique-quasigroup-30-316-1}, {@code unique-pentominoes-6x10-1} and
 *       {@code unique-sets-60-400-3-5-1}: some of the others with one solution (see {@link PlantedSolution}), and a
 *       seed;
 *   <li>{@code mycielski-4-3}, {@code queens-graph-7-7}: the graph, and the colors.
 * </ul>
 */
public final class NamedProblems {

    private static final String PIPE_ORGAN = "-pipe-organ";

    /** A family whose items can be ordered. */
    private interface Ordered {

        ExactCoverProblem<?, ?> of(int[] numbers, ItemOrder order);
    }

    /** The problems by a pattern of their names, in which each number is a group. */
    private static final Map<Pattern, Function<int[], ExactCoverProblem<?, ?>>> FAMILIES = new LinkedHashMap<>();

    /** The same for families whose items can be ordered. */
    private static final Map<Pattern, Ordered> ORDERED = new LinkedHashMap<>();

    static {
        ordered("queens-#", (n, order) -> NQueens.of(n[0], order).problem());
        ordered("latin-#", (n, order) -> LatinSquare.of(n[0], order).problem());
        ordered(
                "latin-#-#-empty",
                (n, order) -> CyclicSquare.emptied(n[0], n[1], order).problem());
        family("pentominoes-#x#", n -> pentominoes(n[0], n[1]));
        family("dominoes-#x#", n -> packing("dominoes", Polycube.box(n[1], n[0], 1)));
        family("dominoes-#x#x#", n -> packing("dominoes", Polycube.box(n[2], n[1], n[0])));
        family("tetrominoes-#x#", n -> Tetrominoes.of(n[0], n[1]));
        family("soma", n -> packing("soma", Polycube.box(3, 3, 3)));
        family("crew-#-#-#", n -> CrewPairings.of(n[0], n[1], n[2]));
        family("wishes-#-#-#", n -> NurseRoster.withWishes(n[0], n[1], n[2]));
        family("leave-#-#-#-#", n -> PlannedRoster.of(n[0], n[1], n[2], n[3]));
        family("timetable-#-#-#", n -> SchoolTimetable.of(n[0], n[1], n[2]));
        family("tournament-#-#", n -> Tournament.of(n[0], n[1]));
        family("auction-#-#-#", n -> Auction.of(n[0], n[1], n[2]));
        family("facilities-#-#-#-#", n -> FacilityLocation.of(n[0], n[1], n[2], n[3]));
        family("shifts-#-#", n -> Shifts.of(n[0], n[1]));
        family("penalties-wishes-#-#-#-#", n -> withPenalties(NurseRoster.withWishes(n[0], n[1], n[2]), n[2], n[3]));
        family("penalties-crew-#-#-#-#", n -> withPenalties(CrewPairings.of(n[0], n[1], n[2]), n[2], n[3]));
        family("penalties-shifts-#-#-#", n -> withPenalties(Shifts.of(n[0], n[1]), n[1], n[2]));
        family("tours-#-#-#", n -> DeliveryTours.of(n[0], n[1], n[2]));
        family("priced-coloring-#-#-#", n -> priced(coloring(RandomGraph.flat(n[0], n[1], n[2]), 3, 0), n[2]));
        family("priced-pentominoes-#x#-#", n -> priced(pentominoes(n[0], n[1]), n[2]));
        family("priced-matchings-#-#", n -> priced(CompleteGraph.matchings(n[0]), n[1]));
        family("priced-sets-#-#-#-#-#", n -> priced(RandomSets.of(n[0], n[1], n[2], n[3], n[4]), n[4]));
        family("langford-#", n -> Langford.of(n[0]).problem());
        family("toroidal-queens-#", n -> ToroidalQueens.of(n[0]));
        family("sudoku-17-#", n -> FewClues.withSeventeenClues(n[0]));
        family("sudoku-15", n -> FewClues.withFifteenClues());
        family("quasigroup-#-#-#", n -> Quasigroup.withHoles(n[0], n[1], n[2]).problem());
        family("steiner-#-#", n -> SteinerTriples.of(n[0]).given(n[1]).problem());
        family("matchings-#", n -> CompleteGraph.matchings(n[0]));
        family(
                "graph-matchings-#-#-#",
                n -> PerfectMatching.of(RandomGraph.of(n[0], n[1], n[2])).problem());
        family("factorizations-#-#", n -> CompleteGraph.factorizations(n[0], n[1]));
        family("three-dimensional-#-#-#", n -> ThreeDimensionalMatching.of(n[0], n[1], n[2]));
        family("random-sets-#-#-#-#-#", n -> RandomSets.of(n[0], n[1], n[2], n[3], n[4]));
        family("random-bounds-#-#-#", n -> RandomSets.bounded(n[0], n[1], n[2]));
        family("colored-sets-#-#-#-#-#", n -> ColoredSets.of(n[0], n[1], n[2], n[3], n[4]));
        family("cyclic-transversals-#", n -> CyclicTransversals.of(n[0]));
        family("matrices-#-#", n -> GridSets.matrices(n[0], n[1]));
        family("two-factors-#", n -> GridSets.twoFactors(n[0]));
        family("dominating-#", n -> GridSets.dominating(n[0]));
        family(
                "words-#x#-#-#",
                n -> Crossword.rectangle(n[0], n[1], RandomWords.of(Math.max(n[0], n[1]), n[2], n[3]))
                        .problem());
        family("de-bruijn-#-#", n -> DeBruijnCycles.of(n[0], n[1]));
        family(
                "macmahon-#x#-#",
                n -> MacMahonSquares.of(n[0], n[1], n[2])
                        .withPlainTileInCorner()
                        .problem());
        family("random-triples-#-#-#", n -> RandomSets.triples(n[0], n[1], n[2]));
        family("flat-coloring-#-#-#", n -> coloring(RandomGraph.flat(n[0], n[1], n[2]), 3, 0));
        family("random-coloring-#-#-#", n -> coloring(RandomGraph.of(n[0], n[1], n[2]), 3, 0));
        family("golfers-#-#-#", n -> SocialGolfers.of(n[0], n[1], n[2]).problem());
        family("kirkman-#", n -> SocialGolfers.kirkman(n[0]).problem());
        family("costas-#", n -> CostasArray.of(n[0]).problem());
        family("roster-#-#-#", n -> NurseRoster.of(n[0], n[1], n[2]));
        family("mutilated-#", n -> MutilatedBoard.of(n[0]));
        family("queens-completion-#-#-#", n -> QueensCompletion.of(n[0], n[1], n[2]));
        family("sudoku-holes-#-#-#", n -> SudokuWithHoles.of(n[0], n[1], n[2]));
        family("unique-sudoku-#-#-#", n -> PlantedSolution.only(SudokuWithHoles.of(n[0], n[1], n[2]), n[2]));
        family(
                "unique-quasigroup-#-#-#",
                n -> PlantedSolution.only(Quasigroup.withHoles(n[0], n[1], n[2]).problem(), n[2]));
        family("unique-pentominoes-#x#-#", n -> PlantedSolution.only(pentominoes(n[0], n[1]), n[2]));
        family("unique-sets-#-#-#-#-#", n -> PlantedSolution.only(RandomSets.of(n[0], n[1], n[2], n[3], n[4]), n[4]));
        family("mycielski-#-#", n -> coloring(Graph.mycielski(n[0]), n[1], Math.min(2, n[1])));
        family("queens-graph-#-#", n -> coloring(Graph.queens(n[0]), n[1], Math.min(n[0], n[1])));
    }

    private NamedProblems() {}

    private static void ordered(String form, Ordered builder) {
        ORDERED.put(pattern(form), builder);
    }

    private static void family(String form, Function<int[], ExactCoverProblem<?, ?>> builder) {
        FAMILIES.put(pattern(form), builder);
    }

    /** In {@code form}, each # stands for a number. */
    private static Pattern pattern(String form) {
        return Pattern.compile(form.replace("#", "(\\d{1,4})"));
    }

    /** A board of 8 x 8 squares has a hole of four squares in the center. The cells come file by file. */
    private static ExactCoverProblem<?, ?> pentominoes(int height, int width) {
        Polycube board = Polycube.box(width, height, 1);
        boolean chess = height == 8 && width == 8;
        return packing("pentominoes", chess ? board.without(Polycube.listed("3,3 3,4 4,3 4,4")) : board);
    }

    private static ExactCoverProblem<?, ?> packing(String set, Polycube box) {
        return Packing.of(box, Piece.set(set)).problem();
    }

    /** Options cost 1 to 100 at random. */
    private static <I, O> ExactCoverProblem<I, O> priced(ExactCoverProblem<I, O> problem, int seed) {
        Random random = new Random(seed);
        Map<O, Integer> costs = new HashMap<>();
        problem.options().forEach(option -> costs.put(option, 1 + random.nextInt(100)));
        return problem.withCosts(costs::get);
    }

    /** One option in ten costs a penalty of a one with so many zeros besides. */
    private static <I, O> ExactCoverProblem<I, O> withPenalties(ExactCoverProblem<I, O> problem, int seed, int zeros) {
        Sizes.check("a number of zeros", zeros, 0, 15);
        Random random = new Random(seed);
        long penalty = BigInteger.TEN.pow(zeros).longValue();
        Map<O, Long> costs = new HashMap<>();
        for (int option = 0; option < problem.options().size(); option++) {
            long more = random.nextInt(10) == 0 ? penalty : 0;
            costs.put(problem.options().get(option), problem.costOf(option) + more);
        }
        return problem.withCosts(costs::get);
    }

    /** The first {@code given} vertices are all joined, so they are given different colors. */
    private static ExactCoverProblem<?, ?> coloring(Graph graph, int colors, int given) {
        return GraphColoring.of(graph, colors)
                .fixing(IntStream.range(0, given).boxed().toList())
                .problem();
    }

    /**
     * The problem of a name.
     *
     * @param name the name
     * @return the problem
     * @throws IllegalArgumentException if no problem has this name
     */
    public static ExactCoverProblem<?, ?> get(String name) {
        return name.endsWith(PIPE_ORGAN)
                ? get(name.substring(0, name.length() - PIPE_ORGAN.length()), ItemOrder.PIPE_ORGAN)
                : get(name, ItemOrder.NATURAL);
    }

    /**
     * The problem of a name, in a given order.
     *
     * @param name the name, without the order
     * @param order the order of its items
     * @return the problem
     * @throws IllegalArgumentException if no problem has this name, or if it has no such order
     */
    public static ExactCoverProblem<?, ?> get(String name, ItemOrder order) {
        for (Map.Entry<Pattern, Ordered> family : ORDERED.entrySet()) {
            Matcher parts = family.getKey().matcher(name);
            if (parts.matches()) {
                return family.getValue().of(numbers(parts), order);
            }
        }
        for (Map.Entry<Pattern, Function<int[], ExactCoverProblem<?, ?>>> family : FAMILIES.entrySet()) {
            Matcher parts = family.getKey().matcher(name);
            if (parts.matches() && order == ItemOrder.NATURAL) {
                return family.getValue().apply(numbers(parts));
            }
        }
        throw new IllegalArgumentException("There is no problem '" + name + "' in the order " + order
                + "; take a name such as queens-8, queens-8-pipe-organ, latin-5, latin-12-72-empty, pentominoes-6x10 or"
                + " langford-12");
    }

    private static int[] numbers(Matcher name) {
        int[] numbers = new int[name.groupCount()];
        for (int group = 0; group < numbers.length; group++) {
            numbers[group] = Integer.parseInt(name.group(group + 1));
        }
        return numbers;
    }
}
