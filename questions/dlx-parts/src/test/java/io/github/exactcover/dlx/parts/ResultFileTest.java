package io.github.exactcover.dlx.parts;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.Search;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.testing.Permutations;
import io.github.exactcover.dlx.testing.SmallProblem;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The solutions of a part are written while it is run, and read when they are handed out. */
class ResultFileTest {

    private static final ExactCoverProblem<String, String> PROBLEM = Permutations.of(6);
    private static final Plan PLAN = Plan.of(PROBLEM).toSolve();

    @TempDir
    private Path folder;

    private Path job() {
        return folder.resolve("job");
    }

    private List<Path> results() throws IOException {
        try (Stream<Path> files = Files.list(job().resolve("results"))) {
            return files.toList();
        }
    }

    private static List<Solution<String>> all() {
        List<Solution<String>> all = new ArrayList<>();
        DLX.search(PROBLEM).forEach(all::add);
        return all;
    }

    private static List<Solution<String>> drained(Ledger ledger) {
        List<Solution<String>> solutions = new ArrayList<>();
        ledger.drain(places -> solutions.add(Solution.of(PROBLEM.options(), places)));
        return solutions;
    }

    /** The file that is being written grows, and is not taken for a result. */
    @Test
    void solutionsAreWrittenAsTheyAreFound() {
        Plan plan = Plan.of(Permutations.of(8)).toSolve();
        JobFolder job = JobFolder.create(job(), plan, 1);
        AtomicLong largest = new AtomicLong();
        PartResult result = job.run(1, Budget.NONE, () -> {
                    largest.accumulateAndGet(size(), Math::max);
                    assertThat(job.open()).containsExactly(1);
                    return false;
                })
                .orElseThrow();
        assertThat(result.solutions()).isEqualTo(40_320);
        assertThat(plan.solutions(result)).isEmpty();
        assertThat(largest.get()).isBetween(size() / 2, size() - 1);
    }

