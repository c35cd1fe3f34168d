package io.github.exactcover.dlx.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ExactCoverProblem.Bounds;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.util.List;
import org.junit.jupiter.api.Test;

class DlxFormatTest {

    private static final String KNUTH_DLX1 = """
            | A simple example
            A B C D E | F G
            C E F
            A D G
            B C F
            A D
            B G
            D E G
            """;

    private static final String KNUTH_DLX2 = """
            | A simple example of color controls
            A B C | X Y
            A B X:0 Y:0
            A C X:1 Y:1
            X:0 Y:1
            B X:1
            C Y:1
            """;

    private static final String KNUTH_DLX3 = """
            | A simple example of color controls
            A B 2:3|C | X Y
            A B X:0 Y:0
            A C X:1 Y:1
            C X:0
            B X:1
            C Y:1
            """;

    @Test
    void knuthsExampleWithBoundsHasItsUniqueSolution() {
        ExactCoverProblem<String, String> problem = DlxFormat.parse(KNUTH_DLX3);
        assertThat(problem.boundsOf("C")).isEqualTo(new Bounds(2, 3));
        assertThat(problem.boundsOf("A")).isEqualTo(Bounds.ONCE);
        assertThat(DLX.stream(problem).map(solution -> solution.options()))
                .containsExactly(List.of("A C X:1 Y:1", "B X:1", "C Y:1"));
    }

    @Test
    void boundsMayBeEqualAndAsLargeAsAnInt() {
        ExactCoverProblem<String, String> problem = DlxFormat.parse("2:2|a 0:2147483647|b 2147483647|c\n");
        assertThat(problem.boundsOf("a")).isEqualTo(new Bounds(2, 2));
        assertThat(problem.boundsOf("b")).isEqualTo(new Bounds(0, Integer.MAX_VALUE));
        assertThat(problem.boundsOf("c")).isEqualTo(new Bounds(Integer.MAX_VALUE, Integer.MAX_VALUE));
    }

    @Test
    void boundsAreWrittenAsShortAsTheyCanBe() {
        String text = "1:1|a 2:2|b 0:3|c 0|d 00:01|e 2147483647|f 1|2 | x\n";
        assertThat(DlxFormat.format(DlxFormat.parse(text))).isEqualTo("a 2|b 0:3|c 0|d 0:1|e 2147483647|f 2 | x\n");
    }

    @Test
    void anItemThatMustNotBeCoveredIsOneWithoutOptions() {
        ExactCoverProblem<String, String> problem = DlxFormat.parse("a 0|b\na\na b\n");
        assertThat(DLX.stream(problem).map(solution -> solution.options())).containsExactly(List.of("a"));
    }

    @Test
    void knuthsExampleHasItsUniqueSolution() {
        ExactCoverProblem<String, String> problem = DlxFormat.parse(KNUTH_DLX1);
        assertThat(problem.primaryItems()).containsExactly("A", "B", "C", "D", "E");
        assertThat(problem.secondaryItems()).containsExactly("F", "G");
        assertThat(DLX.stream(problem).map(solution -> solution.options()))
                .containsExactly(List.of("C E F", "A D", "B G"));
    }

    @Test
    void knuthsExampleWithColorsHasItsUniqueSolution() {
        ExactCoverProblem<String, String> problem = DlxFormat.parse(KNUTH_DLX2);
        assertThat(DLX.stream(problem).map(solution -> solution.options()))
                .containsExactly(List.of("A C X:1 Y:1", "B X:1"));
        assertThat(problem.itemsOf(1)).containsExactly("A", "C", "X", "Y");
        assertThat(problem.colorOf(1, "X")).contains("1");
        assertThat(problem.colorOf(1, "A")).isEmpty();
    }

    @Test
    void anOptionWithoutPrimaryItemIsKeptButNeverChosen() {
        ExactCoverProblem<String, String> problem = DlxFormat.parse("a | x\na\nx\n");
        assertThat(problem.options()).containsExactly("a", "x");
        assertThat(DLX.stream(problem).map(solution -> solution.options())).containsExactly(List.of("a"));
    }

    @Test
    void theSameOptionTwiceIsTwoOptions() {
        assertThat(DLX.search(DlxFormat.parse("a\na\na\n")).count().solutions()).isEqualTo(2);
    }

