package io.github.exactcover.dlx.internal.learn;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.testing.SmallProblem;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Options are chosen, dropped and taken back at random. What that means is computed anew after each change. */
class LiveOptionsTest {

    /** The options that were chosen and dropped by hand, in their order. */
    private record State(List<Integer> chosen, Set<Integer> dropped, int mark) {}

    @Provide
    Arbitrary<SmallProblem> problems() {
        return SmallProblem.any();
    }

    @Property(tries = 2_000, seed = "20262401")
    void whatIsLiveIsWhatTheChoicesLeave(@ForAll("problems") SmallProblem small, @ForAll long seed) {
        Random random = new Random(seed);
        LiveOptions live = new LiveOptions(small.table());
        Deque<State> before = new ArrayDeque<>();
        List<Integer> chosen = new ArrayList<>();
        Set<Integer> dropped = new TreeSet<>();
        for (int change = 0; change < 20; change++) {
            check(small, live, chosen, dropped);
            int[] left = new int[live.liveCount()];
            live.copyLive(left, 0);
            boolean isStuck = left.length == 0 || live.failed() != LiveOptions.NONE;
            if (!isStuck && random.nextInt(4) > 0) {
                before.push(new State(List.copyOf(chosen), Set.copyOf(dropped), live.mark()));
                int option = left[random.nextInt(left.length)];
                if (random.nextBoolean()) {
                    live.choose(option);
                    chosen.add(option);
                } else {
                    assertThat(live.drop(option)).isEqualTo(live.failed() == LiveOptions.NONE);
                    dropped.add(option);
                }
            } else if (!before.isEmpty()) {
                for (int times = random.nextInt(before.size()); times > 0; times--) {
                    before.pop();
                }
                State state = before.pop();
                live.undo(state.mark());
                assertThat(live.mark()).isEqualTo(state.mark());
                chosen.clear();
                chosen.addAll(state.chosen());
                dropped.clear();
                dropped.addAll(state.dropped());
            }
        }
    }

    private static void check(SmallProblem small, LiveOptions live, List<Integer> chosen, Set<Integer> dropped) {
        OptionTable table = small.table();
        int[] left = IntStream.range(0, table.optionCount())
                .filter(option -> table.isEligible(option) && !chosen.contains(option) && !dropped.contains(option))
                .filter(option -> fits(small, chosen, option))
                .toArray();
        if (live.failed() != LiveOptions.NONE) {
            int item = live.failed();
            assertThat(count(small, left, item)).isLessThan(small.lows().get(item) - count(small, chosen, item));
            return;
        }
        assertThat(live.chosen()).containsExactly(toArray(chosen));
        int[] all = new int[left.length + 2];
        assertThat(live.copyLive(all, 1)).isEqualTo(left.length + 1);
        assertThat(IntStream.of(all).skip(1).limit(left.length)).containsExactly(box(left));
        assertThat(live.liveCount()).isEqualTo(left.length);
        Set<Integer> needy = new TreeSet<>();
        for (int item = 0; item < small.primaryCount(); item++) {
            int number = item;
            int[] ofItem = IntStream.of(left)
                    .filter(option -> small.options().get(option).get(number) != SmallProblem.ABSENT)
                    .toArray();
            int need = small.lows().get(item) - count(small, chosen, item);
            assertThat(live.liveCount(item)).isEqualTo(ofItem.length);
            assertThat(live.copyLive(item, all, 1)).isEqualTo(ofItem.length + 1);
            assertThat(IntStream.of(all).skip(1).limit(ofItem.length)).containsExactly(box(ofItem));
            assertThat(live.spare(item)).isEqualTo(ofItem.length - need).isNotNegative();
            if (need > 0) {
                needy.add(item);
            }
        }
        assertThat(IntStream.range(0, live.needyCount()).map(live::needy)).containsExactlyInAnyOrderElementsOf(needy);
        if (live.forced() != LiveOptions.NONE) {
            assertThat(needy).contains(live.forced());
            assertThat(live.spare(live.forced())).isZero();
        }
    }

    private static boolean fits(SmallProblem small, List<Integer> chosen, int option) {
        List<Integer> uses = small.options().get(option);
        for (int item = 0; item < small.itemCount(); item++) {
            int use = uses.get(item);
            if (use == SmallProblem.ABSENT) {
                continue;
            }
            if (item < small.primaryCount()) {
                if (count(small, chosen, item) >= small.highs().get(item)) {
                    return false;
                }
            } else {
                for (int other : chosen) {
                    int color = small.options().get(other).get(item);
                    if (color != SmallProblem.ABSENT && (color != use || use == SmallProblem.COVERED)) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    private static int count(SmallProblem small, List<Integer> options, int item) {
        return count(small, toArray(options), item);
    }

    private static int count(SmallProblem small, int[] options, int item) {
        return (int) IntStream.of(options)
                .filter(option -> small.options().get(option).get(item) != SmallProblem.ABSENT)
                .count();
    }

    private static int[] toArray(List<Integer> numbers) {
        return numbers.stream().mapToInt(Integer::intValue).toArray();
    }

    private static Integer[] box(int[] numbers) {
        return IntStream.of(numbers).boxed().toArray(Integer[]::new);
    }
}