    private long size() {
        try {
            return results().stream().mapToLong(file -> file.toFile().length()).sum();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void whoWantsNumbersDoesNotLookAtSolutions() throws IOException {
        JobFolder job = JobFolder.create(job(), PLAN, 1);
        job.run(1, Budget.NONE, () -> false);
        damage(results().get(0));
        Ledger ledger = job.count(0);
        assertThat(ledger.isComplete()).isTrue();
        assertThat(ledger.solutions()).isEqualTo(720);
        assertThat(ledger.poll()).isEmpty();
        assertThat(job.look().solutions()).isEqualTo(720);
        assertThat(job.merge(0).open()).as("one that wants solutions").hasSize(1);
        assertThat(results()).isEmpty();
        assertThat(job.runUntilDone(Duration.ofMinutes(1), () -> false)).isTrue();
        assertThat(drained(job.merge(0))).isEqualTo(all());
    }

    /** Two solutions change places, so all are solutions still. Only the check sum tells. */
    private static void damage(Path file) throws IOException {
        String text = Files.readString(file, ISO_8859_1);
        String damaged = text.replaceFirst("(found .*\n)(found .*\n)", "$2$1");
        assertThat(damaged).isNotEqualTo(text);
        Files.writeString(file, damaged, ISO_8859_1);
    }

    /** As a full disk does, at any moment. */
    @ParameterizedTest
    @ValueSource(doubles = {0, 0.001, 0.4, 0.98, 0.999})
    void whereNothingMoreCanBeWrittenTheRunEnds(double share) throws IOException {
        ResultFile file = new ResultFile(PLAN, folder.resolve("file"));
        StringBuilder whole = new StringBuilder();
        file.run(PLAN.whole(), Budget.NONE, () -> false, Duration.ofHours(1), whole);
        int room = (int) (share * whole.length());
        StringBuilder written = new StringBuilder();
        Appendable disk = new FullDisk(written, room);
        assertThatThrownBy(() -> file.run(PLAN.whole(), Budget.NONE, () -> false, Duration.ofHours(1), disk))
                .isInstanceOf(IOException.class)
                .hasMessage("No space left on device");
        assertThat(written.length()).isLessThanOrEqualTo(room);
    }

    private record FullDisk(StringBuilder written, int room) implements Appendable {

        @Override
        public Appendable append(CharSequence text) throws IOException {
            if (written.length() + text.length() > room) {
                throw new IOException("No space left on device");
            }
            written.append(text);
            return this;
        }

        @Override
        public Appendable append(CharSequence text, int start, int end) throws IOException {
            return append(text.subSequence(start, end));
        }

        @Override
        public Appendable append(char letter) throws IOException {
            return append(String.valueOf(letter));
        }
    }

    /** A file that is not touched for long is taken for that of a killed program. */
    @Test
    void aLongRunGivesSignsOfLife() throws IOException {
        StringBuilder text = new StringBuilder();
        Path file = folder.resolve("file");
        ResultFile result = new ResultFile(PLAN, file);
        result.run(PLAN.whole(), Budget.NONE, () -> false, Duration.ZERO, text);
        assertThat(text.toString()).contains("\n\n");
        Files.writeString(file, text);
        PartResult numbers = result.numbers();
        result.checkSolutions(numbers);
        assertThat(result.solutions(numbers)).toIterable().hasSize(720);
    }

    /** Where files cannot be locked, two programs may run the same part, and the second result takes the place. */
    @Test
    void aFileThatIsReplacedBeforeItIsReadIsNoticed() throws IOException {
        JobFolder job = JobFolder.create(job(), PLAN, 1);
        job.run(1, Budget.NONE, () -> false);
        Ledger ledger = job.merge(0);
        Path other = folder.resolve("other");
        new ResultFile(PLAN, other).run(PLAN.whole(), Budget.NONE.nodes(99), () -> false);
        Files.move(other, results().get(0), StandardCopyOption.REPLACE_EXISTING);
        assertThatThrownBy(ledger::poll)
                .isInstanceOf(UncheckedIOException.class)
                .hasMessageContaining(results().get(0).toString())
                .cause()
                .hasMessage("another program has replaced it; put the results together again");
        assertThat(job.merge(0).isComplete()).isFalse();
    }

    @Provide
    Arbitrary<SmallProblem> problems() {
        return SmallProblem.any();
    }

    /** Of any problem, with any engine, and with solutions that have no option. */
    @Property(tries = 40)
    void solutionsComeFromFilesInTheOrderOfTheSearch(@ForAll("problems") SmallProblem small, @ForAll long seed)
            throws IOException {
        Random random = new Random(seed);
        boolean once = small.equals(small.withoutBounds());
        Engine engine = once ? List.of(Engine.values()).get(random.nextInt(Engine.values().length)) : Engine.AUTO;
        Search<String, Integer> search = DLX.search(small.problem()).engine(engine);
        List<Solution<Integer>> expected = new ArrayList<>();
        search.forEach(expected::add);
        Path parent = Files.createTempDirectory("job");
        Path path = parent.resolve("job");
        JobFolder job =
                JobFolder.create(path, Plan.of(small.problem()).engine(engine).toSolve(), 1 + random.nextInt(4));
        while (job.runNext(Budget.NONE.nodes(1 + random.nextInt(9)).pieces(3), () -> false)
                .isPresent()) {
            job.merge(random.nextInt(6));
        }
        List<Solution<Integer>> found = new ArrayList<>();
        Ledger ledger = job.merge(0);
        Path checkpoint = path.resolve("checkpoint");
        for (int half = ledger.isComplete() ? expected.size() / 2 : 0; half > 0; half--) {
            found.add(Solution.of(small.problem().options(), ledger.poll().orElseThrow()));
        }
        ledger.write(checkpoint);
        Ledger.resume(job.plan(), checkpoint)
                .drain(places -> found.add(Solution.of(small.problem().options(), places)));
        assertThat(ledger.isComplete()).isTrue();
        assertThat(found).isEqualTo(expected);
        delete(parent);
    }

    static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted((a, b) -> b.compareTo(a)).toList()) {
                Files.delete(file);
            }
        }
    }
}
