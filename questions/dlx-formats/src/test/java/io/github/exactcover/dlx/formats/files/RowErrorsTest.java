package io.github.exactcover.dlx.formats.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.formats.DlxFormat;
import io.github.exactcover.dlx.formats.ProblemFormat;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What is wrong in a file is said with its place and a remedy; a slash stands for the end of a line. */
class RowErrorsTest {

    @ParameterizedTest
    @CsvSource(delimiter = '=', textBlock = """
            MATRIX    | # only a comment     = line 1, column 1: there is no row; write a line of zeros and ones for \
            each option
            MATRIX    | 1,0 / / 1,0,1        = line 3, column 1: this row has 3 columns, and the first one 2; give \
            all rows the same length
            MATRIX    | a,b / 1,0 / 1        = line 3, column 1: this row has 1 column, and the first one 2; give \
            all rows the same length
            MATRIX    | 010 / 012            = line 2, column 3: here is '2'; write 1 if the row covers this column, \
            and 0 if not
            MATRIX    | 0 1 / 0 11           = line 2, column 2: here is '11'; write 1 if the row covers this \
            column, and 0 if not
            MATRIX    | a b / 0 1 / 1 :r     = line 3, column 2: only secondary columns have colors, and this one is \
            primary; name it after a |, or write 1
            SIZED-ROWS | 1 / 23333333        = line 2, column 1: there are 23333333 columns up to item 23333333, and \
            only 1 of them are in a row; correct the number here or in the first line
            ROWS      | # nothing            = line 1, column 1: there is no row; write the numbers of its items for \
            each option
            ROWS      | 1 2 / 2,3,2          = line 2, column 5: item 2 comes twice in this option; name it once
            ROWS      | 0 x                  = line 1, column 3: 'x' is not an item; write a whole number from 0 to \
            2147483647
            ROWS      | 0 -1                 = line 1, column 3: '-1' is not an item; write a whole number from 0 to \
            2147483647
            ROWS      | 0 +1                 = line 1, column 3: '+1' is not an item; write a whole number from 0 to \
            2147483647
            ROWS      | 2147483648           = line 1, column 1: '2147483648' is not an item; write a whole number \
            from 0 to 2147483647
            ROWS      | 1 2 / 5 4            = line 2, column 1: no row has item 3, but one has 5; number the items \
            from 0 or 1 without gaps, or name them in a first line, as in Knuth's format
            ROWS      | 0 2                  = line 1, column 3: no row has item 1, but one has 2; number the items \
            from 0 or 1 without gaps, or name them in a first line, as in Knuth's format
            ROWS      | 2147483647           = line 1, column 1: no row has item 1, but one has 2147483647; number the \
            items from 0 or 1 without gaps, or name them in a first line, as in Knuth's format
            XC        | p xd 2 0             = line 1, column 1: write p xc or p xcc in the first line, and the \
            numbers of primary and secondary items
            XC        | p xc                 = line 1, column 1: write p xc or p xcc in the first line, and the \
            numbers of primary and secondary items
            XC        | p xc x 0             = line 1, column 6: 'x' is not the number of primary items; write a \
            whole number from 0 to 2147483647
            XC        | p xc 2 0 / 1 2       = line 2, column 1: the last option does not end; write 0 after its items
            XC        | p xc 2 0 / 1 3 0     = line 2, column 3: there is no item '3'; correct it, or add it to the \
            items
            XC        | p xc 2 0 / 1 1 0     = line 2, column 3: item '1' comes twice in this option; name it once
            XC        | p xcc 1 1 / 1 -2 0   = line 2, column 3: color '2' does not belong to a secondary item; \
            write one color, after such an item
            XC        | p xcc 1 1 / -2 0     = line 2, column 1: color '2' does not belong to a secondary item; \
            write one color, after such an item
            XC        | p xcc 1 1 / 2 -2 -3 0 = line 2, column 6: color '3' does not belong to a secondary item; \
            write one color, after such an item
            XC        | p xc 1 0 / 1 $x 0    = line 2, column 3: 'x' is not a cost; write a whole number from 0 to \
            2147483647
            MINIEXACT | a b                  = line 1, column 1: here is 'a'; write <
            MINIEXACT | < a b / c            = line 2, column 1: the text ends; write an item, or > after the last
            MINIEXACT | < a a >              = line 1, column 5: item 'a' is named twice; name it once
            MINIEXACT | < a > [ a ]          = line 1, column 9: item 'a' is named twice; name it once
            MINIEXACT | < a > [ < ]          = line 1, column 9: here is '<'; write an item, or ] after the last
            MINIEXACT | < a:x >              = line 1, column 5: 'x' is not a bound; write a whole number from 0 to \
            2147483647
            MINIEXACT | < a:3;2 >            = line 1, column 3: item 'a' has the bounds 3 and 2; write the lower \
            one first
            MINIEXACT | < a > / a b;         = line 2, column 3: there is no item 'b'; correct it, or add it to the \
            items
            MINIEXACT | < a > / a a;         = line 2, column 3: item 'a' comes twice in this option; name it once
            MINIEXACT | < a > / a:1;         = line 2, column 3: color '1' does not belong to a secondary item; \
            write one color, after such an item
            MINIEXACT | < a > [x] / a x:;    = line 2, column 5: here is ';'; write a color
            MINIEXACT | < a > / a $b;        = line 2, column 4: 'b' is not a cost; write a whole number from 0 to \
            2147483647
            """)
    void aMistakeHasALineAndARemedy(String text, String message) {
        int bar = text.indexOf('|');
        ProblemFormat format = ProblemFormats.named(
                        text.substring(0, bar).strip().toLowerCase(Locale.ROOT))
                .orElseThrow();
        String file = text.substring(bar + 1).strip().replaceAll(" ?/ ?", "\n");

        assertThatThrownBy(() -> read(format, file))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
    }

    @ParameterizedTest
    @MethodSource("io.github.exactcover.dlx.formats.files.ProblemFormats#all")
    void anEmptyTextIsNoProblem(ProblemFormat format) {
        assertThatThrownBy(() -> read(format, ""))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("line 1");
    }

    @Test
    void theBoundsOfMiniexactAreOneOrTwoNumbers() throws IOException {
        assertThat(read(ProblemFormats.named("miniexact").orElseThrow(), "< a:2 b:0;1 c:1:3 >"))
                .isEqualTo(DlxFormat.parse("2|a 0:1|b 1:3|c"));
    }

    @Test
    void anOptionThatEndsTheTextNeedsNoSemicolon() throws IOException {
        assertThat(read(ProblemFormats.named("miniexact").orElseThrow(), "<a b:0;2>[x]a b x:red $3"))
                .isEqualTo(DlxFormat.parse("a 0:2|b | x\na b x:red |3\n"));
    }

    @Test
    void theNumberOfSecondaryItemsCanBeLeftOut() throws IOException {
        assertThat(read(ProblemFormats.named("xc").orElseThrow(), "p xc 2\n1 0 2\n0"))
                .isEqualTo(DlxFormat.parse("1 2\n1\n2\n"));
    }

    private static ExactCoverProblem<String, String> read(ProblemFormat format, String text) throws IOException {
        return format.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    }
}
