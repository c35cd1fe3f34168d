package io.github.exactcover.dlx.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Training is in the background, where a command that fails would not be seen. {@link LauncherIT} runs all of it. */
class TrainingTest {

    @Test
    void allCommandsSucceed() {
        assertThat(Training.COMMANDS)
                .hasSizeGreaterThan(10)
                .allSatisfy(command -> assertThat(Run.withInput(Training.PROBLEM, command.split(" ", -1))
                                .exitCode())
                        .isZero());
    }
}
