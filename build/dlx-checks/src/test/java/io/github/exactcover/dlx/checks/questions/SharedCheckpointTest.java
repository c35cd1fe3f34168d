package io.github.exactcover.dlx.checks.questions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.Search;
import io.github.exactcover.dlx.SearchEnd;
import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.Visit;
import io.github.exactcover.dlx.cheapest.BestPartial;
import io.github.exactcover.dlx.cheapest.Cheapest;
import io.github.exactcover.dlx.parts.Ledger;
import io.github.exactcover.dlx.parts.Plan;
import io.github.exactcover.dlx.testing.Permutations;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two questions of any kind never write the same checkpoint. */
class SharedCheckpointTest {

    /** So that only the last checkpoint is written. */
    private static final Duration SELDOM = Duration.ofDays(1);

    @TempDir
    Path folder;

    /** Each of them would overwrite what the other has done. */
    @Test
    void aSecondSearchOnTheSameFileIsRefused() throws IOException {
        Path file = folder.resolve("shared");
        Search<String, String> search = DLX.search(Permutations.of(4));
        Search<String, String> written = search.checkpointTo(file, SELDOM);
        Cheapest<String, String> cheapest = Cheapest.of(Permutations.of(4)).checkpointTo(file, SELDOM);
        BestPartial<String, String> partial = BestPartial.of(Permutations.of(4)).checkpointTo(file, SELDOM);
        Path link = Files.createSymbolicLink(folder.resolve("link"), folder);
        SearchResult result = written.solve(solution -> {
            refused(file, written::count);
            refused(file, () -> written.solve(s -> Visit.CONTINUE));
            refused(file, () -> written.stream().findFirst());
            refused(file, () -> cheapest.find(1));
            refused(file, partial::find);
            refused(file, () -> Ledger.of(Plan.of(search.problem()).toCount()).write(file));
            Path other = link.resolve("shared");
            refused(other, () -> search.checkpointTo(other, SELDOM).count());
            return Visit.STOP;
        });
        assertThat(result.end()).isEqualTo(SearchEnd.STOPPED);
        assertThat(result.checkpointFailure()).isEmpty();
        assertThat(search.resume(file).solve(s -> Visit.CONTINUE).solutions()).isEqualTo(24);
        assertThat(folder).as("nothing is left beside the file").isDirectoryNotContaining("glob:**.dlx-*");
    }

    private static void refused(Path file, ThrowingCallable search) {
        assertThatThrownBy(search)
                .isInstanceOf(UncheckedIOException.class)
                .hasMessage("The checkpoint " + file + " cannot be written")
                .cause()
                .hasMessage(
                        "another search writes its checkpoints there; wait until it has ended or was closed, or name"
                                + " another file");
    }
}
