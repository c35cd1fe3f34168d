package io.github.exactcover.dlx.cli;

import static io.github.exactcover.dlx.cli.Run.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class UsageTest {

    @ParameterizedTest
    @CsvSource(delimiter = '=', quoteCharacter = '"', textBlock = """
            ""                     = Which command? There are queens, latin, sudoku, polyomino, coloring, matching, triples, partition, langford, costas, steiner, kirkman, golfers, mates, crossword, words, wordsearch, macmahon, solve, count, diagram, matrix, trace, convert, help (see dlx --help)
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
            count latin 4 --counting branch --limit 3 = --limit does not go with --counting branch, for a memo does not come by one solution after the other; leave it out
            count latin 4 --counting search --max-memory 1g = --max-memory does not go with --counting search, for only a memo needs much; leave it out
            count latin 4 --estimate --counting branch = --counting does not go with --estimate, for nothing is counted; leave it out
            count queens           = Missing required parameter: 'N' (see dlx queens --help)
            count queens 8 --given x = There is no option '--given' here (see dlx count --help)
            count x.dlx --given x  = There is no option '--given' here (see dlx count --help)
            count queens x         = Invalid value for positional parameter at index 0 (N): 'x' is not a whole number, or too large a one (see dlx queens --help)
            matrix x.dlx 4         = Argument '4' is one too many (see dlx matrix --help)
            matrix queens 4 5      = Argument '5' is one too many (see dlx matrix --help)
            count x.dlx --order natural = There is no option '--order' here (see dlx count --help)
            matrix queens 4 --limit 3 = There is no option '--limit' here (see dlx matrix --help)
            queens 8 --unique --explain = --unique and --explain are two questions; ask one at a time
            solve x.dlx --cheapest 2 --estimate = --cheapest and --estimate are two questions; ask one at a time
            queens 8 --unique --limit 3 = --limit does not go with --unique, for it looks for two solutions at most; leave it out
            queens 8 --unique --svg x = --svg does not go with --unique, for it draws nothing; leave it out
            queens 8 --explain --threads 2 = --threads does not go with --explain, for it searches with one thread; leave it out
            count queens 8 --estimate --checkpoint x = --checkpoint does not go with --estimate, for it is not written down; leave it out
            queens 8 --estimate 0  = --estimate needs at least 1 probe, not 0; some hundreds are a good start
            queens 8 --cheapest 2  = There is no option '--cheapest' here; did you mean --checkpoint or --checkpoint-every? (see dlx queens --help)
            count queens 8 --unique = There is no option '--unique' here (see dlx count --help)
            matrix queens 4 --require a1 = There is no option '--require' here (see dlx matrix --help)
            help quens             = Unknown subcommand 'quens'. (see dlx --help)
            """)
    void badUsageIsOneLineThatSaysWhatIsWrong(String arguments, String complaint) {
        Run run = dlx(arguments == null || arguments.isEmpty() ? new String[0] : arguments.split(" ", -1));

        assertThat(run).isEqualTo(new Run(2, "", "dlx: " + complaint + "\n"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"x", "3.5", "1e3", "99999999999999999999", ""})
    void whatIsNoNumberIsCalledThat(String number) {
        for (Run run : new Run[] {dlx("queens", number), dlx("queens", "8", "--limit=" + number)}) {
            assertThat(run.out()).isEmpty();
            assertThat(run.err())
                    .endsWith("'" + number + "' is not a whole number, or too large a one (see dlx queens --help)\n")
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

    @ParameterizedTest
    @ValueSource(strings = {"queens", "latin", "sudoku", "polyomino", "solve", "count", "diagram", "matrix", "convert"})
    void everyCommandHelpsWithExamples(String command) {
        Run run = dlx(command, "--help");

        assertThat(run.out()).startsWith("Usage: dlx " + command + " [").contains("Examples:\n  ", "dlx " + command);
        assertThat(run.err()).isEmpty();
        assertThat(run.exitCode()).isZero();
        assertThat(dlx("help", command)).isEqualTo(run);
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
        String help = dlx("--help").out()
                + dlx("queens", "-h").out()
                + dlx("latin", "-h").out()
                + dlx("count", "-h").out()
                + dlx("diagram", "-h").out();

        assertThat(help.lines()
                        .filter(line -> line.startsWith("  dlx "))
                        .map(line -> line.substring("  dlx ".length()).replaceFirst("( {3,}| \\|).*", "")))
                .hasSizeGreaterThan(10)
                .allSatisfy(example -> DlxCommand.commandLine(quiet()).parseArgs(example.split(" +", -1)));
    }

    private static Console quiet() {
        return new Console(
                java.io.InputStream.nullInputStream(),
                java.io.OutputStream.nullOutputStream(),
                java.io.OutputStream.nullOutputStream());
    }

    @Test
    void tellsItsVersion() {
        Run run = dlx("--version");

        assertThat(run.out()).matches("dlx \\d+\\.\\d+\\.\\d+(-SNAPSHOT)?\n");
        assertThat(run.exitCode()).isZero();
        assertThat(dlx("queens", "--version")).isEqualTo(run);
    }
}
