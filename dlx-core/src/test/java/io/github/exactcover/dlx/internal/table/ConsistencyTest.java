package io.github.exactcover.dlx.internal.table;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.testing.SmallProblem;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.lifecycle.AfterContainer;

/**
 * Colors that no item supports go, on small problems in which all options of an item color the same secondary items.
 */
class ConsistencyTest {

    private static final AtomicInteger NARROWED = new AtomicInteger();
    private static final AtomicInteger ENDED = new AtomicInteger();

    /** Lines that cross: each has a few options, and these color the same cells or cover another line too. */
    private static SmallProblem lines(long seed, boolean bounded) {
        Random random = new Random(seed);
        int lines = 2 + random.nextInt(3);
        int cells = 2 + random.nextInt(3);
        int others = 1 + random.nextInt(8);
        List<List<Integer>> options = new ArrayList<>();
        for (int line = 0; line < lines; line++) {
            int scope = 1 + random.nextInt((1 << cells) - 1);
            for (int count = 1 + random.nextInt(3); count > 0; count--) {
                List<Integer> uses = new ArrayList<>(Collections.nCopies(lines + cells, SmallProblem.ABSENT));
                uses.set(line, SmallProblem.COVERED);
                for (int cell = 0; cell < cells; cell++) {
                    if ((scope >> cell & 1) != 0) {
                        boolean isPlain = random.nextInt(others + 2) == 0;
                        uses.set(lines + cell, isPlain ? SmallProblem.COVERED : 2 + random.nextInt(3));
                    }
                }
                if (random.nextInt(others) == 0) {
                    uses.set(random.nextInt(lines), SmallProblem.COVERED);
                }
                options.add(uses);
            }
        }
        List<Integer> lows = new ArrayList<>();
        List<Integer> highs = new ArrayList<>();
        for (int line = 0; line < lines; line++) {
            lows.add(bounded ? random.nextInt(3) : 1);
            highs.add(Math.max(1, lows.get(line)) + (bounded ? random.nextInt(2) : 0));
        }
        return new SmallProblem(lines, lines + cells, options, lows, highs);
    }

    private static BitSet left(OptionTable table) {
        BitSet left = new BitSet();
        left.set(0, table.optionCount());
        left.andNot(Consistency.hopeless(Supports.of(table)));
        for (int option = 0; option < table.optionCount(); option++) {
            left.set(option, left.get(option) && table.isEligible(option));
        }
        return left;
    }

    @Property(tries = 4_000, seed = "20261411")
    void noOptionOfASolutionGoesAndNoOtherStaysThatAnItemExcludes(@ForAll long seed, @ForAll boolean bounded) {
        SmallProblem problem = lines(seed, bounded);
        OptionTable table = problem.table();
        BitSet left = left(table);
        for (Set<Integer> solution : problem.solutions()) {
            assertThat(solution).allMatch(left::get);
        }
        for (int item = 0; item < problem.primaryCount(); item++) {
            for (int other = 0; other < problem.itemCount() && !left.isEmpty(); other++) {
                assertThat(excluded(problem, left, item, other))
                        .as("what item %d excludes by item %d", item, other)
                        .isEmpty();
            }
        }
        NARROWED.addAndGet(!left.isEmpty() && left.cardinality() < table.optionCount() ? 1 : 0);
        ENDED.addAndGet(left.isEmpty() ? 1 : 0);
    }

    /** The options left that no option of an item can share another item with, if all of them have both. */
    private static List<Integer> excluded(SmallProblem problem, BitSet left, int item, int other) {
        List<List<Integer>> options = problem.options();
        boolean leavesNoRoom = other >= problem.primaryCount()
                || problem.lows().get(item) >= problem.highs().get(other);
        boolean isPair = IntStream.range(0, options.size())
                .filter(option -> options.get(option).get(item) != SmallProblem.ABSENT)
                .allMatch(option -> options.get(option).get(other) != SmallProblem.ABSENT);
        if (item == other || problem.lows().get(item) == 0 || !isPair || !leavesNoRoom) {
            return List.of();
        }
        return left.stream()
                .filter(option -> options.get(option).get(item) == SmallProblem.ABSENT)
                .filter(option -> options.get(option).get(other) != SmallProblem.ABSENT)
                .filter(option -> left.stream()
                        .filter(some -> options.get(some).get(item) != SmallProblem.ABSENT)
                        .noneMatch(some -> options.get(some).get(other) > SmallProblem.COVERED
                                && options.get(some)
                                        .get(other)
                                        .equals(options.get(option).get(other))))
                .boxed()
                .toList();
    }

    @Property(tries = 2_000, seed = "20261412")
    void theSolutionsAreThoseThatTryingEverySubsetFinds(@ForAll long seed, @ForAll boolean bounded) {
        SmallProblem problem = lines(seed, bounded);
        Engine engine = problem.table().isBounded() ? Engine.AUTO : Engine.CONSISTENT_COLORS;
        List<Set<Integer>> found = DLX.search(problem.problem()).engine(engine).stream()
                .map(solution -> (Set<Integer>) new TreeSet<>(solution.options()))
                .collect(Collectors.toList());
        List<Set<Integer>> reduced = DLX.search(problem.problem()).reduce().stream()
                .map(solution -> (Set<Integer>) new TreeSet<>(solution.options()))
                .collect(Collectors.toList());
        assertThat(found).containsExactlyInAnyOrderElementsOf(problem.solutions());
        assertThat(reduced).containsExactlyInAnyOrderElementsOf(problem.solutions());
    }

    @AfterContainer
    static void manyProblemsWereNarrowedAndManyHadNothingLeft() {
        assertThat(NARROWED.get()).isGreaterThan(300);
        assertThat(ENDED.get()).isGreaterThan(300);
    }
}
