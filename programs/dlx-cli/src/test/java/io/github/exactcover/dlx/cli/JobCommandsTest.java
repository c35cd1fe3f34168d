package io.github.exactcover.dlx.cli;

import static io.github.exactcover.dlx.cli.Run.dlx;
import static io.github.exactcover.dlx.cli.Run.withInput;
import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.WRITE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The commands split, run, status and merge. */
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
        assertThat(dlx("split", "queens", "8", "--parts", "10", "--to", job)
                        .err()
                        .lines())
                .hasSize(2)
                .anyMatch(line -> line.matches("at least 0 solutions, \\d+ nodes?; 1\\d parts open, 0\\.0 % .*"))
                .contains("one machine probably counts this in seconds: try dlx count first");
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

    /** The solutions of the one part, which are written as they are found, and those of many parts. */
    @ParameterizedTest
    @ValueSource(ints = {1, 20})
    void aJobWithManySolutionsShowsAllOfThem(int parts) {
        dlx("split", "queens", "8", "--solutions", "--parts", String.valueOf(parts), "--to", job);
        dlx("run", job);
        String expected = dlx("solve", job + "/problem.dlx").out();
        assertThat(dlx("merge", job, "--solutions").out()).isEqualTo(expected);
        assertThat(dlx("merge", job).out()).isEqualTo("92\n");
    }

    /** The second merge wants solutions, and only that one looks at them. */
    @Test
    void solutionsThatWereChangedArePutAside() throws IOException {
        splitPairs();
        dlx("run", job);
        String expected = dlx("merge", job, "--solutions").out();
        Path result = result();
        Files.writeString(result, Files.readString(result).replaceFirst("\nfound 0", "\nfound 1"));
        assertThat(dlx("merge", job).out()).isEqualTo("4\n");
        assertThat(dlx("merge", job, "--solutions").err())
                .startsWith("at least ")
                .contains("; 1 part open");
        assertThat(Path.of(job, "bad")).isNotEmptyDirectory();
        assertThat(dlx("run", job, "--until-done").exitCode()).isZero();
        assertThat(dlx("merge", job, "--solutions").out()).isEqualTo(expected);
    }

    @Test
    void theFirstSolutionThatIsFoundEndsAJob() {
        dlx("split", "queens", "20", "--first", "--to", job);
        assertThat(dlx("merge", job)).extracting(Run::out, Run::exitCode).containsExactly("", 4);
        assertThat(dlx("status", job).out()).startsWith("at least 0 solutions").doesNotContain("1:");
        Run run = dlx("run", job, "--until-done", "--threads", "2");
        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).matches("a solution was found, [\\d,]+ nodes\n");
        Run merged = dlx("merge", job);
        assertThat(merged.exitCode()).isZero();
        assertThat(merged.out()).startsWith("1:\n").hasLineCount(21).contains("\n r1 ", "\n r20 ");
        assertThat(dlx("merge", job, "--solutions").out()).isEqualTo(merged.out());
        assertThat(dlx("merge", job, "--open").out()).contains("-");
        assertThat(dlx("status", job, "--watch", "1h").out()).endsWith(" nodes\n" + merged.out());
        assertThat(Json.document(dlx("status", job, "--format", "json").out()))
                .containsEntry("complete", false)
                .hasEntrySatisfying(
                        "solution", value -> assertThat((List<?>) value).hasSize(20));
        assertThat(dlx("run", job)).isEqualTo(new Run(0, "", "a solution was found; dlx merge shows it\n"));
    }

    @Test
    void whereThereIsNoFirstSolutionAllPartsAreRun() {
        withInput("a b c\na b\nb c\na c\n", "split", "-", "--first", "--to", job);
        Run run = dlx("run", job, "--until-done");
        assertThat(run.err()).matches("0 solutions, \\d+ nodes; all parts are done\n");
        assertThat(dlx("merge", job)).isEqualTo(new Run(1, "", run.err()));
        assertThat(dlx("split", "queens", "6", "--first", "--solutions", "--to", job))
                .isEqualTo(new Run(
                        2, "", "dlx: --first: this keeps only the solution that is found; leave out --solutions\n"));
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
    void aSearchGoesOnAfterTheSolutionsThatWereShown() {
        String left = directory.resolve("left").toString();
        dlx("split", "queens", "6", "--engine", "bit-parallel", "--parts", "4", "--solutions", "--to", job);
        dlx("run", job, "--part", "1");
        dlx("run", job, "--part", "2");
        dlx("run", job, "--part", "4");
        List<String> shown = options("merge", job, "--solutions", "--checkpoint", left);
        String problem = job + "/problem.dlx";
        List<String> rest = options("solve", problem, "--engine", "bit-parallel", "--resume", left);
        assertThat(shown).hasSize(2 * 6);
        assertThat(rest).hasSize(2 * 6);
        assertThat(Stream.concat(shown.stream(), rest.stream()))
                .containsExactlyElementsOf(options("solve", problem, "--engine", "bit-parallel"));
    }

    /** The options that a command shows, without the numbers of solutions. */
    private static List<String> options(String... arguments) {
        return dlx(arguments).out().lines().filter(line -> line.startsWith(" ")).toList();
    }

    /** The first part begins late already: its time is counted from the start of the command. */
    @Test
    void whenTheTimeIsUpNoOtherPartIsBegun() {
        dlx("split", "queens", "8", "--parts", "10", "--to", job);
        assertThat(dlx("run", job, "--time", "1ms").err()).startsWith("1 part run, ");
    }

    @Test
    void aSplitSaysWhatTheSearchMayTake() {
        assertThat(dlx("split", "queens", "22", "--parts", "10", "--to", job).err())
                .containsPattern(
                        "\nestimate: about .* (h|days) on one thread \\(for the tree of dancing links: .* to .*\\)\n");
        assertThat(withInput(PAIRS, "split", "-", "--solutions", "--to", job + "2")
                        .err())
                .endsWith("\none thread searches this in a second\n");
    }

    @Test
    void aJobRunsUntilItIsDoneWithoutAMerge() {
        dlx("split", "queens", "9", "--parts", "2", "--to", job);
        Run run = dlx("run", job, "--until-done", "--threads", "2", "--part-time", "1ms");
        assertThat(run.err()).matches("352 solutions, [\\d,]+ nodes; all parts are done\n");
        assertThat(run.exitCode()).isZero();
        assertThat(dlx("run", job, "--until-done")).as("again").isEqualTo(run);
        assertThat(dlx("merge", job).out()).isEqualTo("352\n");
    }

    @Test
    void whenTheTimeIsUpBeforeAJobIsDoneItSaysWhatIsOpen() {
        dlx("split", "queens", "14", "--engine", "dancing-links", "--parts", "2", "--to", job);
        Run run = dlx("run", job, "--until-done", "--time", "30ms", "--part-time", "10ms");
        assertThat(run.err()).matches("at least [\\d,]+ solutions?, [\\d,]+ nodes?; \\d+ parts? open, .*\n");
        assertThat(run.exitCode()).isEqualTo(4);
    }

    @Test
    void threadsAndShardsDivideTheParts() {
        dlx("split", "queens", "9", "--parts", "20", "--to", job);
        assertThat(dlx("run", job, "--shard", "1/2").err()).matches("\\d+ parts run, 0 parts left of them\n");
        assertThat(dlx("run", job, "--shard", "1/2").err()).startsWith("nothing to run");
        assertThat(dlx("merge", job).out()).startsWith("at least ");
        assertThat(dlx("run", job, "--shard", "2/2", "--threads", "3").err())
                .matches("\\d+ parts run, 0 parts left of them\n");
        assertThat(dlx("merge", job).out()).isEqualTo("352\n");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            --part 1 --until-done | --part: this runs one part alone; leave out --until-done, --threads and --shard
            --part 1 --threads 2  | --part: this runs one part alone; leave out --until-done, --threads and --shard
            --part-time 1s        | --part-time: this goes with --until-done; without that, use --time
            --until-done --pieces 3 | --pieces: with --until-done, dlx chooses into how many parts it cuts the rest
            --threads 0           | --threads: 0 is less than 1; name the number of cores
            --shard 3/2           | --shard: '3/2' is not a shard; write 1/8 to 8/8 for the eight of them
            --shard 2             | --shard: '2' is not a shard; write 1/8 to 8/8 for the eight of them
            """)
    void whatDoesNotGoTogetherIsRefused(String options, String complaint) {
        splitPairs();
        List<String> words = new ArrayList<>(List.of("run", job));
        words.addAll(List.of(options.split(" ")));
        Run run = dlx(words.toArray(new String[0]));
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).startsWith("dlx: " + complaint);
    }

    @Test
    void aStatusChangesNothing() throws IOException {
        dlx("split", "queens", "9", "--parts", "20", "--to", job);
        Run begun = dlx("status", job);
        assertThat(begun.out().lines())
                .hasSize(3)
                .anyMatch(line -> line.matches("at least 0 solutions, \\d+ nodes; 2\\d parts open, .*"))
                .contains("left: not yet known how many nodes", "0 workers");
        for (int part = 1; part <= 5; part++) {
            dlx("run", job, "--part", String.valueOf(part));
        }
        Map<Path, FileTime> before = files();
        assertThat(dlx("status", job).out().lines())
                .hasSize(3)
                .anyMatch(line -> line.matches("at least \\d+ solutions, [\\d,]+ nodes; 1\\d parts open, .*"))
                .anyMatch(line -> line.matches("left: about [\\d,]+ \\([\\d,]+ to [\\d,]+\\) nodes"));
        assertThat(Json.document(dlx("status", job, "--format", "json").out()))
                .containsEntry("complete", false)
                .containsEntry("workers", List.of())
                .containsKeys("solutionsFound", "nodes", "share", "openParts", "nodesLeft", "nodesLeftHigh");
        assertThat(files()).isEqualTo(before);
        dlx("run", job, "--until-done");
        assertThat(dlx("status", job, "--watch", "1h").out())
                .matches("352 solutions, [\\d,]+ nodes; all parts are done\n");
    }

    private Map<Path, FileTime> files() throws IOException {
        Map<Path, FileTime> times = new TreeMap<>();
        try (Stream<Path> files = Files.walk(Path.of(job))) {
            for (Path file : files.toList()) {
                times.put(file, Files.getLastModifiedTime(file));
            }
        }
        return times;
    }

    private static final String PAIRS = "a b c d\na b\nc d\na\nb\nc\nd\n";

    private void splitPairs() {
        assertThat(withInput(PAIRS, "split", "-", "--solutions", "--parts", "2", "--to", job)
                        .exitCode())
                .isZero();
    }

    /** Solutions are numbers of options, so in another problem they would be other options. */
    @Test
    void aProblemThatWasChangedIsRefused() throws IOException {
        splitPairs();
        dlx("run", job, "--part", "1");
        Path problem = Path.of(job, "problem.dlx");
        Files.writeString(problem, "a b c d\na\nb\na b\nc d\nd\nc\n");
        Run refused = new Run(
                2,
                "",
                "dlx: " + problem + ": this is not the problem that was split; put it back as it was, or split this one"
                        + " into another folder\n");
        assertThat(dlx("run", job)).isEqualTo(refused);
        assertThat(dlx("run", job, "--part", "2")).isEqualTo(refused);
        assertThat(dlx("merge", job)).isEqualTo(refused);
        assertThat(dlx("merge", job, "--solutions")).isEqualTo(refused);
        Files.writeString(problem, "nothing | nothing");
        assertThat(dlx("merge", job, "--solutions").err()).startsWith("dlx: " + problem + ": line 1");
        Files.writeString(
                problem, "| Comments, line ends and costs may change.\n" + PAIRS.replace("c d\n", "c d\r\n") + "|\n");
        assertThat(dlx("run", job).exitCode()).isZero();
        assertThat(dlx("merge", job, "--solutions").out())
                .isEqualTo(withInput(PAIRS, "solve", "-").out());
        Files.delete(problem);
        assertThat(dlx("merge", job)).extracting(Run::out).isEqualTo("4\n");
        assertThat(dlx("merge", job, "--solutions")).isEqualTo(new Run(2, "", "dlx: no such file: " + problem + "\n"));
    }

    /** The lines of a file, with the right check sum in place of the last. */
    private static void forge(Path file, List<String> lines) throws IOException, NoSuchAlgorithmException {
        List<String> all = new ArrayList<>(lines.subList(0, lines.size() - 1));
        byte[] text = (String.join("\n", all) + "\n").getBytes(UTF_8);
        all.add("check "
                + HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(text)));
        Files.write(file, all);
    }

    /** The lines of a result with solutions, with the right check sums, and the right place in the last line. */
    private static List<String> sealed(List<String> lines) throws NoSuchAlgorithmException {
        List<String> sealed = new ArrayList<>();
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        int size = 0;
        for (String line : lines) {
            if (line.equals("dlx result 1")) {
                size = String.join("\n", sealed).length() + 1;
            }
            if (line.startsWith("check ")) {
                sealed.add("check " + HexFormat.of().formatHex(digest.digest()));
            } else {
                digest.update((line + "\n").getBytes(UTF_8));
                sealed.add(line.startsWith("at ") ? String.format("at %019d", size) : line);
            }
        }
        return sealed;
    }

    /** The result of a run that found something. */
    private Path result() throws IOException {
        try (Stream<Path> files = Files.list(Path.of(job, "results"))) {
            for (Path file : files.toList()) {
                if (Files.readString(file).contains("\nfound ")) {
                    return file;
                }
            }
        }
        throw new AssertionError("no result has a solution");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "found 0 0",
                "found 0",
                "found 0 99",
                "found 0 1 2",
                "found",
                "rest 0.1 0..1 77",
                "rest 0.1 root",
                "part 0.1 77",
                "plan 0",
                "found 0 x",
                "solutions 99"
            })
    void aForgedResultIsPutAsideAndItsPartIsOpenAgain(String line) throws Exception {
        splitPairs();
        dlx("run", job);
        Path result = result();
        List<String> lines = new ArrayList<>(Files.readAllLines(result));
        String name = line.split(" ", 2)[0];
        int at = lines.size() - 2;
        for (int i = 0; i < lines.size(); i++) {
            at = lines.get(i).startsWith(name) ? i : at;
        }
        lines.add(at, line);
        if (!name.equals("rest")) {
            lines.remove(at + 1);
        }
        Files.write(result, sealed(lines));
        Run merged = dlx("merge", job, "--solutions");
        assertThat(merged.exitCode()).as(merged.err()).isZero();
        assertThat(merged.err()).startsWith("at least ").contains("; 1 part open");
        assertThat(dlx("merge", job, "--open").out()).isNotBlank();
        assertThat(result).doesNotExist();
        assertThat(Path.of(job, "bad")).isNotEmptyDirectory();
        assertThat(dlx("run", job).err()).startsWith("1 part run");
        assertThat(dlx("merge", job).out()).isEqualTo("4\n");
    }

    @ParameterizedTest
    @CsvSource({"0.1 77, 1", "0.1 0 77, 2", "0.1, 1", "x, 2"})
    void aForgedPartIsRefused(String part, String number) throws Exception {
        splitPairs();
        Path parts = Path.of(job, "parts");
        List<String> lines = new ArrayList<>(Files.readAllLines(parts));
        lines.set(Integer.parseInt(number), part);
        forge(parts, lines);
        for (Run run : List.of(dlx("run", job), dlx("run", job, "--part", number))) {
            assertThat(run.exitCode()).as(run.err()).isEqualTo(2);
            assertThat(run.err())
                    .startsWith("dlx: The file " + parts + " cannot be used: ")
                    .hasLineCount(1);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"plan", "parts", "start", "results"})
    void aJobWithoutAFileIsRefused(String name) throws IOException {
        splitPairs();
        Path missing = Path.of(job, name);
        Files.move(missing, directory.resolve("elsewhere"));
        Run refused = new Run(
                2,
                "",
                "dlx: There is no job in the folder " + job + ": '" + name
                        + "' is missing; name a folder that was split, or split the search again\n");
        assertThat(dlx("run", job)).isEqualTo(refused);
        assertThat(dlx("merge", job)).isEqualTo(refused);
    }

    @ParameterizedTest
    @ValueSource(strings = {"plan", "parts", "start", "problem.dlx"})
    void aByteThatIsNotUtf8IsRefused(String name) throws IOException {
        splitPairs();
        dlx("run", job);
        Path file = Path.of(job, name);
        Files.writeString(file, Files.readString(file) + "\u00FF", ISO_8859_1);
        Run merged = dlx("merge", job);
        assertThat(merged.exitCode()).as(merged.err()).isEqualTo(2);
        assertThat(merged.err()).startsWith("dlx: ").contains(file.toString()).hasLineCount(1);
    }

    /** The solutions of parts come without costs, so the cheapest one must not be looked for among them. */
    @Test
    void costsAreNotLeftOutInSilence() {
        Run split = withInput("a b\na |5\nb\na b |2\n", "split", "-", "--solutions", "--to", job);
        assertThat(split.exitCode()).isZero();
        assertThat(split.err())
                .startsWith("2 solutions, 3 nodes; all parts are done")
                .contains("\nThe options have costs, which a search in parts ignores; for the cheapest solutions,"
                        + " use --cheapest on one machine\n");
        assertThat(withInput(PAIRS, "split", "-", "--to", job + "2").err()).doesNotContain("cost");
    }

    @Test
    void aMergeWaitsForAnother() throws IOException {
        splitPairs();
        try (FileChannel locks = FileChannel.open(Path.of(job, "lock"), CREATE, WRITE);
                FileLock merging = locks.lock(0, 1, false)) {
            assertThat(merging.isValid()).isTrue();
            assertThat(dlx("merge", job))
                    .isEqualTo(
                            new Run(3, "", "dlx: Another program is merging " + job + "; wait until it has ended\n"));
        }
        assertThat(dlx("merge", job).err()).startsWith("at least 0 solutions");
    }

    @Test
    void aProblemThatNoFileCanHoldIsNotSplit() throws IOException {
        Path groups = Files.writeString(directory.resolve("groups.txt"), "a|b c d\n");
        assertThat(dlx("split", "triples", groups.toString(), "--to", job))
                .isEqualTo(new Run(
                        2,
                        "",
                        "dlx: The item 'a|b' cannot be written: it has '|'; give each item a toString of one word"
                                + " without '|' and ':'\n"));
        assertThat(Path.of(job)).doesNotExist();
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
                .isEqualTo(new Run(
                        2,
                        "",
                        "dlx: There is no job in the folder " + job + ": 'plan' is missing; name a folder that was"
                                + " split, or split the search again\n"));
        assertThat(dlx("split", "queens", "6", "--parts", "0", "--to", job).err())
                .isEqualTo("dlx: The number of parts is 0, but must be at least 1; some for each thread that will run"
                        + " them are a good start\n");
        assertThat(Files.exists(Path.of(job))).isFalse();
        dlx("split", "queens", "6", "--to", job);
        assertThat(dlx("split", "queens", "6", "--to", job).err())
                .isEqualTo("dlx: The folder " + job + " is not empty; name a new one, or merge what is there\n");
        assertThat(dlx("merge", job, "--solutions").err())
                .isEqualTo("dlx: --solutions: this job only counts; split it again with --solutions\n");
        assertThat(dlx("run", job, "--part", "999").err()).startsWith("dlx: There is no part 999 in ");
        assertThat(dlx("run", job, "--pieces", "0").err())
                .isEqualTo("dlx: The number of pieces of a budget is 0, but must be at least 1; with 1, the rest"
                        + " stays in one piece\n");
        assertThat(dlx("split", "queens", "6").err()).startsWith("dlx: Missing required option: '--to=FOLDER'");
    }
}
