package io.github.exactcover.dlx.cli.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which form a text has shows in its first lines; a slash stands for the end of a line. */
class FormGuessTest {

    @ParameterizedTest
    @CsvSource(delimiter = '=', textBlock = """
            a b / a / b              = DLX
            # a / #                  = DLX
            1 2 3 / 1 2 / 3          = DLX ROWS
            1 2 3                    = DLX ROWS
            1 2 3 / | 4 5 / 1 2 / 3  = DLX ROWS
            0 1 / 1 0                = DLX MATRIX ROWS
            < a > / < a              = DLX MINIEXACT
            p xc 2 0 / 2 0           = DLX XC
            0 0 1 / 1 1 0            = MATRIX
            0,1 / 1,0                = MATRIX ROWS
            0,1,0 / 1,0,1            = MATRIX
            0010 / 1101              = MATRIX
            0;1;1 / 1;0;1            = MATRIX
            0.0,1.0 / 1.0,0.0        = MATRIX
            1.00e+00 0.00e+00 / 0 1  = MATRIX
            True,False / False,True  = MATRIX
            10 / 01                  = MATRIX
            10 / 1 2                 = ROWS
            1,0,1                    = MATRIX DLX
            # comment / 0 0 1        = MATRIX
            1 4 7 / 2 3 / 5 6        = ROWS
            1,4,7 / 2,3 / 5,6        = ROWS
            1 2 / 3                  = ROWS
            p xc 2 0 / 1 0           = XC
            p xcc 2 1 / 2 3 -1 0     = XC
            < a b > / a; / b;        = MINIEXACT
            <a:2 b:1;2> a; b;        = MINIEXACT
            / / < a / b > a          = MINIEXACT
            """)
    void theFirstLinesTell(String text, String forms) {
        assertThat(forms(text)).isEqualTo(forms);
    }

    /** The first two lines decide, or the very first, and the reader of that form says what is wrong. */
    @ParameterizedTest
    @CsvSource(delimiter = '=', textBlock = """
            0 1 1 / 0 1 1 / 0 1 2    = MATRIX
            0 1 1 / 0 1              = MATRIX
            0 1 1 / x                = MATRIX
            0,1,1 / 0,2,1            = MATRIX DLX
            a b / a q                = DLX
            1 2 3 / 1 x              = DLX ROWS
            1 4 7 / 2 3 / 5 x        = ROWS
            1 4 7 / / 2 3 / 5 x      = ROWS
            1 4 7 / | / 2 3 / 5 x    = ROWS
            p xc 2 0 / x             = XC
            p cnf 2 0                = DLX
            p xc                     = DLX
            a|b / c                  = DLX
            """)
    void aMistakeHidesTheFormOnlyInTheFirstLine(String text, String forms) {
        assertThat(forms(text)).isEqualTo(forms);
    }

    private static String forms(String text) {
        return FormGuess.of(text.replaceAll(" ?/ ?", "\n")).forms().stream()
                .map(ProblemForm::name)
                .collect(Collectors.joining(" "));
    }
}
