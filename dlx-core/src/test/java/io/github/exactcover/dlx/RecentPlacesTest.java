package io.github.exactcover.dlx;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Lists of options that are made from the list before: ascending, right, and valid for ever. */
class RecentPlacesTest {

    /** Ways to cover a board of 4 rows with dominoes, and a secondary item so that some options exclude each other. */
    private static ExactCoverProblem<Integer, Integer> dominoes(int width) {
        List<int[]> rows = new ArrayList<>();
        for (int cell = 0; cell < 4 * width; cell++) {
            if (cell % width < width - 1) {
                rows.add(new int[] {cell, cell + 1});
            }
            if (cell < 3 * width) {
                rows.add(new int[] {cell, cell + width});
            }
        }
        return ExactCoverProblem.ofRows(rows);
    }

    private static List<Integer> sorted(Solution<Integer> solution) {
        return solution.searchOrder().stream().sorted().toList();
    }

    private static void check(Search<Integer, Integer> search) {
        List<Solution<Integer>> kept = new ArrayList<>();
        List<List<Integer>> lists = new ArrayList<>();
        List<List<Integer>> copies = new ArrayList<>();
        search.forEach(solution -> {
            // Every third list is made later, and then of a solution that is far from the one before.
            if (kept.size() % 3 != 0) {
                lists.add(solution.options());
                copies.add(List.copyOf(solution.options()));
            }
            kept.add(solution);
        });
        assertThat(kept).hasSizeGreaterThan(500);
        assertThat(lists).isEqualTo(copies);
        assertThat(kept).allSatisfy(solution -> assertThat(solution.options()).isEqualTo(sorted(solution)));
    }

    @Test
    void optionsAreListedInTheOrderOfTheProblem() {
        ExactCoverProblem<Integer, Integer> problem = dominoes(8);
        for (Engine engine : List.of(Engine.AUTO, Engine.BIT_PARALLEL, Engine.DANCING_CELLS, Engine.DANCING_LINKS)) {
            check(DLX.search(problem).engine(engine));
        }
    }

    @Test
    void viewsGiveTheOptionsOfTheProblem() {
        ExactCoverProblem<Integer, Integer> problem = dominoes(10);
        check(DLX.search(problem).seed(5));
        check(DLX.search(problem).seed(6).reduce());
        check(DLX.search(problem).require(0).require(60));
        check(DLX.search(problem).seed(7).require(3).reduce());
    }

    @Test
    void solutionsOfDifferentSizesFollowEachOther() {
        List<int[]> rows = new ArrayList<>();
        for (int item = 0; item < 24; item++) {
            rows.add(new int[] {item});
            if (item % 2 == 0) {
                rows.add(new int[] {item, item + 1});
            }
        }
        check(DLX.search(ExactCoverProblem.ofRows(rows)));
    }

    @Test
    void otherThreadsMakeTheSameLists() {
        ExactCoverProblem<Integer, Integer> problem = dominoes(8);
        check(DLX.search(problem).threads(3));
        List<List<Integer>> expected =
                DLX.stream(problem).map(RecentPlacesTest::sorted).toList();
        assertThat(DLX.stream(problem).parallel().map(Solution::options).toList())
                .isEqualTo(expected);
        assertThat(DLX.search(problem).threads(3).collect(Collectors.mapping(Solution::options, Collectors.toList())))
                .isEqualTo(expected);
    }

    @Test
    void twoThreadsMayAskForTheListsOfOneSearch() throws Exception {
        List<Solution<Integer>> kept = DLX.stream(dominoes(8)).toList();
        List<List<Integer>> elsewhere = new ArrayList<>();
        Thread other = new Thread(() -> kept.forEach(solution -> elsewhere.add(List.copyOf(solution.options()))));
        other.start();
        List<List<Integer>> here = kept.stream().map(Solution::options).toList();
        other.join();
        assertThat(here).isEqualTo(elsewhere);
        assertThat(here).isEqualTo(kept.stream().map(RecentPlacesTest::sorted).toList());
    }

    @Test
    void manyOptionsAreSorted() {
        List<int[]> rows = new ArrayList<>();
        IntStream.range(0, 5000).forEach(item -> rows.add(new int[] {item}));
        IntStream.range(0, 10).forEach(item -> rows.add(new int[] {item, item + 4000}));
        check(DLX.search(ExactCoverProblem.ofRows(rows)));
    }
}
