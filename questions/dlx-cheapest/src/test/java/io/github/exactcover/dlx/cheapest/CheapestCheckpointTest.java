package io.github.exactcover.dlx.cheapest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.Search;
import io.github.exactcover.dlx.SearchEnd;
import io.github.exactcover.dlx.Visit;
import io.github.exactcover.dlx.testing.Permutations;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A search for the cheapest that ends by itself goes on where it was. */
class CheapestCheckpointTest {

    /** So that only the last checkpoint is written. */
    private static final Duration SELDOM = Duration.ofDays(1);

    @TempDir
    Path folder;

    @Test
    void theCheapestGoOnWithWhatWasFound() {
        Path file = folder.resolve("costs");
        ExactCoverProblem<String, String> dear = pricedPermutations(0);
        CheapestResult<String> whole = Cheapest.of(dear).find(3);
        Cheapest<String, String> search = Cheapest.of(dear).checkpointTo(file, SELDOM);
        CheapestResult<String> cut = search.find(3, solution -> Visit.STOP);
        assertThat(cut.end()).isEqualTo(SearchEnd.STOPPED);
        assertThat(cut.isProven()).isFalse();
        CheapestResult<String> none = search.resume(file).cancelWhen(() -> true).find(3);
        assertThat(none.solutions()).isEqualTo(cut.solutions());
        assertThat(none.lowerBound()).isEqualTo(cut.lowerBound());
        CheapestResult<String> rest = search.resume(file).threads(2).find(3);
        assertThat(rest.isProven()).isTrue();
        assertThat(rest.solutions()).isEqualTo(whole.solutions());
        assertThat(Cheapest.of(dear).resume(file).find(3).solutions()).isEqualTo(whole.solutions());

        assertThatThrownBy(() -> Cheapest.of(dear).resume(file).find(2))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("in another way");
        assertThatThrownBy(() -> Cheapest.of(pricedPermutations(1)).resume(file).find(3))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("in another way");
        assertThatThrownBy(() -> DLX.search(dear).resume(file).count()).isInstanceOf(IllegalArgumentException.class);
    }

    /** Permutations of six, all of different costs but for few. */
    private static ExactCoverProblem<String, String> pricedPermutations(int more) {
        ProblemBuilder<String, String> builder = ExactCoverProblem.builder();
        for (int i = 0; i < 6; i++) {
            builder.primary("row" + i, "column" + i);
        }
        for (int i = 0; i < 36; i++) {
            String row = "row" + i / 6;
            String column = "column" + i % 6;
            long cost = 1 + i * 7919L % 1009 + (i == 35 ? more : 0);
            builder.option(row + column, spec -> spec.covers(row, column).costs(cost));
        }
        return builder.build();
    }

    @Test
    void theCheapestSolutionsSayThatTheLastCheckpointFailed() throws IOException {
        Path there = Files.createDirectory(folder.resolve("there"));
        Path file = there.resolve("file");
        CheapestResult<String> result = Cheapest.of(Permutations.of(4))
                .checkpointTo(file, SELDOM)
                .find(1, solution -> {
                    move(there, folder.resolve("gone"));
                    return Visit.STOP;
                });
        assertThat(result.best()).isPresent();
        assertThat(result.checkpointFailure().orElseThrow())
                .hasMessage("The checkpoint " + file + " cannot be written");
    }

    private static void move(Path from, Path to) {
        try {
            Files.move(from, to);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Refused, or ended: the next search may have the file, whatever it asks. */
    @Test
    void aFileIsFreeAgainWhenItsSearchHasEnded() {
        Path file = folder.resolve("free");
        ExactCoverProblem<String, String> problem = Permutations.of(4);
        Search<String, String> written = DLX.search(problem).checkpointTo(file, SELDOM);
        written.limit(1).solve(solution -> Visit.CONTINUE);
        ExactCoverProblem<String, Integer> other = ExactCoverProblem.<String, Integer>builder()
                .primary("a")
                .option(1, "a")
                .build();
        assertThatThrownBy(() -> Cheapest.of(other)
                        .checkpointTo(file, SELDOM)
                        .resume(file)
                        .find(1))
                .hasMessageContaining("it belongs to another problem");
        assertThat(written.resume(file).solve(s -> Visit.CONTINUE).solutions()).isEqualTo(24);
        assertThat(Cheapest.of(problem).checkpointTo(file, SELDOM).find(1).end())
                .isEqualTo(SearchEnd.EXHAUSTED);
        assertThat(written.count().solutions()).isEqualTo(24);
    }
}
