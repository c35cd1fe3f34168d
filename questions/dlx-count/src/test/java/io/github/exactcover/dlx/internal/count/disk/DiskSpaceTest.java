package io.github.exactcover.dlx.internal.count.disk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which folders have room, and what is left in them. */
class DiskSpaceTest {

    @TempDir
    Path folder;

    @Test
    void aFolderStaysEmpty() throws IOException {
        DiskSpace disk = new DiskSpace(folder);
        Ints ints = new Ints(disk, 1 << 20);
        assertThat(folder).isEmptyDirectory();
        assertThat(disk.bytes()).isBetween(1L << 22, 1L << 23);
        ints.set(1 << 19, 7);
        assertThat(ints.get(1 << 19)).isEqualTo(7);
    }

    /** Windows leaves it. */
    @Test
    void whatADeadProcessHasLeftIsDeleted() throws IOException {
        Path left = folder.resolve(".dlx-" + UUID.randomUUID() + ".tmp");
        Files.setLastModifiedTime(Files.createFile(left), FileTime.from(Instant.EPOCH));
        new DiskSpace(folder);
        assertThat(left).doesNotExist();
    }

    @Test
    void aFolderMustExist() throws IOException {
        Path none = folder.resolve("none");
        assertThatThrownBy(() -> new DiskSpace(none))
                .isInstanceOf(IOException.class)
                .hasMessage("The folder " + none + " cannot hold the diagram: there is no such folder; name a"
                        + " folder that exists, can be written to, and has enough free space");
        Path file = Files.createFile(folder.resolve("file"));
        assertThatThrownBy(() -> new DiskSpace(file))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("Not a directory");
    }

    /** An interrupt closes the channel of a file that is being written. */
    @Test
    void anInterruptedThreadGetsRoomAndStaysInterrupted() throws IOException {
        Thread.currentThread().interrupt();
        try {
            Ints ints = new Ints(new DiskSpace(folder), 1 << 20);
            assertThat(ints.get(1 << 19)).isZero();
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
        assertThat(folder).isEmptyDirectory();
    }
}
