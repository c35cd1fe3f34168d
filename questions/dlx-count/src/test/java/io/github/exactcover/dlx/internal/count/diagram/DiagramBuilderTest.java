package io.github.exactcover.dlx.internal.count.diagram;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class DiagramBuilderTest {

    /** Of the four, two are there from the beginning. A node is 12 bytes, and the table has 16 ints. */
    @Test
    void thereAreAsManyNodesAsTheMemoryHolds() {
        DiagramBuilder builder = new DiagramBuilder(4 * 12 + 4 * 16, null);
        int first = builder.decision(1, Diagram.UNIT, Diagram.NONE);
        int second = builder.decision(2, Diagram.UNIT, first);
        assertThat(builder.decision(1, Diagram.UNIT, Diagram.NONE)).isEqualTo(first);
        assertThatThrownBy(() -> builder.decision(3, Diagram.UNIT, second))
                .isInstanceOf(DiagramBuilder.FullException.class)
                .hasMessageStartingWith("The diagram has more than 4 nodes, for which there is no memory");
    }
}
