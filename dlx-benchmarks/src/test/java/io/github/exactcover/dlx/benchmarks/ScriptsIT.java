package io.github.exactcover.dlx.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The scripts that compare dlx with other programs, with programs that only pretend to search. */
@DisabledOnOs(OS.WINDOWS)
class ScriptsIT {

    @TempDir
    private Path directory;

    private Path problem;

    @BeforeEach
    void aProblemWithTwoSolutions() throws Exception {
        problem = Files.writeString(directory.resolve("two.dlx"), "a\na\na\n");
    }

    private record Run(int exitCode, String out, String err) {}

    private Run run(String script, String... arguments) throws Exception {
        Path out = directory.resolve("out");
        Path err = directory.resolve("err");
        ProcessBuilder builder =
                new ProcessBuilder("bash", script).redirectOutput(out.toFile()).redirectError(err.toFile());
        builder.command().addAll(List.of(arguments));
        builder.command().add(problem.toString());
        builder.environment().merge("PATH", directory + ":", (path, first) -> first + path);
        builder.environment().put("OURS", "echo 2");
        builder.environment().put("LAUNCHER", "echo 2");
        // The times do not matter here, so the calls in a warm JVM are repeated for a moment only, and all of these
        // JVMs end before the optimizing compiler pays.
        builder.environment().put("JAVA_TOOL_OPTIONS", "-Ddlx.repeated=80 -XX:TieredStopAtLevel=1");
        int exitCode = builder.start().waitFor();
        return new Run(exitCode, Files.readString(out), Files.readString(err));
    }

    private void program(String name, String says) throws Exception {
        Path file = Files.writeString(directory.resolve(name), "#!/bin/sh\necho '" + says + "'\n");
        assertThat(file.toFile().setExecutable(true)).isTrue();
    }

    /** The ratios below the table are missing where a program takes no time that can be measured. */
    @Test
    void aProgramThatFailsIsLeftOutAndTheOthersGoOn() throws Exception {
        Run run = run("compare.sh", "-r", "2", "-t", "2", "broken=exit 3", "fake=echo 2", "--");
        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(run.out())
                .contains("| broken | fake | visitor | options | search | count | text | first | process | launcher |")
                .containsPattern("\\| two \\| 2 \\| - \\| [0-9.]+ \\|( [0-9.]+( \\([0-9.]+\\))? \\|){8}\n");
    }

    @Test
    void onlyProgramsThatReadBoundsGetThem() throws Exception {
        problem = Files.writeString(directory.resolve("two.dlx"), "| bounds\n1:2|a b\na b\na\n");
        Run run = run("compare.sh", "-r", "1", "-t", "5", "fake=echo 7", "dlx3=echo 2", "--");
        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(run.out())
                .containsPattern("\\| two \\| 2 \\| - \\| [0-9.]+ \\|( [0-9.]+( \\([0-9.]+\\))? \\|){8}\n");
        assertThat(run.err()).contains("that read bounds, these are missing: ssmcc. Problems with bounds: two");
    }

