package io.github.exactcover.dlx.internal.learn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class OptionHeapTest {

    @Property(tries = 300, seed = "20261411")
    void theMostActiveComesOutAndNoOptionIsLost(@ForAll @IntRange(min = 1, max = 30) int options, @ForAll long seed) {
        Random random = new Random(seed);
        double[] activities = random.doubles(options).toArray();
        OptionHeap heap = new OptionHeap(activities);
        Set<Integer> inside = new TreeSet<>(IntStream.range(0, options).boxed().toList());
        for (int change = 0; change < 100; change++) {
            int option = random.nextInt(options);
            switch (random.nextInt(3)) {
                case 0 -> {
                    heap.add(option);
                    inside.add(option);
                }
                case 1 -> {
                    activities[option] += random.nextDouble();
                    heap.grown(option);
                }
                default -> {
                    if (!inside.isEmpty()) {
                        removeFrom(heap, inside, activities);
                    }
                }
            }
            assertThat(heap.isEmpty()).isEqualTo(inside.isEmpty());
        }
        while (!inside.isEmpty()) {
            removeFrom(heap, inside, activities);
        }
        assertThat(heap.isEmpty()).isTrue();
    }

    private static void removeFrom(OptionHeap heap, Set<Integer> inside, double[] activities) {
        double most =
                inside.stream().mapToDouble(option -> activities[option]).max().orElseThrow();
        int removed = heap.remove();
        assertThat(activities[removed]).isEqualTo(most);
        assertThat(inside.remove(removed)).isTrue();
    }

    @Example
    void ofEqualOptionsTheFirstComesOutFirst() {
        assertThat(new OptionHeap(new double[5]).remove()).isZero();
    }

    /** Late conflicts count more, and no activity overflows. */
    @Example
    void activitiesKeepTheirOrderHoweverLongTheSearchIs() {
        OptionHeap.Activities activities = new OptionHeap.Activities(new double[3]);
        activities.bump(0);
        activities.bump(0);
        activities.decay(0.4);
        activities.bump(1);
        assertThat(activities.values).containsExactly(2, 2.5, 0);
        for (int conflict = 0; conflict < 10_000; conflict++) {
            activities.decay(0.5);
            activities.bump(2);
        }
        assertThat(activities.values[2]).isFinite().isGreaterThan(1);
        assertThat(activities.values[0]).isLessThan(1e-50);
        double before = activities.values[2];
        activities.decay(0.5);
        activities.bump(1);
        assertThat(activities.values[1]).isFinite().isGreaterThan(before / 2);
    }
}
