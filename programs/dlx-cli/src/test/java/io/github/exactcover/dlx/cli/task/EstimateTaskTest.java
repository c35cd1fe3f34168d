package io.github.exactcover.dlx.cli.task;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.Question;
import io.github.exactcover.dlx.cli.option.CommonSettings;
import io.github.exactcover.dlx.cli.option.GeneralOptions;
import io.github.exactcover.dlx.cli.problem.FileModel;
import io.github.exactcover.dlx.cli.terminal.Console;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

class EstimateTaskTest {

    /** Not by an option of the command: there, time can be up before there is a search. */
    @Test
    void withoutTimeForAProbeThereIsNoEstimate() throws IOException {
        ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
                .primary("a")
                .option("one", "a")
                .build();
        GeneralOptions options = new GeneralOptions();
        CommandSpec spec = CommandSpec.create();
        options.addTo(spec);
        new CommandLine(spec).parseArgs("--seed", "1");
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Console console = new Console(new ByteArrayInputStream(new byte[0]), out, err);

        CommonSettings<String> hurried = EstimateTaskTest::withoutTime;
        int exitCode =
                Job.run(new EstimateTask(10), hurried, new FileModel("one.dlx", false, problem), options, console);

        assertThat(exitCode).isEqualTo(4);
        assertThat(out.size()).isZero();
        assertThat(err.toString(StandardCharsets.UTF_8)).isEqualTo("no probe was made (time is up)\n");
    }

    private static <I, Q extends Question<I, String, Q>> Q withoutTime(Q question) {
        return question.timeout(Duration.ofNanos(1));
    }
}
