package io.github.exactcover.dlx.checks.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ItemChoice;
import io.github.exactcover.dlx.Proof;
import io.github.exactcover.dlx.SearchEnd;
import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.Visit;
import io.github.exactcover.dlx.check.ProofCheck;
import io.github.exactcover.dlx.count.Count;
import io.github.exactcover.dlx.count.CountResult;
import io.github.exactcover.dlx.count.Counting;
import io.github.exactcover.dlx.formats.DlxFormat;
import io.github.exactcover.dlx.problems.board.NQueens;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
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
            Proof<?, ?> search = Proof.of(problem).itemChoice(choice);
            SearchResult one = search.count(proof());
            String alone = unpacked();
            List<Function<Proof<?, ?>, BigInteger>> ways = new ArrayList<>(List.of(
                    many -> many.count(proof()).solutions(),
                    many -> many.solve(solution -> Visit.CONTINUE, proof()).solutions()));
            if (choice == ItemChoice.MRV) {
                ways.add(many -> Count.of(problem)
                        .by(Counting.SEARCH)
                        .threads(threads)
                        .proofTo(proof())
                        .solutions());
            }
            for (Function<Proof<?, ?>, BigInteger> way : ways) {
                assertThat(way.apply(search.threads(threads))).isEqualTo(724);
                assertThat(verdict(problem)).isEqualTo("VERIFIED: 724 solutions");
                assertThat(unpacked().equals(alone)).as("the same proof").isTrue();
            }
            assertThat(search.threads(threads).count(proof()).statistics().nodes())
                    .isEqualTo(one.statistics().nodes());
        }
    }

    /**
     * One thread begins, and several begin again when it expects to have most of the work before it. A board of 13 is
     * too small for that, so this is a part of the next one: the queen of the first row has five places.
     */
    @Test
    void aCountThatIsHandedToAllThreadsIsVerified() throws IOException {
        ExactCoverProblem<?, ?> problem = NQueens.of(14).problem();
        int[] forbidden = IntStream.range(0, 9).toArray();
        CountResult result = Count.of(problem)
                .forbidIndices(forbidden)
                .threads(3)
                .proofTo(proof())
                .result();
        SearchResult search = DLX.search(problem).forbidIndices(forbidden).count();
        assertThat(result.solutions()).isEqualTo(search.solutions()).isGreaterThan(BigInteger.valueOf(50_000));
        assertThat(result.statistics().nodes())
                .as("several threads began again")
                .isGreaterThan(search.statistics().nodes() + 300_000);
        assertThat(verdict(problem)).startsWith("VERIFIED: " + result.solutions() + " solutions");
    }

    @Test
    void randomProblemsAreVerifiedWithPresets() throws IOException {
        Random random = new Random(45);
        int solvable = 0;
        for (int k = 0; k < 150; k++) {
            String text = RandomText.of(random, 6 + random.nextInt(4), 15 + random.nextInt(25), 1, false);
            ExactCoverProblem<String, String> problem = DlxFormat.parse(text);
            Proof<String, String> search = Proof.of(problem);
            search = switch (random.nextInt(4)) {
                case 0 -> search.requireIndices(random.nextInt(15));
                case 1 -> search.forbidIndices(random.nextInt(15), random.nextInt(15));
                case 2 -> search.reduce().seed(k);
                default -> search.itemChoice(ItemChoice.WTD);
            };
            long count = DLX.search(problem).like(search).count().solutions().longValueExact();
            int threads = 2 + random.nextInt(3);
            Proof<String, String> proven = search.threads(threads);
            BigInteger again = switch (random.nextInt(3)) {
                case 0 -> proven.count(proof()).solutions();
                case 1 -> proven.solve(solution -> Visit.CONTINUE, proof()).solutions();
                default ->
                    Count.of(problem)
                            .like(search)
                            .by(Counting.SEARCH)
                            .threads(threads)
                            .proofTo(proof())
                            .solutions();
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
        for (Function<Proof<?, ?>, SearchEnd> ask : List.<Function<Proof<?, ?>, SearchEnd>>of(
                search -> search.count(proof()).end(),
                search -> search.solve(solution -> Visit.CONTINUE, proof()).end())) {
            Set<String> seen = new HashSet<>();
            SearchEnd end = ask.apply(Proof.of(problem).threads(threads).cancelWhen(() -> {
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
        Proof<?, ?> search = Proof.of(problem).threads(3);
        AtomicInteger seen = new AtomicInteger();

        search.limit(50).solve(solution -> Visit.CONTINUE, proof());
        assertThat(verdict(problem)).startsWith("NOT WHOLE").endsWith("the search ended with LIMIT after 50 solutions");
        search.solve(solution -> seen.incrementAndGet() == 50 ? Visit.STOP : Visit.CONTINUE, proof());
        assertThat(verdict(problem))
                .startsWith("NOT WHOLE")
                .endsWith("the search ended with STOPPED after 50 solutions");
        assertThatThrownBy(() -> search.solve(
                        solution -> {
                            throw new IllegalStateException("no more");
                        },
                        proof()))
                .hasMessage("no more");
        assertThat(verdict(problem)).startsWith("NOT WHOLE").endsWith(": the search was given up");
        search.count(proof());
        byte[] whole = Files.readAllBytes(proof());
        Files.write(proof(), Arrays.copyOf(whole, whole.length / 2)); // As a kill leaves it, or a full disk.
        assertThat(verdict(problem)).startsWith("NOT WHOLE");
    }
}
