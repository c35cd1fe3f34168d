package io.github.exactcover.dlx.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.ExactCoverProblem;
import java.io.ByteArrayInputStream;
import java.io.FilterReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A text is the same problem in whatever pieces it comes, and however long its lines are. */
class ChunkedReaderTest {

    private static final int SEED = 64;

    private static final String TEXT =
            "\ufeff| a remark\r\n\n  a b\tc 0:2|\ud83d\ude00 | x y\r\na x:red \ud83d\ude00 |5\n\n"
                    + "b c y:\u00e9 x:red\n \na b c";

    @Test
    void piecesMakeNoDifference() throws IOException {
        ExactCoverProblem<String, String> whole = DlxFormat.parse(TEXT);
        assertThat(whole.options()).containsExactly("a x:red \ud83d\ude00", "b c y:\u00e9 x:red", "a b c");
        Random random = new Random(SEED);
        for (int round = 0; round < 200; round++) {
            int most = 1 + random.nextInt(9);
            assertThat(DlxFormat.read(inPieces(new StringReader(TEXT), most, random)))
                    .isEqualTo(whole);
            assertThat(DlxFormat.read(inPieces(TEXT.getBytes(StandardCharsets.UTF_8), most, random)))
                    .isEqualTo(whole);
        }
    }

    @Test
    void linesCanBeLongerThanTheBuffer() throws IOException {
        String names =
                IntStream.range(0, 50_000).mapToObj(number -> "item" + number).collect(Collectors.joining(" "));
        ExactCoverProblem<String, String> problem =
                DlxFormat.parse("first " + names + "\nfirst\n" + names + "\nitem49999 first\n");
        assertThat(problem.primaryItems()).hasSize(50_001);
        assertThat(problem.itemsOf(0)).containsExactly("first");
        assertThat(problem.itemsOf(1)).hasSize(50_000);
        assertThat(problem.options().get(1)).isEqualTo(names);
        assertThat(problem.itemsOf(2)).containsExactly("item49999", "first");
    }

    /** All strings of A's, B's and their like have one hash: {@code Aa} and {@code BB}. */
    @Test
    void namesWithTheSameHashAreDifferentNames() {
        String names = IntStream.range(0, 256)
                .mapToObj(number -> IntStream.range(0, 8)
                        .mapToObj(bit -> (number >> bit & 1) == 0 ? "Aa" : "BB")
                        .collect(Collectors.joining()))
                .collect(Collectors.joining(" "));
        ExactCoverProblem<String, String> problem = DlxFormat.parse(names + "\n" + names.replace(" ", "\n"));
        assertThat(problem.primaryItems()).hasSize(256);
        assertThat(problem.options()).isEqualTo(problem.primaryItems());
    }

    @Test
    void thePlaceOfABadByteIsRightInEveryLine() {
        for (int before : new int[] {0, 1, 70_000, 131_072}) {
            byte[] bytes = ("a b\n" + "a\n".repeat(before) + "b \u00e9\ufffe").getBytes(StandardCharsets.UTF_8);
            bytes[bytes.length - 3] = (byte) 0xff;
            assertThatThrownBy(() -> DlxFormat.read(new ByteArrayInputStream(bytes)))
                    .isInstanceOf(DlxFormatException.class)
                    .hasMessage(
                            "line " + (before + 2) + ", column 4: byte 0xFF is not UTF-8 text; save the file as UTF-8");
        }
    }

    private static Reader inPieces(Reader text, int most, Random random) {
        return new FilterReader(text) {
            @Override
            public int read(char[] chars, int offset, int length) throws IOException {
                return super.read(chars, offset, Math.min(length, random.nextInt(most + 1)));
            }
        };
    }

    private static InputStream inPieces(byte[] text, int most, Random random) {
        return new ByteArrayInputStream(text) {
            @Override
            public synchronized int read(byte[] bytes, int offset, int length) {
                return super.read(bytes, offset, Math.min(length, random.nextInt(most + 1)));
            }
        };
    }
}
