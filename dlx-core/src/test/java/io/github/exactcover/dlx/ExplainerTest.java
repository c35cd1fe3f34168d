package io.github.exactcover.dlx;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.learn.Explainer;
import io.github.exactcover.dlx.internal.search.Step;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** What an explanation claims when its time runs out between two questions, on a clock that only the test moves. */
class ExplainerTest {

    /** Five pigeons and four holes: a few nodes show that it cannot be, and all five are needed for that. */
    private final ExactCoverProblem<String, String> problem = SearchControlTest.pigeons(4);

    private final AtomicLong now = new AtomicLong();
    private final Explainer explainer = new Explainer(problem.table(), 0, 1 << 20, now::get, 1_000);

    @Test
    void whenEachQuestionIsAnsweredTheItemsAreMinimal() {
        explainToTheEnd();
        assertThat(explainer.isMinimal()).isTrue();
    }

    @Test
    void whenAQuestionIsGivenUpTheItemsMayNotBeMinimal() {
        while (explainer.culprits().isEmpty()) {
            assertThat(explainer.run(1)).isEqualTo(Step.PAUSED);
        }
        now.set(500); // Each question gets a quarter of the time that is left.
        assertThat(explainer.run(1)).isEqualTo(Step.PAUSED);
        explainToTheEnd();
        assertThat(explainer.culprits()).isPresent();
        assertThat(explainer.isMinimal()).isFalse();
    }

    @Test
    void whenTheFirstQuestionIsGivenUpNothingIsKnown() {
        now.set(1_000);
        assertThat(explainer.run(1)).as("it asks nothing more").isEqualTo(Step.EXHAUSTED);
        assertThat(explainer.culprits()).isEmpty();
        assertThat(explainer.isMinimal()).isFalse();
    }

    private void explainToTheEnd() {
        long nodes = 0;
        while (explainer.run(1) != Step.EXHAUSTED) {
            assertThat(explainer.solutions()).isZero();
            assertThat(explainer.nodes()).as("nodes of all questions").isGreaterThanOrEqualTo(nodes);
            nodes = explainer.nodes();
        }
    }
}
