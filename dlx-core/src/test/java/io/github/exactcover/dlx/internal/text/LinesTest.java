package io.github.exactcover.dlx.internal.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What is not right is tested with the files that have such lines. */
class LinesTest {

    @Test
    void linesAreReadInTheirOrder() {
        Lines lines = new Lines(
                List.of("title", "name a  b", "none", "found 3 -1", "nodes 7", "share 0.5", "width -2e9", "end x"), 1);
        assertThat(lines.isNext("name")).isTrue();
        assertThat(lines.isNext("nam")).isFalse();
        assertThat(lines.text("name")).isEqualTo("a  b");
        assertThat(lines.isNext("none")).isTrue();
        assertThat(lines.ints("none")).isEmpty();
        assertThat(lines.ints("found")).containsExactly(3, -1);
        assertThat(lines.count("nodes")).isEqualTo(7);
        assertThat(lines.share("share")).isEqualTo(0.5);
        assertThat(lines.decimal("width")).isEqualTo(-2e9);
        assertThat(lines.hasNext()).isTrue();
        assertThat(lines.rest()).containsExactly("end x");
        assertThat(lines.words("end")).containsExactly("x");
        assertThat(lines.hasNext()).isFalse();
        assertThat(lines.isNext("end")).isFalse();
    }

    @Test
    void whatIsWrittenIsRead() {
        assertThat(Lines.of("none")).isEqualTo("none");
        assertThat(new Lines(List.of(Lines.of("some", 0, -7)), 0).ints("some")).containsExactly(0, -7);
    }

    /** A long line is not shown as a whole, nor what a terminal would obey. */
    @Test
    void anErrorNamesTheLine() {
        Lines lines = new Lines(List.of("a", "b\u001b" + "x".repeat(1000)), 0);
        lines.text("a");
        assertThatThrownBy(() -> lines.text("c"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("line 2 must begin with 'c', but is 'b\\u001B" + "x".repeat(78) + "...'");
    }
}
