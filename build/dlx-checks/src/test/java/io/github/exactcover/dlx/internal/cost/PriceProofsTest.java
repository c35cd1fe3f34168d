package io.github.exactcover.dlx.internal.cost;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.check.ProofCheck;
import io.github.exactcover.dlx.checks.proof.Tables;
import io.github.exactcover.dlx.formats.DlxFormat;
import io.github.exactcover.dlx.internal.cost.prices.PricedTable;
import io.github.exactcover.dlx.internal.proof.ProofWriter;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.View;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The proofs of the tree of prices, by themselves: of problems that have solutions, and for limits that many of them
 * keep. In the package of the tree, because the race for the cheapest asks for little more than the first prices.
 */
class PriceProofsTest {

    private static final long SCALE = 64;
    private static final int ITEMS = 26;

    @TempDir
    Path folder;

    /** The verdict on a tree that looks for all solutions up to a limit. */
    private String verdict(String text, long limit) throws IOException {
        OptionTable table = Tables.of(DlxFormat.parse(text));
        Path proof = folder.resolve("proof");
        ProofWriter first = new ProofWriter(proof, table, View.same(table), new BitSet(), new BitSet());
        ProofWriter writer = first.beside(limit, SCALE, List.of());
        SolutionsUpTo search = new SolutionsUpTo(table, PricedTable.forProof(table, table, SCALE), limit, writer);
        while (search.run(Long.MAX_VALUE) != Step.EXHAUSTED) {
            // It pauses at each solution.
        }
        writer.end(BigInteger.valueOf(search.solutions()));
        first.replaceBy(writer);
        return ProofCheck.check(Files.writeString(folder.resolve("problem.dlx"), text), proof)
                .text();
    }

    /** Items that need several options, of which few are left, and some exclude each other. */
    private static String crowded(Random random) {
        int items = 2 + random.nextInt(3);
        StringBuilder text = new StringBuilder();
        for (int item = 0; item < items; item++) {
            int low = 1 + random.nextInt(4);
            text.append(low)
                    .append(':')
                    .append(low + random.nextInt(2))
                    .append("|i")
                    .append(item)
                    .append(' ');
        }
        text.append("| x y");
        for (int option = 3 * items + random.nextInt(8); option > 0; option--) {
            Set<String> some = new TreeSet<>();
            some.add("i" + random.nextInt(items));
            some.add("i" + random.nextInt(items));
            if (random.nextBoolean()) {
                some.add(random.nextBoolean() ? "x" : "y");
            }
            text.append('\n').append(String.join(" ", some)).append(" |").append(random.nextInt(12));
        }
        return text.append('\n').toString();
    }

    @Test
    void everyNumberOfSolutionsUpToALimitIsVerified() throws IOException {
        Random random = new Random(9);
        int few = 0;
        for (int proven = 0; proven < 400; ) {
            String text = crowded(random);
            ExactCoverProblem<String, String> problem = DlxFormat.parse(text);
            List<Long> costs =
                    DLX.search(problem).stream().map(Solution::cost).sorted().toList();
            if (!costs.isEmpty()) {
                long limit = costs.get(random.nextInt(costs.size())) - random.nextInt(2);
                long count = costs.stream().filter(cost -> cost <= limit).count();

                assertThat(verdict(text, limit)).as(text).startsWith("VERIFIED: " + count + " solution");
                few += count < costs.size() ? 1 : 0;
                proven++;
            }
        }
        assertThat(few).isBetween(100, 390);
    }

    /** From a dear start, with a look near each solution from the beginning: some of what is found comes from there. */
    @Test
    void theCheapestIsVerifiedAfterALookNearTheStart() throws IOException {
        int looks = 0;
        for (int seed = 1; seed <= 12; seed++) {
            String text = sets(new Random(seed));
            OptionTable table = Tables.of(DlxFormat.parse(text));
            MinimumCost search = fromStart(table, new NearSearch.Sizes(0, 1_000_000, 1));
            looks += search.nodes() == fromStart(table, NearSearch.Sizes.USUAL).nodes() ? 0 : 1;
            Path file = folder.resolve("proof");
            ProofWriter first = new ProofWriter(file, table, View.same(table), new BitSet(), new BitSet());
            PriceProof proof = PriceProof.of(table, table, search.cheapest(), first);
            while (proof.search().run(Long.MAX_VALUE) != Step.EXHAUSTED) {
                assertThat(proof.search().solutions()).isZero();
            }
            proof.writer().end(BigInteger.ZERO);
            first.replaceBy(proof.writer());

            long cost = search.cheapest().get(0).cost();
            assertThat(ProofCheck.check(Files.writeString(folder.resolve("problem.dlx"), text), file)
                            .text())
                    .isEqualTo("VERIFIED: 0 solutions that cost " + (cost - 1) + " or less; those in the proof cost "
                            + cost);
        }
        assertThat(looks).isGreaterThan(6);
    }

    private static MinimumCost fromStart(OptionTable table, NearSearch.Sizes near) {
        MinimumCost.Given given = new MinimumCost.Given(
                null, Optional.of(IntStream.range(0, ITEMS).toArray()), null);
        MinimumCost.Sizes sizes = new MinimumCost.Sizes(100_000, 0, Stages.Sizes.USUAL, near);
        MinimumCost search = new MinimumCost(table, ItemRule.SMALLEST, 1, 1, given, sizes);
        while (search.run(1) != Step.EXHAUSTED) {
            // It stops at each cheaper solution.
        }
        return search;
    }

    /** Each item alone, which is dear, and random sets of them. */
    private static String sets(Random random) {
        StringBuilder text = new StringBuilder();
        IntStream.range(0, ITEMS).forEach(item -> text.append('i').append(item).append(' '));
        IntStream.range(0, ITEMS)
                .forEach(item -> text.append("\ni").append(item).append(" |100"));
        Set<Set<String>> drawn = new HashSet<>();
        while (drawn.size() < 12 * ITEMS) {
            Set<String> some = new TreeSet<>();
            int size = 3 + random.nextInt(3);
            while (some.size() < size) {
                some.add("i" + random.nextInt(ITEMS));
            }
            if (drawn.add(some)) {
                text.append('\n').append(String.join(" ", some)).append(" |").append(20 * size + random.nextInt(60));
            }
        }
        return text.append('\n').toString();
    }
}
