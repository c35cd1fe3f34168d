package io.github.exactcover.dlx.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.formats.DlxFormat;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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
        } finally {
            Files.deleteIfExists(file);
        }
    }
}
