package io.github.exactcover.dlx.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CheckCommandTest {

    @TempDir
    Path folder;

    private String problem = "";

    @BeforeEach
    void writeProblem() throws IOException {
        problem = Files.writeString(folder.resolve("two.dlx"), "a\na\na\n").toString();
    }

    private String proof(String steps) throws IOException {
        return Files.write(
                        folder.resolve("two.proof"),
                        ("exact cover proof 1\nproblem 1 0 2\nsteps\n" + steps).getBytes(StandardCharsets.US_ASCII))
                .toString();
    }

    @Test
    void theVerdictIsALineAndAnExitCode() throws IOException {
        Run good = Run.dlx("check", problem, proof("\u001Acount 2\n"));
        assertThat(good.out()).isEqualTo("VERIFIED: 2 solutions\n");
        assertThat(good.exitCode()).isZero();

        Run wrong = Run.dlx("check", problem, proof("\u001Acount 3\n"));
        assertThat(wrong.out()).isEqualTo("REFUSED at step 1: the steps show 'count 2', not 'count 3'\n");
        assertThat(wrong.exitCode()).isEqualTo(1);

        Run cut = Run.dlx("check", problem, proof("\u001Acoun"));
        assertThat(cut.out()).isEqualTo("NOT WHOLE after step 1: the file ends too early\n");
        assertThat(cut.exitCode()).isEqualTo(1);
    }

    @Test
    void theCommandWritesWhatItChecks() throws IOException {
        String proof = folder.resolve("written.proof").toString();

        assertThat(Run.dlx("count", problem, "--proof", proof).out()).isEqualTo("2\n");
        assertThat(Run.dlx("check", problem, proof).out()).isEqualTo("VERIFIED: 2 solutions\n");
        assertThat(Run.dlx("count", problem, "--counting", "frontier", "--proof", proof)
                        .out())
                .isEqualTo("2\n");
        assertThat(Run.dlx("check", problem, proof).out()).isEqualTo("VERIFIED: 2 solutions\n");
        assertThat(Run.dlx("solve", problem, "--proof", proof, "--limit", "1").exitCode())
                .isZero();
        assertThat(Run.dlx("check", problem, proof).out())
                .isEqualTo("NOT WHOLE after step 1: the search ended with LIMIT after 1 solution\n");
    }

    @Test
    void everyQuestionThatIsProvenWritesAProof() throws IOException {
        String proof = folder.resolve("asked.proof").toString();
        String dear = Files.writeString(folder.resolve("dear.dlx"), "a b\na |5\na |7\na b |9\nb |3\n")
                .toString();

        assertThat(Run.dlx("solve", dear, "--cheapest", "2", "--proof", proof, "--threads", "2", "--reduce")
                        .exitCode())
                .isZero();
        assertThat(Run.dlx("check", dear, proof).out())
                .isEqualTo("VERIFIED: 1 solution that cost 8 or less; those in the proof cost 8, 9\n");
        assertThat(Run.dlx("count", dear, "--require", "b", "--forbid", "#1", "--seed", "1", "--proof", proof)
                        .out())
                .isEqualTo("1\n");
        assertThat(Run.dlx("check", dear, proof).out())
                .isEqualTo("VERIFIED: 1 solution with option 3 without option 0\n");
        assertThat(Run.dlx("solve", problem, "--unique", "--proof", proof).exitCode())
                .isZero();
        assertThat(Run.dlx("check", problem, proof).out())
                .startsWith("NOT WHOLE")
                .endsWith("LIMIT after 2 solutions\n");
    }

    @Test
    void aProofOfSomeSolutionsIsNotWhole() {
        String proof = folder.resolve("some.proof").toString();
        Run one = Run.dlx("count", problem, "--proof", proof, "--limit", "1");
        Run three = Run.dlx("solve", problem, "--proof", proof, "--limit", "3");

        assertThat(one.out()).isEqualTo("at least 1\n");
        assertThat(one.err()).startsWith("1 solution (limit reached, there may be more), ");
        assertThat(three.err()).startsWith("2 solutions (all), ");
        assertThat(Run.dlx("check", problem, proof).out()).isEqualTo("VERIFIED: 2 solutions\n");
        assertThat(Run.dlx("solve", problem, "--proof", proof, "--limit", "1", "--prefer", "a")
                        .err())
                .startsWith("1 solution (limit reached, there may be more), ");
        assertThat(Run.dlx("check", problem, proof).out())
                .startsWith("NOT WHOLE")
                .endsWith("LIMIT after 1 solution\n");
        assertThat(Run.dlx("count", problem, "--proof", proof, "--limit", "0").err())
                .isEqualTo("dlx: The limit is 0, but must be at least 1; to find all solutions, leave the limit out\n");
    }

    @ParameterizedTest
    @CsvSource({
        "--engine bit-parallel, --proof is written by --engine dancing-links",
        "--item-choice frb, --proof is written by --engine dancing-links",
        "--checkpoint c, --checkpoint cannot be combined with --proof",
        "--explain, --proof cannot be combined with --explain",
        "--estimate, --proof cannot be combined with --estimate"
    })
    void whatCannotBeProvenIsRefused(String options, String complaint) {
        List<String> arguments = new ArrayList<>(
                List.of("solve", problem, "--proof", folder.resolve("p").toString()));
        arguments.addAll(List.of(options.split(" ", -1)));

        Run run = Run.dlx(arguments.toArray(String[]::new));

        assertThat(run.err()).startsWith("dlx: " + complaint);
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(folder.resolve("p")).doesNotExist();
    }

    /** A proof is put in its place at the end, which would replace the device. */
    @Test
    void aDeviceIsNoPlaceForAProof() {
        Path device = Path.of("/dev/null");
        assumeTrue(Files.exists(device) && !Files.isRegularFile(device), "needs /dev/null");

        Run run = Run.dlx("count", problem, "--proof", "/dev/null");

        assertThat(run).isEqualTo(new Run(2, "", "dlx: --proof /dev/null: this is a pipe or a device; name a file\n"));
    }

    /** One thread writes the proof, however many are wanted. */
    @Test
    void aCountThatTookTooLongIsNotSentForMoreThreadsWithAProof() {
        String[] count = {"count", "queens", "17"};
        String[] proven = {"--proof", folder.resolve("late.proof").toString()};

        assertThat(Run.late("", count).err())
                .endsWith("\n--estimate guesses how much there is to count; more --threads can be faster\n");
        assertThat(Run.late("", Stream.of(count, proven).flatMap(Stream::of).toArray(String[]::new))
                        .err())
                .endsWith("\nwithout --proof, --estimate guesses how much there is to count, and more --threads can be"
                        + " faster\n");
    }

    @Test
    void whatCannotBeReadIsBadInput() throws IOException {
        String latin = Files.write(folder.resolve("latin.dlx"), new byte[] {'a', (byte) 0xE4})
                .toString();
        String none = folder.resolve("none").toString();

        assertThat(Run.dlx("check", problem, none).err())
                .isEqualTo("dlx: A file cannot be read: " + none + " does not exist\n");
        assertThat(Run.dlx("check", problem, none).exitCode()).isEqualTo(2);
        assertThat(Run.dlx("check", latin, proof("")).err()).contains("UTF-8");
        assertThat(Run.dlx("check", latin, proof("")).exitCode()).isEqualTo(2);
    }
}
