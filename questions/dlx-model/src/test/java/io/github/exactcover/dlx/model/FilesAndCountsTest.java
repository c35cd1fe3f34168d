package io.github.exactcover.dlx.model;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.count.Count;
import io.github.exactcover.dlx.formats.DlxFormat;
import io.github.exactcover.dlx.internal.model.Trick;
import java.math.BigInteger;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Counts are right by the ways that count without listing, and after a problem was written and read again. */
class FilesAndCountsTest {

    private static final int MODELS = 400;

    @Test
    void modelsThatWereWrittenAndReadKeepTheirNamesAndCounts() {
        for (int seed = 0; seed < MODELS; seed++) {
            RandomModel random = new RandomModel(seed);
            ExactCoverProblem<Item, Choice> problem = random.model().compile().problem();
            ExactCoverProblem<String, String> read = DlxFormat.parse(DlxFormat.format(problem));
            assertThat(read.primaryItems()).as("model %s", seed).isEqualTo(names(problem.primaryItems()));
            assertThat(read.secondaryItems()).as("model %s", seed).isEqualTo(names(problem.secondaryItems()));
            assertThat(read.options()).as("model %s", seed).hasSameSizeAs(problem.options());
            assertThat(Count.of(read).solutions())
                    .as("model %s", seed)
                    .isEqualTo(random.allAssignments().size());
        }
    }

    private static List<String> names(List<Item> items) {
        return items.stream().map(Item::name).toList();
    }

    @Test
    void eachTranslationHasTheSameCount() {
        for (int seed = 0; seed < MODELS; seed++) {
            RandomModel random = new RandomModel(seed);
            BigInteger expected = BigInteger.valueOf(random.allAssignments().size());
            for (Trick trick : EnumSet.complementOf(EnumSet.of(Trick.ONLY_NUMBERS))) {
                Set<Trick> tricks = Trick.all();
                if (!tricks.remove(trick)) {
                    tricks.add(trick);
                }
                assertThat(Count.of(random.model().compile(tricks).problem()).solutions())
                        .as("model %s with %s", seed, tricks)
                        .isEqualTo(expected);
            }
        }
    }
}
