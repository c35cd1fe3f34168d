package io.github.exactcover.dlx.cli;

import static io.github.exactcover.dlx.cli.Run.dlx;
import static io.github.exactcover.dlx.cli.Run.withInput;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Problems in other forms than Knuth's, in and out. */
class FormsTest {

    private static final String KNUTH_2000 = "0010110\n1001001\n0110010\n1001000\n0100001\n0001101\n";

    private static final String ROWS = "1 4 7\n1 4\n4 5 7\n3 5 6\n2 3 6 7\n2 7\n";

    @TempDir
    Path directory;

    @Test
    void aMatrixIsSolved() {
        Run run = withInput(KNUTH_2000, "solve", "-");

        assertThat(run.out()).isEqualTo("1:\n #1: 2 4 5\n #4: 0 3\n #5: 1 6\n");
        assertThat(run.err())
                .startsWith(
                        "dlx: standard input: read as a matrix of zeros and ones, since its lines are zeros and ones"
                                + " without anything between them; if it is something else, say so with --from\n1 "
                                + "solution (all)");
        assertThat(withInput(KNUTH_2000, "solve", "-", "--require", "0 3").err())
                .contains("--from\n1 solution");
        assertThat(withInput(KNUTH_2000, "solve", "-", "--forbid", "#4").err()).contains("\nno solution");
    }

    @Test
    void aRowOfZerosKeepsItsNumberAndIsMentionedOnce() {
        Run run = withInput("00\n10\n00\n01\n", "solve", "-");

        assertThat(run.out()).isEqualTo("1:\n #2: 0\n #4: 1\n");
        assertThat(run.err())
                .contains("\ndlx: standard input: 2 options without any item, such as number 1; no solution has such an"
                        + " option\n1 solution (all)");
        assertThat(withInput("10\n01\n00\n", "count", "-"))
                .extracting(Run::out, Run::exitCode)
                .containsExactly("1\n", 0);
        assertThat(withInput("p xc 2 0\n1 0\n0\n2 0\n", "solve", "-", "--forbid", "#3")
                        .exitCode())
                .isEqualTo(1);
        assertThat(withInput("< a b > a;; b;", "count", "-").out()).isEqualTo("1\n");
    }

    @Test
    void aFormThatCannotHoldARowOfZerosRefusesIt() {
        String zeros = "10\n00\n01\n";
        assertThat(withInput(zeros, "convert", "-", "--to", "dlx"))
                .extracting(Run::exitCode, Run::out)
                .containsExactly(2, "");
        assertThat(withInput(zeros, "convert", "-", "--to", "dlx").err())
                .endsWith("dlx: Option number 2 has no items, and the format has no line for it, because blank lines"
                        + " are ignored; leave the option out, as no solution has it\n");
        assertThat(withInput(zeros, "convert", "-", "--to", "rows").err())
                .endsWith("dlx: Option number 2 has no items, and rows of numbers have no empty row; --to matrix keeps"
                        + " it\n");
        assertThat(withInput(zeros, "convert", "-", "--to", "matrix").out()).isEqualTo("1,0\n0,0\n0,1\n");
        assertThat(withInput(zeros, "convert", "-", "--to", "xc").out()).isEqualTo("p xc 2 0\n1 0\n0\n2 0\n");
        assertThat(withInput(zeros, "convert", "-", "--to", "lp").out()).contains("\n never: x2 = 0\n");
        assertThat(withInput(zeros, "convert", "-", "--to", "cnf").out()).contains("\n-2 0\n");
        assertThat(withInput("p xc 0 0\n0\n", "convert", "-", "--to", "matrix").exitCode())
                .isEqualTo(2);
    }

    @Test
    void aByteOrderMarkIsNoPartOfTheProblem() {
        for (String text : new String[] {KNUTH_2000, ROWS, "p xc 2 0\n1 2 0\n", "< a > a;", "a\na\n"}) {
            assertThat(withInput("\uFEFF" + text, "count", "-"))
                    .extracting(Run::out)
                    .isEqualTo("1\n");
        }
    }

