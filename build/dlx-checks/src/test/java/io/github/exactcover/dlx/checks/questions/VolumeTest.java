package io.github.exactcover.dlx.checks.questions;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.ItemChoice;
import io.github.exactcover.dlx.Search;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.count.Count;
import io.github.exactcover.dlx.count.Counting;
import io.github.exactcover.dlx.feasibility.Feasibility;
import io.github.exactcover.dlx.testing.FailedProblems;
import io.github.exactcover.dlx.testing.SmallProblem;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.jqwik.api.Example;
import net.jqwik.api.Tag;

/** Ten million random problems, which take hours. The profile {@code volume} runs them. */
@Tag("volume")
class VolumeTest {

    /**
     * Random problems by their numbers, which are also their seeds: so a run can go on where another ended, with {@code
     * -Dvolume.from=2000000 -Dvolume.to=3000000}.
     */
    @Example
    void everyWayToSearchFindsWhatTryingAllSubsetsFinds() {
        long from = Long.getLong("volume.from", 0);
        long to = Long.getLong("volume.to", 10_000_000);
        for (long number = from; number < to; number++) {
            check(number);
            if ((number + 1) % 10_000 == 0 || number + 1 == to) {
                System.out.printf("%,d problems, from %,d on%n", number + 1 - from, from);
            }
        }
    }

    private static void check(long number) {
        Random random = new Random(number);
        boolean bounded = random.nextInt(4) == 0;
        SmallProblem small = SmallProblem.random(random, bounded);
        Search<String, Integer> search = configured(small, bounded, random);
        FailedProblems.keeping("volume-" + number, small, () -> {
            Set<Set<Integer>> all = small.solutions();
            assertThat(solutions(search)).as("problem %d, %s", number, search).isEqualTo(all);
            assertThat(search.count().solutions())
                    .as("problem %d, %s", number, search)
                    .isEqualTo(all.size());
            Counting method = bounded ? Counting.AUTO : any(Counting.values(), random);
            assertThat(Count.of(small.problem()).by(method).solutions())
                    .as("problem %d, %s", number, method)
                    .isEqualTo(all.size());
            assertThat(Feasibility.of(small.problem()).solution().isPresent())
                    .as("problem %d", number)
                    .isEqualTo(!all.isEmpty());
        });
    }

    /** Most with one thread, for threads take longer to start than such a problem to be solved. */
    private static Search<String, Integer> configured(SmallProblem small, boolean bounded, Random random) {
        Search<String, Integer> search = DLX.search(small.problem())
                .seed(random.nextLong())
                .threads(random.nextInt(50) == 0 ? 2 + random.nextInt(4) : 1);
        if (random.nextBoolean()) {
            search = search.reduce();
        }
        // Not every engine takes bounds.
        return bounded || random.nextBoolean()
                ? search
                : search.engine(any(Engine.values(), random)).itemChoice(any(ItemChoice.values(), random));
    }

    private static <T> T any(T[] values, Random random) {
        return values[random.nextInt(values.length)];
    }

    private static Set<Set<Integer>> solutions(Search<String, Integer> search) {
        try (Stream<Solution<Integer>> stream = search.stream()) {
            return stream.map(solution -> new TreeSet<>(solution.options())).collect(Collectors.toSet());
        }
    }
}
