package io.github.exactcover.dlx.cli;

import static io.github.exactcover.dlx.cli.Run.dlx;
import static io.github.exactcover.dlx.cli.Run.withInput;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The options that say on what a search works, and what it branches on. */
class StrategyOptionsTest {

    private static final String SHARP = "a #b\na\na\n#b\n#b\n";

    @ParameterizedTest
    @CsvSource({"dancing-links, mrv", "dancing-links, wtd", "dancing-links, frb", "dancing-links, first"})
    void whatWasUsedIsTold(String engine, String choice) {
        String[] command = {"count", "queens", "6", "--engine", engine, "--item-choice", choice};

        assertThat(dlx(command).out()).isEqualTo("4\n");
        assertThat(dlx(command).err()).endsWith(" s, " + engine + " by " + choice + "\n");
    }

    @Test
    void preferredItemsComeFirst() {
        // Which of the two items is branched on first shows in the order of the solutions.
        String plain = withInput(SHARP, "solve", "-").out();
        String preferred = withInput(SHARP, "solve", "-", "--prefer", "#b").out();

        assertThat(preferred)
                .isEqualTo(withInput(SHARP, "solve", "-", "--sharp").out());
        assertThat(withInput(SHARP, "solve", "-", "--prefer", "a").out()).isEqualTo(plain);
    }

    @ParameterizedTest
    @ValueSource(strings = {"c", "A", ""})
    void whatIsNoItemCannotBePreferred(String name) {
        Run run = withInput(SHARP, "solve", "-", "--prefer", name);

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("--prefer " + name + " names no primary item of the problem");
    }

    @Test
    void preferenceAndTheFirstItemDoNotGoTogether() {
        Run run = withInput(SHARP, "solve", "-", "--sharp", "--item-choice", "first");

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("use another item choice");
    }

    /** What the user named does not suit the problem, which is no failure of the program. */
    @ParameterizedTest
    @CsvSource({
        "solve - --engine bit-parallel, use dancing links",
        "solve - --engine dancing-cells --limit 1, dancing links",
        "solve - --engine dancing-cells --unique, dancing links",
        "count - --engine bit-parallel, use dancing links",
    })
    void whatCannotBeUsedWithBoundsIsRefused(String command, String remedy) {
        Run run = withInput("1:2|a b\na\na b\nb\n", command.split(" "));
        assertThat(run.err()).contains(remedy).doesNotContain("failure");
        assertThat(run.exitCode()).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource({"count - --counting frontier", "count - --engine budgets", "count - --engine dancing-links"})
    void whatCanBeUsedWithBoundsCounts(String command) {
        Run run = withInput("1:2|a b\na\na b\nb\n", command.split(" "));
        assertThat(run.out()).isEqualToIgnoringWhitespace("3");
        assertThat(run.exitCode()).isZero();
    }
}