    @Test
    void rowsAreSolvedAndNamed() {
        Run run = withInput(ROWS, "count", "-");

        assertThat(run.out()).isEqualTo("1\n");
        assertThat(run.err())
                .startsWith(
                        "dlx: standard input: read as rows of numbers, since each line is a list of numbers, and all"
                                + " numbers up to the largest occur; if it is something else, say so with "
                                + "--from\n1 solution");
        assertThat(withInput(ROWS, "count", "-", "--from", "rows").err()).startsWith("1 solution");
    }

    @Test
    void theFormsOfMiniexactAreSolved() {
        assertThat(withInput("p xcc 2 1\n2 3 -1 0\n1 3 -1 0\n", "count", "-").out())
                .isEqualTo("1\n");
        Run run = withInput("< p q r > [ x y ]\np q x y:1;\np r x:1 y;\np x:2; q x:1; r y:2;\n", "solve", "-");
        assertThat(run.out()).isEqualTo("1:\n p r x:1 y\n q x:1\n");
        assertThat(withInput("< a:2 b:1;2 > a; a b; b;", "count", "-").out()).isEqualTo("2\n");
        assertThat(withInput("< a > a $7; a $3;", "solve", "-", "--cheapest", "1")
                        .out())
                .startsWith("1: cost 3");
    }

    @Test
    void aFirstLineOfNumbersThatNamesAllItemsIsKnuths() throws IOException {
        String text = "0 1\n1\n1 0\n";
        Path file = Files.writeString(directory.resolve("two.txt"), text);

        assertThat(dlx("count", file.toString()).err()).startsWith("1 solution");
        assertThat(dlx("count", file.toString()).out()).isEqualTo("1\n");
        assertThat(dlx("count", file.toString(), "--from", "rows").out()).isEqualTo("2\n");
        assertThat(dlx("count", file.toString(), "--from", "dlx").err()).startsWith("1 solution");
        Path knuths = Files.writeString(directory.resolve("two.dlx"), text);
        assertThat(dlx("count", knuths.toString()).err()).startsWith("1 solution");
        assertThat(dlx("count", knuths.toString(), "--from", "rows").out()).isEqualTo("2\n");
    }

    /** Names such as {@code 2,1} for a square are fine; but a table with a header is not in Knuth's format. */
    @Test
    void aTableWithAMistakeIsNotTakenForKnuthsFormatInSilence() {
        assertThat(withInput("2,0 2,1\n2,0 2,1\n", "count", "-").err())
                .startsWith("dlx: standard input: read as Knuth's format, since its first line names the items of all"
                        + " others; if it is something else, say so with --from\n1 solution");
        assertThat(withInput("left,right\n0,1\n1,0\n", "solve", "-").out()).isEqualTo("1:\n #1: right\n #2: left\n");
    }

    @Test
    void aMistakeIsSaidWithItsLine() {
        assertThat(withInput("0 0 1\n1 1 0\n0 1 2\n", "count", "-"))
                .extracting(Run::exitCode, Run::out)
                .containsExactly(2, "");
        assertThat(withInput("0 0 1\n1 1 0\n0 1 2\n", "count", "-").err())
                .endsWith(
                        "dlx: standard input: line 3, column 3: here is '2'; write 1 if the row covers this column, and"
                                + " 0 if not\n");
        assertThat(withInput("a b\na\n", "count", "-", "--from", "matrix").err())
                .isEqualTo("dlx: standard input: line 1, column 1: here is 'a'; write 1 if the row covers this column,"
                        + " and 0 if not\n");
        assertThat(dlx("count", "queens", "4", "--from", "rows").err())
                .isEqualTo("dlx: --from is for files, and queens is a problem; leave it out, or write ./queens for a"
                        + " file of this name\n");
        assertThat(dlx("count", "x.txt", "--from", "csv").err())
                .startsWith("dlx: --from: there is no 'csv', only dlx, matrix, rows, sized-rows,");
    }

