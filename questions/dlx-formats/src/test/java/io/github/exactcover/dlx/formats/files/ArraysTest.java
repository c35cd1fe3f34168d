package io.github.exactcover.dlx.formats.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.formats.DlxFormatException;
import io.github.exactcover.dlx.formats.FileFormat;
import io.github.exactcover.dlx.formats.FileStart;
import io.github.exactcover.dlx.formats.Fit.Certainty;
import io.github.exactcover.dlx.formats.FormatChoice;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Matrices of Matrix Market and NumPy, and files that dlx does not read. A tilde stands for the end of a line. */
class ArraysTest {

    private static final String PATTERN = """
            %%MatrixMarket matrix coordinate pattern general
            % two covers
            6 6 14
            1 2
            1 3
            2 1
            2 5
            3 4
            3 6
            4 1
            4 2
            4 4
            5 3
            5 5
            5 6
            6 3
            6 4
            """;

    @Test
    void aPatternIsRead() throws IOException {
        ExactCoverProblem<String, String> problem = Reading.read(new MatrixMarketFormat(), PATTERN);
        assertThat(Reading.covers(problem)).isEqualTo(2);
        assertThat(problem.primaryItems()).containsExactly("1", "2", "3", "4", "5", "6");
        assertThat(problem.options()).startsWith("2 3", "1 5");
    }

