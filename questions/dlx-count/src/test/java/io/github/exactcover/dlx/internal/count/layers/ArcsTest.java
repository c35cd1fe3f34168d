package io.github.exactcover.dlx.internal.count.layers;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.count.disk.DiskSpace;
import io.github.exactcover.dlx.internal.count.frontier.Memory;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ArcsTest {

    private static final long CHUNK_BYTES = 4L * DiskSpace.CHUNK;

    private final Memory memory = new Memory(1 << 20);

    @Test
    void whatIsWrittenDownIsRead() {
        Arcs arcs = new Arcs(memory, null);
        assertThat(arcs.states()).isEqualTo(1);
        assertThat(arcs.nextState()).isEqualTo(2);
        arcs.add(7, 2);
        arcs.add(8, 3);
        arcs.add(9, 2);
        arcs.endState(1, 3);
        assertThat(arcs.states()).isEqualTo(3);
        assertThat(arcs.nextState()).isEqualTo(4);
        assertThat(arcs.size()).isEqualTo(8);
        int[] expected = {7, 2, 8, 3, 9, 2, 1, 3};
        for (int at = 0; at < expected.length; at++) {
            assertThat(arcs.get(at)).isEqualTo(expected[at]);
        }
        arcs.cut(2);
        assertThat(arcs.size()).isEqualTo(2);
        assertThat(arcs.states()).as("they keep their numbers").isEqualTo(3);
    }

    @Test
    void aStateCanBeAnother() {
        Arcs arcs = new Arcs(memory, null);
        arcs.add(7, 2);
        arcs.add(8, 3);
        arcs.endState(1, 2);
        arcs.addSame(3, 2);
        assertThat(arcs.size()).isEqualTo(8);
        assertThat(arcs.get(6)).isEqualTo(3);
        assertThat(arcs.get(7)).isEqualTo(-2);
    }

    /** A chunk at a time, and an int for the node of each state. The memory hears of it at the end of a state. */
    @Test
    void memoryIsTakenAndGivenBack() {
        Arcs arcs = new Arcs(memory, null);
        arcs.endState(1, 0);
        assertThat(memory.used()).isEqualTo(CHUNK_BYTES);
        arcs.add(0, 2);
        arcs.add(0, 3);
        arcs.add(0, 2);
        arcs.endState(1, 3);
        assertThat(memory.used()).isEqualTo(CHUNK_BYTES + 8);
        while (arcs.size() < DiskSpace.CHUNK) {
            arcs.endState(1, 0);
        }
        assertThat(memory.used()).isEqualTo(CHUNK_BYTES + 8);
        while (arcs.size() <= 3 * DiskSpace.CHUNK) {
            arcs.add(0, 1);
        }
        arcs.endState(1, 0);
        assertThat(memory.used()).isEqualTo(4 * CHUNK_BYTES + 8);
        arcs.cut(DiskSpace.CHUNK);
        assertThat(memory.used()).isEqualTo(CHUNK_BYTES + 8);
        arcs.cut(0);
        assertThat(memory.used()).as("that of the nodes").isEqualTo(8);
    }

    @Test
    void onADiskNoMemoryIsTaken(@TempDir Path folder) throws IOException {
        DiskSpace disk = new DiskSpace(folder);
        Arcs arcs = new Arcs(memory, disk);
        for (int state = 2; state <= DiskSpace.CHUNK; state++) {
            arcs.add(state + 5, state);
        }
        arcs.endState(1, 0);
        assertThat(arcs.get(2)).isEqualTo(8);
        assertThat(arcs.get(2L * DiskSpace.CHUNK - 3)).isEqualTo(DiskSpace.CHUNK);
        arcs.cut(0);
        assertThat(memory.used()).isZero();
        assertThat(memory.peak()).isZero();
    }
}
