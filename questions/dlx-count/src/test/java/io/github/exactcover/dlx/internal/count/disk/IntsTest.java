package io.github.exactcover.dlx.internal.count.disk;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Lists of ints are what an array is, in memory and on a disk. */
class IntsTest {

    private static final int MOST = 4 * DiskSpace.CHUNK;

    @TempDir
    Path folder;

    @Property(tries = 100, seed = "20262209")
    void aListIsAnArray(@ForAll boolean onDisk, @ForAll long seed) throws IOException {
        Path folder = Files.createTempDirectory("ints");
        check(onDisk ? new DiskSpace(folder) : null, new Random(seed));
        Files.delete(folder); // It is empty.
    }

    private static void check(@Nullable DiskSpace disk, Random random) {
        int[] expected = new int[MOST];
        int size = random.nextInt(random.nextBoolean() ? 100 : MOST);
        Ints ints = new Ints(disk, size);
        for (int step = 0; step < 5; step++) {
            for (int i = 0; i < 1_000 && size > 0; i++) {
                int at = random.nextInt(size);
                expected[at] = random.nextInt();
                ints.set(at, expected[at]);
            }
            for (int end = size + random.nextInt((MOST - size) / 2); size < end; ) {
                size = add(ints, expected, size, Math.min(end - size, 1 + random.nextInt(3)), random);
            }
            assertThat(ints.size()).isEqualTo(size);
            assertThat(content(ints)).isEqualTo(Arrays.copyOf(expected, size));
            size = random.nextInt(size + 1);
            ints.cut(size);
            assertThat(ints.chunkCount())
                    .isBetween((size + DiskSpace.CHUNK - 1) / DiskSpace.CHUNK, size / DiskSpace.CHUNK + 1);
        }
    }

    /** Adds so many at once, and returns how many there are then. */
    private static int add(Ints ints, int[] expected, int size, int more, Random random) {
        for (int at = size; at < size + more; at++) {
            expected[at] = random.nextInt();
        }
        switch (more) {
            case 1 -> ints.add(expected[size]);
            case 2 -> ints.add(expected[size], expected[size + 1]);
            default -> ints.add(expected[size], expected[size + 1], expected[size + 2]);
        }
        return size + more;
    }

    private static int[] content(Ints ints) {
        int[] content = new int[(int) ints.size()];
        Arrays.setAll(content, ints::get);
        return content;
    }

    @Test
    void roomIsUsedAgainAndCleared() throws IOException {
        DiskSpace disk = new DiskSpace(folder);
        Ints ints = new Ints(disk, MOST);
        long bytes = disk.bytes();
        for (int i = 0; i < 10; i++) {
            for (int at = 0; at < MOST; at++) {
                assertThat(ints.get(at)).isZero();
                ints.set(at, -1);
            }
            ints.cut(0);
            ints = new Ints(disk, MOST);
        }
        assertThat(disk.bytes()).isEqualTo(bytes);
    }
}
