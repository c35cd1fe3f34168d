package io.github.exactcover.dlx.internal.count.layers;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.formats.DlxFormat;
import io.github.exactcover.dlx.internal.count.frontier.Frontier;
import io.github.exactcover.dlx.internal.count.frontier.ItemSequence;
import io.github.exactcover.dlx.internal.count.frontier.Memory;
import io.github.exactcover.dlx.internal.count.frontier.StateTable;
import io.github.exactcover.dlx.internal.count.symmetry.Certificate;
import io.github.exactcover.dlx.internal.count.symmetry.CertificateTable;
import io.github.exactcover.dlx.internal.count.symmetry.Merging;
import io.github.exactcover.dlx.internal.race.Crew;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import io.github.exactcover.dlx.testing.FailedProblems;
import io.github.exactcover.dlx.testing.Shuffled;
import io.github.exactcover.dlx.testing.SmallProblem;
import io.github.exactcover.dlx.testing.SmallProblems;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * States whose remaining problems look alike, but are not. In each problem, the first item has two options, after which
 * different options are left: those with {@code u:1} and those with {@code u:2}.
 */
class CertificateTest {

    /** Without a color, an item can be used once; with a color, by all that give it the same one. */
    private static final String KINDS = """
            x a b c d | u s t
            x u:1
            x u:2
            a s u:1
            b s u:1
            b s:red u:1
            c u:1
            c s:red u:1
            d u:1
            d s:red u:1
            a t:blue u:2
            b t:blue u:2
            b t:red u:2
            c u:2
            c t:red u:2
            d u:2
            d t:red u:2
            """;

    /** Which values belong to the same item makes all the difference. */
    private static final String LINKS = """
            x a b c d | u s t
            x u:1
            x u:2
            a s:1 u:1
            a u:1
            b s:2 u:1
            c t:1 u:1
            c u:1
            d t:2 u:1
            a s:1 u:2
            a u:2
            b t:1 u:2
            c s:2 u:2
            c u:2
            d t:2 u:2
            """;

    /** The same numbers of items and options, of which one problem has a triangle and the other has not. */
    private static final String EDGES = """
            x a b c d | u
            x u:1
            x u:2
            a b u:1
            c d u:1
            a c u:1
            b d u:1
            a b u:2
            a c u:2
            b c u:2
            a d u:2
            """;

    /** The table of a problem in Knuth's format, with each option twice, so that no choice is forced. */
    private static OptionTable table(String text) {
        List<String> lines = text.lines().toList();
        List<String> items = List.of(lines.get(0).replace("| ", "").split(" ", -1));
        OptionTableBuilder builder = new OptionTableBuilder();
        for (String line : lines.subList(1, lines.size())) {
            for (int copy = 0; copy < 2; copy++) {
                for (String word : line.split(" ", -1)) {
                    String[] parts = word.split(":", -1);
                    builder.addCell(
                            items.indexOf(parts[0]), parts.length == 1 ? OptionTable.NO_COLOR : parts[1].hashCode());
                }
                builder.endOption();
            }
        }
        int primaryCount = lines.get(0).substring(0, lines.get(0).indexOf(" |")).split(" ", -1).length;
        return builder.build(primaryCount, IntStream.range(0, items.size()).toArray());
    }

    /** Counts by a sweep that compares all states of each layer. */
    private static BigInteger merged(OptionTable table, int[] order) {
        BigInteger solutions = merged(table, order, 1 << 20, 1);
        // So little memory that few certificates are kept.
        assertThat(merged(table, order, 2_000, 3)).isEqualTo(solutions);
        return solutions;
    }

    private static BigInteger merged(OptionTable table, int[] order, long bytes, int threads) {
        Crew crew = new Crew(threads);
        try {
            return merged(new Sweep(new Frontier(table, order), 1, bytes, crew));
        } finally {
            crew.close();
        }
    }

    private static BigInteger merged(Sweep sweep) {
        BigInteger before = BigInteger.ZERO;
        while (sweep.run(10, 100) != Sweep.Outcome.DONE) {
            assertThat(sweep.solutions()).isGreaterThanOrEqualTo(before);
            before = sweep.solutions();
        }
        return sweep.solutions();
    }

    @Provide
    Arbitrary<SmallProblem> problems() {
        return SmallProblem.arbitrary();
    }

    @Property(tries = 4_000, seed = "20262204")
    void mergedStatesCountAllSolutions(
            @ForAll("problems") SmallProblem one, @ForAll("problems") SmallProblem other, @ForAll Random random) {
        SmallProblem both = SmallProblems.sideBySide(one, other);
        int[] items = Shuffled.array(both.primaryCount(), random);
        int[] copies = random.ints(both.options().size(), 1, 4)
                .map(copy -> copy / 2 + 1)
                .toArray();
        int[] ofOne = new int[one.options().size()];
        int[] ofOther = new int[other.options().size()];
        for (int i = 0, option = 0; option < copies.length; i++) {
            if (i < ofOne.length) {
                ofOne[i] = copies[option++];
            }
            if (i < ofOther.length) {
                ofOther[i] = copies[option++];
            }
        }
        long expected = choices(one, ofOne) * choices(other, ofOther);
        FailedProblems.keeping(
                "merged-states",
                both,
                () -> assertThat(merged(copied(both.table(), copies), items)).isEqualTo(expected));
    }

