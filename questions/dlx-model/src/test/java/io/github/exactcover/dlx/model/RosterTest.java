package io.github.exactcover.dlx.model;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.Visit;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Duties of seven nurses in a week: an automaton for each of them, and numbers for each day. */
class RosterTest {

    private static final List<String> DUTIES = List.of("off", "early", "late", "night");

    /** Nothing worked yet: the last duty, how many there were in a row, and how many in all. */
    private static final List<Integer> START = List.of(0, 0, 0);

    /** Null if the duty is not allowed: three in a row at most, only nights after a night, none early after late. */
    private static @Nullable List<Integer> after(List<Integer> before, int duty) {
        if (duty == 0) {
            return List.of(0, 0, before.get(2));
        }
        int last = before.get(0);
        boolean isAllowed =
                before.get(1) < 3 && before.get(2) < 5 && (last != 3 || duty == 3) && (last != 2 || duty != 1);
        return isAllowed ? List.of(duty, before.get(1) + 1, before.get(2) + 1) : null;
    }

    private static int[] randomWeek(Random random) {
        while (true) {
            int[] week = random.ints(7, 0, 4).toArray();
            List<Integer> state = START;
            for (int day = 0; day < 7 && state != null; day++) {
                state = after(state, week[day]);
            }
            if (state != null && state.get(2) >= 4) {
                return week;
            }
        }
    }

    /** The numbers of a random roster: how many nurses have each duty on each day. */
    private static int[][] needed(Random random) {
        int[][] needed = new int[7][4];
        for (int nurse = 0; nurse < 7; nurse++) {
            int[] week = randomWeek(random);
            for (int day = 0; day < 7; day++) {
                needed[day][week[day]]++;
            }
        }
        return needed;
    }

    private static Grid<String> roster(Model model, int[]... needed) {
        Grid<String> duty = model.grid(7, 7, DUTIES);
        for (int day = 0; day < 7; day++) {
            for (int shift = 1; shift < 4; shift++) {
                String name = DUTIES.get(shift);
                model.exactly(
                        needed[day][shift],
                        duty.column(day).stream().map(x -> x.eq(name)).toList());
            }
        }
        duty.rows()
                .forEach(week -> model.path(
                        week, START, (state, name) -> after(state, DUTIES.indexOf(name)), state -> state.get(2) >= 4));
        return duty;
    }

    /**
     * A search that branches on several days of a nurse at once sees too late that the numbers of the days cannot be
     * met: it does not find any of these rosters in millions of nodes.
     */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void aRosterWithNumbersForEachDayIsFoundSoon(int seed) {
        int[][] needed = needed(new Random(seed));
        Model model = new Model();
        Grid<String> duty = roster(model, needed);
        CompiledModel compiled = model.compile();
        List<Solution<Choice>> found = new ArrayList<>();
        SearchResult result = DLX.search(compiled.problem())
                .limit(1)
                .timeout(Duration.ofSeconds(30))
                .solve(solution -> {
                    found.add(solution);
                    return Visit.CONTINUE;
                });

        assertThat(found).hasSize(1);
        assertThat(result.statistics().nodes()).isLessThan(500_000);
        Assignment roster = compiled.decode(found.get(0));
        for (int day = 0; day < 7; day++) {
            for (int shift = 0; shift < 4; shift++) {
                String name = DUTIES.get(shift);
                assertThat(duty.column(day).stream().filter(x -> roster.get(x).equals(name)))
                        .hasSize(needed[day][shift]);
            }
        }
    }

    /** Prices of rows of several days prove more than prices of days, so they choose the duties if there are costs. */
    @Test
    void rowsOfSeveralDaysChooseIfThereAreCosts() {
        int[][] needed = needed(new Random(1));
        Model free = new Model();
        roster(free, needed);
        Model priced = new Model();
        priced.cost(roster(priced, needed).get(0, 0), duty -> duty.equals("night") ? 1 : 0);
        assertThat(priced.compile().problem().primaryItems())
                .hasSizeLessThan(free.compile().problem().primaryItems().size());
    }
}
