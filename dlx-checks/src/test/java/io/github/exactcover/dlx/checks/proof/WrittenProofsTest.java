package io.github.exactcover.dlx.checks.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.Counting;
import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ItemChoice;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.Search;
import io.github.exactcover.dlx.SearchListener;
import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.check.ProofCheck;
import io.github.exactcover.dlx.io.DlxFormat;
import io.github.exactcover.dlx.problems.board.NQueens;
import io.github.exactcover.dlx.problems.design.Langford;
import io.github.exactcover.dlx.problems.design.LatinSquare;
import io.github.exactcover.dlx.problems.packing.Packing;
import io.github.exactcover.dlx.problems.packing.Piece;
import io.github.exactcover.dlx.problems.packing.Polycube;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The proofs that dlx writes, and the checker that knows nothing of dlx. */
class WrittenProofsTest {

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

    /** A text in Knuth's format, with bounds, colors and secondary items at random. */
    private static String random(Random random) {
        return random(random, random.nextBoolean());
    }

    private static String random(Random random, boolean bounded) {
        boolean colored = random.nextBoolean();
        int primary = 1 + random.nextInt(7);
        int items = primary + random.nextInt(3);
        StringBuilder text = new StringBuilder();
        for (int item = 0; item < items; item++) {
            int low = random.nextInt(3);
            int high = low + random.nextInt(3);
            String bounds = bounded && item < primary && random.nextInt(3) == 0 ? low + ":" + high + "|" : "";
            text.append(item == primary ? "| " : "")
                    .append(bounds)
                    .append('i')
                    .append(item)
                    .append(' ');
        }
        for (int option = random.nextInt(16); option >= 0; option--) {
            Set<Integer> some = new LinkedHashSet<>();
            for (int size = 1 + random.nextInt(3); some.size() < Math.min(size, items); ) {
                some.add(random.nextInt(items));
            }
            text.append('\n');
            for (int item : some) {
                String color = colored && item >= primary && random.nextBoolean() ? ":" + random.nextInt(2) : "";
                text.append('i').append(item).append(color).append(' ');
            }
        }
        return text.append('\n').toString();
    }

    @Test
    void everyCountOfRandomProblemsIsVerified() throws IOException {
        Random random = new Random(1);
        int solvable = 0;
        for (int k = 0; k < 600; k++) {
            String text = random(random);
            ExactCoverProblem<String, String> problem = DlxFormat.parse(text);
            BigInteger count = DLX.count(problem);
            Search<String, String> search = DLX.search(problem);
            search = switch (random.nextInt(4)) {
                case 0 -> search.itemChoice(ItemChoice.FIRST);
                case 1 -> search.itemChoice(ItemChoice.WTD);
                case 2 -> search.prefer(problem.primaryItems().subList(0, 1));
                default -> search;
            };
            SearchResult result = random.nextBoolean()
                    ? search.proofTo(proof()).count()
                    : search.proofTo(proof()).forEach(solution -> {});
            assertThat(result.solutions()).isEqualTo(count);
            assertThat(verdict(problem)).as(text).matches("VERIFIED: " + count + " solutions?");
            solvable += count.signum();
        }
        assertThat(solvable).isBetween(150, 550);
    }

    /** As if the engine had overlooked an option now and then: the proof is about fewer solutions than there are. */
    @Test
    void anEngineThatLeavesOutAnOptionIsCaught() throws IOException {
        Random random = new Random(2);
        int caught = 0;
        for (int k = 0; k < 400; k++) {
            String text = random(random);
            int cut = text.lastIndexOf('\n', text.length() - 2);
            BigInteger count = DLX.count(DlxFormat.parse(text));
            ExactCoverProblem<String, String> less = DlxFormat.parse(text.substring(0, cut + 1));
            if (!DLX.search(less).proofTo(proof()).count().solutions().equals(count)) {
                int options = less.options().size();
                String steps = unpacked().replaceFirst(" " + options + "\n", " " + (options + 1) + "\n");
                Files.write(proof(), steps.getBytes(StandardCharsets.ISO_8859_1));
                assertThat(verdict(DlxFormat.parse(text))).as(text).matches("(REFUSED|NOT WHOLE).*");
                caught++;
            }
        }
        assertThat(caught).isGreaterThan(50);
    }

    private String unpacked() throws IOException {
        try (InputStream in = new GZIPInputStream(Files.newInputStream(proof()))) {
            return new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
        }
    }

