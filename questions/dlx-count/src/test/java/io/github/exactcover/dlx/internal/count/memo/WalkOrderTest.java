package io.github.exactcover.dlx.internal.count.memo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** Whatever the order, each place is tried once; and walks of different numbers go different ways. */
class WalkOrderTest {

    @Property(tries = 500, seed = "20261311")
    void eachPlaceComesOnce(
            @ForAll @IntRange(min = 0, max = 9) int number,
            @ForAll @IntRange(min = 0, max = 50) int from,
            @ForAll @IntRange(min = 1, max = 20) int length,
            @ForAll long salt) {
        assertThat(places(number, from, from + length, salt))
                .containsExactlyInAnyOrderElementsOf(
                        IntStream.range(from, from + length).boxed().toList());
    }

    @Test
    void theOrdersDiffer() {
        assertThat(places(0, 5, 9, 42)).containsExactly(5, 6, 7, 8);
        assertThat(places(1, 5, 9, 42)).containsExactly(8, 7, 6, 5);
        List<Integer> steps = new ArrayList<>();
        for (int number = 2; number <= 5; number++) {
            List<Integer> places = places(number, 0, 1_000, 42);
            steps.add((places.get(1) - places.get(0) + 1_000) % 1_000);
        }
        assertThat(steps).containsExactly(1, 999, 1, 999);
        assertThat(IntStream.range(2, 12)
                        .mapToObj(number -> places(number, 0, 1_000, 42).get(0)))
                .doesNotHaveDuplicates();
    }

    private static List<Integer> places(int number, int from, int to, long salt) {

        List<Integer> places = new ArrayList<>(List.of(FrontierWalk.first(number, from, to, salt)));
        while (places.size() < to - from) {
            places.add(FrontierWalk.after(number, places.get(places.size() - 1), from, to));
        }
        return places;
    }
}