    @Test
    void valuesAreZerosAndOnes() throws IOException {
        String integer = "%%MatrixMarket matrix coordinate integer general\n2 3 3\n1 1 1\n2 2 1\n1 3 0\n";
        assertThat(Reading.read(new MatrixMarketFormat(), integer).options()).containsExactly("1", "2");
        String symmetric = "%%MatrixMarket matrix coordinate pattern symmetric\n2 2 2\n1 1\n2 1\n";
        assertThat(Reading.read(new MatrixMarketFormat(), symmetric).options()).containsExactly("1 2", "1");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            %%MatrixMarket matrix array real general~1 1~1               | line 1, column 23: here is 'array'
            %%MatrixMarket matrix coordinate complex general~1 1 1~1 1 1 | line 1, column 34: here is 'complex'
            %%MatrixMarket matrix coordinate pattern general~1 1 2~1 1   | line 3, column 1: there are 1 entries
            %%MatrixMarket matrix coordinate pattern general~1 1 1~1 2   | line 3, column 3: there is no column 2
            %%MatrixMarket matrix coordinate pattern general~1 1 1~0 1   | line 3, column 1: there is no row 0
            %%MatrixMarket matrix coordinate pattern general~1 1 2~1 1~1 1 | line 4, column 1: this entry was there
            %%MatrixMarket matrix coordinate real general~1 1 1~1 1 2.5  | line 3, column 5: here is '2.5'
            %%MatrixMarket matrix coordinate pattern general~1 1         | line 2, column 1: write three numbers
            %%MatrixMarket matrix coordinate pattern general             | line 1, column 1: there is no line
            x                                                            | line 1, column 1: write %%MatrixMarket
            """)
    void aBrokenMatrixIsRefused(String text, String message) {
        assertThatThrownBy(() -> Reading.read(new MatrixMarketFormat(), text.replace('~', '\n')))
                .isInstanceOf(DlxFormatException.class)
                .hasMessageStartingWith(message);
    }

    @ParameterizedTest
    @CsvSource({
        "<i8, False, 1",
        ">i4, False, 1",
        "<i2, True, 1",
        "|b1, False, 1",
        "|u1, True, 2",
        "<f8, False, 3",
        ">f4, True, 1",
        "<f2, False, 1"
    })
    void anArrayIsRead(String type, String fortran, int version) throws IOException {
        byte[] file = npy(type, fortran, "(2, 3)", version, new int[][] {{0, 1, 1}, {1, 0, 0}});
        ExactCoverProblem<String, String> problem = new NpyFormat().read(new ByteArrayInputStream(file));
        assertThat(problem.options()).containsExactly("1 2", "0");
        assertThat(problem.primaryItems()).containsExactly("0", "1", "2");
        assertThat(fit(new NpyFormat(), "", file)).isEqualTo(Certainty.CERTAIN);
    }

    @Test
    void anotherArrayIsRefused() throws IOException {
        byte[] two = npy("<i4", "False", "(1, 2)", 1, new int[][] {{0, 2}});
        assertThatThrownBy(() -> new NpyFormat().read(new ByteArrayInputStream(two)))
                .hasMessageStartingWith("line 1, column 2: the cell in this row and column is 2");
        byte[] flat = npy("<i4", "False", "(2,)", 1, new int[][] {{0, 1}});
        assertThatThrownBy(() -> new NpyFormat().read(new ByteArrayInputStream(flat)))
                .hasMessageContaining("two dimensions");
        byte[] complex = npy("<c8", "False", "(1, 1)", 1, new int[][] {{0}});
        assertThatThrownBy(() -> new NpyFormat().read(new ByteArrayInputStream(complex)))
                .isInstanceOf(DlxFormatException.class);
        byte[] whole = npy("<i4", "False", "(2, 3)", 1, new int[][] {{0, 1, 1}, {1, 0, 0}});
        for (int length = 0; length < whole.length; length++) {
            byte[] cut = Arrays.copyOf(whole, length);
            assertThatThrownBy(() -> new NpyFormat().read(new ByteArrayInputStream(cut)))
                    .as("%d bytes", length)
                    .isInstanceOf(DlxFormatException.class);
        }
    }

    private static byte[] npy(String type, String fortran, String shape, int version, int[][] rows) throws IOException {
        String header = "{'descr': '" + type + "', 'fortran_order': " + fortran + ", 'shape': " + shape + ", }";
        byte[] text = (header + " ".repeat(20) + "\n").getBytes(StandardCharsets.ISO_8859_1);
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        file.write("\u0093NUMPY".getBytes(StandardCharsets.ISO_8859_1));
        file.write(version);
        file.write(0);
        ByteBuffer length = ByteBuffer.allocate(version == 1 ? 2 : 4).order(ByteOrder.LITTLE_ENDIAN);
        file.write((version == 1 ? length.putShort((short) text.length) : length.putInt(text.length)).array());
        file.write(text);
        boolean byColumns = fortran.equals("True");
        int columns = rows[0].length;
        for (int i = 0; i < rows.length * columns; i++) {
            int row = byColumns ? i % rows.length : i / columns;
            int column = byColumns ? i / rows.length : i % columns;
            file.write(cell(type, rows[row][column]));
        }
        return file.toByteArray();
    }

    private static byte[] cell(String type, int value) {
        int size = type.charAt(2) - '0';
        ByteBuffer cell =
                ByteBuffer.allocate(size).order(type.charAt(0) == '>' ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN);
        if (type.charAt(1) == 'f') {
            return (size == 8
                            ? cell.putDouble(value)
                            : size == 4 ? cell.putFloat(value) : cell.putShort((short) (value * 0x3c00)))
                    .array();
        }
        return (size == 8
                        ? cell.putLong(value)
                        : size == 4
                                ? cell.putInt(value)
                                : size == 2 ? cell.putShort((short) value) : cell.put((byte) value))
                .array();
    }

    /** Each file that dlx does not read has a name, and no format is sure of it. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            PK\u0003\u0004....[Content_Types].xml..     | xlsx
            PK\u0003\u0004....arr_0.npy...              | npz
            PK\u0003\u0004....                          | zip
            %PDF-1.7                                    | pdf
            p cnf 3 2~1 -2 0                            | cnf
            c a~p cnf 3 2~1 -2 0                        | cnf
            p wcnf 3 2 10~10 1 -2 0                     | wcnf
            h 1 2 0                                     | wcnf
            * #variable= 3 #constraint= 1               | opb
            <instance format="XCSP3" type="CSP">        | xcsp
            var 0..1: x;~constraint x > 0;~solve satisfy; | mzn
            <!DOCTYPE html>                             | html
            <graphml>                                   | graphml
            graph G { a -- b; }                         | dot
            strict digraph {~a -> b }                   | dot
            """)
    void aForeignFileIsNamed(String text, String name) {
        FileStart start = FileStart.of("", text.replace('~', '\n'));
        assertThat(FormatChoice.<FileFormat>of(ProblemFormats.foreign(), start).candidates())
                .first()
                .extracting(candidate -> candidate.format().name())
                .isEqualTo(name);
    }

    @Test
    void whatDlxReadsIsNotForeign() {
        for (String text : new String[] {PATTERN, "a b\na\nb\n", "graph b\ngraph\nb\n", "h 1\nh\n1\n", "< a > a;"}) {
            assertThat(ProblemFormats.foreign())
                    .as(text)
                    .allMatch(format -> format.fit(FileStart.of("", text)).certainty() == Certainty.NO);
        }
    }

    private static Certainty fit(FileFormat format, String name, byte[] file) throws IOException {
        return format.fit(FileStart.of(name, new ByteArrayInputStream(file))).certainty();
    }
}
