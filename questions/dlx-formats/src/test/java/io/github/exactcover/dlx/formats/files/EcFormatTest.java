package io.github.exactcover.dlx.formats.files;

import static io.github.exactcover.dlx.formats.files.Reading.choice;
import static io.github.exactcover.dlx.formats.files.Reading.covers;
import static io.github.exactcover.dlx.formats.files.Reading.read;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class EcFormatTest {

    /** All subsets of three items are covers in as many ways as there are partitions. */
    @Test
    void aBenchmarkIsRead() throws IOException {
        String bell = "c n = 3, m = 7\np ec 3\ns 1\ns 2\ns 1 2\ns 3\ns 1 3\ns 2 3\ns 1 2 3\n";
        assertThat(choice("", bell)).containsExactly("ec");
        assertThat(covers(read(bell))).isEqualTo(5);
        assertThat(read(bell).options()).contains("1 3");
    }

    @Test
    void itemsAreNumberedFrom1UnlessThereIsA0() throws IOException {
        assertThat(read("p ec 3\ns 1 2\n").primaryItems()).containsExactly("1", "2", "3");
        assertThat(read("p ec 3\ns 0 1\ns 2\n").primaryItems()).containsExactly("0", "1", "2");
        assertThat(read("p ec 3\ns 1 0\ns 2\n").primaryItems()).containsExactly("0", "1", "2");
        assertThat(read("p ec 1\ns 0\n").primaryItems()).containsExactly("0");
    }

    @Test
    void a0CanEndEachSet() throws IOException {
        assertThat(read("p ec 3 3\ns 1 2 0\ns 3 0\ns 0\n").options()).containsExactly("1 2", "3", "");
    }

    @Test
    void commentsAndEmptySetsCanBeAnywhere() throws IOException {
        assertThat(read("c\nc p ec 9\n\np ec 2 3\ns\nc s 1\ns 2 1\r\n  s 1\n").options())
                .containsExactly("", "2 1", "1");
    }

    @Test
    void otherFilesOfThisKindAreNot() {
        assertThat(choice("", "p xc 3 1\n1 2 0\n")).isEmpty();
        assertThat(choice("", "p set 3 1\ns 1 2\n")).isEmpty();
        assertThat(choice("", "p ecx 3\n")).isEmpty();
        assertThat(choice("", "")).isEmpty();
    }
}
