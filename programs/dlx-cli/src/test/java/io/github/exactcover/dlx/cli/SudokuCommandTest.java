package io.github.exactcover.dlx.cli;

import static io.github.exactcover.dlx.cli.Run.dlx;
import static io.github.exactcover.dlx.cli.Run.late;
import static io.github.exactcover.dlx.cli.Run.withInput;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SudokuCommandTest {

    private static final String ONE = "1.....2..3.....4";
    private static final String NONE = "12....34........";
    private static final String MORE = "1.....2..3......";
    private static final String SOLVED = "1243342143122134";
    private static final String SUMS = "a=6 b=7 c=6 d=7 e=7 f=1 g=2 h=4";

    @TempDir
    Path directory;

    @Test
    void aSudokuIsAProblemLikeOthers() {
        assertThat(dlx("sudoku", ONE).out()).isEqualTo("1:\n1 2 | 4 3\n3 4 | 2 1\n----+----\n4 3 | 1 2\n2 1 | 3 4\n");
        assertThat(withInput(ONE, "sudoku", "-").out())
                .isEqualTo(dlx("sudoku", ONE).out());
        assertThat(dlx("count", "sudoku", MORE).out()).isEqualTo("3\n");
        assertThat(dlx("sudoku", MORE, "--unique").out()).startsWith("MULTIPLE\n");
        assertThat(dlx("sudoku", NONE).exitCode()).isEqualTo(1);
        assertThat(dlx("count", "sudoku", MORE, "--require", "r4c4=4").out()).isEqualTo("1\n");
        assertThat(Json.document(dlx("sudoku", SOLVED.substring(0, 15) + ".", "--format=json")
                        .out()))
                .containsEntry("solutions", List.of(List.of("r4c4=4")));
    }

    @Test
    void rulesAreOptions() throws IOException {
        Path regions = Files.writeString(directory.resolve("regions.txt"), "AAAB\nABBB\nCCCD\nCDDD\n");

        assertThat(dlx("count", "sudoku", ".".repeat(16)).out()).isEqualTo("288\n");
        assertThat(dlx("count", "sudoku", ".".repeat(16), "--box", "1x4").out()).isEqualTo("576\n");
        assertThat(dlx("count", "sudoku", ".".repeat(16), "--box", "2x2", "--diagonals")
                        .out())
                .isEqualTo("48\n");
        assertThat(dlx("sudoku", ".".repeat(16), "--regions", regions.toString())
                        .exitCode())
                .isZero();
        assertThat(dlx("sudoku", ONE, "--box", "2x2", "--regions", regions.toString())
                        .err())
                .contains("--box and --regions");
    }

    @Test
    void filesAreAnsweredLineByLine() {
        String file = ONE + "\n" + NONE + "\n# comment\n" + MORE + "\n";
        Run solve = withInput(file, "sudoku", "solve", "-");

        assertThat(solve.out().lines()).hasSize(3).startsWith(SOLVED, "none");
        assertThat(solve.err()).startsWith("1 with one solution, 1 with none, 1 with more; ");
        assertThat(solve.exitCode()).isEqualTo(1);
        assertThat(withInput(file, "sudoku", "unique", "-").out()).isEqualTo("UNIQUE\nNONE\nMULTIPLE\n");
        assertThat(withInput(file, "sudoku", "rate", "-").out())
                .matches("\\d+ 1\\S{15}\n\\d+ 12\\S{14}\n\\d+ 1\\S{15}\n");
        assertThat(withInput(ONE, "sudoku", "solve", "-").exitCode()).isZero();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '=',
            value = {
                "solve  = none",
                "unique = NONE",
                "rate   = 1 11..............",
                "grade  = CONTRADICTION 0 11..............",
            })
    void aSudokuThatContradictsItselfDoesNotEndTheOthers(String command, String line) {
        String contradiction = "11..............";
        Run run = withInput(contradiction + "\n" + ONE + "\n" + contradiction + "\n" + ONE, "sudoku", command, "-");

        List<String> lines = run.out().lines().toList();
        assertThat(lines).hasSize(4);
        assertThat(List.of(lines.get(0), lines.get(2))).containsOnly(line);
        assertThat(lines.get(1)).isEqualTo(lines.get(3)).isNotEqualTo(line);
        assertThat(run.err()).startsWith("2 with one solution, 2 with none, 0 with more; ");
        assertThat(run.exitCode()).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1............... 1...1........... 1....1..........",
                "1............... 1....1.......... 1............... --box 2x2 --diagonals",
                "1............... ............1..1 1... --box 1x4",
                "quizzes,solutions 1...............,x 11..............,x 1...............,x",
            })
    void whateverUnitItIsIn(String arguments) {
        String[] words = arguments.split(" ", -1);
        List<String> options =
                Arrays.stream(words).dropWhile(word -> !word.startsWith("--")).toList();
        String file = Arrays.stream(words)
                .takeWhile(word -> !word.startsWith("--"))
                .filter(word -> word.length() > 4)
                .collect(Collectors.joining("\n"));
        List<String> command = new ArrayList<>(List.of("sudoku", "unique", "-"));
        command.addAll(options);

        assertThat(withInput(file, command.toArray(String[]::new)).out()).contains("MULTIPLE\n", "NONE\n");
    }

    @Test
    void aDrawnSudokuThatContradictsItselfDoesNotEndTheOthers() {
        String one = "1...\n..2.\n.3..\n...4\n";
        String none = "1...\n1...\n....\n....\n";

        assertThat(withInput("Grid 01\n" + none + "Grid 02\n" + one + "Grid 03\n" + none, "sudoku", "unique", "-")
                        .out())
                .isEqualTo("NONE\nUNIQUE\nNONE\n");
        assertThat(withInput(none, "sudoku", "unique", "-").out()).isEqualTo("NONE\n");
    }

    @Test
    void aKillerThatContradictsItselfDoesNotEndTheOthers() throws IOException {
        String good = "2x2::k:1024:1281:1281:1538:1024:7:8:1538:9:10:11:12:13:14:15:0:";
        String sum = good.replace("1281", "2049"); // Two cells with the sum 8.
        Path cages = Files.writeString(directory.resolve("cages.txt"), "aabb\naccd\neefd\nghhd\n" + SUMS);
        String open = ".".repeat(16);
        // Against the sum of a full cage, two alike in a cage, too much for the cage h, and two alike in a row.
        String clues = String.join(
                "\n",
                open,
                ".".repeat(10) + "2.....",
                "12..1" + ".".repeat(11),
                open,
                ".".repeat(13) + "4..",
                "11" + open.substring(2),
                open);

        assertThat(withInput(good + "\n" + sum + "\n" + good, "sudoku", "unique", "--cages", "-")
                        .out())
                .isEqualTo("MULTIPLE\nNONE\nMULTIPLE\n");
        assertThat(withInput(good + "\n" + sum + "\n" + good, "sudoku", "rate", "--cages", "-")
                        .out())
                .matches("\\d+ .*\n1 .*\n\\d+ .*\n");
        assertThat(withInput(clues, "sudoku", "unique", "-", "--cages", cages.toString())
                        .out())
                .isEqualTo("UNIQUE\nNONE\nNONE\nUNIQUE\nNONE\nNONE\nUNIQUE\n");
        Files.writeString(cages, "aabb\naccd\neefd\nghhd\n" + SUMS.replace("7", "8"));
        assertThat(withInput(clues, "sudoku", "unique", "-", "--cages", cages.toString()))
                .as("cages that are wrong for all of them")
                .isEqualTo(new Run(
                        2,
                        "",
                        "dlx: " + cages + ": cage 'b': the sum 8 is not possible; 2 different symbols"
                                + " have 3 to 7\n"));
        assertThat(withInput(sum, "sudoku", "--cages", "-").err())
                .startsWith("dlx: standard input: the cage at r1c2: the sum 8 is not possible")
                .hasLineCount(1);
    }

    @Test
    void whatIsGeneratedHasOneSolution() throws IOException {
        Path file = directory.resolve("new.svg");
        Run made = dlx("sudoku", "generate", "--count", "3", "--seed", "5", "--svg", file.toString());

        assertThat(made.out().lines()).hasSize(3).doesNotHaveDuplicates();
        assertThat(withInput(made.out(), "sudoku", "unique", "-").out()).isEqualTo("UNIQUE\n".repeat(3));
        assertThat(made.out().lines().skip(1).findFirst())
                .contains(dlx("sudoku", "generate", "--seed", "6").out().strip());
        assertThat(Files.readString(file))
                .contains(made.out().lines().findFirst().orElseThrow());
        assertThat(dlx("sudoku", "generate", "--box", "2x3", "--clues", "20")
                        .out()
                        .replaceAll("[.\\s]", ""))
                .hasSize(20);
    }

    @Test
    void withoutASeedOneIsDrawnThatGivesTheSameAgain() {
        Run first = dlx("sudoku", "generate", "--box", "2x2", "--count", "2");
        Run second = dlx("sudoku", "generate", "--box", "2x2", "--count", "2");

        assertThat(first.err())
                .matches("--seed \\d{1,9} gives the same again\n")
                .isNotEqualTo(second.err());
        assertThat(first.exitCode()).isZero();
        String seed = first.err().split(" ", -1)[1];
        assertThat(dlx("sudoku", "generate", "--box", "2x2", "--count", "2", "--seed", seed))
                .isEqualTo(new Run(0, first.out(), ""));
    }

    @Test
    void cluesThatAreNotReachedAreSaid() {
        Run one = dlx("sudoku", "generate", "--seed", "1", "--clues", "5");
        Run some = dlx("sudoku", "generate", "--seed", "1", "--clues", "25", "--count", "4");
        long more = some.out().lines().filter(line -> clues(line) > 25).count();

        assertThat(one.err())
                .isEqualTo("The Sudoku has " + clues(one.out())
                        + " clues, not 5: each of them is needed for a single solution; try other seeds, or"
                        + " ask for more\n");
        assertThat(withInput(one.out(), "sudoku", "unique", "-").out()).isEqualTo("UNIQUE\n");
        assertThat(one.exitCode()).isEqualTo(4);
        assertThat(more).isBetween(1L, 3L);
        assertThat(some.err())
                .startsWith(more + " of 4 Sudokus have more than 25 clues: ")
                .hasLineCount(1);
        assertThat(some.exitCode()).isEqualTo(4);
        assertThat(dlx("sudoku", "generate", "--seed", "1", "--clues", "0")).isEqualTo(new Run(0, one.out(), ""));
    }

    /** Size 25 takes 12 s of processor time. */
    @Test
    void whenTimeIsUpTheSudokuIsWrittenAsItIs() throws IOException {
        Path file = directory.resolve("early.svg");
        Run run = late(
                SudokuCommandTest::isWritten,
                "",
                "sudoku",
                "generate",
                "--box",
                "5x5",
                "--seed",
                "1",
                "--svg",
                file.toString());

        assertThat(run.exitCode()).isEqualTo(4);
        assertThat(run.out()).matches("[.1-9A-P]{625}\n");
        assertThat(run.err())
                .isEqualTo("perhaps some of its " + clues(run.out())
                        + " clues can be left out\ntime is up: 0 of 1 Sudokus are done\n");
        assertThat(file).exists();
        assertThat(dlx("sudoku", "generate", "--seed", "1", "--timeout", "1ms"))
                .isEqualTo(new Run(4, "", "time is up: 0 of 1 Sudokus are done\n"));
        Run graded = late(
                SudokuCommandTest::isWritten,
                "",
                "sudoku",
                "generate",
                "--box",
                "5x5",
                "--seed",
                "1",
                "--grade",
                "CHAIN");
        assertThat(graded.out()).matches("[.1-9A-P]{625}\n");
        assertThat(graded.err())
                .endsWith(" clues can be left out, and it is too easy\ntime is up: 0 of 1 Sudokus are done\n");
        assertThat(graded.exitCode()).isEqualTo(4);
    }

    private static boolean isWritten(Run run) {
        return !run.out().isEmpty();
    }

    @Test
    void ofManyOnlyThoseThatAreDoneAreWritten() {
        Run run = late(SudokuCommandTest::isWritten, "", "sudoku", "generate", "--seed", "1", "--count", "1000000000");

        long made = run.out().lines().count();
        assertThat(run.err()).isEqualTo("time is up: " + made + " of 1000000000 Sudokus are done\n");
        assertThat(run.exitCode()).isEqualTo(4);
        assertThat(dlx("sudoku", "generate", "--seed", "1", "--count", String.valueOf(made), "--timeout", "1h"))
                .isEqualTo(new Run(0, run.out(), ""));
    }

    @Test
    void cluesThatAreTooHardToCheckAreSaid() {
        Run run = dlx("sudoku", "generate", "--box", "4x4", "--seed", "5", "--clues", "60");

        String hard = "--seed 5: \\d+ of the " + clues(run.out())
                + " clues are too hard to check, and stay; perhaps some of them can be left out\n";
        assertThat(run.err()).matches(hard);
        assertThat(run.exitCode()).isEqualTo(4);
        Run enough = dlx("sudoku", "generate", "--box", "4x4", "--seed", "5");
        assertThat(enough.err()).matches(hard);
        assertThat(enough.exitCode()).isZero();
    }

    private static long clues(String sudoku) {
        return sudoku.chars().filter(Character::isLetterOrDigit).count();
    }

    @Test
    void aBoxMayBeWrittenWithACapitalX() {
        assertThat(dlx("count", "sudoku", ".".repeat(16), "--box", "1X4").out()).isEqualTo("576\n");
        assertThat(dlx("count", "polyomino", "dominoes", "2X3").out()).isEqualTo("3\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"sudoku -", "sudoku solve -", "sudoku unique -", "sudoku rate -"})
    void aFileWithoutSudokuIsBadInput(String arguments) {
        Run run = withInput("# nothing\n\n", arguments.split(" ", -1));

        assertThat(run.err())
                .startsWith("dlx: standard input: there is no Sudoku")
                .hasLineCount(1);
        assertThat(run.exitCode()).isEqualTo(2);
    }

    @Test
    void whatWasSolvedBeforeAMistakeIsWritten() {
        Run run = withInput(ONE + "\n1x", "sudoku", "solve", "-");

        assertThat(run.out()).isEqualTo(SOLVED + "\n");
        assertThat(run.err())
                .startsWith("dlx: standard input: line 2 has 2 cells")
                .hasLineCount(1);
        assertThat(run.exitCode()).isEqualTo(2);
    }

    @Test
    void cagesMakeItAKiller() throws IOException {
        Path cages = Files.writeString(directory.resolve("cages.txt"), "aabb\naccd\neefd\nghhd\n" + SUMS);
        Path drawing = directory.resolve("killer.svg");
        String file = cages.toString();
        Run run = dlx("sudoku", "--cages", file, "--svg", drawing.toString());

        assertThat(run.out())
                .startsWith("1:\n+6--+---+7--+---+\n| 1   2 | 4   3 |\n")
                .hasLineCount(10);
        assertThat(Files.readString(drawing)).contains("Killer Sudoku, 4 x 4", "dlx-dashed");
        assertThat(dlx("count", "sudoku", "--cages", file).out()).isEqualTo("1\n");
        assertThat(dlx("sudoku", "3" + ".".repeat(15), "--cages", file, "--unique")
                        .out())
                .startsWith("NONE\n");
        assertThat(dlx("count", "sudoku", "--cages", file, "--require", "r2c1=3 r1c2=2 r1c1=1")
                        .out())
                .isEqualTo("1\n");
        assertThat(dlx("sudoku", "solve", "--cages", file).out()).isEqualTo(SOLVED + "\n");
        assertThat(dlx("sudoku", "unique", "--cages", file).out()).isEqualTo("UNIQUE\n");
        assertThat(withInput("1" + ".".repeat(15) + "\n3" + ".".repeat(15), "sudoku", "solve", "-", "--cages", file)
                        .out())
                .isEqualTo(SOLVED + "\nnone\n");
        assertThat(dlx("sudoku", "rate", "--cages", file).out())
                .matches("\\d+ \\.{16} with cages 6 r1c1 r1c2 r2c1, .*\n");
    }

    @Test
    void killersCanBeOneALine() {
        String line = "2x2::k:1024:1281:1281:1538:1024:7:8:1538:9:10:11:12:13:14:15:0:\n";
        Run run = withInput(line + line, "sudoku", "unique", "--cages", "-");

        assertThat(run.out()).isEqualTo("MULTIPLE\n".repeat(2));
        assertThat(withInput(line + "2x2::k:1", "sudoku", "unique", "--cages", "-")
                        .err())
                .startsWith("dlx: standard input: line 2: there is 1 number");
        assertThat(withInput(line, "sudoku", "unique", "-").err())
                .startsWith("dlx: These are killer Sudokus, so they are read as with --cages\n");
        assertThat(withInput("45 r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9", "sudoku", "--cages", "-")
                        .err())
                .contains("more than 50000 ways")
                .hasLineCount(1);
        assertThat(withInput("45 r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9", "sudoku", "solve", "--cages", "-")
                        .err())
                .startsWith("dlx: standard input: line 1 can be filled in more than 50000 ways")
                .hasLineCount(1);
    }

    @Test
    void filesMayBePackedAndHaveAMarkBeforeThem() throws IOException {
        Path packed = directory.resolve("puzzles.txt.gz");
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(packed))) {
            out.write(("\uFEFFpuzzle,rest\r\n" + ONE + ",x\r\n" + MORE + ",y\r\n").getBytes(StandardCharsets.UTF_8));
        }
        assertThat(dlx("sudoku", "unique", packed.toString()).out()).isEqualTo("UNIQUE\nMULTIPLE\n");
        Path marked = Files.writeString(directory.resolve("marked.txt"), "\uFEFF" + ONE);
        assertThat(dlx("sudoku", marked.toString()).out())
                .isEqualTo(dlx("sudoku", ONE).out());
    }

    @Test
    void whatIsPackedAndCutOrDamagedIsRefused() throws IOException {
        byte[] whole = packed(ONE.getBytes(StandardCharsets.UTF_8), 1);
        byte[] damaged = whole.clone();
        damaged[whole.length - 6] ^= 1;
        for (byte[] bytes : List.of(
                damaged, Arrays.copyOf(whole, whole.length - 12), Arrays.copyOf(whole, 8), Arrays.copyOf(whole, 2))) {
            for (List<String> command : List.of(List.of("sudoku", "-"), List.of("sudoku", "solve", "-"))) {
                Run run = withInput(bytes, command.toArray(String[]::new));
                assertThat(run.exitCode()).isEqualTo(2);
                assertThat(run.err())
                        .isEqualTo("dlx: standard input: the gzip file is damaged or was cut off; copy it again\n");
            }
        }
    }

    private static byte[] packed(byte[] content, int layers) throws IOException {
        byte[] packed = content;
        for (int layer = 0; layer < layers; layer++) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            try (OutputStream out = new GZIPOutputStream(bytes)) {
                out.write(packed);
            }
            packed = bytes.toByteArray();
        }
        return packed;
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3_000})
    void whatIsPackedSeveralTimesIsRefused(int layers) throws IOException {
        byte[] nested = packed(ONE.getBytes(StandardCharsets.UTF_8), layers);
        for (List<String> command : List.of(List.of("sudoku", "-"), List.of("sudoku", "solve", "-"))) {
            assertThat(withInput(nested, command.toArray(String[]::new)))
                    .isEqualTo(new Run(
                            2, "", "dlx: standard input: this is packed by gzip more than once; unpack it once\n"));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '=',
            value = {
                "sudoku = sudoku needs a file or the cells of a Sudoku",
                "sudoku nothere.txt = no such file: nothere.txt",
                "sudoku solve nothere.txt = no such file: nothere.txt",
                "sudoku solve = which Sudokus? Name a FILE, or - for standard input",
                "sudoku --cages nothere.txt = no such file: nothere.txt",
                "sudoku solve --cages nothere.txt = no such file: nothere.txt",
                "sudoku 11.............. = 11..............: line 1, column 2: 1 is already in row 1, at line"
                        + " 1, column 1",
                "sudoku 1............... --box 3 = --box 3 is not a shape",
                "sudoku 1............... --diagonals = size 4, and the rules are for size 9",
                "sudoku generate --cages cages.txt = There is no option '--cages' here",
                "sudoku generate --count 0 = --count 0 is too few",
                "sudoku generate --clues 82 = 82 clues is not possible; choose a number from 0 to 81",
                "sudoku generate --box 1x7 --clues -1 = -1 clues",
            })
    void badInputIsRefusedInOneLine(String arguments, String complaint) {
        Run run = dlx(arguments.split(" ", -1));

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).startsWith("dlx: ").contains(complaint).hasLineCount(1);
        assertThat(run.out()).isEmpty();
    }
}
