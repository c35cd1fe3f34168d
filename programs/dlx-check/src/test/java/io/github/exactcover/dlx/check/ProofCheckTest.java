package io.github.exactcover.dlx.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ProofCheckTest {

    /** Two items, and three options of the first. Only the last two can be in a solution. */
    private static final String PROBLEM = "a b | x\na x\na |3\na |4\nb x\n";

    private static final String HEADER = "exact cover proof 1\nproblem 2 1 4\n";

    @TempDir
    Path folder;

    /** Steps are written as numbers, and text in quotes. */
    private static byte[] proof(String header, Object... steps) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(header.getBytes(StandardCharsets.ISO_8859_1));
        for (Object step : steps) {
            out.writeBytes(
                    step instanceof Integer number
                            ? new byte[] {number.byteValue()}
                            : step.toString().getBytes(StandardCharsets.US_ASCII));
        }
        return out.toByteArray();
    }

    private static String verdict(String problem, byte[] proof) {
        return new ProofCheck()
                .verdict(problem, new ByteArrayInputStream(proof))
                .text();
    }

    private static String verdict(String header, Object... steps) {
        return verdict(PROBLEM, proof(header, steps));
    }

    @Test
    void aTreeIsVerified() {
        assertThat(verdict(HEADER + "steps\n", 26, 27, 27, 27, "count 2\n")).isEqualTo("VERIFIED: 2 solutions");
        assertThat(verdict(HEADER + "max 3\nsteps\n", 26, 27, 27, 27, "count 1\n"))
                .isEqualTo("VERIFIED: 1 solution that cost 3 or less");
    }

    @Test
    void theCheapestIsVerifiedByPrices() {
        assertThat(verdict(HEADER + "max 2\nsolution 1 3\nsteps\n", 26, 27, 27, 27, "count 0\n"))
                .isEqualTo("VERIFIED: 0 solutions that cost 2 or less; those in the proof cost 3");
        // The price of item 0 is 3, and no option has a net cost below 0.
        String without = "a b | x\na |5\na |3\na |4\nb x\n";
        assertThat(verdict(without, proof(HEADER + "max 2\nsteps\n", 15, 1, 0, 6, "count 0\n")))
                .isEqualTo("VERIFIED: 0 solutions that cost 2 or less");
    }

    /** The price of item 0 is 1, so that the bound is what the solution costs. */
    @Test
    void whatIsTooDearIsDroppedThoughTheBoundIsTheLimit() {
        String header = "exact cover proof 1\nproblem 2 0 3\nmax 1\nsteps\n";
        assertThat(verdict("a b\na |1\na |2\nb\n", proof(header, 15, 1, 0, 2, 26, 27, "count 1\n")))
                .isEqualTo("VERIFIED: 1 solution that cost 1 or less");
    }

    /** An item that options share by its color is covered more often than it has room, which is no gain. */
    @Test
    void aSharedColorDoesNotRaiseTheBound() {
        String header = "exact cover proof 1\nproblem 3 1 3\nsteps\n";
        assertThat(verdict("a b c | x\na x:r\nb x:r\nc x:r\n", proof(header, 26, 27, 0, 1, 3, 1, 0, 28, "count 1\n")))
                .isEqualTo("VERIFIED: 1 solution");
    }

    @Test
    void aLimitIsNotRoundedIfNothingHasACost() {
        assertThat(verdict(
                        "a\na\na\n", proof("exact cover proof 1\nproblem 1 0 2\nmax -1\nsteps\n", 15, 0, "count 0\n")))
                .isEqualTo("VERIFIED: 0 solutions that cost -1 or less");
    }

    /** The second clause follows from nothing but that. */
    @Test
    void onceThereIsNothingLeftToFindThatStays() {
        assertThat(verdict(
                        "a b\na\n",
                        proof(
                                "exact cover proof 1\nproblem 2 0 1\nsteps\n",
                                2,
                                0,
                                1,
                                2,
                                2,
                                1,
                                0,
                                0,
                                7,
                                0,
                                "count 0\n")))
                .isEqualTo("VERIFIED: 0 solutions");
    }

    @Test
    void onlySolutionsWithRequiredAndWithoutForbiddenOptionsCount() {
        assertThat(verdict(HEADER + "forbid 2\nsteps\n", 26, 27, 27, "count 1\n"))
                .isEqualTo("VERIFIED: 1 solution without option 2");
        assertThat(verdict(HEADER + "require 1\nrequire 3\nforbid 0\nsteps\n", "count 1\n"))
                .isEqualTo("VERIFIED: 1 solution with option 1 with option 3 without option 0");
        assertThat(verdict(HEADER + "max 3\nrequire 2\nsolution 3\nsteps\n", 27, "count 0\n"))
                .isEqualTo("VERIFIED: 0 solutions with option 2 that cost 3 or less; those in the proof cost 4");
        // The steps of one claim are not those of another.
        assertThat(verdict(HEADER + "require 1\nsteps\n", 27, "count 1\n")).startsWith("VERIFIED: 1 solution");
        assertThat(verdict(HEADER + "require 0\nsteps\n", 27, "count 1\n")).startsWith("REFUSED");
        assertThat(verdict(HEADER + "forbid 1\nsteps\n", 27, "count 1\n")).startsWith("REFUSED");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "require 0,require 3",
                "require 1,require 2",
                "require 1,require 3,require 2",
                "require 1,forbid 1",
                "forbid 1,require 1"
            })
    void requiredOptionsThatExcludeEachOtherLeaveNothingToDo(String lines) {
        String header = HEADER + lines.replace(',', '\n') + "\n";

        assertThat(verdict(header + "steps\n", "count 0\n")).startsWith("VERIFIED: 0 solutions with");
        assertThat(verdict(header + "steps\n", "count 1\n"))
                .isEqualTo("REFUSED at step 0: the steps show 'count 0', not 'count 1'");
        assertThat(verdict(header + "solution 3\nsteps\n", "count 0\n"))
                .isEqualTo("REFUSED at step 0: no solution has all options that the proof requires");
    }

    @Test
    void anOptionWithoutPrimaryItemsCannotBeRequired() {
        assertThat(verdict(
                        "a | x\na\nx\n", proof("exact cover proof 1\nproblem 1 1 2\nrequire 1\nsteps\n", "count 0\n")))
                .isEqualTo("VERIFIED: 0 solutions with option 1");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "require 4;has no option",
                "forbid -1;has no option",
                "require 4294967297;has no option",
                "require;no line of a proof",
                "forbid 1 2;no line of a proof",
                "solution 1 3\\nrequire 1;follows a solution",
                "require 1\\nsolution 1 3;option 1 does not fit",
                "forbid 1\\nsolution 1 3;option 1 does not fit",
                "solution 1;an item needs an option",
                "solution 1 2;option 2 does not fit",
                "solution 0 3;option 3 does not fit",
                "solution 4;option 4 does not fit",
                "solution -1;option -1 does not fit",
                "solution;an item needs an option",
                "solution 1  3;no number",
                "solution x;no number",
                "max 99999999999999999999;64 bits",
                "max 3 4;no line of a proof",
                "scale 0;no positive number",
                "count 3;no line of a proof",
                "problem 2 1 4;no line of a proof"
            })
    void lineOfTheHeaderIsRefused(String line, String why) {
        assertThat(verdict(HEADER + line.replace("\\n", "\n") + "\nsteps\n", "count 0\n"))
                .startsWith("REFUSED at step 0: ")
                .contains(why);
    }

    @Test
    void anotherProblemIsRefused() {
        assertThat(verdict("a\na\n", proof(HEADER + "steps\n")))
                .isEqualTo("REFUSED at step 0: the proof is about another problem:"
                        + " it says 'problem 2 1 4', not 'problem 1 0 1'");
        assertThat(verdict("exact cover proof 2\n")).contains("does not begin with 'exact cover proof 1'");
        assertThat(verdict("\u0001\u0002\u0003\n")).contains("not text");
    }

    @Test
    void aFalseClaimIsRefused() {
        assertThat(verdict(HEADER + "steps\n", 26, 27, 27, 27, "count 3\n"))
                .isEqualTo("REFUSED at step 4: the steps show 'count 2', not 'count 3'");
        assertThat(verdict(HEADER + "steps\n", 26, 27, 27, 27, "count 2\nc")).contains("something follows");
    }

    @Test
    void aProofThatIsCutIsNotWhole() throws IOException {
        byte[] whole = proof(HEADER + "steps\n", 26, 27, 27, 27, "count 2\n");
        for (int length = 0; length < whole.length; length++) {
            assertThat(verdict(PROBLEM, Arrays.copyOf(whole, length)))
                    .startsWith("NOT WHOLE after step ")
                    .endsWith(": the file ends too early");
        }
        byte[] packed = packed(whole);
        assertThat(verdict(PROBLEM, packed)).isEqualTo("VERIFIED: 2 solutions");
        for (int length = 1; length < packed.length; length++) {
            assertThat(verdict(PROBLEM, Arrays.copyOf(packed, length)))
                    .as("%s bytes", length)
                    .matches("NOT WHOLE after step [0-4]: the file ends too early");
        }
        packed[packed.length / 2] ^= 8;
        assertThat(verdict(PROBLEM, packed)).matches("(REFUSED|NOT WHOLE).*");
    }

    /** Also where it begins at the end of what was read at once. */
    @Test
    void nothingMayFollowWhatIsPacked() throws IOException {
        byte[] packed = packed(proof(HEADER + "steps\n", 26, 27, 27, 27, "count 2\n"));
        List<byte[]> followers = List.of(
                new byte[1],
                new byte[] {31},
                new byte[8],
                new byte[70_000],
                packed,
                packed(new byte[0]),
                PROBLEM.getBytes(StandardCharsets.US_ASCII));
        for (byte[] follower : followers) {
            byte[] both = Arrays.copyOf(packed, packed.length + follower.length);
            System.arraycopy(follower, 0, both, packed.length, follower.length);
            for (int atOnce = 1; atOnce <= packed.length + 1; atOnce++) {
                assertThat(slowly(both, atOnce)).isEqualTo("REFUSED at step 4: something follows the end of the proof");
                assertThat(slowly(packed, atOnce)).isEqualTo("VERIFIED: 2 solutions");
            }
        }
    }

    @Test
    void nothingMayFollowInWhatIsPackedEither() throws IOException {
        assertThat(verdict(PROBLEM, packed(proof(HEADER + "steps\n", 26, 27, 27, 27, "count 2\nc"))))
                .isEqualTo("REFUSED at step 4: something follows the end of the proof");
    }

    /** The verdict on a proof of which no more than so many bytes come at once. */
    private static String slowly(byte[] proof, int atOnce) {
        InputStream bytes = new ByteArrayInputStream(proof) {
            @Override
            public synchronized int read(byte[] to, int from, int length) {
                return super.read(to, from, Math.min(length, atOnce));
            }

            @Override
            public synchronized int available() {
                return 0;
            }
        };
        return new ProofCheck().verdict(PROBLEM, bytes).text();
    }

    /** As the program gzip writes it, with the name of the file. */
    @Test
    void theHeadOfWhatIsPackedMayHaveAName() throws IOException {
        byte[] packed = packed(proof(HEADER + "steps\n", 26, 27, 27, 27, "count 2\n"));
        ByteArrayOutputStream named = new ByteArrayOutputStream();
        packed[3] = 8;
        named.write(packed, 0, 10);
        named.writeBytes("two.proof\0".getBytes(StandardCharsets.US_ASCII));
        named.write(packed, 10, packed.length - 10);

        assertThat(verdict(PROBLEM, named.toByteArray())).isEqualTo("VERIFIED: 2 solutions");
        packed[0] = 30;
        assertThat(verdict(PROBLEM, packed)).isEqualTo("REFUSED at step 0: a line of the proof is not text");
        packed[0] = 31;
        packed[1] = 0;
        assertThat(verdict(PROBLEM, packed)).isEqualTo("REFUSED at step 0: Not in GZIP format");
    }

    private static byte[] packed(byte[] proof) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (OutputStream out = new GZIPOutputStream(bytes)) {
            out.write(proof);
        }
        return bytes.toByteArray();
    }

    @Test
    void aSearchThatWasStoppedIsNotWhole() {
        assertThat(verdict(HEADER + "steps\n", 26, 1, "the limit of 1 solution\n"))
                .isEqualTo("NOT WHOLE after step 2: the limit of 1 solution");
        assertThat(verdict(HEADER + "steps\n", 26, 27, 27, 27, 1, "the limit of 2 solutions\n"))
                .isEqualTo("NOT WHOLE after step 4: the limit of 2 solutions");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "28;there is no step 28",
                "4;there is no step E",
                "14 4;there is no option 4",
                "14 255 255 255 255 255 255 255 255 127;there is no option 9223372036854775807",
                "14 0 14 3;option 3 cannot be chosen here",
                "11;an item needs an option",
                "7 0;lead to no contradiction",
                "7 1 0;the hint of item 0 says nothing",
                "7 1 4;there is no primary item 2",
                "7 1 3;there is no clause -1",
                "7 1 1;there is no clause 0",
                "2 2 7 0;there is no literal so far after",
                "2 10;there is no clause of this length",
                "2 1 2 0;hints of clause 0",
                "2 1 1 1 2 7 1 3;was deleted, or had no two literals",
                "2 2 1 5 0 3 1 1 7 1 3;clause 0 was deleted",
                "2 2 1 1 0 7 1 3;the hint of clause 0 says nothing",
                "2 1 0 1 0;the hint of item 0 says nothing",
                "2 2 1 1 0 2 1 2 2 3 0;the hint of item 0 says nothing",
                "14 1 2 0 0;only the root",
                "3 1 1;there is no clause -1",
                "18 0 0;an item is twice in a sweep",
                "18 2;there is no primary item 2",
                "18 0 1 2;there is no way to go on from a layer 2",
                "18 0 1 1 4;there is no list of this length: 4",
                "18 0 1 1 1 3;there is no item 3",
                "15 0;no line 'max'",
                "0 1 2 2;positive price",
                "0 1 3 2;no item so far",
                "0 2 0 2 3 2;no item so far",
                "128 128 128 128 128 128 128 128 128 1;more than 63 bits"
            })
    void aStepIsRefused(String steps, String why) {
        Object[] bytes = Arrays.stream(steps.split(" ")).map(Integer::valueOf).toArray();

        assertThat(verdict(HEADER + "steps\n", bytes))
                .startsWith("REFUSED at step ")
                .contains(why);
    }

    @Test
    void aSweepCountsLayerByLayer() {
        assertThat(verdict(HEADER + "steps\n", 18, 0, 1, 0, 0, "count 2\n")).isEqualTo("VERIFIED: 2 solutions");
        assertThat(verdict(HEADER + "steps\n", 18, 1, 0, 0, 0, "count 2\n")).isEqualTo("VERIFIED: 2 solutions");
        assertThat(verdict(HEADER + "steps\n", 26, 18, 1, 0, 0, 0, 18, 0, 1, 0, 0, 18, 0, 1, 0, 0, "count 2\n"))
                .isEqualTo("VERIFIED: 2 solutions");
        assertThat(verdict(HEADER + "max 3\nsteps\n", 18, 0, 1, 0, 0, "count 1\n"))
                .isEqualTo("REFUSED at step 1: a sweep does not see what solutions cost");
        // Two of a, each subset of b, and a color that both share.
        String bounded = "2|a 0:2|b | x\na x:r\na x:r\na x:s\nb\nb\n";
        String header = "exact cover proof 1\nproblem 2 1 5\nsteps\n";
        assertThat(verdict(bounded, proof(header, 18, 1, 0, 0, 0, "count 4\n"))).isEqualTo("VERIFIED: 4 solutions");
    }

    /**
     * After a, either c or b is left, beside d. So the third layer, that of b, has a state only if nothing is merged.
     */
    @Test
    void aSweepMergesStatesWithTheSameRest() {
        String problem = "a d b c\na b\na c\nd\nd\nb\nc\n";
        String one = "exact cover proof 1\nproblem 4 0 6\nsteps\n";

        assertThat(verdict(problem, proof(one, 18, 0, 1, 2, 3, 0, 1, 2, 1, 3, 2, 1, 2, 1, 0, "count 4\n")))
                .isEqualTo("VERIFIED: 4 solutions");
        // With other numbers, two states are left, and the list of the third layer has to be there.
        assertThat(verdict(problem, proof(one, 18, 0, 1, 2, 3, 0, 1, 2, 1, 3, 2, 2, 1, 1, 0, 0, "count 4\n")))
                .isEqualTo("VERIFIED: 4 solutions");
        assertThat(verdict(problem, proof(one, 18, 0, 1, 2, 3, 0, 1, 0, 0, 1, 0, 0, "count 4\n")))
                .isEqualTo("VERIFIED: 4 solutions");
        // With one option more of c, the same numbers do not make them equal.
        String more = "exact cover proof 1\nproblem 4 0 7\nsteps\n";
        assertThat(verdict(problem + "c\n", proof(more, 18, 0, 1, 2, 3, 0, 1, 2, 1, 3, 2, 1, 2, 1, 0, 0, "count 6\n")))
                .isEqualTo("VERIFIED: 6 solutions");
    }

    /** Though the numbers suggest it: what the items need, how much room they have, and colors are in the text, too. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "a d 0:1|b c,a b,a c,d,d,b,c; 4 0 6; 18 0 1 2 3 0 1 2 1 3 2 1 2 0 0; 6",
                "a 0:1|p 0:2|q | y z,a y,a z,p z:r,p z:r,q y:r,q y:r; 3 2 6; 18 0 1 2 0 1 3 1 2 4 3 2 1 3 0; 7",
                "a b c | x y z,a y,a z,b x:r z,b x:s y,c x:r; 3 3 5; 18 0 1 2 0 1 4 1 2 3 5 4 1 2 3 4 0; 1"
            })
    void aSweepDoesNotMergeStatesThatDiffer(String problem, String size, String steps, int count) {
        List<Object> bytes = new ArrayList<>();
        Stream.of(steps.split(" ")).map(Integer::valueOf).forEach(bytes::add);
        bytes.add("count " + count + "\n");

        assertThat(verdict(
                        problem.replace(',', '\n') + "\n",
                        proof("exact cover proof 1\nproblem " + size + "\nsteps\n", bytes.toArray())))
                .startsWith("VERIFIED: " + count + " solution");
    }

    @Test
    void aSweepThatIsTooLargeIsRefused() {
        StringBuilder colors = new StringBuilder("a b | x\n");
        for (int color = 0; color < 65_535; color++) {
            colors.append("a x:").append(color).append('\n');
        }
        String last = "b x:0\n";
        assertThat(verdict(
                        colors + last,
                        proof("exact cover proof 1\nproblem 2 1 65536\nsteps\n", 18, 0, 1, 0, 0, "count 1\n")))
                .isEqualTo("REFUSED at step 1: a sweep has more than 65535 colors, or options of an item");
    }

    @Test
    void sumsThatDoNotFitAreRefused() {
        String huge = "a b\na |9223372036854775807\nb |1\n";
        String header = "exact cover proof 1\nproblem 2 0 2\n";

        assertThat(verdict(huge, proof(header + "steps\n", 26, 27, "count 1\n")))
                .contains("64 bits");
        assertThat(verdict(huge, proof(header + "max 1\nscale 3\nsteps\n", 15, 0)))
                .contains("64 bits");
    }

    @Test
    void aDeepTreeIsFollowedOrRefusedInWords() throws IOException {
        assertThat(chain(50_000)).isEqualTo("VERIFIED: 1 solution");
        assertThat(chain(200_001)).contains("deeper than the 200000 choices");
    }

    private String chain(int length) throws IOException {
        StringBuilder items = new StringBuilder();
        StringBuilder options = new StringBuilder();
        ByteArrayOutputStream proof = new ByteArrayOutputStream();
        proof.writeBytes(proof("exact cover proof 1\nproblem " + length + " 0 " + length + "\nsteps\n"));
        for (int item = 0; item < length; item++) {
            items.append('i').append(item).append(' ');
            options.append('\n').append('i').append(item);
            for (int rest = item + 26; ; rest >>>= 7) {
                proof.write(rest < 128 ? rest : (rest & 127) | 128);
                if (rest < 128) {
                    break;
                }
            }
        }
        proof.writeBytes(proof("count 1\n"));
        Path problem = Files.writeString(folder.resolve("chain.dlx"), items.append(options));
        return ProofCheck.check(problem, Files.write(folder.resolve("chain.proof"), proof.toByteArray()))
                .text();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "| a comment",
                "a a\n",
                "a\nb\n",
                "a\na a\n",
                "a\na:red\n",
                "a | x\na x:\n",
                "a | x\na x:r:s\n",
                "a | x y|z\n",
                "a | 1|x\n",
                "a | x | y\n",
                "2:1|a\n",
                "x:|a\n",
                ":2|a\n",
                "1:|a\n",
                "1:2:3|a\n",
                "2147483648|a\n",
                "a\na |\n",
                "a\na |x\n",
                "a\na |9223372036854775808\n",
                "a\na |9223372036854775807 |1\n"
            })
    void aTextThatIsNotInTheFormatIsRefused(String text) {
        assertThat(verdict(text, proof(HEADER)))
                .startsWith("REFUSED at step 0: ")
                .doesNotContain("another problem");
    }

    @Test
    void aProblemIsReadAsKnuthsFormatSays() {
        Problem problem =
                new Problem("\uFEFF| comment\r\n\n a\t2:3|b 0|c |x y\r\n\u000Ba  b x:red |5 |-2\nc x:blue y:red");

        assertThat(problem.primary).isEqualTo(3);
        assertThat(problem.items).isEqualTo(5);
        assertThat(problem.bounds)
                .containsExactly(
                        new int[] {1, 1}, new int[] {2, 3}, new int[] {0, 0}, new int[] {0, 1}, new int[] {0, 1});
        assertThat(problem.cells).containsExactly(new int[] {0, 1, 3}, new int[] {2, 3, 4});
        assertThat(problem.colors).containsExactly(new int[] {0, 0, 1}, new int[] {0, 2, 1});
        assertThat(problem.costs).containsExactly(3L, 0L);
        assertThat(problem.optionsOf).containsExactly(List.of(0), List.of(0), List.of(1), List.of(0, 1), List.of(1));
    }

    @Test
    void theExampleOfTheJavadocIsTrue() throws IOException {
        Path problem = Files.writeString(Files.createTempFile(folder, "two", ".dlx"), "a\na\na\n");
        Path proof = Files.createTempFile(folder, "two", ".proof");
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(proof))) {
            out.write("exact cover proof 1\nproblem 1 0 2\nsteps\n".getBytes(StandardCharsets.US_ASCII));
            out.write(26); // Each option of item 0 in turn.
            out.write("count 2\n".getBytes(StandardCharsets.US_ASCII));
        }
        assertThat(ProofCheck.check(problem, proof).text()).isEqualTo("VERIFIED: 2 solutions");
    }

    @Test
    void theCheckerIsShortEnoughToBeReadAndUsesNothingElse() throws IOException {
        List<String> code = new ArrayList<>();
        try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                code.addAll(Files.readAllLines(file));
            }
        }
        code.removeIf(line -> line.isBlank() || line.strip().matches("(//|/\\*|\\*).*"));

        assertThat(code).hasSizeLessThanOrEqualTo(850);
        assertThat(code)
                .filteredOn(line -> line.startsWith("import "))
                .allMatch(line -> line.matches("import (static )?(java|io\\.github\\.exactcover\\.dlx\\.check)\\..*"));
    }

    @Test
    void aFileThatCannotBeReadIsAnException() throws IOException {
        Path proof = Files.write(folder.resolve("proof"), proof(HEADER));
        Path latin = Files.write(folder.resolve("latin.dlx"), new byte[] {'a', (byte) 0xE4});

        assertThatThrownBy(() -> ProofCheck.check(folder.resolve("none"), proof))
                .isInstanceOf(IOException.class);
        assertThatThrownBy(() -> ProofCheck.check(latin, proof)).isInstanceOf(MalformedInputException.class);
    }
}
