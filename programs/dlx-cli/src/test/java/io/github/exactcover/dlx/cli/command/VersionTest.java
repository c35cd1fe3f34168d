package io.github.exactcover.dlx.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VersionTest {

    @ParameterizedTest
    @CsvSource(nullValues = "-", emptyValue = "", textBlock = """
            0123456789abcdef0123456789abcdef01234567, false, $Format:%H$, ' (commit 0123456789ab)'
            0123456789abcdef0123456789abcdef01234567, true, $Format:%H$, ' (commit 0123456789ab, with changes)'
            ${git.commit.id}, ${git.dirty}, $Format:%H$, ''
            '', '', 0123456789abcdef0123456789abcdef01234567, ' (commit 0123456789ab)'
            '', '', '', ''
            """)
    void theCommitIsThatOfTheCheckoutOrOfTheArchiveOfTheSources(
            String commit, String changed, String archive, String shown) {
        Properties properties = new Properties();
        properties.setProperty("commit", commit);
        properties.setProperty("changed", changed);
        properties.setProperty("archive", archive);

        assertThat(Version.commit(properties)).isEqualTo(shown);
        assertThat(Version.commit(new Properties())).isEmpty();
    }

    @Test
    void aBuildOfACheckoutNamesACommitThatGitKnows() throws Exception {
        assumeTrue(Files.exists(Path.of("..", "..", ".git")), "not built from a checkout");
        String version = new Version().getVersion()[0];
        assertThat(version).matches("dlx \\S+ \\(commit [0-9a-f]{12}(, with changes)?\\)");
        String commit = version.replaceFirst(".*commit ([0-9a-f]+).*", "$1");
        Process git = new ProcessBuilder("git", "cat-file", "-t", commit).start();

        assertThat(git.inputReader().readLine()).isEqualTo("commit");
    }
}
