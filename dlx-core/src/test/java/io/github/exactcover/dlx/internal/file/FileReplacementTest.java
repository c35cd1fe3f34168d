package io.github.exactcover.dlx.internal.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileReplacementTest {

    private static final FileTime LONG_AGO = FileTime.from(Instant.parse("2026-01-01T00:00:00Z"));

    @TempDir
    Path folder;

    @Test
    void oldTemporaryFilesAreSweptAndNoOthers() throws IOException {
        String old = create(name(), LONG_AGO);
        String young = create(name(), FileTime.from(Instant.now().minus(Duration.ofMinutes(59))));
        String foreign = create(".dlx-notes.tmp", LONG_AGO);
        String user = create("x" + old, LONG_AGO);
        Path subfolder = Files.createDirectory(folder.resolve(name()));
        Files.setLastModifiedTime(subfolder, LONG_AGO);

        FileReplacement.write(folder.resolve("file"), out -> out.append("text"));

        assertThat(names())
                .containsExactlyInAnyOrder(
                        "file", young, foreign, user, subfolder.getFileName().toString());
    }

    /** A worker writes results to one folder and parts to another; to list a million results takes half a second. */
    @Test
    void aFolderIsNotSweptForEachFile(@TempDir Path other) throws IOException {
        FileReplacement.write(folder.resolve("file"), out -> out.append("text"));
        String old = create(name(), LONG_AGO);
        FileReplacement.write(folder.resolve("file"), out -> out.append("more"));
        assertThat(names()).containsExactlyInAnyOrder("file", old);

        for (int number = 0; number < 90; number++) {
            Path one = Files.createDirectory(other.resolve("" + number));
            FileReplacement.write(one.resolve("file"), out -> out.append("text"));
        }
        FileReplacement.write(folder.resolve("file"), out -> out.append("again"));
        assertThat(names()).as("nor for each change of folders").containsExactlyInAnyOrder("file", old);
    }

    private static String name() {
        return ".dlx-" + UUID.randomUUID() + ".tmp";
    }

    private String create(String name, FileTime modified) throws IOException {
        Files.setLastModifiedTime(Files.createFile(folder.resolve(name)), modified);
        return name;
    }

    private List<String> names() throws IOException {
        try (var files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).toList();
        }
    }

    @Test
    void aTemporaryFileHasTheNameThatIsSweptLater() throws IOException {
        Path temporary = TemporaryFiles.create(folder.resolve("file"));
        TemporaryFiles.sweep(folder);
        assertThat(temporary).as("not deleted while it is being written").exists();
        Files.setLastModifiedTime(temporary, LONG_AGO);
        TemporaryFiles.sweep(folder);
        assertThat(temporary).doesNotExist();
    }

    @Test
    void anInterruptedThreadWritesToo() throws IOException {
        Path file = folder.resolve("file");
        Thread.currentThread().interrupt();
        FileReplacement.write(file, out -> out.append("text"));
        assertThat(Thread.interrupted()).isTrue();
        assertThat(file).hasContent("text");
        assertThat(names()).containsExactly("file");
    }

    @Test
    void aFailureLeavesTheOldFileAndNothingElse() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "old");
        assertThatThrownBy(() -> FileReplacement.write(file, out -> {
                    out.append("new");
                    throw new IOException("no space");
                }))
                .hasMessage("no space");
        assertThat(file).hasContent("old");
        assertThat(names()).containsExactly("file");
    }

    @Test
    void whatCannotBeWrittenIsToldBeforehand() throws IOException {
        Path old = Files.writeString(folder.resolve("file"), "old");
        assertThatThrownBy(() ->
                        FileReplacement.check(folder.resolve("no such folder").resolve("file")))
                .isInstanceOf(NoSuchFileException.class)
                .hasMessageContaining("the folder does not exist");
        assertThatThrownBy(() -> FileReplacement.check(old.resolve("file"))).isInstanceOf(NoSuchFileException.class);
        assertThatThrownBy(() -> FileReplacement.check(folder))
                .isInstanceOf(FileSystemException.class)
                .hasMessageContaining("this is a folder");
        assertThatCode(() -> FileReplacement.check(old)).doesNotThrowAnyException();
        assertThatCode(() -> FileReplacement.check(folder.resolve("new"))).doesNotThrowAnyException();
        assertThat(old).hasContent("old");
        assertThat(names()).as("a check changes nothing").containsExactly("file");
    }

    /**
     * Without the first, the new name could stand for an empty file after a power failure; without the second, the old
     * file could come back. Nothing but the flight recorder of Java sees either.
     */
    @Test
    void theFileIsOnTheDiskBeforeItGetsItsNameAndThenTheFolderIs() throws IOException {
        Path recorded = folder.resolve("recorded");
        try (Recording recording = new Recording()) {
            recording.enable("jdk.FileWrite").withThreshold(Duration.ZERO);
            recording.enable("jdk.FileForce").withThreshold(Duration.ZERO);
            recording.start();
            FileReplacement.write(folder.resolve("file"), out -> out.append("text"));
            recording.stop();
            recording.dump(recorded);
        }
        assertThat(RecordingFile.readAllEvents(recorded).stream()
                        .filter(event -> Path.of(event.getString("path")).startsWith(folder))
                        .sorted(Comparator.comparing(RecordedEvent::getStartTime))
                        .map(event -> event.getEventType().getName() + " " + describe(event)))
                .containsExactly("jdk.FileWrite temporary", "jdk.FileForce temporary", "jdk.FileForce folder");
    }

    private String describe(RecordedEvent event) {
        Path path = Path.of(event.getString("path")).normalize();
        if (path.equals(folder)) {
            return "folder";
        }
        return String.valueOf(path.getFileName()).matches("\\.dlx-.*\\.tmp") ? "temporary" : path.toString();
    }

    @Test
    void theNewFileHasThePermissionsOfTheOldOne() throws IOException {
        assumeTrue(Files.getFileStore(folder).supportsFileAttributeView("posix"), "needs POSIX permissions");
        Path file = Files.createFile(folder.resolve("file"));
        for (String permissions : List.of("rw-------", "rwxrw-r-x")) {
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(permissions));
            FileReplacement.write(file, out -> out.append("text"));
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                    .isEqualTo(permissions);
        }
    }

    /** As behind {@code /dev/stdout}: who has the old file open would not see a new one. */
    @Test
    void aFileThatIsNamedByItsDescriptorIsWrittenInPlace() throws IOException {
        Path descriptors = Path.of("/proc/self/fd");
        assumeTrue(Files.isDirectory(descriptors), "needs a system that has its open files in /proc");
        Path file = folder.resolve("file");
        try (FileOutputStream open = new FileOutputStream(file.toFile());
                Stream<Path> found = Files.list(descriptors)) {
            Path descriptor = found.filter(Files::exists)
                    .filter(each -> isSame(each, file))
                    .findFirst()
                    .orElseThrow();
            Path link = Files.createSymbolicLink(folder.resolve("link"), descriptor);
            for (Path named : List.of(descriptor, link)) {
                Object key =
                        Files.readAttributes(file, BasicFileAttributes.class).fileKey();
                FileReplacement.write(named, out -> out.append("text"));
                assertThat(file).hasContent("text");
                assertThat(Files.readAttributes(file, BasicFileAttributes.class).fileKey())
                        .isEqualTo(key);
                open.getChannel().truncate(0);
            }
        }
    }

    private static boolean isSame(Path one, Path other) {
        try {
            return Files.isSameFile(one, other);
        } catch (IOException e) {
            return false;
        }
    }
}
