package io.github.exactcover.dlx.internal.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class SizeTournamentTest {

    @Property(tries = 1_000, seed = "20261141")
    void theWinnerIsTheFirstOfTheSmallest(@ForAll @IntRange(min = 1, max = 40) int count, @ForAll long seed) {
        Random random = new Random(seed);
        SizeTournament tournament = new SizeTournament(count);
        int[] sizes = new int[count];
        Arrays.fill(sizes, SizeTournament.ABSENT);
        for (int change = 0; change < 100; change++) {
            int item = random.nextInt(count);
            sizes[item] = random.nextInt(4) == 0 ? SizeTournament.ABSENT : random.nextInt(5);
            tournament.set(item, sizes[item]);

            int smallest = Arrays.stream(sizes).min().orElseThrow();
            if (smallest != SizeTournament.ABSENT) {
                int first = 0;
                while (sizes[first] != smallest) {
                    first++;
                }
                assertThat(tournament.smallest()).isEqualTo(first);
            }
        }
    }
}
