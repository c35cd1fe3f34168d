package io.github.exactcover.dlx.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import java.io.IOException;
import java.io.StringWriter;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DlxFormatWriteTest {

    @Test
    void itemsAndColorsOfAnyTypeAreWrittenAsTheirText() {
        ExactCoverProblem<Integer, Object> problem = ExactCoverProblem.<Integer, Object>builder()
                .secondary(7)
                .primary(1, 2)
                .option(new Object(), spec -> spec.covers(2).colors(7, List.of()))
                .option(new Object(), 7, 1)
                .build();
        assertThat(DlxFormat.format(problem)).isEqualTo("1 2 | 7\n2 7:[]\n7 1\n");
    }

    @Test
    void withoutSecondaryItemsThereIsNoBar() {
        assertThat(DlxFormat.format(DlxFormat.parse("a  b |\n\nb\n"))).isEqualTo("a b\nb\n");
    }

    @ParameterizedTest
    @CsvSource(
            ignoreLeadingAndTrailingWhitespace = false,
            delimiter = ';',
            value = {
                "a b;'a b' cannot be written: it has white space",
                "a\u000B;'a\\u000B' cannot be written: it has white space",
                "|;'|' cannot be written: it has '|'",
                "a:b;'a:b' cannot be written: it has ':'",
                "a\0;'a\\u0000' cannot be written: it has U+0000",
                "\uDC1F;'\\uDC1F' cannot be written: it has U+DC1F without the other half of its pair",
                "'';'' cannot be written: it is empty"
            },
            quoteCharacter = '"')
    void aNameThatTheFormatCannotHoldIsRefused(String given, String message) {
        String name = given.equals("''") ? "" : given;
        String remedy = " a toString of one word without '|' and ':'";
        assertThatThrownBy(() -> DlxFormat.format(builder().primary(name).build()))
                .isExactlyInstanceOf(IllegalArgumentException.class)
                .hasMessage("The item " + message + "; give each item" + remedy);
        assertThatThrownBy(() ->
                        DlxFormat.format(builder().primary("p").secondary(name).build()))
                .hasMessage("The item " + message + "; give each item" + remedy);
        assertThatThrownBy(() -> DlxFormat.format(builder()
                        .primary("p")
                        .secondary("s")
                        .option("o", spec -> spec.covers("p").colors("s", name))
                        .build()))
                .hasMessage("The color " + message + "; give each color" + remedy);
    }

    @Test
    void twoItemsWithTheSameTextAreRefused() {
        assertThatThrownBy(() ->
                        DlxFormat.format(builder().primary("1").secondary(1).build()))
                .isExactlyInstanceOf(IllegalArgumentException.class)
                .hasMessage("Two items are both written as '1' and could not be told apart; give each item a toString"
                        + " of its own");
    }

    @Test
    void twoColorsWithTheSameTextAreRefused() {
        ProblemBuilder<Object, String> builder = builder().primary("p").secondary("s", "t");
        builder.option("o", spec -> spec.covers("p").colors("s", 1).colors("t", 1L));
        assertThatThrownBy(() -> DlxFormat.format(builder.build()))
                .hasMessage("Two colors are both written as '1' and could not be told apart; give each color a toString"
                        + " of its own");
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aProblemWithoutPrimaryItemsIsRefused(boolean withSecondary) {
        ProblemBuilder<Object, String> builder = builder();
        if (withSecondary) {
            builder.secondary("s");
        }
        assertThatThrownBy(() -> DlxFormat.format(builder.build()))
                .isExactlyInstanceOf(IllegalArgumentException.class)
                .hasMessage("The problem has no primary item, and the format needs one: an item line that starts with"
                        + " '|' would be a comment; add a primary item");
    }

    @Test
    void anOptionWithoutItemsCannotBeWritten() {
        ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
                .primary("a")
                .option("full", "a")
                .option("empty", List.of(), 7)
                .build();
        StringBuilder out = new StringBuilder();
        assertThatThrownBy(() -> DlxFormat.write(problem, out))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Option number 2 has no items, and the format has no line for it, because blank lines are"
                        + " ignored; leave the option out, as no solution has it");
        assertThat(out).isEmpty();
    }

    @Test
    void nothingIsWrittenOfAProblemThatTheFormatCannotHold() {
        StringWriter out = new StringWriter();
        ExactCoverProblem<Object, String> problem =
                builder().primary("p", "p|q").option("o", "p").build();
        assertThatThrownBy(() -> DlxFormat.write(problem, out)).isInstanceOf(IllegalArgumentException.class);
        assertThat(out.toString()).isEmpty();
    }

    @Test
    void anItemWhoseHashChangedIsRefused() {
        List<String> item = new ArrayList<>(List.of("x"));
        ExactCoverProblem<Object, String> problem =
                builder().primary("p").secondary(List.of(item)).option("o", "p").build();
        Appendable out = new StringWriter() {
            @Override
            public StringWriter append(CharSequence text) {
                item.add("y");
                return super.append(text);
            }
        };
        assertThatThrownBy(() -> DlxFormat.write(problem, out))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("has changed since");
    }

    @Test
    void whatTheTargetThrowsComesOutUnchanged() {
        IOException full = new IOException("disk full");
        Writer out = new Writer() {
            @Override
            public void write(char[] chars, int offset, int length) throws IOException {
                throw full;
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        assertThatThrownBy(() -> DlxFormat.write(DlxFormat.parse("a"), out)).isSameAs(full);
    }

    private static ProblemBuilder<Object, String> builder() {
        return ExactCoverProblem.builder();
    }
}
