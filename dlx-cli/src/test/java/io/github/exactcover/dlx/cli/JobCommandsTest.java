package io.github.exactcover.dlx.cli;

import static io.github.exactcover.dlx.cli.Run.dlx;
import static io.github.exactcover.dlx.cli.Run.withInput;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands split, run and merge. */
class JobCommandsTest {

    @TempDir
    private Path directory;

    private String job;

    @BeforeEach
    void job() {
        job = directory.resolve("job").toString();
    }

    @Test
    void aCountInParts() {
        assertThat(dlx("split", "queens", "8", "--parts", "10", "--to", job).err())
                .matches("at least 0 solutions, \\d+ nodes?; 1\\d parts open, 0\\.0 % of the tree visited\n");
        assertThat(dlx("merge", job).out()).isEqualTo("at least 0\n");
        assertThat(dlx("merge", job)).extracting(Run::exitCode).isEqualTo(4);
        assertThat(dlx("run", job, "--part", "2")).isEqualTo(new Run(0, "", "1 part run, 0 parts left of it\n"));
        assertThat(dlx("merge", job, "--open").out()).matches("1,3-1\\d\n");
        assertThat(dlx("run", job).err()).matches("\\d+ parts run, 0 parts left of them\n");
        assertThat(dlx("run", job).err()).isEqualTo("nothing to run; dlx merge says what is open\n");
        Run merged = dlx("merge", job);
        assertThat(merged.out()).isEqualTo("92\n");
        assertThat(merged.err()).matches("92 solutions, [\\d,]+ nodes; all parts are done\n");
        assertThat(merged.exitCode()).isZero();
        assertThat(dlx("merge", job, "--open").out()).isEqualTo("\n");
    }

    @Test
    void solutionsComeInTheOrderOfTheSearch() {
        String text = "A B 2:3|C | X Y\nA B X:0 Y:0\nA C X:1 Y:1 |7\nC X:0\nB X:1\nC Y:1\nC\nA C\nB C\n";
        String expected = withInput(text, "solve", "-").out();
        assertThat(expected).contains("\n4:");
        assertThat(withInput(text, "split", "-", "--solutions", "--parts", "4", "--to", job)
                        .exitCode())
                .isZero();
        dlx("run", job);
        assertThat(dlx("merge", job, "--solutions").out()).isEqualTo(expected);
    }

    @Test
    void presetsAndStrategyBelongToTheJob() {
        dlx(
                "split",
                "queens",
                "8",
                "--require",
                "a4",
                "--forbid",
                "b2",
                "--seed",
                "3",
                "--reduce",
                "--engine",
                "dancing-links",
                "--solutions",
                "--to",
                job);
        dlx("run", job);
        String expected =
                dlx("queens", "8", "--require", "a4", "--forbid", "b2").err();
        assertThat(dlx("merge", job).err().split(",", 2)[0] + " (all)").isEqualTo(expected.split(",", 2)[0]);
    }

    @Test
    void aSearchGoesOnWithWhatIsLeft() {
        String left = directory.resolve("left").toString();
        dlx("split", "queens", "8", "--engine", "bit-parallel", "--to", job);
        dlx("run", job, "--part", "1");
        dlx("merge", job, "--checkpoint", left);
        assertThat(dlx("count", "queens", "8", "--engine", "bit-parallel", "--resume", left)
                        .out())
                .isEqualTo("92\n");
    }

    @Test
    void whereNoFolderCanBeIsSaid() throws Exception {
        Path file = Files.createFile(directory.resolve("file"));
        Path below = file.resolve("a").resolve("b");

        assertThat(dlx("split", "queens", "6", "--to", file.toString()))
                .isEqualTo(new Run(
                        2,
                        "",
                        "dlx: --to " + file + ": this is a file; name a folder that is empty or does not exist yet\n"));
        assertThat(dlx("split", "queens", "6", "--to", below.toString()))
                .isEqualTo(new Run(
                        2,
                        "",
                        "dlx: --to " + below + ": " + file
                                + " is a file, so there can be no folder in it; name another\n"));
        assumeTrue(directory.toFile().setWritable(false) && !Files.isWritable(directory), "we may write anywhere");
        assertThat(dlx("split", "queens", "6", "--to", job))
                .isEqualTo(new Run(
                        2,
                        "",
                        "dlx: --to " + job + ": the folder " + directory
                                + " cannot be written to; check its permissions, or name another\n"));
    }

    @Test
    void whatCannotBeDoneIsSaid() {
        assertThat(dlx("merge", job))
                .isEqualTo(new Run(2, "", "dlx: There is no job in the folder " + job + "; it has no file 'plan'\n"));
        assertThat(dlx("split", "queens", "6", "--parts", "0", "--to", job).err())
                .isEqualTo("dlx: The number of parts is 0, but must be at least 1\n");
        assertThat(Files.exists(Path.of(job))).isFalse();
        dlx("split", "queens", "6", "--to", job);
        assertThat(dlx("split", "queens", "6", "--to", job).err())
                .isEqualTo("dlx: The folder " + job + " is not empty; name a new one, or merge what is there\n");
        assertThat(dlx("merge", job, "--solutions").err())
                .isEqualTo("dlx: --solutions: this job only counts; split it again with --solutions\n");
        assertThat(dlx("run", job, "--part", "999").err()).startsWith("dlx: There is no part 999 in ");
        assertThat(dlx("run", job, "--pieces", "0").err())
                .isEqualTo("dlx: The number of pieces of a budget is 0, but must be at least 1\n");
        assertThat(dlx("split", "queens", "6").err()).startsWith("dlx: Missing required option: '--to=FOLDER'");
    }
}
