package io.github.exactcover.dlx.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.benchmarks.families.NamedProblems;
import io.github.exactcover.dlx.count.Count;
import io.github.exactcover.dlx.formats.DlxFormat;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InstancesTest {

    @TempDir
    private Path directory;

    @Test
    void aFileCostsTheSearchThatTheProblemCosts() throws IOException {
        for (String name : List.of("queens-7-pipe-organ", "latin-4", "pentominoes-3x20", "langford-7")) {
            Path file = Instances.write(directory, List.of(name)).get(0);
            var expected = Count.of(NamedProblems.get(name)).result();
            var actual = Count.of(DlxFormat.read(file)).result();
            assertThat(actual.solutions()).as(name).isEqualTo(expected.solutions());
            assertThat(actual.statistics().nodes())
                    .as(name)
                    .isEqualTo(expected.statistics().nodes());
            assertThat(actual.statistics().updates())
                    .as(name)
                    .isEqualTo(expected.statistics().updates());
        }
    }
}
