package io.github.exactcover.dlx.checks.questions;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.Proof;
import io.github.exactcover.dlx.Visit;
import io.github.exactcover.dlx.cheapest.Cheapest;
import io.github.exactcover.dlx.count.Count;
import io.github.exactcover.dlx.feasibility.Feasibility;
import java.nio.file.Path;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** A file has no options without items, so no question can prove anything of a problem that has some. */
class ProofsOfEmptyOptionsTest {

    @Test
    void noQuestionProvesAnythingOfAnOptionWithoutItems() {
        ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
                .primary("a", "b")
                .option("empty")
                .option("none", List.of())
                .option("both", "a", "b")
                .build();
        Path file = Path.of("proof");
        for (ThrowingCallable proof : List.<ThrowingCallable>of(
                () -> Proof.of(problem).count(file),
                () -> Proof.of(problem).solve(solution -> Visit.CONTINUE, file),
                () -> Count.of(problem).proofTo(file),
                () -> Feasibility.of(problem).proofTo(file),
                () -> Cheapest.of(problem).proofTo(file))) {
            assertThatThrownBy(proof)
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageStartingWith(
                            "The problem has options without items, and a proof is checked with a file");
        }
    }
}