    @Test
    void commentsAndBlankLinesMayStandAnywhere() {
        String text = "\n| one\n  \t \n \t| two: a b | c\n|\na b\n|a q:1\n\na\n||\nb\n \n|";
        assertThat(DlxFormat.parse(text)).isEqualTo(DlxFormat.parse("a b\na\nb\n"));
    }

    @Test
    void whiteSpaceIsThatOfKnuthsPrograms() {
        ExactCoverProblem<String, String> plain = DlxFormat.parse("a b | x\na x:1\nb\n");
        assertThat(DlxFormat.parse("\ta\u000B b\f |\tx \r\n  a \t x:1\r\nb  ")).isEqualTo(plain);
        assertThat(DlxFormat.parse("\r\na b\r|\rx\r\na x:1\r\n\r\nb")).isEqualTo(plain);
        assertThat(plain.options()).containsExactly("a x:1", "b");
    }

    @Test
    void otherBlanksOfUnicodeAreLetters() {
        ExactCoverProblem<String, String> problem = DlxFormat.parse("a\u00A0b c\u2028d \u001F\na\u00A0b\n");
        assertThat(problem.primaryItems()).containsExactly("a\u00A0b", "c\u2028d", "\u001F");
    }

    @Test
    void theFirstSecondaryItemMayTouchTheBar() {
        ExactCoverProblem<String, String> problem = DlxFormat.parse("a |x y\n");
        assertThat(problem.secondaryItems()).containsExactly("x", "y");
    }

    @Test
    void aBarWithNothingAfterItMeansNoSecondaryItems() {
        assertThat(DlxFormat.parse("a b |")).isEqualTo(DlxFormat.parse("a b"));
    }

    @Test
    void aFileWithoutOptionsIsAProblem() {
        assertThat(DLX.search(DlxFormat.parse("a")).count().solutions()).isZero();
    }

    @Test
    void namesAndColorsCanBeLong() {
        String name = "x".repeat(200_000);
        ExactCoverProblem<String, String> problem = DlxFormat.parse("a | " + name + "\na " + name + ":" + name);
        assertThat(problem.colorOf(0, name)).contains(name);
        assertThat(DlxFormat.parse(DlxFormat.format(problem))).isEqualTo(problem);
    }

    @Test
    void anItemAndAColorMayHaveTheSameName() {
        ExactCoverProblem<String, String> problem = DlxFormat.parse("a | x\na x:a\n");
        assertThat(problem.colorOf(0, "x")).contains("a");
    }

    @Test
    void aByteOrderMarkIsPassedOverButOnlyAtTheStart() {
        assertThat(DlxFormat.parse("\uFEFFa\na\n").primaryItems()).containsExactly("a");
        assertThat(DlxFormat.parse("\uFEFF| comment\na\n").primaryItems()).containsExactly("a");
        ExactCoverProblem<String, String> marked = DlxFormat.parse(" \uFEFFa\n\uFEFFa\n");
        assertThat(marked.primaryItems()).containsExactly("\uFEFFa");
        assertThat(DlxFormat.parse(DlxFormat.format(marked))).isEqualTo(marked);
    }

    @Test
    void aReaderMayGiveAsLittleAsItLikesAndStaysOpen() throws IOException {
        ReluctantReader reader = new ReluctantReader("\uFEFF" + KNUTH_DLX2);
        assertThat(DlxFormat.read(reader)).isEqualTo(DlxFormat.parse(KNUTH_DLX2));
        assertThat(reader.closed).isFalse();
    }

    @Test
    void whatAReaderThrowsComesOutUnchanged() {
        IOException failure = new IOException("the line went dead");
        Reader reader = new StringReader("a\n") {
            @Override
            public int read(char[] chars, int offset, int length) throws IOException {
                throw failure;
            }
        };
        assertThatThrownBy(() -> DlxFormat.read(reader)).isSameAs(failure);
    }

    /** Gives one character at a time, and every other time none. */
    private static final class ReluctantReader extends StringReader {

        boolean closed;
        private boolean willing;

        ReluctantReader(String text) {
            super(text);
        }

        @Override
        public int read(char[] chars, int offset, int length) throws IOException {
            willing = !willing;
            return willing ? super.read(chars, offset, 1) : 0;
        }

        @Override
        public void close() {
            closed = true;
            super.close();
        }
    }
}
