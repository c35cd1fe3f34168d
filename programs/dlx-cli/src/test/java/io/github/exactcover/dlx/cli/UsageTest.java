package io.github.exactcover.dlx.cli;

import static io.github.exactcover.dlx.cli.Run.dlx;
import static io.github.exactcover.dlx.cli.Run.withInput;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.cli.command.DlxCommand;
import io.github.exactcover.dlx.cli.command.HelpTexts;
import io.github.exactcover.dlx.cli.terminal.Console;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

class UsageTest {

    /** What is to be read where a row of the table says so. */
    private static final String PIECES = """
            L:
            XX
            """;

    @ParameterizedTest
    @CsvSource(delimiter = '=', quoteCharacter = '"', textBlock = """
            quens 8                = There is no command 'quens'; did you mean queens? (see dlx --help)
            --frobnicate           = There is no option '--frobnicate' here (see dlx --help)
            queens                 = Missing required parameter: 'N' (see dlx queens --help)
            queens 0               = A board of size 0 is not possible; choose a size from 1 to 1000
            queens -3              = A board of size -3 is not possible; choose a size from 1 to 1000
            queens 8 9             = Argument '9' is one too many (see dlx queens --help)
            queens 8 --limt 3      = There is no option '--limt' here; did you mean --limit? (see dlx queens --help)
            queens 8 --limit 0     = The limit is 0, but must be at least 1; to find all solutions, leave the limit out
            latin 0                = A Latin square of size 0 is not possible; choose a size from 1 to 100
            latin 101              = A Latin square of size 101 is not possible; choose a size from 1 to 100
            solve                  = Missing required parameter: 'FILE' (see dlx solve --help)
            count                  = Missing required parameter: 'PROBLEM' (see dlx count --help)
            count latin 4 --counting frontier --limit 3 = --limit cannot be combined with --counting frontier: a memo \
            does not visit solutions one by one; leave it out
            count latin 4 --counting search --max-memory 1g = --max-memory cannot be combined with --counting search: \
            only a memo needs much memory; leave it out
            count latin 4 --estimate --counting frontier = --counting cannot be combined with --estimate: nothing is \
            counted; leave it out
            count queens           = Missing required parameter: 'N' (see dlx queens --help)
            count queens 8 --given x = There is no option '--given' here (see dlx count --help)
            count x.dlx --given x  = There is no option '--given' here (see dlx count --help)
            count queens x         = N: 'x' is not a whole number, or is too large (see dlx queens --help)
            matrix x.dlx 4         = Argument '4' is one too many (see dlx matrix --help)
            matrix queens 4 5      = Argument '5' is one too many (see dlx matrix --help)
            count x.dlx --order natural = There is no option '--order' here (see dlx count --help)
            matrix queens 4 --limit 3 = There is no option '--limit' here (see dlx matrix --help)
            queens 8 --unique --explain = --unique and --explain are two questions; ask one at a time
            solve x.dlx --cheapest 2 --estimate = --cheapest and --estimate are two questions; ask one at a time
            queens 8 --unique --limit 3 = --limit cannot be combined with --unique: it looks for at most two \
            solutions; leave it out
            queens 8 --unique --svg x = --svg cannot be combined with --unique: it draws nothing; leave it out
            queens 8 --explain --threads 2 = --threads cannot be combined with --explain: it searches with one \
            thread; leave it out
            count queens 8 --estimate --checkpoint x = --checkpoint cannot be combined with --estimate: it cannot be \
            saved; leave it out
            queens 8 --estimate 0  = --estimate needs at least 1 probe, not 0; a few hundred are a good start
            queens 8 --cheapest 2  = There is no option '--cheapest' here (see dlx queens --help)
            count queens 8 --unique = There is no option '--unique' here (see dlx count --help)
            matrix queens 4 --require a1 = There is no option '--require' here (see dlx matrix --help)
            help quens             = There is no command 'quens'; did you mean queens? (see dlx --help)
            coutn queens 8         = There is no command 'coutn'; did you mean count? (see dlx --help)
            NQUEENS 8              = There is no command 'NQUEENS'; did you mean queens? (see dlx --help)
            count queen 8          = There is no problem and no file 'queen'; did you mean queens? (see dlx count \
            --help)
            matrix queen           = There is no problem and no file 'queen'; did you mean queens? (see dlx matrix \
            --help)
            convert latine 4 --to lp = There is no problem and no file 'latine'; did you mean latin? (see dlx convert \
            --help)
            trace sudok x          = There is no problem and no file 'sudok'; did you mean sudoku? (see dlx trace \
            --help)
            diagram Queens 8       = There is no problem and no file 'Queens'; did you mean queens? (see dlx diagram \
            --help)
            solve queens           = no such file: queens; for the problem of this name, write dlx queens
            solve queens 8         = no such file: queens; for the problem of this name, write dlx queens
            solve x.dlx 8          = Argument '8' is one too many (see dlx solve --help)
            solve x.dlx --limt 3   = There is no option '--limt' here; did you mean --limit? (see dlx solve --help)
            pom.xml                = There is no command 'pom.xml', but a file of that name; to solve it, use dlx \
            solve pom.xml (see dlx --help)
            convert queens 6       = "Missing required option: '--to=lp|cnf|dlx|matrix|rows|xc|miniexact' (see dlx \
            convert --help)"
            tetris                 = There is no command 'tetris' (see dlx --help)
            queens8                = There is no command 'queens8'; did you mean queens? (see dlx --help)
            "queens=8"             = "There is no command 'queens=8'; did you mean queens? (see dlx --help)"
            --cheapest pom.xml     = '--cheapest' comes after a command, as in dlx solve --cheapest pom.xml (see dlx \
            --help)
            --format json queens 8 = '--format' comes before 'queens', which would not see it; write dlx queens 8 \
            --format json (see dlx --help)
            version                = There is no command 'version'; did you mean --version? (see dlx --help)
            -version               = There is no option '-version' here; did you mean --version? (see dlx --help)
            -- queens 4            = 'queens' comes after '--', where only arguments are read; leave out the '--' \
            (see dlx --help)
            queens 8 --sharp -x    = There is no option '-x' here (see dlx queens --help)
            queens 8 --max -x      = There is no option '--max' here (see dlx queens --help)
            queens 8 --est         = There is no option '--est' here; did you mean --estimate? (see dlx queens --help)
            "queens 8 --verbose=yes" = --verbose: 'yes' cannot be used; this option takes no value (see dlx queens \
            --help)
            queens 8 --limit 3 --limit 4 = --limit is given twice; leave one out (see dlx queens --help)
            queens 8 --unique --unique = --unique is given twice; leave one out (see dlx queens --help)
            count nope             = There is no problem and no file 'nope' (see dlx count --help)
            count count queens 5   = 'count' is a command of its own; name a problem or a file here (see dlx count \
            --help)
            trace solve x.dlx      = 'solve' is a command of its own; name a problem or a file here (see dlx trace \
            --help)
            help nope              = There is no command 'nope' (see dlx --help)
            help queens 8          = There is no command 'queens 8' (see dlx queens --help)
            help sudoku genrate    = There is no command 'sudoku genrate'; did you mean generate? (see dlx sudoku \
            --help)
            help --limit           = There is no option '--limit' here (see dlx help --help)
            sudoku help nope       = There is no command 'sudoku nope' (see dlx sudoku --help)
            sudoku x generate      = 'x' comes before 'generate', which would not see it; write it after that, or \
            leave it out (see dlx sudoku generate --help)
            sudoku --diagonals generate = '--diagonals' comes before 'generate', which would not see it; write it \
            after that, or leave it out (see dlx sudoku generate --help)
            sudoku genrate         = no such file: genrate; did you mean sudoku generate?
            sudoku 1..2            = no such file: 1..2; a Sudoku in one line has 16 cells or more
            queens 9 --timeout 0   = --timeout: '0' is too short; write a time of more than 0, such as 500ms or 30s \
            (see dlx queens --help)
            queens 9 --timeout PT-1S = --timeout: 'PT-1S' is too short; write a time of more than 0, such as 500ms or \
            30s (see dlx queens --help)
            polyomino - 99999x99999 = A box of 99999 x 99999 x 1 is not possible; choose numbers from 1 to 1000, and \
            at most a million cells
            polyomino - 3x99999999999 = 99999999999 in 3x99999999999 is too large a number
            sudoku generate --box 100x100 = A box of 100 x 100 is not possible; choose one such as 3 x 3 or 2 x 3, of \
            4 to 25 cells
            sudoku generate --box 3x3x3 = --box 3x3x3 is not a shape; write its rows and columns, as in 3x3 or 2x3
            split queens 8 --to pom.xml = --to pom.xml: this is a file; name a folder that is empty or does not exist \
            yet
            queens 8 --threads 100000 = The number of threads is 100000, but must be from 1 to 1000; more threads \
            than processors do not help
            count queens 8 --max-memory 999999999t = --max-memory: '999999999t' is not a size of memory; write 500k, \
            64m or 2g (see dlx count --help)
            count queens 8 --max-memory 8388608t = --max-memory: '8388608t' is not a size of memory; write 500k, 64m \
            or 2g (see dlx count --help)
            queens 8 --svg -       = --svg -: standard output is for the answer; name a file
            trace queens 6 --svg - = --svg -: standard output is for the answer; name a file
            trace queens 6 --html - = --html -: standard output is for the answer; name a file
            solve .                = .: this is a folder; name a file
            diagram --load .       = .: this is a folder; name a file
            diagram --load -       = --load -: a diagram is not read from standard input; name a file that --save wrote
            queens 4 --resume -    = --resume -: there is no such file; to begin anew, leave this out
            queens 4 --svg .       = --svg .: this is a folder; name a file
            sudoku - --cages -     = standard input can be read only once; put one of the two into a file
            sudoku - --regions -   = standard input can be read only once; put one of the two into a file
            crossword - --words -  = standard input can be read only once; put one of the two into a file
            polyomino - -          = standard input can be read only once; put one of the two into a file
            count partition x --cheapest 2 = --cheapest cannot be combined with count: it asks for solutions; leave \
            it out
            diagram queens 6 --load x --progress = --progress cannot be combined with --load: a loaded diagram is \
            complete; leave it out
            diagram queens 6 --dot - --format json = --format cannot be combined with --dot -: standard output gets \
            only the drawing; leave it out
            """)
    void badUsageIsOneLineThatSaysWhatIsWrong(String arguments, String complaint) {
        Run run =
                withInput(PIECES, arguments == null || arguments.isEmpty() ? new String[0] : arguments.split(" ", -1));

        assertThat(run).isEqualTo(new Run(2, "", "dlx: " + complaint + "\n"));
    }

