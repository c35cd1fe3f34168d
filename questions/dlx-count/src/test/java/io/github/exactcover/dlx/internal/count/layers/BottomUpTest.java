package io.github.exactcover.dlx.internal.count.layers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.internal.count.diagram.Diagram;
import io.github.exactcover.dlx.internal.count.diagram.DiagramBuilder;
import io.github.exactcover.dlx.internal.count.disk.DiskSpace;
import io.github.exactcover.dlx.internal.count.frontier.Frontier;
import io.github.exactcover.dlx.internal.count.frontier.ItemSequence;
import io.github.exactcover.dlx.internal.count.frontier.Memory;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.testing.LargerProblem;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BottomUpTest {

    /** However few arcs it looks at in a turn, it makes the same diagram, and tells how far it is. */
    @Test
    void itGoesOnWhereItStopped() {
        int root = 0;
        int nodes = 0;
        for (long steps : new long[] {1 << 20, 1_000, 1}) {
            DiagramBuilder builder = new DiagramBuilder(1 << 24, null);
            BottomUp bottomUp = swept(LargerProblem.langford(7), builder);
            assertThat(bottomUp.fraction()).isZero();
            double before = 0;
            int turns = 1;
            while (!bottomUp.run(steps)) {
                assertThat(bottomUp.fraction()).isBetween(Math.nextUp(before), Math.nextDown(1.0));
                before = bottomUp.fraction();
                turns++;
            }
            assertThat(turns > 1).isEqualTo(steps < 1 << 20);
            assertThat(bottomUp.fraction()).isEqualTo(1);
            Diagram diagram = builder.build(bottomUp.root());
            assertThat(diagram.root()).isGreaterThan(Diagram.UNIT);
            nodes = nodes == 0 ? diagram.nodeCount() : nodes;
            root = root == 0 ? diagram.root() : root;
            assertThat(diagram.nodeCount()).isEqualTo(nodes);
            assertThat(diagram.root()).isEqualTo(root);
        }
    }

    @Test
    void withoutASolutionThereIsNoDiagram() {
        DiagramBuilder builder = new DiagramBuilder(1 << 24, null);
        BottomUp bottomUp = swept(LargerProblem.langford(5), builder);
        while (!bottomUp.run(10)) {
            assertThat(bottomUp.root()).isZero();
        }
        assertThat(bottomUp.root()).isEqualTo(Diagram.NONE);
    }

    /** Layers have room there, so this is about numbers only. */
    @Test
    void onADiskThereIsNoWalk(@TempDir Path folder) throws IOException {
        OptionTable table = LargerProblem.langford(7);
        BottomUp bottomUp = new BottomUp(
                new Frontier(table, ItemSequence.of(table).order()),
                new Memory(1),
                new DiagramBuilder(1 << 24, new DiskSpace(folder)),
                option -> option);
        assertThatThrownBy(() -> bottomUp.walk(1 << 24))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("The layers of the diagram have more than 1 state, for which there are no numbers; count"
                        + " without a diagram");
    }

    private static BottomUp swept(OptionTable table, DiagramBuilder builder) {
        Frontier frontier = new Frontier(table, ItemSequence.of(table).order());
        Memory memory = new Memory(1 << 24);
        BottomUp bottomUp = new BottomUp(frontier, memory, builder, option -> option);
        Sweep sweep = new Sweep(frontier, memory, bottomUp.arcs());
        Sweep.Outcome outcome = Sweep.Outcome.PAUSED;
        while (outcome != Sweep.Outcome.DONE) {
            outcome = sweep.run(1_000, Frontier.MOST_STEPS);
            assertThat(outcome).isNotEqualTo(Sweep.Outcome.FULL);
        }
        bottomUp.begin(sweep.end());
        return bottomUp;
    }
}