    @Test
    void aProofDoesNotChangeTheSearch() throws IOException {
        ExactCoverProblem<?, ?> problem = NQueens.of(8).problem();
        Search<?, ?> search = DLX.search(problem)
                .engine(Engine.DANCING_LINKS)
                .itemChoice(ItemChoice.MRV)
                .counting(Counting.SEARCH);
        SearchResult plain = search.count();
        SearchResult proven = search.proofTo(proof()).count();

        assertThat(verdict(problem)).isEqualTo("VERIFIED: 92 solutions");
        assertThat(proven.statistics().nodes()).isEqualTo(plain.statistics().nodes());
        assertThat(proven.statistics().updates()).isEqualTo(plain.statistics().updates());
        assertThat(Files.size(proof())).isLessThan(plain.statistics().nodes());
    }

    /** Their proofs are only orders of the items, and numbers where states are alike up to symmetry. */
    @Test
    void countsByLayersAreVerified() throws IOException {
        Random random = new Random(3);
        int solvable = 0;
        for (int k = 0; k < 150; k++) {
            String text = random(random, false);
            ExactCoverProblem<String, String> problem = DlxFormat.parse(text);
            BigInteger count = DLX.search(problem)
                    .counting(Counting.FRONTIER)
                    .proofTo(proof())
                    .count()
                    .solutions();
            assertThat(count).isEqualTo(DLX.count(problem));
            assertThat(verdict(problem)).as(text).matches("VERIFIED: " + count + " solutions?");
            solvable += count.signum();
        }
        assertThat(solvable).isBetween(25, 125);
    }

    @Test
    void aCountThatTurnsToLayersIsVerified() throws IOException {
        ExactCoverProblem<?, ?> floor =
                Packing.of(Polycube.box(8, 8, 1), Piece.set("dominoes")).problem();
        assertThat(DLX.search(floor).proofTo(proof()).count().solutions()).isEqualTo(12_988_816);
        assertThat(verdict(floor)).isEqualTo("VERIFIED: 12988816 solutions");
        assertThat(Files.size(proof())).isLessThan(250);

        // With symmetry. Without it, six times as many states are left of these squares.
        ExactCoverProblem<?, ?> squares = LatinSquare.of(6).problem();
        SearchResult result = DLX.search(squares).proofTo(proof()).count();
        assertThat(result.solutions()).isEqualTo(812_851_200);
        assertThat(verdict(squares)).isEqualTo("VERIFIED: 812851200 solutions");
        assertThat(Files.size(proof())).isBetween(5_000L, 50_000L);
    }

    /**
     * Rows go to different columns, which need not be used, and some go to the same hall. A few options are missing.
     */
    @Test
    void symmetryWithSecondaryItemsIsVerified() throws IOException {
        Random random = new Random(4);
        int numbered = 0;
        for (int k = 0; k < 12; k++) {
            int rows = 8 + random.nextInt(3);
            ProblemBuilder<String, String> builder = ExactCoverProblem.builder();
            IntStream.range(0, rows).forEach(row -> builder.primary("row" + row));
            IntStream.range(0, 12).forEach(column -> builder.secondary("column" + column, "hall" + column));
            for (int row = 0; row < rows; row++) {
                for (int column = 0; column < 12; column++) {
                    List<String> items = new ArrayList<>(List.of("row" + row, "column" + column));
                    if (k % 3 == 0 && column < 4) {
                        items.add("hall" + column / 2);
                    }
                    if (k % 2 == 0 || random.nextInt(30) > 0) {
                        builder.option(row + "-" + column, items.toArray(String[]::new));
                    }
                }
            }
            ExactCoverProblem<String, String> problem = builder.build();
            SearchResult result = DLX.search(problem)
                    .counting(Counting.FRONTIER)
                    .proofTo(proof())
                    .count();
            assertThat(verdict(problem)).isEqualTo("VERIFIED: " + result.solutions() + " solutions");
            numbered += Files.size(proof()) > 300 ? 1 : 0;
        }
        assertThat(numbered).isBetween(3, 12);
    }

    @Test
    void aCountByLayersThatEndsEarlySaysSo() throws IOException {
        ExactCoverProblem<?, ?> problem = LatinSquare.of(6).problem();
        Search<?, ?> search = DLX.search(problem).counting(Counting.FRONTIER).proofTo(proof());
        AtomicInteger looks = new AtomicInteger();

        search.cancelWhen(() -> looks.incrementAndGet() > 2).count();

        assertThat(verdict(problem)).startsWith("NOT WHOLE").contains("the search ended with CANCELLED");
    }

