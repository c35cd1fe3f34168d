package io.github.exactcover.dlx.checks.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.Counting;
import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ItemChoice;
import io.github.exactcover.dlx.Search;
import io.github.exactcover.dlx.SearchEnd;
import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.Visit;
import io.github.exactcover.dlx.check.ProofCheck;
import io.github.exactcover.dlx.io.DlxFormat;
import io.github.exactcover.dlx.problems.board.NQueens;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Proofs that several threads write. */
class ProofsByThreadsTest {

    @TempDir
    Path folder;

    private Path proof() {
        return folder.resolve("proof");
    }

    private String verdict(ExactCoverProblem<?, ?> problem) throws IOException {
        Path file = folder.resolve("problem.dlx");
        DlxFormat.write(problem, file);
        return ProofCheck.check(file, proof()).text();
    }

    private String unpacked() throws IOException {
        try (InputStream in = new GZIPInputStream(Files.newInputStream(proof()))) {
            return new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
        }
    }

    @AfterEach
    void temporaryFilesAreDeleted() {
        assertThat(folder.toFile().list()).isSubsetOf("proof", "problem.dlx");
    }

    /** Each way to ask for all solutions or their number, and the proof that one thread writes. */
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void theProofIsThatOfOneThread(int threads) throws IOException {
        ExactCoverProblem<?, ?> problem = NQueens.of(10).problem();
        for (ItemChoice choice : List.of(ItemChoice.MRV, ItemChoice.WTD)) {
            Search<?, ?> search = DLX.search(problem)
                    .itemChoice(choice)
                    .counting(Counting.SEARCH)
                    .proofTo(proof());
            SearchResult one = search.count();
            String alone = unpacked();
            List<Function<Search<?, ?>, Long>> ways = List.of(
                    many -> many.count().solutions().longValueExact(),
                    many -> many.forEach(solution -> {}).solutions().longValueExact(),
                    many -> many.stream().count(),
                    many -> many.collect(Collectors.counting()),
                    many -> (long) many.collect(Collectors.toSet()).size());
            for (Function<Search<?, ?>, Long> way : ways) {
                assertThat(way.apply(search.threads(threads))).isEqualTo(724);
                assertThat(verdict(problem)).isEqualTo("VERIFIED: 724 solutions");
                assertThat(unpacked().equals(alone)).as("the same proof").isTrue();
            }
            assertThat(search.threads(threads).count().statistics().nodes())
                    .isEqualTo(one.statistics().nodes());
        }
    }

    /** One thread begins, and several begin again when it expects to have most of the work before it. */
    @Test
    void aCountThatIsHandedToAllThreadsIsVerified() throws IOException {
        ExactCoverProblem<?, ?> problem = NQueens.of(14).problem();
        SearchResult result = DLX.search(problem).threads(3).proofTo(proof()).count();
        assertThat(result.solutions()).isEqualTo(365_596);
        assertThat(verdict(problem)).isEqualTo("VERIFIED: 365596 solutions");
    }

    @Test
    void randomProblemsAreVerifiedWithPresetsAndCollectors() throws IOException {
        Random random = new Random(45);
        int solvable = 0;
        for (int k = 0; k < 150; k++) {
            String text = RandomText.of(random, 6 + random.nextInt(4), 15 + random.nextInt(25), 1, false);
            ExactCoverProblem<String, String> problem = DlxFormat.parse(text);
            Search<String, String> search = DLX.search(problem).counting(Counting.SEARCH);
            search = switch (random.nextInt(4)) {
                case 0 -> search.requireIndices(random.nextInt(15));
                case 1 -> search.forbidIndices(random.nextInt(15), random.nextInt(15));
                case 2 -> search.reduce().seed(k);
                default -> search.prefer(problem.primaryItems().subList(0, 1));
            };
            long count = search.count().solutions().longValueExact();
            Search<String, String> proven =
                    search.threads(2 + random.nextInt(3)).proofTo(proof());
            long again = switch (random.nextInt(3)) {
                case 0 -> proven.count().solutions().longValueExact();
                case 1 -> proven.solve(solution -> Visit.CONTINUE).solutions().longValueExact();
                default -> proven.collect(Collectors.toList()).size();
            };
            assertThat(again).isEqualTo(count);
            assertThat(verdict(problem)).as(text).matches("VERIFIED: " + count + " solutions?( with.*)?");
            solvable += count > 0 ? 1 : 0;
        }
        assertThat(solvable).isBetween(30, 140);
    }

    /** Each way to ask goes on for years, unless all helpers are seen at work. */
    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    void everyHelperIsAtWork(int threads) throws IOException {
        ExactCoverProblem<?, ?> problem = NQueens.of(30).problem();
        for (Function<Search<?, ?>, SearchEnd> ask : List.<Function<Search<?, ?>, SearchEnd>>of(
                search -> search.counting(Counting.SEARCH).count().end(),
                search -> search.solve(solution -> Visit.CONTINUE).end())) {
            Set<String> seen = new HashSet<>();
            SearchEnd end = ask.apply(
                    DLX.search(problem).threads(threads).proofTo(proof()).cancelWhen(() -> {
                        seen.addAll(helpersAtWork());
                        return seen.size() == threads - 1;
                    }));
            assertThat(seen).hasSize(threads - 1);
            assertThat(end).isEqualTo(SearchEnd.CANCELLED);
            assertThat(verdict(problem)).startsWith("NOT WHOLE").contains("the search ended with CANCELLED after ");
        }
    }

    private static Set<String> helpersAtWork() {
        return Thread.getAllStackTraces().entrySet().stream()
                .filter(thread -> thread.getKey().getName().startsWith("dlx-helper"))
                .filter(thread -> Arrays.stream(thread.getValue())
                        .anyMatch(frame -> frame.getClassName().endsWith(".DancingLinks")))
                .map(thread -> thread.getKey().getName())
                .collect(Collectors.toSet());
    }

    @Test
    void aSearchThatEndsEarlySaysSo() throws IOException {
        ExactCoverProblem<?, ?> problem = NQueens.of(11).problem();
        Search<?, ?> search = DLX.search(problem).threads(3).proofTo(proof());

        search.limit(50).forEach(solution -> {});
        assertThat(verdict(problem)).startsWith("NOT WHOLE").endsWith("the search ended with LIMIT after 50 solutions");
        assertThatThrownBy(() -> search.collect(Collectors.reducing((one, other) -> {
                    throw new IllegalStateException("no more");
                })))
                .hasMessage("no more");
        assertThat(verdict(problem)).startsWith("NOT WHOLE").endsWith(": the search was given up");
        try (Stream<?> stream = search.stream()) {
            assertThat(stream.limit(3)).hasSize(3);
        }
        assertThat(verdict(problem)).startsWith("NOT WHOLE").endsWith(": the search was given up");
        search.count();
        byte[] whole = Files.readAllBytes(proof());
        Files.write(proof(), Arrays.copyOf(whole, whole.length / 2)); // As a kill leaves it, or a full disk.
        assertThat(verdict(problem)).startsWith("NOT WHOLE");
    }
}
