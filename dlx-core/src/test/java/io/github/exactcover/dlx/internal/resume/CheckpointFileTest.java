package io.github.exactcover.dlx.internal.resume;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.internal.parallel.ParallelMachine;
import io.github.exactcover.dlx.internal.resume.CheckpointFile.Identity;
import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.Remainder;
import io.github.exactcover.dlx.internal.search.Remainder.Effort;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.search.choose.EngineKind;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CheckpointFileTest {

    private static final Identity IDENTITY = new Identity("p", "o", "MRV visiting");

    @TempDir
    Path folder;

    private Path path;
    private CheckpointFile file;

    /** Places 0 to 2 for numbers 3 to 5: option {@code 3 * place + number}. So 0, 4, 8 is a solution. */
    private static OptionTable permutations() {
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int place = 0; place < 3; place++) {
            for (int number = 3; number < 6; number++) {
                builder.addCell(place, OptionTable.NO_COLOR);
                builder.addCell(number, OptionTable.NO_COLOR);
                builder.endOption();
            }
        }
        return builder.build(6, new int[] {0, 1, 2, 3, 4, 5});
    }

    private static RemainderCheck check(EngineKind kind, boolean counting) {
        OptionTable table = permutations();
        return new RemainderCheck(table, counting, () -> kind.make(table, ItemRule.SMALLEST, counting, Branch.NONE));
    }

    private Remainder read() throws IOException {
        return file.read(check(EngineKind.DANCING_LINKS, false));
    }

    @BeforeEach
    void writeOne() throws IOException {
        path = folder.resolve("search.checkpoint");
        file = new CheckpointFile(path, IDENTITY);
        file.write(new Remainder(
                List.of(
                        new Remainder.Piece(List.of(new int[] {0, 4, 8}, new int[] {0, 5, 7}), Branch.parse("1 3..5")),
                        new Remainder.Piece(List.of(new int[] {2, 3, 7}), Branch.NONE),
                        new Remainder.Piece(List.of(), Branch.parse("2"))),
                new Effort(12, 345, 6789, 0.1)));
    }

    @Test
    void whatIsWrittenIsRead() throws IOException {
        Remainder read = read();
        assertThat(read.effort()).isEqualTo(new Effort(12, 345, 6789, 0.1));
        assertThat(read.pieces().isEmpty()).isFalse();
        assertThat(read.pieces().stream().map(Remainder.Piece::branch))
                .containsExactly(Branch.parse("1 3..5"), Branch.NONE, Branch.parse("2"));
        assertThat(read.pieces().get(0).found()).containsExactly(new int[] {0, 4, 8}, new int[] {0, 5, 7});
        assertThat(read.pieces().get(1).found()).containsExactly(new int[] {2, 3, 7});
    }

    @Test
    void moreSolutionsThanAreReadAreNotWritten() throws IOException {
        byte[] before = Files.readAllBytes(path);
        Stream<int[]> tooMany = Stream.generate(() -> new int[] {0, 4, 8}).limit(RemainderCheck.MOST_KEPT + 1);
        assertThatThrownBy(() -> file.write(Effort.NONE, text -> text.add(tooMany.iterator(), Branch.NONE)))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("hand them out first");
        assertThat(path).hasBinaryContent(before);
    }

    @Test
    void theEmptySolutionIsWrittenAndRead() throws IOException {
        OptionTable empty = new OptionTableBuilder().build(0, new int[0]);
        file.write(
                new Remainder(List.of(new Remainder.Piece(List.of(new int[0]), Branch.NONE)), new Effort(0, 1, 0, 1)));
        Remainder read = file.read(new RemainderCheck(
                empty, false, () -> EngineKind.DANCING_LINKS.make(empty, ItemRule.SMALLEST, false, Branch.NONE)));
        assertThat(read.pieces().get(0).found()).containsExactly(new int[0]);
    }

    /**
     * Options 0 and 1 give the item of colors one of two, option 2 the first of them, and option 3 covers it without a
     * color.
     */
    @ParameterizedTest
    @CsvSource({"0, 2, true", "1, 2, false", "0, 3, false", "1, 3, false"})
    void colorsOfAKnownSolutionMustAgree(int one, int other, boolean agree) throws IOException {
        OptionTableBuilder builder = new OptionTableBuilder();
        int[] colors = {1, 2, 1, OptionTable.NO_COLOR};
        for (int option = 0; option < colors.length; option++) {
            builder.addCell(option / 2, OptionTable.NO_COLOR);
            builder.addCell(2, colors[option]);
            builder.endOption();
        }
        OptionTable table = builder.build(2, new int[] {0, 1, 2});
        file.write(new Remainder(
                List.of(new Remainder.Piece(List.of(new int[] {one, other}), Branch.NONE)), new Effort(0, 1, 0, 1)));
        RemainderCheck check = new RemainderCheck(
                table, false, () -> EngineKind.DANCING_LINKS.make(table, ItemRule.SMALLEST, false, Branch.NONE));
        if (agree) {
            assertThat(file.read(check).pieces()).hasSize(1);
        } else {
            assertThatThrownBy(() -> file.read(check)).isInstanceOf(IllegalArgumentException.class);
        }
    }

    /** Option 0 is the solution; option 1 has a secondary item alone, so no search chooses it. */
    @Test
    void noKnownSolutionHasAnOptionWithoutPrimaryItems() throws IOException {
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int option = 0; option < 2; option++) {
            builder.addCell(option, OptionTable.NO_COLOR);
            builder.endOption();
        }
        OptionTable table = builder.build(1, new int[] {0, 1});
        file.write(new Remainder(
                List.of(new Remainder.Piece(List.of(new int[] {0, 1}), Branch.NONE)), new Effort(0, 1, 0, 1)));
        RemainderCheck check = new RemainderCheck(
                table, false, () -> EngineKind.DANCING_LINKS.make(table, ItemRule.SMALLEST, false, Branch.NONE));
        assertThatThrownBy(() -> file.read(check)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void itIsReplacedByTheNext() throws IOException {
        file.write(new Remainder(List.of(), new Effort(1, 2, 3, 1)));
        assertThat(read().pieces().isEmpty()).isTrue();
        assertThat(folder).isDirectoryNotContaining("glob:**.tmp");
    }

    @Test
    void everyCutAndEveryChangedByteIsRefused() throws IOException {
        byte[] whole = Files.readAllBytes(path);
        for (int length = 0; length < whole.length - 1; length++) {
            Files.write(path, Arrays.copyOf(whole, length));
            assertThatThrownBy(this::read).isInstanceOf(IllegalArgumentException.class);
        }
        for (int place = 0; place < whole.length - 1; place++) {
            byte[] changed = whole.clone();
            changed[place] ^= 1;
            Files.write(path, changed);
            assertThatThrownBy(this::read).isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Test
    void aCutFileIsToldFromAForeignOne() throws IOException {
        Files.writeString(path, Files.readString(path).replace("branch none\n", ""));
        assertThatThrownBy(this::read)
                .hasMessage("The search cannot go on from " + path
                        + ": it is damaged or was cut; name another file that checkpointTo has written, or"
                        + " begin again");
        Files.writeString(path, "A B C\n");
        assertThatThrownBy(this::read).hasMessageContaining("it does not begin with 'dlx checkpoint 2'");
        Files.writeString(path, "dlx checkpoint 99\n");
        assertThatThrownBy(this::read).hasMessageContaining("it was written by another version");
        Files.writeString(path, "dlx checkpoint 2\ncheck 0\n");
        assertThatThrownBy(this::read).hasMessageContaining("it is damaged or was cut");
    }

    /** Its four gigabytes of zeros, which take no room on the disk, would be one line. */
    @Test
    void aLargeFileOfAnotherKindIsNotReadToItsEnd() throws IOException {
        try (RandomAccessFile large = new RandomAccessFile(path.toFile(), "rw")) {
            large.setLength(0);
            large.setLength(1L << 32);
        }
        assertThatThrownBy(this::read).hasMessageContaining("it does not begin with 'dlx checkpoint 2'");
    }

    @Test
    void anotherProblemAndAnotherOrderAreRefused() {
        file = new CheckpointFile(path, new Identity("q", "o", "MRV visiting"));
        assertThatThrownBy(this::read).hasMessageContaining("it belongs to another problem");
        file = new CheckpointFile(path, new Identity("p", "q", "MRV visiting"));
        assertThatThrownBy(this::read).hasMessageContaining("with other required or forbidden options");
        file = new CheckpointFile(path, new Identity("p", "o", "FIRST visiting"));
        assertThatThrownBy(this::read)
                .hasMessageContaining("it belongs to a search of this problem in another way (search MRV visiting; this"
                        + " is: search FIRST visiting)");
    }

    @Test
    void aMissingFileIsAnIoException() {
        file = new CheckpointFile(folder.resolve("none"), IDENTITY);
        assertThatThrownBy(this::read).isInstanceOf(NoSuchFileException.class);
    }

    /** What somebody makes up, with the right check sum. Each line is put in place of the one that begins the same. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            solutions 12       | solutions -1                  | line 5 has '-1' where a whole number
            solutions 12       | solutions 9223372036854775807 | where a whole number from 0 to
            nodes 345          | nodes 99999999999999999999    | line 6 has '99999999999999999999' where a
            nodes 345          | nodes                         | line 6 has '' where a whole number
            updates 6789       | updates -6789                 | where a whole number from 0 to
            share 0.1          | share NaN                     | line 8 has 'NaN' where a number from 0 to 1 should be
            share 0.1          | share 1e300                   | where a number from 0 to 1 should be
            share 0.1          | share -0.1                    | where a number from 0 to 1 should be
            share 0.1          | share                         | line 8 has '' where a number from 0 to 1
            share 0.1          | hello                         | line 8 must begin with 'share', but is 'hello'
            found 0 4 8        | found 0 4                     | a solution in it is not one of this search
            found 0 4 8        | found 0 4 9                   | a solution in it is not one of this search
            found 0 4 8        | found 0 4 -8                  | a solution in it is not one of this search
            found 0 4 8        | found 0 4 8 8                 | a solution in it is not one of this search
            found 0 4 8        | found 0 1 8                   | a solution in it is not one of this search
            found 0 4 8        | found                         | a solution in it is not one of this search
            found 0 4 8        | found 7 5 0                   | it has a solution twice
            found 0 4 8        | found 0 4 99999999999         | line 9 has '99999999999' where a whole number
            found 0 4 8        | found 0  4 8                  | line 9 has '' where a whole number
            branch 1 3..5      | branch root                   | overlap or are out of order
            branch 1 3..5      | branch 2                      | overlap or are out of order
            branch 1 3..5      | branch 2 4                    | overlap or are out of order
            branch 1 3..5      | branch 1..2                   | overlap or are out of order
            branch 1 3..5      | branch 0..2 4                 | overlap or are out of order
            branch 2           | branch 1 5                    | overlap or are out of order
            branch 2           | branch 0                      | overlap or are out of order
            branch 2           | branch 1..2                   | overlap or are out of order
            branch 1 3..5      | branch 1 1                    | cannot be entered at its level 1
            branch 1 3..5      | branch 1 4                    | cannot be entered at its level 1
            branch 1 3..5      | branch 1 5..3                 | cannot be entered at its level 1
            branch 1 3..5      | branch 1 3..99                | cannot be entered at its level 1
            branch 1 3..5      | branch 1 3 8 4                | cannot be entered at its level 3
            branch 2           | branch 9                      | cannot be entered at its level 0
            branch 2           | branch 4294967295             | Level 0 of a branch is '4294967295'
            branch 2           | branch 2..                    | Level 0 of a branch is '2..'
            branch 2           | branch -2                     | Level 0 of a branch is '-2'
            branch 2           | branch 2 x                    | Level 1 of a branch is 'x'
            branch 2           | found 1 3 8                   | it ends before the line 'branch'
            branch 2           | twig 2                        | line 14 must begin with 'branch', but is 'twig 2'
            """)
    void whatNoSearchHasWrittenIsRefused(String line, String madeUp, String reason) throws IOException {
        List<String> lines = new ArrayList<>(Files.readAllLines(path));
        assertThat(lines).contains(line);
        lines.replaceAll(old -> old.equals(line) ? madeUp : old);
        forge(lines);
        for (EngineKind kind : EngineKind.values()) {
            // Other engines choose two numbers at once and so have other branches.
            String expected = kind == EngineKind.DANCING_LINKS || !reason.contains("level") ? reason : "";
            assertThatThrownBy(() -> file.read(check(kind, false)))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageStartingWith("The search cannot go on from " + path + ": ")
                    .hasMessageEndingWith("; name another file that checkpointTo has written, or begin again")
                    .hasMessageContaining(expected);
        }
    }

    /** The first branch has a sibling that comes after the second branch. */
    @Test
    void branchesThatAreInterleavedAreRefused() throws IOException {
        file.write(new Remainder(
                List.of(
                        new Remainder.Piece(List.of(), Branch.parse("1..2 3")),
                        new Remainder.Piece(List.of(), Branch.parse("1 5"))),
                new Effort(0, 0, 0, 0)));
        assertThatThrownBy(this::read).hasMessageContaining("overlap or are out of order");
    }

    @Test
    void aCountKeepsNoSolutions() {
        assertThatThrownBy(() -> file.read(check(EngineKind.DANCING_LINKS, true)))
                .hasMessageContaining("a solution in it is not one of this search");
    }

    @Test
    void linesThatAreMissingAreNoticed() throws IOException {
        List<String> lines = Files.readAllLines(path);
        for (int length = 5; length < 8; length++) {
            forge(new ArrayList<>(lines.subList(0, length)));
            assertThatThrownBy(this::read).hasMessageContaining("it ends before the line '");
        }
    }

    /** Random changes of lines and numbers: whatever is read then is searched without a failure from the inside. */
    @Test
    void whateverIsReadCanBeSearched() throws IOException {
        List<String> whole = Files.readAllLines(path);
        Random random = new Random(20270102);
        int accepted = 0;
        for (int round = 0; round < 3_000; round++) {
            List<String> lines = new ArrayList<>(whole);
            for (int change = random.nextInt(3); change >= 0; change--) {
                mutate(lines, random);
            }
            forge(lines);
            Remainder remainder = null;
            try {
                remainder = read();
            } catch (IllegalArgumentException e) {
                assertThat(e).hasMessageContaining("The search cannot go on from " + path);
            }
            if (remainder != null) {
                accepted++;
                searchOn(remainder);
            }
        }
        assertThat(accepted).isBetween(100, 2_900);
    }

    private static void searchOn(Remainder remainder) {
        OptionTable table = permutations();
        ParallelMachine machine = new ParallelMachine(
                1,
                () -> EngineKind.DANCING_LINKS.make(table, ItemRule.SMALLEST, false, Branch.NONE),
                false,
                true,
                remainder);
        long solutions = remainder.effort().solutions();
        Step step = machine.run(1_000);
        for (int steps = 0; step != Step.EXHAUSTED; steps++) {
            assertThat(steps).isLessThan(1_000);
            step = machine.run(1_000);
        }
        machine.close();
        assertThat(machine.solutions()).isBetween(solutions, solutions + 6 + 3);
    }

    private static void mutate(List<String> lines, Random random) {
        int place = 4 + random.nextInt(lines.size() - 5);
        String line = lines.get(place);
        switch (random.nextInt(5)) {
            case 0 -> lines.add(place, lines.get(4 + random.nextInt(lines.size() - 5)));
            case 1 -> lines.set(place, lines.get(4 + random.nextInt(lines.size() - 5)));
            case 2 -> lines.set(place, line.substring(0, random.nextInt(line.length() + 1)));
            default -> {
                int at = random.nextInt(line.length() + 1);
                int end = Math.min(line.length(), at + random.nextInt(2));
                char with = "0123456789 .-".charAt(random.nextInt(13));
                lines.set(place, line.substring(0, at) + with + line.substring(end));
            }
        }
    }

    /** Writes these lines with the right check sum in place of the last. */
    private void forge(List<String> lines) throws IOException {
        lines.remove(lines.size() - 1);
        SealedText.seal(lines);
        Files.write(path, lines);
    }
}