    /** How many solutions there are if each option is there several times. */
    private static long choices(SmallProblem problem, int[] copies) {
        return problem.solutions().stream()
                .mapToLong(solution ->
                        solution.stream().mapToLong(option -> copies[option]).reduce(1, (one, other) -> one * other))
                .sum();
    }

    /** A table with each option several times. Where there is only one of an option, the choice may be forced. */
    private static OptionTable copied(OptionTable table, int[] copies) {
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int option = 0; option < table.optionCount(); option++) {
            for (int copy = 0; copy < copies[option]; copy++) {
                for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
                    builder.addCell(table.item(cell), table.color(cell));
                }
                builder.endOption();
            }
        }
        return builder.build(
                table.primaryCount(), IntStream.range(0, table.itemCount()).toArray());
    }

    @ParameterizedTest
    @ValueSource(strings = {KINDS, LINKS, EDGES})
    void whatIsNotTheSameIsNotMerged(String text) {
        long expected = DLX.stream(DlxFormat.parse(text))
                .mapToLong(solution -> 1L << solution.options().size())
                .sum();
        assertThat(expected).isPositive();
        OptionTable table = table(text);
        int[] order = IntStream.range(0, table.primaryCount()).toArray();
        assertThat(merged(table, order)).isEqualTo(expected);
    }

    /** Many with the same place in the index, which differ in a single byte. With little memory most are not kept. */
    @ParameterizedTest
    @ValueSource(ints = {1 << 20, 10_000, 0})
    void certificatesAreComparedInFull(int memory) {
        AtomicInteger written = new AtomicInteger();
        CertificateTable table = new CertificateTable(new Memory(memory), (number, certificate, length) -> {
            written.incrementAndGet();
            return Arrays.equals(certificate(number), Arrays.copyOf(certificate, length));
        });
        for (int round = 0; round < 2; round++) {
            for (int number = 0; number < 5_000; number++) {
                assertThat(table.number(certificate(number), 5)).isEqualTo(number);
            }
        }
        assertThat(table.number(new byte[] {7, 0, 7, 0}, 4)).as("a shorter one").isEqualTo(5_000);
        assertThat(table.size()).isEqualTo(5_001);
        assertThat(written.get()).isBetween(memory == 0 ? 4_900 : 0, memory == 1 << 20 ? 0 : 5_000);
    }

    private static byte[] certificate(int number) {
        return new byte[] {7, (byte) number, 7, (byte) (number >> 8), 7};
    }

    /** Of certificates that are not kept, those with the same hash are compared as well. */
    @Test
    void theSameHashIsNotEnough() {
        CertificateTable table = new CertificateTable(new Memory(0), (number, certificate, length) -> false);
        byte[] certificate = new byte[1_000];
        assertThat(table.number(certificate, 1_000)).isZero();
        assertThat(table.number(certificate, 1_000)).isEqualTo(1);
    }

    @Test
    void certificatesThatAreWrittenAgainAreCompared() {
        OptionTable table = table(KINDS);
        Frontier frontier =
                new Frontier(table, IntStream.range(0, table.primaryCount()).toArray());
        int chosen = table.primaryCount();
        StateTable states = new StateTable(new Memory(1 << 20), frontier.words, 1);
        for (long color = 1; color <= 2; color++) {
            long[] key = new long[frontier.words];
            key[frontier.layout.word(chosen)] = color << frontier.layout.shift(chosen);
            states.add(key, 0, new long[] {1}, 0, 1);
        }
        Certificate certificate = Objects.requireNonNull(Certificate.of(frontier, 1));
        Merging merging = new Merging(frontier, 1, certificate, states, new Memory(1 << 20), new Crew(1));
        assertThat(merging.run(1_000_000)).isTrue();
        for (int state = 0; state < 2; state++) {
            assertThat(certificate.write(states.chunk(state), states.place(state)))
                    .isTrue();
            for (int other = 0; other < 2; other++) {
                assertThat(merging.hasCertificate(other, certificate.bytes(), certificate.length()))
                        .isEqualTo(state == other);
            }
        }
    }

    /** Values of one word, and then of two and more. */
    @Test
    void valuesGrowWithoutBounds() {
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int option = 0; option < 450; option++) {
            builder.addCell(option / 3, OptionTable.NO_COLOR);
            builder.endOption();
        }
        OptionTable table = builder.build(150, IntStream.range(0, 150).toArray());
        int[] order = IntStream.range(0, 150).toArray();
        LayerMachine machine = LayerMachine.counting(table, ItemSequence.of(table, order), 1 << 20, 1);
        while (machine.run(1_000) != Step.EXHAUSTED) {
            assertThat(machine.count()).isZero();
        }
        assertThat(machine.count()).isEqualTo(BigInteger.valueOf(3).pow(150));
    }
}
