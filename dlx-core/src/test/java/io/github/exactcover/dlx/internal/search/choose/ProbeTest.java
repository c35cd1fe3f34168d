package io.github.exactcover.dlx.internal.search.choose;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.SearchEngine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.testing.LargerProblem;
import java.util.Arrays;
import java.util.EnumSet;
import org.junit.jupiter.api.Test;

/** How much work the probe takes. What it chooses is tested by AutoTest. */
class ProbeTest {

    /** A first call waits for the probe, and in a fresh JVM a node takes much longer than later. */
    @Test
    void whereBitsAreFarCheaperWeightsAreNotLookedAt() {
        Probe.Choice choice =
                Probe.choose(LargerProblem.langford(11), EnumSet.allOf(EngineKind.class), ItemRule.SMALLEST, true);
        assertThat(choice.kind()).isEqualTo(EngineKind.BIT_PARALLEL);
        assertThat(choice.learned()).isFalse();
        // A quarter of what cells have visited. To look at weights, they visit at least twice as many.
        assertThat(choice.begun().nodes()).isBetween(240L, 260L);
    }

    /** The second look would visit twice as many nodes. */
    @Test
    void whereTheRestIsShortOneLookIsEnough() {
        Probe.Choice choice =
                Probe.choose(LargerProblem.langford(10), EnumSet.of(EngineKind.DANCING_CELLS), ItemRule.SMALLEST, true);
        assertThat(choice.learned()).isFalse();
        assertThat(choice.begun().nodes()).isEqualTo(1_000);
    }

    /** A solution is 2,000 choices deep or more. So the part of the tree that is done is too small for a number. */
    @Test
    void wherePacesCannotBeComparedThereIsOneLook() {
        Probe.Choice choice =
                Probe.choose(LargerProblem.path(4_000), EnumSet.of(EngineKind.DANCING_CELLS), ItemRule.SMALLEST, true);
        assertThat(choice.learned()).isFalse();
        assertThat(choice.begun().nodes()).isEqualTo(1_000);
    }

    /** With weights, each node looks at all items. */
    @Test
    void ofManyItemsWithWeightsFewerNodesAreTried() {
        float[] weights = new float[50_000];
        Arrays.fill(weights, 1);
        Probe.Choice choice = Probe.choose(
                LargerProblem.path(weights.length),
                EnumSet.of(EngineKind.DANCING_CELLS),
                ItemRule.weighted(weights),
                false);
        assertThat(choice.begun().nodes()).isEqualTo(200);
    }

    /** The search goes on with engines from here, so that nothing is set up twice. */
    @Test
    void theChoiceMakesMoreEnginesOfItsKind() {
        Probe.Choice choice =
                Probe.choose(LargerProblem.langford(8), EnumSet.allOf(EngineKind.class), ItemRule.SMALLEST, false);
        SearchEngine more = choice.factory().make(choice.rule(), true, Branch.ROOT);
        assertThat(more).hasSameClassAs(choice.begun());
        assertThat(more.run(Machine.UNLIMITED)).isEqualTo(Step.EXHAUSTED);
        choice.begun().run(Machine.UNLIMITED);
        assertThat(more.solutions()).isEqualTo(300).isEqualTo(choice.begun().solutions());
    }
}