    /** As a shell hands on a variable that is not set. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "solve ''",
                "count ''",
                "trace ''",
                "diagram --load ''",
                "sudoku ''",
                "sudoku --cages ''",
                "sudoku - --cages ''",
                "sudoku - --regions ''",
                "sudoku solve ''",
                "latin --given ''",
                "polyomino '' 6x10",
                "polyomino pentominoes ''",
                "mates ''",
                "triples ''",
                "words 3 --words ''",
                "coloring --colors 3 ''",
                "partition ''",
                "queens 4 --svg ''",
                "count queens 4 --checkpoint ''",
                "count queens 4 --resume ''",
                "trace queens 4 --html ''",
                "trace queens 4 --svg ''",
                "diagram queens 4 --save ''",
                "diagram queens 4 --dot ''"
            })
    void anEmptyArgumentIsNotCalledAFolder(String arguments) {
        Run run = dlx(words(arguments));

        assertThat(run.err())
                .startsWith("dlx: ")
                .contains("''", "not the name of a file")
                .doesNotContain("folder")
                .hasLineCount(1);
        assertThat(run.exitCode()).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"split queens 4 --to ''", "run ''", "merge ''"})
    void anEmptyArgumentIsNoFolderEither(String arguments) {
        Run run = dlx(words(arguments));

        assertThat(run.err()).contains("'': this is not the name of a folder").hasLineCount(1);
        assertThat(run.exitCode()).isEqualTo(2);
    }

    /** Its lines are not arguments, and no message shows them. */
    @Test
    void anArgumentThatBeginsWithAnAtSignIsAFileOfThatName(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("arguments"), "queens 4 secret");