    @Test
    void noSolutionIsProvenByEveryStart() throws IOException {
        ExactCoverProblem<?, ?> problem = Langford.of(6).problem();
        Search<?, ?> search = DLX.search(problem).proofTo(proof());

        assertThat(search.first()).isEmpty();
        assertThat(verdict(problem)).isEqualTo("VERIFIED: 0 solutions");
        assertThat(search.stream().count()).isZero();
        assertThat(verdict(problem)).isEqualTo("VERIFIED: 0 solutions");
    }

    @Test
    void aSearchThatEndsEarlySaysSo() throws IOException {
        ExactCoverProblem<?, ?> problem = NQueens.of(8).problem();
        Search<?, ?> search = DLX.search(problem).proofTo(proof());

        search.limit(5).count();
        assertThat(verdict(problem)).endsWith(": the search ended with LIMIT after 5 solutions");
        search.first();
        assertThat(verdict(problem)).endsWith(": the search ended with LIMIT after 1 solution");
        search.cancelWhen(() -> true).count();
        assertThat(verdict(problem))
                .isEqualTo("NOT WHOLE after step 1: the search ended with CANCELLED after 0 solutions");
        search.timeout(Duration.ofNanos(1)).count();
        assertThat(verdict(problem)).startsWith("NOT WHOLE").contains("TIMEOUT");
        assertThatThrownBy(() -> search.forEach(solution -> {
                    throw new IllegalStateException("no more");
                }))
                .hasMessage("no more");
        assertThat(verdict(problem)).startsWith("NOT WHOLE").endsWith(": the search was given up");
        search.count();
        byte[] whole = Files.readAllBytes(proof());
        Files.write(proof(), Arrays.copyOf(whole, whole.length / 2)); // As a kill leaves it, or a full disk.
        assertThat(verdict(problem)).startsWith("NOT WHOLE");
    }

    @Test
    void whatCannotBeProvenIsRefused() {
        ExactCoverProblem<Object, Integer> problem = ExactCoverProblem.<Object, Integer>builder()
                .primary("a")
                .option(1, "a")
                .build();
        List<UnaryOperator<Search<Object, Integer>>> refused = List.of(
                search -> search.engine(Engine.BIT_PARALLEL),
                search -> search.itemChoice(ItemChoice.FRB),
                search -> search.threads(2),
                search -> search.checkpointTo(folder.resolve("c"), Duration.ofSeconds(1)),
                search -> search.listener(new SearchListener<>() {}),
                search -> search.require(1),
                search -> search.forbid(1),
                Search::reduce,
                search -> search.seed(1));
        Search<Object, Integer> search = DLX.search(problem).proofTo(proof());

        for (UnaryOperator<Search<Object, Integer>> setting : refused) {
            assertThatThrownBy(() -> setting.apply(search).count())
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageStartingWith("A proof is written by dancing links on one thread")
                    .hasMessageContaining("; ");
        }
        assertThatThrownBy(search::cheapest).hasMessage("cheapest cannot write a proof; leave out proofTo");
        assertThatThrownBy(search::planToCount).hasMessage("A plan cannot write a proof; leave out proofTo");
        assertThatThrownBy(() -> search.analysis().uniqueness()).hasMessageContaining("leave out proofTo");
        assertThatThrownBy(() -> search.analysis().explainInfeasible(Duration.ofSeconds(1)))
                .hasMessageContaining("leave out proofTo");
        assertThatThrownBy(() -> search.analysis().estimate(10, 1)).hasMessageContaining("leave out proofTo");
        assertThatThrownBy(() -> search.analysis().bestPartial()).hasMessageContaining("leave out proofTo");
        assertThatThrownBy(() -> search.analysis().diagram()).hasMessageContaining("leave out proofTo");
        assertThat(proof()).doesNotExist();
        assertThatThrownBy(() -> DLX.search(problem).proofTo(folder).count())
                .isInstanceOf(UncheckedIOException.class)
                .hasMessageContaining("cannot be written");
        assertThat(search.first().map(Solution::options)).contains(List.of(1));
        assertThat(search.toString()).contains("proof to ");
    }
}
