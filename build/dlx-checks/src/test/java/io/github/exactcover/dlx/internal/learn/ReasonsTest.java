package io.github.exactcover.dlx.internal.learn;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.cheapest.Cheapest;
import io.github.exactcover.dlx.check.ProofCheck;
import io.github.exactcover.dlx.feasibility.Feasibility;
import io.github.exactcover.dlx.feasibility.Infeasibility;
import io.github.exactcover.dlx.feasibility.Reason;
import io.github.exactcover.dlx.formats.DlxFormat;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Examination timetables without a solution, which no search could refute: generated, with up to 1,690 options. */
class ReasonsTest {

    /** Long, because other work may be under way. On an idle machine, each takes less than a second. */
    private static final Duration LONG = Duration.ofSeconds(60);

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({"exam36, GROUPS, 9", "exam44, GROUPS, 9", "exam50, GROUPS, 9", "exam60, ROOM, 60"})
    void examsThatDoNotFitAreExplainedInWordsAndProven(String name, Reason.Kind kind, int most) throws IOException {
        String text = read(name);
        ExactCoverProblem<String, String> problem = DlxFormat.parse(text);
        Infeasibility<String> why = Feasibility.of(problem).explain(LONG);
        Reason<String> reason = why.reason().orElseThrow();
        assertThat(reason.kind()).isEqualTo(kind);
        assertThat(reason.items()).hasSizeLessThanOrEqualTo(most);
        assertThat(reason.available()).isLessThan(reason.needed());
        assertThat(why.items()).isNotEmpty();

        Path proof = folder.resolve("proof");
        assertThat(Feasibility.of(problem).proofTo(proof).timeout(LONG).solution())
                .isEmpty();
        Path file = Files.writeString(folder.resolve("problem"), text);
        assertThat(ProofCheck.check(file, proof).text()).isEqualTo("VERIFIED: 0 solutions");
        assertThat(Cheapest.of(problem).timeout(LONG).find().best()).isEmpty();
    }

    private static String read(String name) throws IOException {
        try (InputStream in = ReasonsTest.class.getResourceAsStream("/reasons/" + name + ".dlx.gz");
                GZIPInputStream unpacked = new GZIPInputStream(in)) {
            return new String(unpacked.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
