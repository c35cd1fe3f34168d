package io.github.exactcover.dlx.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.testing.FailedProblems;
import io.github.exactcover.dlx.testing.SmallProblem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class FailedProblemsTest {

    @Test
    void aProblemThatFailsCanBeReadBack() throws IOException {
        SmallProblem problem = new SmallProblem(1, 2, List.of(List.of(1, 2)), List.of(1), List.of(1));
        Path file = Path.of("target", "failed-problems", "an-example.dlx");
        AssertionError failure = new AssertionError("on purpose");
        try {
            assertThatThrownBy(() -> FailedProblems.keeping("an-example", problem, () -> {
                        throw failure;
                    }))
                    .isSameAs(failure);
            assertThat(DlxFormat.read(file).primaryItems()).containsExactly("p0");
            Random random = new Random(63);
            for (int round = 0; round < 300; round++) {
                SmallProblem small = SmallProblem.random(random, round % 2 == 0);
                if (small.itemCount() > 0 && small.solutions().stream().noneMatch(Set::isEmpty)) {
                    String text = FailedProblems.text(small);
                    assertThat(DLX.search(DlxFormat.parse(text)).count().solutions())
                            .as(text)
                            .isEqualTo(small.solutions().size());
                }
            }
        } finally {
            Files.deleteIfExists(file);
        }
    }
}
