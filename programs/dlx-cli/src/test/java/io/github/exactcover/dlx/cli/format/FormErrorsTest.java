package io.github.exactcover.dlx.cli.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.formats.DlxFormat;
import java.io.IOException;
import java.io.StringReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What is wrong in a file is said with its line and a remedy; a slash stands for the end of a line. */
class FormErrorsTest {

    @ParameterizedTest
    @CsvSource(delimiter = '=', textBlock = """
            MATRIX    | # only a comment     = line 1: there is no row; write a line of zeros and ones for each option
            MATRIX    | 1,0 / / 1,0,1        = line 3: this row has 3 columns, and the first one 2; give all rows the \
            same length
            MATRIX    | 010 / 012            = line 2: column 3 has '2'; write 1 if the row covers the column, and 0 \
            if not
            MATRIX    | 0 1 / 0 11           = line 2: column 2 has '11'; write 1 if the row covers the column, and 0 \
            if not
            ROWS      | # nothing            = line 1: there is no row; write the numbers of its items for each option
            ROWS      | 1 2 / 2,3,2          = line 2: item 2 comes twice in this option; name it once
            ROWS      | 0 x                  = line 1: 'x' is not an item; write a whole number from 0 to 2147483647
            ROWS      | 0 -1                 = line 1: '-1' is not an item; write a whole number from 0 to 2147483647
            ROWS      | 0 +1                 = line 1: '+1' is not an item; write a whole number from 0 to 2147483647
            ROWS      | 2147483648           = line 1: '2147483648' is not an item; write a whole number from 0 to \
            2147483647
            ROWS      | 1 2 / 5 4            = no row has item 3, but one has 5; number the items from 0 or 1 without \
            gaps, or name them in a first line, as in Knuth's format
            ROWS      | 0 2                  = no row has item 1, but one has 2; number the items from 0 or 1 without \
            gaps, or name them in a first line, as in Knuth's format
            ROWS      | 2147483647           = no row has item 1, but one has 2147483647; number the items from 0 or 1 \
            without gaps, or name them in a first line, as in Knuth's format
            XC        | p xd 2 0             = line 1: write p xc or p xcc in the first line, and the numbers of \
            primary and secondary items
            XC        | p xc                 = line 1: write p xc or p xcc in the first line, and the numbers of \
            primary and secondary items
            XC        | p xc x 0             = line 1: 'x' is not the number of primary items; write a whole number \
            from 0 to 2147483647
            XC        | p xc 2 0 / 1 2       = line 2: the last option does not end; write 0 after its items
            XC        | p xc 2 0 / 1 3 0     = line 2: there is no item '3'; correct it, or add it to the items
            XC        | p xc 2 0 / 1 1 0     = line 2: item '1' comes twice in this option; name it once
            XC        | p xcc 1 1 / 1 -2 0   = line 2: color '2' does not belong to a secondary item; write one color, \
            after such an item
            XC        | p xcc 1 1 / -2 0     = line 2: color '2' does not belong to a secondary item; write one color, \
            after such an item
            XC        | p xcc 1 1 / 2 -2 -3 0 = line 2: color '3' does not belong to a secondary item; write one \
            color, after such an item
            XC        | p xc 1 0 / 1 $x 0    = line 2: 'x' is not a cost; write a whole number from 0 to 2147483647
            MINIEXACT | a b                  = line 1: here is 'a'; write <
            MINIEXACT | < a b / c            = line 2: the text ends; write an item, or > after the last
            MINIEXACT | < a a >              = line 1: item 'a' is named twice; name it once
            MINIEXACT | < a > [ a ]          = line 1: item 'a' is named twice; name it once
            MINIEXACT | < a > [ < ]          = line 1: here is '<'; write an item, or ] after the last
            MINIEXACT | < a:x >              = line 1: 'x' is not a bound; write a whole number from 0 to 2147483647
            MINIEXACT | < a:3;2 >            = line 1: item 'a' has the bounds 3 and 2; write the lower one first
            MINIEXACT | < a > / a b;         = line 2: there is no item 'b'; correct it, or add it to the items
            MINIEXACT | < a > / a a;         = line 2: item 'a' comes twice in this option; name it once
            MINIEXACT | < a > / a:1;         = line 2: color '1' does not belong to a secondary item; write one color, \
            after such an item
            MINIEXACT | < a > [x] / a x:;    = line 2: here is ';'; write a color
            MINIEXACT | < a > / a $b;        = line 2: 'b' is not a cost; write a whole number from 0 to 2147483647
            """)
    void aMistakeHasALineAndARemedy(String text, String message) {
        int bar = text.indexOf('|');
        ProblemForm form = ProblemForm.valueOf(text.substring(0, bar).strip());
        String file = text.substring(bar + 1).strip().replaceAll(" ?/ ?", "\n");

        assertThatThrownBy(() -> form.read(new StringReader(file)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
    }

    @ParameterizedTest
    @EnumSource(ProblemForm.class)
    void anEmptyTextIsNoProblem(ProblemForm form) {
        assertThatThrownBy(() -> form.read(new StringReader("")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("line 1");
    }

    @Test
    void theBoundsOfMiniexactAreOneOrTwoNumbers() throws IOException {
        assertThat(ProblemForm.MINIEXACT.read(new StringReader("< a:2 b:0;1 c:1:3 >")))
                .isEqualTo(DlxFormat.parse("2|a 0:1|b 1:3|c"));
    }

    @Test
    void anOptionThatEndsTheTextNeedsNoSemicolon() throws IOException {
        assertThat(ProblemForm.MINIEXACT.read(new StringReader("<a b:0;2>[x]a b x:red $3")))
                .isEqualTo(DlxFormat.parse("a 0:2|b | x\na b x:red |3\n"));
    }

    @Test
    void theNumberOfSecondaryItemsCanBeLeftOut() throws IOException {
        assertThat(ProblemForm.XC.read(new StringReader("p xc 2\n1 0 2\n0"))).isEqualTo(DlxFormat.parse("1 2\n1\n2\n"));
    }

    @Test
    void aPlainFormRefusesWhatItCannotSay() {
        refuses(
                MatrixText::write,
                "a | x\na x",
                "Item x is secondary, which a matrix cannot say; --to dlx writes all" + " there is");
        refuses(
                RowsText::write,
                "2|a\na",
                "Item a has the bounds 2..2, which rows of numbers cannot say; --to dlx" + " writes all there is");
        refuses(
                MatrixText::write,
                "a b\na b\nb |3",
                "Option b costs 3, which a matrix cannot say; leave the costs out" + " with --no-costs");
        refuses(
                MatrixText::write,
                "a",
                "The problem has no options or no items, and a matrix would be empty; --to dlx writes all"
                        + " there is");
        refuses(
                RowsText::write,
                "a b\na",
                "No option has item b, so rows of numbers would not have it; --to matrix" + " keeps it");
    }

    @Test
    void theFormsOfMiniexactRefuseWhatItCannotRead() {
        refuses(
                XcText::write,
                "0:2|a\na",
                "Item a has the bounds 0..2, which p xc cannot say; --to dlx writes all" + " there is");
        refuses(
                XcText::write,
                "a\na |-1",
                "Option a costs -1, and miniexact has costs from 0 to 2147483647; change it,"
                        + " or leave the costs out with --no-costs");
        refuses(
                MiniexactText::write,
                "a\na |2147483648",
                "Option a costs 2147483648, and miniexact has costs from 0 to"
                        + " 2147483647; change it, or leave the costs out with --no-costs");
        refuses(
                MiniexactText::write,
                "a(1)\na(1)",
                "miniexact cannot read the name 'a(1)'; write numbers instead of" + " names with --to xc");
    }

    @Test
    void namesThatLookTheSameAreRefused() {
        ExactCoverProblem<Object, String> problem =
                ExactCoverProblem.<Object, String>builder().primary(1, "1").build();
        assertThatThrownBy(() -> MiniexactText.write(problem, new StringBuilder()))
                .hasMessage("Two items or two colors are both called '1'; write numbers instead of names with --to xc");
    }

    private interface Writer {
        void write(ExactCoverProblem<String, ?> problem, Appendable out) throws IOException;
    }

    private static void refuses(Writer writer, String problem, String message) {
        StringBuilder out = new StringBuilder();
        assertThatThrownBy(() -> writer.write(DlxFormat.parse(problem), out))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
        assertThat(out).isEmpty();
    }
}
