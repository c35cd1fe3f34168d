package io.github.exactcover.dlx.internal.count.layers;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.count.diagram.Diagram;
import io.github.exactcover.dlx.internal.count.diagram.DiagramBuilder;
import io.github.exactcover.dlx.internal.count.frontier.Frontier;
import io.github.exactcover.dlx.internal.count.frontier.ItemSequence;
import io.github.exactcover.dlx.internal.count.frontier.Memory;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.testing.LargerProblem;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LayerReductionTest {

    /** However few arcs it looks at in a turn, it makes the same diagram, and tells how far it is. */
    @Test
    void itGoesOnWhereItStopped() {
        int root = 0;
        int nodes = 0;
        for (long steps : new long[] {1 << 20, 1_000, 1}) {
            DiagramBuilder builder = new DiagramBuilder(1 << 24);
            Reduction reduction = reduction(LargerProblem.langford(7), builder);
            assertThat(reduction.fraction()).isZero();
            double before = 0;
            int turns = 1;
            while (!reduction.run(steps)) {
                assertThat(reduction.fraction()).isBetween(Math.nextUp(before), Math.nextDown(1.0));
                before = reduction.fraction();
                turns++;
            }
            assertThat(turns > 1).isEqualTo(steps < 1 << 20);
            assertThat(reduction.fraction()).isEqualTo(1);
            Diagram diagram = builder.build(reduction.root());
            assertThat(diagram.root()).isGreaterThan(Diagram.UNIT);
            nodes = nodes == 0 ? diagram.nodeCount() : nodes;
            root = root == 0 ? diagram.root() : root;
            assertThat(diagram.nodeCount()).isEqualTo(nodes);
            assertThat(diagram.root()).isEqualTo(root);
        }
    }

    @Test
    void withoutASolutionThereIsNoDiagram() {
        DiagramBuilder builder = new DiagramBuilder(1 << 24);
        Reduction reduction = reduction(LargerProblem.langford(5), builder);
        while (!reduction.run(10)) {
            assertThat(reduction.root()).isZero();
        }
        assertThat(reduction.root()).isEqualTo(Diagram.NONE);
    }

    private static Reduction reduction(OptionTable table, DiagramBuilder builder) {
        Frontier frontier = new Frontier(table, ItemSequence.of(table).order());
        Memory memory = new Memory(1 << 24);
        Arcs arcs = new Arcs(memory, null);
        Sweep sweep = new Sweep(frontier, memory, arcs);
        sweep.begin();
        Sweep.Outcome outcome = Sweep.Outcome.PAUSED;
        while (outcome != Sweep.Outcome.DONE) {
            outcome = sweep.run(1_000, Sweep.MOST_STEPS);
            assertThat(outcome).isNotEqualTo(Sweep.Outcome.FULL);
        }
        int[] names = IntStream.of(frontier.options).toArray();
        return new Reduction(frontier, arcs, sweep.end(), builder, names);
    }
}
