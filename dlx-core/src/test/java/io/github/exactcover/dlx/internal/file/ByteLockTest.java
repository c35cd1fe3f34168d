package io.github.exactcover.dlx.internal.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.testing.JavaProcess;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@Timeout(value = 300, threadMode = ThreadMode.SEPARATE_THREAD)
class ByteLockTest {

    @TempDir
    Path folder;

    private static ByteLock got(@Nullable ByteLock lock) {
        return Objects.requireNonNull(lock, "another process has it");
    }

    @Test
    void aByteHasOneLockAndOtherBytesHaveOthers() throws IOException {
        Path file = folder.resolve("lock");
        try (ByteLock one = got(ByteLock.tryLock(file, 1));
                ByteLock two = got(ByteLock.tryLock(file, Long.MAX_VALUE - 1))) {
            assertThat(one.flaw()).isEmpty();
            assertThat(two.flaw()).isEmpty();
            assertThat(ByteLock.tryLock(file, 1)).isNull();
            Path link = Files.createSymbolicLink(folder.resolve("link"), folder);
            assertThat(ByteLock.tryLock(link.resolve("lock"), 1)).isNull();
        }
        got(ByteLock.tryLock(file, 1)).close();
        assertThat(file).isEmptyFile();
    }

    /** Many systems release all locks of a process when it closes the file once. */
    @Test
    @EnabledOnOs(OS.LINUX)
    void noLockEndsWithAnother() throws IOException {
        Path file = folder.resolve("lock");
        ByteLock lasting = got(ByteLock.tryLock(file, 1));
        ByteLock other = got(ByteLock.tryLock(file, 5));
        assertThat(ByteLock.tryLock(file, 5)).isNull();
        assertThat(locks(file)).isEqualTo(2);
        other.close();
        assertThat(locks(file)).isEqualTo(1);
        lasting.close();
        assertThat(locks(file)).isZero();
    }

    private static long locks(Path file) throws IOException {
        String inode = ":" + Files.getAttribute(file, "unix:ino") + " ";
        return Files.readAllLines(Path.of("/proc/locks")).stream()
                .filter(line -> line.contains(inode))
                .count();
    }

    @Test
    void theFileBesideIsThereAsLongAsTheLock() throws IOException {
        Path file = folder.resolve("checkpoint");
        Path hidden = folder.resolve(".dlx-checkpoint.lock");
        Files.createFile(hidden); // A process that was killed has left it.
        for (int times = 0; times < 2; times++) {
            try (ByteLock lock = got(ByteLock.beside(file))) {
                assertThat(lock.flaw()).isEmpty();
                assertThat(ByteLock.beside(file)).isNull();
                assertThat(hidden).isEmptyFile();
            }
            assertThat(folder).isEmptyDirectory();
        }
    }

    /** A folder in the place of the file stands for all systems on which it cannot be locked. */
    @Test
    void whatCannotBeLockedIsKeptFromThisProcessOnly() throws IOException {
        Path file = folder.resolve("checkpoint");
        Path hidden = Files.createDirectory(folder.resolve(".dlx-checkpoint.lock"));
        try (ByteLock lock = got(ByteLock.beside(file))) {
            assertThat(lock.flaw()).isPresent();
            assertThat(ByteLock.beside(file)).isNull();
        }
        assertThat(hidden).isEmptyDirectory();
        got(ByteLock.beside(file)).close();
        assertThatThrownBy(() -> ByteLock.beside(folder.resolve("none").resolve("file")))
                .isInstanceOf(NoSuchFileException.class);
    }

    /** They delete the file that they lock, while others are about to lock it. */
    @Test
    void severalProcessesHaveItOneAfterTheOther() throws Exception {
        List<Process> processes = new ArrayList<>();
        for (int process = 0; process < 3; process++) {
            processes.add(JavaProcess.start(Contender.class, folder.toString()));
        }
        for (Process process : processes) {
            String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(said).isEqualTo("never two at a time\n");
        }
        assertThat(folder).isEmptyDirectory();
    }

    /** Takes the lock again and again, and makes a file that must not be there yet. */
    static final class Contender {

        private static final int TIMES = 2_000;

        private Contender() {}

        public static void main(String[] args) throws IOException {
            Path file = Path.of(args[0], "file");
            Path mine = Path.of(args[0], "mine");
            for (int times = 0; times < TIMES; ) {
                try (ByteLock lock = ByteLock.beside(file)) {
                    if (lock != null) {
                        Files.delete(Files.createFile(mine));
                        times++;
                    }
                }
            }
            System.out.print("never two at a time\n");
        }
    }
}
