package io.github.exactcover.dlx.formats;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.ExactCoverProblem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The comments that say what a variable stands for: any text of an option becomes one line. */
class WrittenCommentsTest {

    @TempDir
    Path directory;

    private static ExactCoverProblem<String, String> withOption(String text) {
        return ExactCoverProblem.<String, String>builder()
                .primary("a")
                .option(text, "a")
                .build();
    }

    /** glpsol, for one, refuses control characters also in comments. */
    @Test
    void commentsHaveNoCharactersThatEndLinesOrThatFilesCannotHold() throws IOException {
        ExactCoverProblem<String, String> problem =
                withOption("bell\u0007 tab\there \r\n line\u2028 next\u0085 \uD83D");
        Path cnf = directory.resolve("cnf");
        DimacsCnf.write(problem, cnf);
        assertThat(Files.readString(cnf).lines()).contains("c 1 = bell\\u0007 tab here line next \\uD83D");

        Path lp = directory.resolve("lp");
        CplexLp.write(problem, lp);
        assertThat(Files.readString(lp).lines()).contains("\\ x1 = bell\\u0007 tab here line next \\uD83D");
    }

    /** The time for this was quadratic once. */
    @Test
    void aTextOfBlanksIsWritten() {
        ExactCoverProblem<String, String> problem = withOption("many" + " ".repeat(1_000_000) + "blanks");
        assertThat(DimacsCnf.format(problem).lines()).contains("c 1 = many blanks");
        assertThat(CplexLp.format(problem).lines()).contains("\\ x1 = many blanks");
    }
}
