package io.github.exactcover.dlx.checks.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ItemChoice;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.Proof;
import io.github.exactcover.dlx.Search;
import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.Visit;
import io.github.exactcover.dlx.cheapest.Cheapest;
import io.github.exactcover.dlx.cheapest.CheapestResult;
import io.github.exactcover.dlx.check.ProofCheck;
import io.github.exactcover.dlx.count.Count;
import io.github.exactcover.dlx.count.CountResult;
import io.github.exactcover.dlx.count.Counting;
import io.github.exactcover.dlx.feasibility.Feasibility;
import io.github.exactcover.dlx.formats.DlxFormat;
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
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import java.util.stream.Collectors;
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

    @Test
    void everyCountOfRandomProblemsIsVerified() throws IOException {
        Random random = new Random(1);
        int solvable = 0;
        for (int k = 0; k < 600; k++) {
            String text = RandomText.of(random, 7, 16);
            ExactCoverProblem<String, String> problem = DlxFormat.parse(text);
            BigInteger count = Count.of(problem).solutions();
            Proof<String, String> search = Proof.of(problem);
            search = switch (random.nextInt(7)) {
                case 0 -> search.itemChoice(ItemChoice.FIRST);
                case 1 -> search.itemChoice(ItemChoice.WTD);
                case 2 -> search.prefer(problem.primaryItems().subList(0, 1));
                case 3 -> search.seed(k);
                case 4 -> search.threads(2);
                case 5 -> search.reduce();
                default -> search;
            };
            BigInteger proven = switch (random.nextInt(3)) {
                case 0 ->
                    Count.of(problem).like(search).proofTo(proof()).result().solutions();
                case 1 -> search.count(proof()).solutions();
                default -> search.solve(solution -> Visit.CONTINUE, proof()).solutions();
            };
            assertThat(proven).isEqualTo(count);
            assertThat(verdict(problem)).as(text).matches("VERIFIED: " + count + " solutions?");
            solvable += count.signum();
        }
        assertThat(solvable).isBetween(150, 550);
    }

    /** The race for one solution, and the question whether there is another one: none and exactly one are proven. */
    @Test
    void everyFirstAndUniquenessOfRandomProblemsIsVerified() throws IOException {
        Random random = new Random(5);
        int[] verified = new int[2];
        for (int k = 0; k < 250; k++) {
            String text = RandomText.of(random, 7, 16);
            ExactCoverProblem<String, String> problem = DlxFormat.parse(text);
            Feasibility<String, String> question =
                    Feasibility.of(problem).proofTo(proof()).threads(1 + random.nextInt(3));
            int count = Count.of(problem).solutions().min(BigInteger.TWO).intValue();

            assertThat(question.solution().isPresent()).as(text).isEqualTo(count > 0);
            assertThat(verdict(problem)).as(text).startsWith(count == 0 ? "VERIFIED: 0 solutions" : "NOT WHOLE");
            assertThat(question.uniqueness().solutions()).hasSize(count);
            assertThat(verdict(problem))
                    .as(text)
                    .startsWith(count == 2 ? "NOT WHOLE" : "VERIFIED: " + count + " solution");
            if (count < 2) {
                verified[count]++;
            }
        }
        assertThat(verified[0]).isGreaterThan(50);
        assertThat(verified[1]).isGreaterThan(10);
        assertThatTheFolderHasOnlyTheProof();
    }

    private void assertThatTheFolderHasOnlyTheProof() {
        assertThat(folder.toFile().list()).containsOnly("proof", "problem.dlx");
    }

    /** Each way to see that there is no solution wins once; what the others have written is deleted. */
    @Test
    void theProofOfTheWinnerIsKept() throws IOException {
        List<String> kinds = new ArrayList<>();
        Random random = new Random(6);
        String graph = RandomText.coloring(random, 250, 620);
        String pigeons = RandomText.pigeons(9, 8);
        for (ExactCoverProblem<?, ?> problem :
                List.of(Langford.of(6).problem(), DlxFormat.parse(graph), DlxFormat.parse(pigeons))) {
            assertThat(Feasibility.of(problem).proofTo(proof()).solution()).isEmpty();
            assertThat(verdict(problem)).isEqualTo("VERIFIED: 0 solutions");
            byte[] steps = unpacked().split("steps\n", 2)[1].getBytes(StandardCharsets.ISO_8859_1);
            int first = steps[0];
            kinds.add(first == 0 ? "argument" : first == 2 ? "learned" : "tree");
            assertThatTheFolderHasOnlyTheProof();
        }
        assertThat(kinds).containsExactly("tree", "learned", "argument");
    }

    /** Of random problems, the k cheapest are proven; or all, if there are fewer. */
    @Test
    void everyCheapestOfRandomProblemsIsVerified() throws IOException {
        Random random = new Random(7);
        int proven = 0;
        for (int k = 0; k < 200; k++) {
            int smallest = 1 + random.nextInt(2);
            String text = RandomText.of(random, 2 + random.nextInt(8), 5 + random.nextInt(25), smallest, true);
            ExactCoverProblem<String, String> problem = DlxFormat.parse(text);
            int most = 1 + random.nextInt(3);
            List<Long> costs =
                    DLX.search(problem).stream().map(Solution::cost).sorted().toList();
            List<Long> wanted = costs.subList(0, Math.min(most, costs.size()));

            CheapestResult<String> result =
                    Cheapest.of(problem).proofTo(proof()).find(most);

            assertThat(result.solutions()).extracting(Solution::cost).isEqualTo(wanted);
            assertThat(verdict(problem)).as(text).isEqualTo("VERIFIED: " + claim(costs, wanted, most, ""));
            assertThatTheFolderHasOnlyTheProof();
            proven += wanted.size() == most ? 1 : 0;
        }
        assertThat(proven).isGreaterThan(50);
    }

    /** The start is known before the search, and the claim is still about all solutions. */
    @Test
    void theCheapestIsVerifiedFromAnyStart() throws IOException {
        Random random = new Random(11);
        int cheaper = 0;
        for (int k = 0; k < 150; k++) {
            String text = RandomText.of(random, 2 + random.nextInt(8), 5 + random.nextInt(25), 1, true);
            ExactCoverProblem<String, String> problem = DlxFormat.parse(text);
            List<Solution<String>> all = DLX.search(problem).stream().toList();
            if (!all.isEmpty()) {
                List<Long> costs = all.stream().map(Solution::cost).sorted().toList();
                Solution<String> start = all.get(random.nextInt(all.size()));

                CheapestResult<String> result = Cheapest.of(problem)
                        .proofTo(proof())
                        .startFromIndices(start.indices().toArray())
                        .find();

                assertThat(result.solutions()).extracting(Solution::cost).containsExactly(costs.get(0));
                assertThat(verdict(problem))
                        .as(text)
                        .isEqualTo("VERIFIED: " + claim(costs, costs.subList(0, 1), 1, ""));
                assertThatTheFolderHasOnlyTheProof();
                cheaper += costs.get(0) < start.cost() ? 1 : 0;
            }
        }
        assertThat(cheaper).isGreaterThan(30);
    }

    private static String claim(List<Long> all, List<Long> wanted, int most, String presets) {
        if (wanted.size() < most) {
            return all.size() + (all.size() == 1 ? " solution" : " solutions") + presets;
        }
        long dearest = wanted.get(most - 1);
        long cheaper = all.stream().filter(cost -> cost < dearest).count();
        String costs = wanted.stream().map(String::valueOf).collect(Collectors.joining(", "));
        return cheaper + (cheaper == 1 ? " solution" : " solutions") + presets + " that cost " + (dearest - 1)
                + " or less; those in the proof cost " + costs;
    }

    /** Of solutions with required options and without forbidden ones. The claim names them. */
    @Test
    void everyQuestionIsVerifiedWithOptionsThatAreRequiredOrForbidden() throws IOException {
        Random random = new Random(8);
        int[] verified = new int[6];
        for (int k = 0; k < 720; k++) {
            int question = k % 6;
            int smallest = 1 + random.nextInt(2);
            String text = RandomText.of(random, 2 + random.nextInt(7), 5 + random.nextInt(20), smallest, true);
            ExactCoverProblem<String, String> problem = DlxFormat.parse(text);
            List<Solution<String>> all = DLX.search(problem).stream().toList();
            int options = problem.options().size();
            int[] required = random.ints(random.nextInt(3), 0, options).toArray();
            int[] forbidden = random.ints(random.nextInt(3), 0, options).toArray();
            if (!all.isEmpty() && random.nextInt(4) > 0) {
                int[] some = all.get(random.nextInt(all.size())).indices().toArray();
                required = Arrays.copyOf(some, Math.min(some.length, required.length));
            }
            String presets = named(" with option ", required) + named(" without option ", forbidden);
            List<Long> costs = all.stream()
                    .filter(has(required, true).and(has(forbidden, false)))
                    .map(Solution::cost)
                    .sorted()
                    .toList();
            Search<String, String> search = DLX.search(problem)
                    .requireIndices(required)
                    .forbidIndices(forbidden)
                    .seed(k);
            Feasibility<String, String> feasibility =
                    Feasibility.of(problem).like(search).proofTo(proof());
            Count<String, String> counted = Count.of(problem).like(search).proofTo(proof());
            int most = 1 + random.nextInt(2);
            String count = costs.size() + (costs.size() == 1 ? " solution" : " solutions") + presets;
            boolean isWhole = true;
            switch (question) {
                case 0 -> counted.result();
                case 1 -> counted.by(Counting.FRONTIER).result();
                case 2 -> isWhole = feasibility.solution().isEmpty();
                case 3 -> isWhole = feasibility.uniqueness().solutions().size() < 2;
                case 4 -> Proof.of(problem).like(search).count(proof());
                default -> {
                    Cheapest.of(problem).like(search).proofTo(proof()).find(most);
                    count = claim(costs, costs.subList(0, Math.min(most, costs.size())), most, presets);
                }
            }
            String verdict = verdict(problem);
            if (isWhole) {
                assertThat(verdict).as(text).isEqualTo("VERIFIED: " + count);
                verified[question] += required.length + forbidden.length > 0 && !costs.isEmpty() ? 1 : 0;
            } else {
                assertThat(verdict).as(text).startsWith("NOT WHOLE");
            }
            assertThatTheFolderHasOnlyTheProof();
        }
        assertThat(verified[0]).isGreaterThan(30);
        assertThat(verified[1]).isGreaterThan(30);
        assertThat(verified[3]).isGreaterThan(5);
        assertThat(verified[4]).isGreaterThan(30);
        assertThat(verified[5]).isGreaterThan(30);
    }

    private static String named(String words, int[] options) {
        return Arrays.stream(options)
                .sorted()
                .distinct()
                .mapToObj(option -> words + option)
                .collect(Collectors.joining());
    }

    /** Whether a solution has all of some options, or none of them. */
    private static Predicate<Solution<?>> has(int[] options, boolean all) {
        return solution -> Arrays.stream(options)
                .allMatch(option -> all == solution.indices().anyMatch(chosen -> chosen == option));
    }

    /** As if the engine had overlooked an option now and then: the proof is about fewer solutions than there are. */
    @Test
    void anEngineThatLeavesOutAnOptionIsCaught() throws IOException {
        Random random = new Random(2);
        int caught = 0;
        for (int k = 0; k < 400; k++) {
            String text = RandomText.of(random, 7, 16);
            int cut = text.lastIndexOf('\n', text.length() - 2);
            BigInteger count = Count.of(DlxFormat.parse(text)).solutions();
            ExactCoverProblem<String, String> less = DlxFormat.parse(text.substring(0, cut + 1));
            if (!Count.of(less).proofTo(proof()).result().solutions().equals(count)) {
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
        SearchResult plain = DLX.search(problem)
                .engine(Engine.DANCING_LINKS)
                .itemChoice(ItemChoice.MRV)
                .count();
        SearchResult proven = Proof.of(problem).itemChoice(ItemChoice.MRV).count(proof());

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
            String text = RandomText.of(random, 7, 16);
            ExactCoverProblem<String, String> problem = DlxFormat.parse(text);
            BigInteger count = Count.of(problem)
                    .by(Counting.FRONTIER)
                    .proofTo(proof())
                    .result()
                    .solutions();
            assertThat(count).isEqualTo(Count.of(problem).solutions());
            assertThat(verdict(problem)).as(text).matches("VERIFIED: " + count + " solutions?");
            solvable += count.signum();
        }
        assertThat(solvable).isBetween(25, 125);
    }

    @Test
    void aCountThatTurnsToLayersIsVerified() throws IOException {
        ExactCoverProblem<?, ?> floor =
                Packing.of(Polycube.box(8, 8, 1), Piece.set("dominoes")).problem();
        assertThat(Count.of(floor).proofTo(proof()).result().solutions()).isEqualTo(12_988_816);
        assertThat(verdict(floor)).isEqualTo("VERIFIED: 12988816 solutions");
        assertThat(Files.size(proof())).isLessThan(250);

        // With symmetry. Without it, six times as many states are left of these squares.
        ExactCoverProblem<?, ?> squares = LatinSquare.of(6).problem();
        CountResult result = Count.of(squares).proofTo(proof()).result();
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
            CountResult result =
                    Count.of(problem).by(Counting.FRONTIER).proofTo(proof()).result();
            assertThat(verdict(problem)).isEqualTo("VERIFIED: " + result.solutions() + " solutions");
            numbered += Files.size(proof()) > 300 ? 1 : 0;
        }
        assertThat(numbered).isBetween(3, 12);
    }

    @Test
    void aCountByLayersThatEndsEarlySaysSo() throws IOException {
        ExactCoverProblem<?, ?> problem = LatinSquare.of(6).problem();
        AtomicInteger looks = new AtomicInteger();

        Count.of(problem)
                .by(Counting.FRONTIER)
                .proofTo(proof())
                .cancelWhen(() -> looks.incrementAndGet() > 2)
                .result();

        assertThat(verdict(problem)).startsWith("NOT WHOLE").contains("the search ended with CANCELLED");
    }

    @Test
    void noSolutionIsProvenByEveryStart() throws IOException {
        ExactCoverProblem<?, ?> problem = Langford.of(6).problem();

        assertThat(Feasibility.of(problem).proofTo(proof()).solution()).isEmpty();
        assertThat(verdict(problem)).isEqualTo("VERIFIED: 0 solutions");
        assertThat(Proof.of(problem).solve(solution -> Visit.CONTINUE, proof()).solutions())
                .isZero();
        assertThat(verdict(problem)).isEqualTo("VERIFIED: 0 solutions");
    }

    @Test
    void aSearchThatEndsEarlySaysSo() throws IOException {
        ExactCoverProblem<?, ?> problem = NQueens.of(8).problem();
        Proof<?, ?> search = Proof.of(problem);
        AtomicInteger seen = new AtomicInteger();

        search.solve(solution -> seen.incrementAndGet() == 5 ? Visit.STOP : Visit.CONTINUE, proof());
        assertThat(verdict(problem)).endsWith(": the search ended with STOPPED after 5 solutions");
        search.limit(5).count(proof());
        assertThat(verdict(problem)).endsWith(": the search ended with LIMIT after 5 solutions");
        search.limit(5).solve(solution -> Visit.CONTINUE, proof());
        assertThat(verdict(problem)).endsWith(": the search ended with LIMIT after 5 solutions");
        search.limit(93).count(proof());
        assertThat(verdict(problem)).isEqualTo("VERIFIED: 92 solutions");
        Feasibility.of(problem).proofTo(proof()).solution();
        assertThat(verdict(problem)).endsWith(": the search ended with LIMIT after 1 solution");
        search.cancelWhen(() -> true).count(proof());
        assertThat(verdict(problem))
                .isEqualTo("NOT WHOLE after step 1: the search ended with CANCELLED after 0 solutions");
        search.timeout(Duration.ofNanos(1)).count(proof());
        assertThat(verdict(problem)).startsWith("NOT WHOLE").contains("TIMEOUT");
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

    @Test
    void whatCannotBeProvenIsRefused() {
        ExactCoverProblem<Object, Integer> problem = ExactCoverProblem.<Object, Integer>builder()
                .primary("a")
                .option(1, "a")
                .build();
        assertThatThrownBy(() -> Proof.of(problem).itemChoice(ItemChoice.FRB))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("The item choice FRB learns during the search, and no proof can be written of that;"
                        + " choose MRV, FIRST or WTD");
        assertThatThrownBy(() -> Cheapest.of(problem)
                        .proofTo(proof())
                        .checkpointTo(folder.resolve("c"), Duration.ofSeconds(1))
                        .find())
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("checkpoint")
                .hasMessageContaining("; ");
        assertThat(proof()).doesNotExist();
        assertThatThrownBy(() -> Count.of(problem).proofTo(folder).result())
                .isInstanceOf(UncheckedIOException.class)
                .hasMessageContaining("cannot be written");
        Feasibility<Object, Integer> feasibility = Feasibility.of(problem).proofTo(proof());
        assertThat(feasibility.solution().map(Solution::options)).contains(List.of(1));
        assertThat(feasibility.toString()).contains("proof to ");
    }
}
