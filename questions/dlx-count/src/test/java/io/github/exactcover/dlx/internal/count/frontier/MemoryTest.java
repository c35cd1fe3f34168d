package io.github.exactcover.dlx.internal.count.frontier;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MemoryTest {

    @Test
    void whatIsAllowedMayBeTakenToTheLastByte() {
        Memory memory = new Memory(100);
        memory.take(100);
        assertThat(memory.isFull()).isFalse();
        memory.take(1);
        assertThat(memory.isFull()).isTrue();
        memory.give(31);
        assertThat(memory.isFull()).isFalse();
        assertThat(memory.used()).isEqualTo(70);
        assertThat(memory.peak()).isEqualTo(101);
    }

    @Test
    void afterARefusalThereIsNoRoom() {
        Memory memory = new Memory(100);
        memory.take(1);
        memory.refuse();
        assertThat(memory.isFull()).isTrue();
    }
}
