package io.github.exactcover.dlx.internal.parallel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckpointFileTest {

    @TempDir
    Path folder;

    private Path path;
    private CheckpointFile file;

    private static OptionTable table(int... items) {
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int item : items) {
            builder.addCell(item, OptionTable.NO_COLOR);
        }
        builder.endOption();
        return builder.build(2, new int[] {0, 1, 2});
    }

    @BeforeEach
    void writeOne() throws IOException {
        path = folder.resolve("search.checkpoint");
        file = new CheckpointFile(path, table(0, 1), "MRV counting");
        file.write(new Remainder(
                List.of(
                        new Remainder.Part(List.of(new int[] {3, 1}, new int[0]), Branch.parse("4..7 2")),
                        new Remainder.Part(List.of(), Branch.ROOT),
                        new Remainder.Part(List.of(new int[] {5}), Branch.NONE)),
                12,
                345,
                6789,
                0.1));
    }

    @Test
    void whatIsWrittenIsRead() throws IOException {
        Remainder read = file.read();
        assertThat(read.solutions()).isEqualTo(12);
        assertThat(read.nodes()).isEqualTo(345);
        assertThat(read.updates()).isEqualTo(6789);
        assertThat(read.share()).isEqualTo(0.1);
        assertThat(read.parts().stream().map(Remainder.Part::branch))
                .containsExactly(Branch.parse("4..7 2"), Branch.ROOT, Branch.NONE);
        assertThat(read.parts().get(0).found()).containsExactly(new int[] {3, 1}, new int[0]);
        assertThat(read.parts().get(2).found()).containsExactly(new int[] {5});
    }

    @Test
    void itIsReplacedByTheNext() throws IOException {
        file.write(new Remainder(List.of(), 1, 2, 3, 1));
        assertThat(file.read().isNothing()).isTrue();
        assertThat(folder).isDirectoryNotContaining("glob:**.tmp");
    }

    @Test
    void everyCutAndEveryChangedByteIsRefused() throws IOException {
        byte[] whole = Files.readAllBytes(path);
        for (int length = 0; length < whole.length - 1; length++) {
            Files.write(path, Arrays.copyOf(whole, length));
            assertThatThrownBy(file::read).isInstanceOf(IllegalArgumentException.class);
        }
        for (int place = 0; place < whole.length - 1; place++) {
            byte[] changed = whole.clone();
            changed[place] ^= 1;
            Files.write(path, changed);
            assertThatThrownBy(file::read).isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Test
    void aCutFileIsToldFromAForeignOne() throws IOException {
        Files.writeString(path, Files.readString(path).replace("branch root\n", ""));
        assertThatThrownBy(file::read)
                .hasMessage("The search cannot go on from " + path
                        + ": it is damaged or was cut; begin again, or go on from an older copy");
        Files.writeString(path, "A B C\n");
        assertThatThrownBy(file::read).hasMessageContaining("it is not a checkpoint");
        Files.writeString(path, "dlx checkpoint 99\n");
        assertThatThrownBy(file::read).hasMessageContaining("it was written by another version");
    }

    @Test
    void anotherProblemAndAnotherOrderAreRefused() {
        assertThatThrownBy(() -> new CheckpointFile(path, table(1, 0), "MRV counting").read())
                .hasMessageContaining("it belongs to another problem");
        assertThatThrownBy(() -> new CheckpointFile(path, table(0, 1), "FIRST counting").read())
                .hasMessageContaining("it belongs to a search of this problem in another way");
    }

    @Test
    void aMissingFileIsAnIoException() {
        assertThatThrownBy(() -> new CheckpointFile(folder.resolve("none"), table(0), "MRV").read())
                .isInstanceOf(NoSuchFileException.class);
    }
}
