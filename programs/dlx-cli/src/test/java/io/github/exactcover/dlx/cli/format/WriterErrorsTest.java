package io.github.exactcover.dlx.cli.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.formats.DlxFormat;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** What a format cannot hold is refused before anything is written. */
class WriterErrorsTest {

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