    @Test
    void aFileMayBePacked() throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (OutputStream out = new GZIPOutputStream(packed)) {
            out.write(KNUTH_2000.getBytes(UTF_8));
        }
        Path file = Files.write(directory.resolve("matrix.csv.gz"), packed.toByteArray());

        assertThat(dlx("count", file.toString()).out()).isEqualTo("1\n");
        assertThat(withInput(packed.toByteArray(), "count", "-").out()).isEqualTo("1\n");
    }

    /** Only the first 64 KiB are looked at, here one line, or lines of which the last is cut. */
    @ParameterizedTest
    @ValueSource(ints = {100, 100_000})
    void aLargeMatrixIsKnownByItsStart(int columns) throws IOException {
        int pairs = Math.max(1, 100_000 / columns);
        String ones = "1,".repeat(columns / 2) + "0,".repeat(columns / 2);
        String zeros = "0,".repeat(columns / 2) + "1,".repeat(columns / 2);
        Path file = Files.writeString(
                directory.resolve("large.csv"),
                (ones + "\n" + zeros + "\n").repeat(pairs).replace(",\n", "\n"));

        assertThat(dlx("count", file.toString()).out()).isEqualTo((long) pairs * pairs + "\n");
    }

    /** Else the first two lines would decide, and they could be in Knuth's format. */
    @Test
    void aLineThatIsCutDecidesNothing() throws IOException {
        String first = "1 2 3 4 5 6 7 8 9 10 11" + " ".repeat(2) + "\n1 2\n12\n";
        String text = first + "1 11\n".repeat(20_000);
        assertThat(text.substring((1 << 16) - 4, 1 << 16)).isEqualTo("\n1 1");

        assertThat(withInput(text, "count", "-", "--limit", "1").err()).contains("read as rows of numbers, since");
    }

    @Test
    void aProblemIsConvertedToEachFormAndBack() throws IOException {
        String pentominoes = dlx("convert", "polyomino", "pentominoes", "3x20", "--to", "matrix")
                .out();
        Path matrix = Files.writeString(directory.resolve("pentominoes.csv"), pentominoes);
        assertThat(dlx("count", matrix.toString()).out())
                .isEqualTo(dlx("count", "polyomino", "pentominoes", "3x20").out());
        for (String form : new String[] {"dlx", "matrix", "rows", "xc", "miniexact"}) {
            Run run = dlx("convert", matrix.toString(), "--to", form);
            assertThat(run.exitCode()).as(form).isZero();
            Path file = Files.writeString(directory.resolve("converted.txt"), run.out());
            assertThat(dlx("convert", file.toString(), "--from", form, "--to", "matrix")
                            .out())
                    .as(form)
                    .isEqualTo(pentominoes);
        }
    }

    @Test
    void eachFormIsWrittenLikeThis() {
        String problem = "a b | x\na x:red |3\nb x:red\na b\n";
        assertThat(withInput(problem, "convert", "-", "--to", "xc").out())
                .isEqualTo("p xcc 2 1\n1 3 -1 $3 0\n2 3 -1 0\n1 2 0\n");
        assertThat(withInput(problem, "convert", "-", "--to", "miniexact").out())
                .isEqualTo("< a b > [ x ]\na x:red $3;\nb x:red;\na b;\n");
        assertThat(withInput("a b c\nc a\nb |2\n", "convert", "-", "--to", "rows", "--no-costs")
                        .out())
                .isEqualTo("2,0\n1\n");
        assertThat(withInput("a b c\nc a\nb\n", "convert", "-", "--to", "matrix")
                        .out())
                .isEqualTo("1,0,1\n0,1,0\n");
        assertThat(dlx("convert", "queens", "4", "--to", "matrix"))
                .isEqualTo(new Run(
                        2, "", "dlx: Item /2 is secondary, which a matrix cannot say; --to dlx writes all there is\n"));
    }
}