        assertThat(dlx("solve", "@" + file).err()).isEqualTo("dlx: no such file: @" + file + "\n");
        assertThat(dlx("count", "@" + file).err()).isEqualTo("dlx: no such file: @" + file + "\n");
        assertThat(dlx("count", "polyomino", "@" + file, "6x10").err())
                .startsWith("dlx: no such file: @" + file + "; the sets of pieces are ");
        assertThat(dlx("@" + file).err()).startsWith("dlx: There is no command '@" + file + "'");
    }

    /** Each of them would be ignored, or would be a wrong answer. */
    @ParameterizedTest
    @CsvSource({
        "--cheapest 2, --limit 3|--engine budgets|--item-choice mrv|--prefer a|--sharp",
        "--cheapest-all, --engine budgets|--item-choice mrv|--prefer a|--sharp|--checkpoint x|--resume x",
        "--unique, --limit 3|--checkpoint x|--resume x",
        "--explain, --limit 3|--threads 2|--seed 3|--reduce|--progress|--checkpoint x|--resume x|--engine budgets",
        "--explain, --item-choice mrv|--prefer a|--sharp",
        "--estimate, --limit 3|--threads 2|--progress|--checkpoint x|--resume x|--engine budgets|--item-choice mrv",
        "--estimate, --prefer a|--sharp",
        "--up-to-symmetry, --engine budgets|--item-choice mrv|--prefer a|--sharp",
        "--distinct-on a, --engine budgets|--item-choice mrv|--prefer a|--sharp|--threads 2",
    })
    void whatMeansNothingToAQuestionIsRefused(String question, String options) {
        for (String option : options.split("\\|", -1)) {
            Run run = dlx(("solve x.dlx " + question + " " + option).split(" ", -1));
            assertThat(run.err())
                    .startsWith("dlx: " + option.split(" ", -1)[0] + " cannot be combined with "
                            + question.split(" ", -1)[0] + ": ")
                    .endsWith("; leave it out\n");
            assertThat(run.exitCode()).isEqualTo(2);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"x", "3.5", "1e3", "99999999999999999999", ""})
    void whatIsNoNumberIsCalledThat(String number) {
        for (Run run : new Run[] {dlx("queens", number), dlx("queens", "8", "--limit=" + number)}) {
            assertThat(run.out()).isEmpty();
            assertThat(run.err())
                    .endsWith("'" + number + "' is not a whole number, or is too large (see dlx queens --help)\n")
                    .hasLineCount(1);
            assertThat(run.exitCode()).isEqualTo(2);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "--order, natural and pipe-organ",
        "--item-choice, 'auto, mrv, first, wtd and frb'",
        "--format, text and json"
    })
    void anUnknownNameIsAnsweredWithTheKnownOnes(String option, String known) {
        Run run = dlx("queens", "8", option, "foo");

        assertThat(run.err())
                .contains(option)
                .contains("there is no 'foo', only " + known)
                .hasLineCount(1);
        assertThat(run.exitCode()).isEqualTo(2);
    }

    /** A help text is 80 columns wide; a longer line would be broken anywhere. */
    @ParameterizedTest
    @MethodSource("commands")
    void everyCommandHelpsWithExamples(String command) {
        Run run = dlx(command, "--help");

        assertThat(run.out())
                .startsWith("Usage: dlx " + command + " [")
                .contains("\n\nExamples:\n  ", "dlx " + command)
                .contains(String.join("\n", spec(command).usageMessage().footer()));
        assertThat(spec(command).usageMessage().footer())
                .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
        assertThat(run.out().lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
        assertThat(run.err()).isEmpty();
        assertThat(run.exitCode()).isZero();
        assertThat(dlx("help", command)).isEqualTo(run);
    }

    /** Otherwise the text of a command that is gone, or has another name, would stay. */
    @Test
    void eachTextOfTheHelpIsThatOfACommand() throws IOException {
        String help = new String(
                Objects.requireNonNull(DlxCommand.class.getResourceAsStream("help.txt"))
                        .readAllBytes(),
                StandardCharsets.UTF_8);

        assertThat(help.lines().filter(line -> line.startsWith("== ")))
                .containsExactlyInAnyOrderElementsOf(
                        names(DlxCommand.commandLine(quiet())).toList());
    }

    private static Stream<String> names(CommandLine command) {
        return Stream.concat(
                Stream.of("== " + command.getCommandSpec().qualifiedName()),
                command.getSubcommands().values().stream().flatMap(UsageTest::names));
    }

    @Test
    void helpGoesDownToSubcommands() {
        Run generate = dlx("sudoku", "generate", "--help");

        assertThat(generate.out()).startsWith("Usage: dlx sudoku generate [").contains("--clues");
        assertThat(dlx("help", "sudoku", "generate")).isEqualTo(generate);
        assertThat(dlx("sudoku", "help", "generate")).isEqualTo(generate);
        assertThat(dlx("sudoku", "help")).isEqualTo(dlx("sudoku", "--help"));
        assertThat(dlx("help")).isEqualTo(dlx("--help"));
        assertThat(dlx()).isEqualTo(dlx("--help"));
        assertThat(dlx("help", "help").out()).startsWith("Usage: dlx help [");
    }

    @ParameterizedTest
    @MethodSource("commands")
    void aCommandHasTheNameUnderWhichItIsFound(String command) {
        assertThat(spec(command).name()).isEqualTo(command);
    }

    /** Each option once, in any section. */
    @ParameterizedTest
    @MethodSource("commands")
    void everyOptionIsExplained(String command) {
        assertThat(optionsShown(dlx(command, "--help").out()))
                .containsExactlyInAnyOrderElementsOf(optionsOf(spec(command)));
        spec(command)
                .subcommands()
                .forEach((name, subcommand) -> assertThat(
                                optionsShown(dlx(command, name, "--help").out()))
                        .containsExactlyInAnyOrderElementsOf(optionsOf(subcommand.getCommandSpec())));
    }

    private static List<String> optionsShown(String help) {
        return Pattern.compile("(?m)^(?:  -., |      )(--[a-z-]+)")
                .matcher(help)
                .results()
                .map(found -> found.group(1))
                .toList();
    }

    private static List<String> optionsOf(CommandSpec command) {
        return command.options().stream()
                .map(CommandLine.Model.OptionSpec::longestName)
                .toList();
    }

    @Test
    void theOptionsOfAllCommandsAreInSections() {
        assertThat(sections("queens"))
                .containsExactly(
                        "--order",
                        "Answer: --limit --up-to-symmetry --distinct-on --distinct-by --unique --explain --estimate"
                                + " --require --forbid",
                        "Search: --engine --item-choice --prefer --sharp --threads --seed --reduce",
                        "Long searches: --timeout --progress --checkpoint --checkpoint-every --resume",
                        "Output: --format --svg --proof --color --verbose",
                        "Help: --help --version");
        assertThat(sections("diagram"))
                .containsExactly(
                        "--folder --from --load",
                        "Answer: --limit --list --sample --occurrences --cheapest --cost --dearest --require --forbid",
                        "Search: --counting --max-memory --seed --reduce",
                        "Long searches: --timeout --progress",
                        "Output: --format --dot --save --color --verbose",
                        "Help: --help --version");
        assertThat(sections("trace"))
                .containsExactly(
                        "--by-hand --compare --from --steps",
                        "Answer: --limit --require --forbid",
                        "Search: --engine --item-choice --prefer --sharp --seed",
                        "Output: --svg --html --json --color --verbose",
                        "Help: --help --version");
    }

    /** Each heading of a help text with the options below it. */
    private static List<String> sections(String command) {
        String help = dlx(command, "--help").out();
        String lines = Pattern.compile("(?m)^(?:(?:  -., |      )(--[a-z-]+)|([A-Z][a-z ]+:)$)")
                .matcher(help.substring(0, help.indexOf("Print version")))
                .results()
                .map(found -> found.group(1) == null ? "\n" + found.group(2) : " " + found.group(1))
                .collect(Collectors.joining());
        return lines.lines().map(String::strip).toList();
    }

    /** All but help. */
    static List<String> commands() {
        return DlxCommand.commandLine(quiet()).getSubcommands().keySet().stream()
                .filter(name -> !name.equals("help"))
                .toList();
    }

    private static CommandSpec spec(String command) {
        CommandLine dlx = DlxCommand.commandLine(quiet(), command);
        HelpTexts.addTo(dlx.getCommandSpec());
        return Objects.requireNonNull(dlx.getSubcommands().get(command)).getCommandSpec();
    }

    @Test
    void theHelpListsAllCommandsAndExitCodes() {
        Run run = dlx("--help");

        assertThat(run.out())
                .contains("\n  queens ", "\n  latin ", "\n  solve ", "\n  count ", "\n  diagram ", "\n  matrix ");
        assertThat(run.out()).contains("0 solved, 1 no solution, 2 bad input, 3 failure");
        assertThat(run.exitCode()).isZero();
    }

    @Test
    void everyExampleOfTheHelpIsAcceptedByTheParser() {
        StringBuilder help = new StringBuilder(dlx("--help").out());
        commands().forEach(command -> help.append(dlx(command, "--help").out()));

        assertThat(help.toString()
                        .lines()
                        .filter(line -> line.startsWith("  dlx "))
                        .map(line -> line.substring("  dlx ".length()).replaceFirst("( {3,}| \\|| >).*", "")))
                .hasSizeGreaterThan(80)
                .map(UsageTest::words)
                .allSatisfy(example -> DlxCommand.commandLine(quiet(), example).parseArgs(example));
    }

    /** As a shell would split it. */
    private static String[] words(String line) {
        return Pattern.compile("'([^']*)'|\"([^\"]*)\"|[^\\s'\"]+")
                .matcher(line)
                .results()
                .map(word -> word.group().replaceAll("^['\"]|['\"]$", ""))
                .toArray(String[]::new);
    }

    private static Console quiet() {
        return new Console(
                java.io.InputStream.nullInputStream(),
                java.io.OutputStream.nullOutputStream(),
                java.io.OutputStream.nullOutputStream());
    }

    @Test
    void aValueBehindAMisspelledOptionIsNoPartOfItsName() {
        assertThat(dlx("queens", "8", "--limt=3").err())
                .isEqualTo("dlx: There is no option '--limt=3' here; did you mean --limit? (see dlx queens --help)\n");
    }

    @Test
    void tellsItsVersion() {
        Run run = dlx("--version");

        assertThat(run.out()).matches("dlx \\d+\\.\\d+\\.\\d+(-SNAPSHOT)?( \\(commit .*\\))?\n");
        assertThat(run.exitCode()).isZero();
        assertThat(dlx("queens", "--version")).isEqualTo(run);
    }
}