    @Test
    void anotherNumberOfSolutionsEndsTheComparison() throws Exception {
        Run run = run("compare.sh", "-r", "1", "-t", "5", "fake=echo 2", "wrong=echo 3", "--");
        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.err()).contains("wrong counted 3 solutions, the others 2");
    }

    @Test
    void answersAreCountedAndMustAgree() throws Exception {
        assumeThat(Path.of("..", "programs", "dlx-cli", "target", "dlx.jar")).exists();
        program("cadical", "s SATISFIABLE\nv 1 -2 0");
        program("clasp", "s UNKNOWN");
        program("minisat", "SATISFIABLE\n-1 2 0");
        Run run = run("first.sh", "-t", "5", "-s", "2");
        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(run.out())
                .containsPattern(
                        "\\| problem \\| options \\| solution \\| dlx \\| dlx, 2 seeds \\| cadical \\| clasp \\|"
                                + " minisat \\|.* choco \\|")
                .containsPattern(
                        "\\| two \\| 2 \\| yes \\| [0-9.]+ \\| [0-9.]+ \\(2\\) \\| [0-9.]+ \\| - \\| [0-9.]+ \\|.*"
                                + " [0-9.]+ \\|")
                .containsPattern(
                        "\\| \\*\\*answered\\*\\* \\| \\| \\| 1 of 1 \\| 2 of 2 \\| 1 of 1 \\| 0 of 1 \\| 1 of 1"
                                + " \\|.* 1 of 1 \\|");

        program("minisat", "UNSATISFIABLE");
        Run contradiction = run("first.sh", "-t", "5");
        assertThat(contradiction.exitCode()).isEqualTo(1);
        assertThat(contradiction.err()).contains("minisat says none, another program yes");
    }

    @Test
    void aWrongSolutionEndsTheComparison() throws Exception {
        assumeThat(Path.of("..", "programs", "dlx-cli", "target", "dlx.jar")).exists();
        program("cadical", "s SATISFIABLE\nv 1 2 0");
        program("clasp", "s UNKNOWN");
        program("minisat", "SATISFIABLE\n1 -2 0");
        Run run = run("first.sh", "-t", "5");
        assertThat(run.exitCode()).isNotZero();
        assertThat(run.err()).contains("two.dlx: the solution of cadical is wrong: it covers 'a' 2 times");
    }

    @Test
    void costsAreProvenAndMustAgree() throws Exception {
        assumeThat(Path.of("..", "programs", "dlx-cli", "target", "dlx.jar")).exists();
        problem = Files.writeString(directory.resolve("two.txt"), "2 3\n9 2 1 2\n3 1 1\n4 1 2\n");
        program("cbc", "Result - Optimal solution found\nObjective value: 7.00000");
        program("highs", "  Status            Optimal\n  Primal bound      7");
        program("glpsol", "TIME LIMIT EXCEEDED");
        Run run = run("cheapest.sh", "-t", "5");
        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(run.out())
                .contains("| problem | options | cheapest | dlx | cbc | highs | glpsol |")
                .containsPattern("\\| two \\| 3 \\| 7 \\| [0-9.]+ \\| [0-9.]+ \\| [0-9.]+ \\| - \\|.* [0-9.]+ \\|")
                .containsPattern("\\| \\*\\*proven\\*\\* \\| \\| \\| 1 of 1 \\| 1 of 1 \\| 1 of 1 \\| 0 of 1 \\|"
                        + ".* 1 of 1 \\|");

        program("highs", "  Status            Time limit reached\n  Primal bound      8");
        assertThat(run("cheapest.sh", "-t", "5").out())
                .containsPattern("\\| two \\| 3 \\| 7 \\| [0-9.]+ \\| [0-9.]+ \\| - \\| - \\|.* [0-9.]+ \\|");
        program("highs", "  Status            Infeasible\n  Primal bound      inf");
        Run unlike = run("cheapest.sh", "-t", "5");
        assertThat(unlike.exitCode()).isEqualTo(1);
        assertThat(unlike.err()).contains("highs says none, another program 7");
        program("highs", "");

        program("glpsol", "PROBLEM HAS NO PRIMAL FEASIBLE SOLUTION");
        Run contradiction = run("cheapest.sh", "-t", "5");
        assertThat(contradiction.exitCode()).isEqualTo(1);
        assertThat(contradiction.err()).contains("glpsol says none, another program 7");
    }

    /** The program that counts wrongly is named, and the others go on. */
    @Test
    void countsAreComparedForEveryFileOfAFolder() throws Exception {
        assumeThat(Path.of("..", "programs", "dlx-cli", "target", "dlx.jar")).exists();
        Path folder = Files.createDirectory(directory.resolve("a folder"));
        Files.writeString(folder.resolve("one.dlx"), "a\na\n");
        Files.writeString(folder.resolve("three.dlx"), "a\na\na\na\n");
        problem = Path.of("lines=grep -c ^a$ {} | awk '{ print \"Solutions: \" $1 - 1 }'");
        Run run = run("counts.sh", "-t", "20", folder.toString(), "broken=exit 3", "wrong=echo 3; : {}");
        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(run.out())
                .contains("| problem | solutions | dlx | broken | wrong | lines |")
                .containsPattern("\\| one.dlx \\| 1 \\| [0-9.]+ \\| - \\| [0-9.]+ \\(counted 3\\) \\| [0-9.]+ \\|")
                .containsPattern("\\| three.dlx \\| 3 \\| [0-9.]+ \\| - \\| [0-9.]+ \\| [0-9.]+ \\|")
                .contains("- dlx: 2 of 2 counted\n- broken: 0 of 2 counted; another count than dlx: none\n")
                .containsPattern("- wrong: 2 of 2 counted; [0-9.]+ times as long as dlx over 1 file; another count"
                        + " than dlx: one.dlx\n")
                .containsPattern("- lines: 2 of 2 counted; .* over 2 files; another count than dlx: none\n");
    }

    /** A count, a problem without a solution, and the cheapest. The last one has a solution, so it is not proven. */
    @Test
    void proofsAreWrittenAndChecked() throws Exception {
        Path jar = Path.of("..", "programs", "dlx-cli", "target", "dlx.jar");
        assumeThat(jar).exists();
        Path priced = Files.writeString(directory.resolve("priced.dlx"), "a b\na |4\nb |3\na b |9\na b |12\n");
        ProcessBuilder builder = new ProcessBuilder(
                        "bash",
                        "proofs.sh",
                        "queens 5",
                        "langford 5 --limit 1",
                        priced + " --cheapest 2",
                        "queens 4 --limit 1")
                .redirectOutput(directory.resolve("out").toFile())
                .redirectError(directory.resolve("err").toFile());
        // The name of the folder of this project may have blanks.
        Path script = Files.writeString(
                directory.resolve("dlx"),
                "exec java -XX:TieredStopAtLevel=1 -jar '" + jar.toAbsolutePath() + "' \"$@\"\n");
        String dlx = "bash " + script;
        builder.environment().put("DLX", dlx);
        builder.environment().put("CHECK", dlx + " check");
        int exitCode = builder.start().waitFor();
        assertThat(exitCode).isEqualTo(1);
        assertThat(Files.readString(directory.resolve("err")))
                .startsWith("queens 4 --limit 1: none, but NOT WHOLE after step ");
        assertThat(Files.readString(directory.resolve("out")))
                .containsPattern("\\| `queens 5` \\| 10 \\| \\d+ \\| [0-9.]+ \\| [0-9.]+ \\| [0-9.]+ \\|")
                .contains("| `langford 5 --limit 1` | none | ")
                .contains(" --cheapest 2` | cheapest: 7, 9 | ")
                .doesNotContain("queens 4");
    }

    @ParameterizedTest
    @ValueSource(strings = {"first.sh", "cheapest.sh", "compare.sh", "counts.sh"})
    void whatIsWrittenWrongIsAnsweredByTheHelp(String script) throws Exception {
        Run wrong = run(script, "-t", "soon");
        assertThat(wrong.exitCode()).isEqualTo(2);
        assertThat(wrong.out()).isEmpty();
        assertThat(wrong.err()).contains("dlx-benchmarks/" + script + " [").doesNotContain("set -euo");
        Run help = run(script, "-h");
        assertThat(help.exitCode()).isZero();
        assertThat(help.out()).isEqualTo(wrong.err());
    }
}
