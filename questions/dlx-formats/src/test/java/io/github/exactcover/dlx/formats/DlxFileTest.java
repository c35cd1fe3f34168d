package io.github.exactcover.dlx.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.internal.file.FileReplacement;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.channels.ClosedChannelException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DlxFileTest {

    private static final ExactCoverProblem<String, String> PROBLEM =
            DlxFormat.parse("a \u00E9 | \uD83D\uDC1F\na \uD83D\uDC1F:\u7EA2\n\u00E9\n");

    @TempDir
    Path folder;

    @Test
    void aFileIsWrittenAndReadInUtf8() throws IOException {
        Path file = folder.resolve("problem.dlx");
        DlxFormat.write(PROBLEM, file);
        assertThat(Files.readString(file)).isEqualTo(DlxFormat.format(PROBLEM));
        assertThat(DlxFormat.read(file)).isEqualTo(PROBLEM);
        assertThat(files()).containsExactly(file);
    }

    @Test
    void aFolderIsNamed() {
        assertThatThrownBy(() -> DlxFormat.read(folder))
                .isInstanceOf(FileSystemException.class)
                .hasMessage(folder + ": this is a folder; name a file");
    }

    @Test
    void aByteOrderMarkAndCarriageReturnsAreReadOver() throws IOException {
        Path file = folder.resolve("windows.dlx");
        Files.writeString(file, "\uFEFF" + DlxFormat.format(PROBLEM).replace("\n", "\r\n"));
        assertThat(DlxFormat.read(file)).isEqualTo(PROBLEM);
    }

    @Test
    void aCharacterMayLieAcrossTwoBlocksOfTheFile() throws IOException {
        for (int length = 65_530; length <= 65_540; length++) {
            Path file = folder.resolve("blocks.dlx");
            Files.writeString(file, "|" + "-".repeat(length) + "\uD83D\uDC1F\na \uD83D\uDC1F\n");
            assertThat(DlxFormat.read(file).primaryItems()).containsExactly("a", "\uD83D\uDC1F");
        }
    }

    @Test
    void bytesThatAreNotUtf8AreFoundWithLineAndColumn() throws IOException {
        assertNotUtf8("a b\n\u00E9x b\n".getBytes(StandardCharsets.ISO_8859_1), 2, 1, "0xE9");
        assertNotUtf8("a \u00FF".getBytes(StandardCharsets.ISO_8859_1), 1, 3, "0xFF");
        assertNotUtf8("a\n| caf\u00E9".getBytes(StandardCharsets.ISO_8859_1), 2, 6, "0xE9");
        assertNotUtf8("\u00E9".getBytes(StandardCharsets.ISO_8859_1), 1, 1, "0xE9");
        assertNotUtf8("\uFEFFa\n".getBytes(StandardCharsets.UTF_16LE), 1, 1, "0xFF");
        byte[] large = ("a\n" + "a\n".repeat(100_000) + "\u00FFa\n").getBytes(StandardCharsets.ISO_8859_1);
        assertNotUtf8(large, 100_002, 1, "0xFF");
    }

    private void assertNotUtf8(byte[] bytes, int line, int column, String found) throws IOException {
        Path file = Files.write(folder.resolve("latin1.dlx"), bytes);
        DlxFormatException e = catchThrowableOfType(DlxFormatException.class, () -> DlxFormat.read(file));
        assertThat(e)
                .hasMessage("line " + line + ", column " + column + ": byte " + found
                        + " is not UTF-8 text; save the file as UTF-8");
    }

    @Test
    void anErrorBeforeBytesThatAreNotUtf8IsReportedFirst() throws IOException {
        Path file = Files.write(folder.resolve("bad.dlx"), "a\nq\n\u00E9".getBytes(StandardCharsets.ISO_8859_1));
        assertThatThrownBy(() -> DlxFormat.read(file)).hasMessageStartingWith("line 2, column 1: item 'q'");
    }

    @Test
    void aMissingFileOrFolderIsAnIoErrorThatNamesIt() throws IOException {
        Path missing = folder.resolve("no").resolve("such.dlx");
        assertThatThrownBy(() -> DlxFormat.read(missing)).isInstanceOf(NoSuchFileException.class);
        assertThatThrownBy(() -> DlxFormat.write(PROBLEM, missing))
                .isInstanceOf(NoSuchFileException.class)
                .hasMessage(missing + ": the folder does not exist");
        assertThatThrownBy(() -> DlxFormat.write(PROBLEM, folder)).isInstanceOf(IOException.class);
        assertThatThrownBy(() -> DlxFormat.read(folder)).isInstanceOf(IOException.class);
    }

    @Test
    void anOldFileIsReplacedWholly() throws IOException {
        Path file = Files.writeString(folder.resolve("old.dlx"), "a\n" + "a\n".repeat(10_000));
        DlxFormat.write(PROBLEM, file);
        assertThat(DlxFormat.read(file)).isEqualTo(PROBLEM);
        assertThat(files()).containsExactly(file);
    }

    @Test
    void anOldFileStaysAsItWasWhenTheProblemCannotBeWritten() throws IOException {
        Path file = Files.writeString(folder.resolve("precious.dlx"), "a\na\n");
        ExactCoverProblem<String, String> unfit =
                ExactCoverProblem.<String, String>builder().primary("two words").build();
        assertThatThrownBy(() -> DlxFormat.write(unfit, file)).isInstanceOf(IllegalArgumentException.class);
        assertThat(Files.readString(file)).isEqualTo("a\na\n");
        assertThat(files()).containsExactly(file);
    }

    @Test
    void anOldFileStaysAsItWasWhenWritingFailsHalfWay() throws IOException {
        Path file = Files.writeString(folder.resolve("precious.dlx"), "a\na\n");
        IOException full = new IOException("disk full");
        assertThatThrownBy(() -> FileReplacement.write(file, out -> {
                    out.append("x".repeat(100_000));
                    throw full;
                }))
                .isSameAs(full);
        assertThat(Files.readString(file)).isEqualTo("a\na\n");
        assertThat(files()).containsExactly(file);
    }

    @Test
    void aLinkIsWrittenThroughAndPermissionsStay() throws IOException {
        assumeTrue(Files.getFileStore(folder).supportsFileAttributeView("posix"), "needs POSIX permissions and links");
        Path file = Files.writeString(folder.resolve("target.dlx"), "a\n");
        Set<PosixFilePermission> permissions = Set.of(
                PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE, PosixFilePermission.OTHERS_READ);
        Files.setPosixFilePermissions(file, permissions);
        Path link = Files.createSymbolicLink(folder.resolve("link.dlx"), file);
        DlxFormat.write(PROBLEM, link);
        assertThat(link).isSymbolicLink();
        assertThat(DlxFormat.read(file)).isEqualTo(PROBLEM);
        assertThat(Files.getPosixFilePermissions(file)).isEqualTo(permissions);
    }

    @Test
    void aDeviceIsWrittenToAndNotReplaced() throws IOException {
        Path device = Path.of("/dev/null");
        assumeTrue(Files.exists(device) && !Files.isRegularFile(device), "needs /dev/null");
        DlxFormat.write(PROBLEM, device);
        assertThat(Files.isRegularFile(device)).isFalse();
    }

    @Test
    void otherFileSystemsWork() throws IOException {
        try (FileSystem zip = FileSystems.newFileSystem(folder.resolve("problems.zip"), Map.of("create", "true"))) {
            Path file = zip.getPath("problem.dlx");
            DlxFormat.write(DlxFormat.parse("old"), file);
            DlxFormat.write(PROBLEM, file);
            assertThat(DlxFormat.read(file)).isEqualTo(PROBLEM);
        }
    }

    @Test
    void aReaderClosesItsStreamAndReadsToAPlaceInTheArray() throws IOException {
        InputStream file = Files.newInputStream(Files.writeString(folder.resolve("ab.txt"), "ab"));
        char[] chars = "......".toCharArray();
        try (Reader reader = ProblemFormat.text(file)) {
            assertThat(reader.read(chars, 3, 3)).isEqualTo(2);
        }
        assertThat(chars).containsExactly('.', '.', '.', 'a', 'b', '.');
        assertThatThrownBy(file::read).isInstanceOf(ClosedChannelException.class);
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.toList();
        }
    }
}
