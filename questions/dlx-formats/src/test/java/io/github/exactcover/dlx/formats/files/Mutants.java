package io.github.exactcover.dlx.formats.files;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.formats.DlxFormatException;
import io.github.exactcover.dlx.formats.FileStart;
import io.github.exactcover.dlx.formats.ProblemFormat;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Texts with mistakes. */
final class Mutants {

    private static final List<String> VALID = List.of(
            "[[1,2],[0,4],[3,5],[0,1,3],[2,4,5],[2,3]]",
            "[[0,1,1,0],[1,0,0,1]]\n",
            "[[1,[1,2]],[2,[0,4]],[3,[3]]]",
            "{\"items\":[\"a\",\"b\"],\"sets\":[[\"a\"],[\"b\"]],\"n\":2}",
            "{\"columns\":[\"a\",\"b\"],\"index\":[1,2],\"data\":[[1,0],[0,1]]}",
            "[{\"name\":\"A\",\"items\":[0,1],\"cost\":3},{\"items\":[2]}]",
            "[{\"p\":\"x\",\"a\":0,\"b\":true},{\"p\":\"y\",\"a\":1,\"b\":0}]",
            "{ a b c }\n{ {a} {b c} {} }\n",
            "# sets\nA = {1, 2}\nB: (3,)\nC -> set([4, 5])\n",
            "[[True, False], [False, True]]",
            "c n\np ec 3 2\ns 1 2\ns 3\n");

    private static final List<String> PARTS = List.of(
            "[",
            "]",
            "{",
            "}",
            "(",
            ")",
            ",",
            ";",
            ":",
            "=",
            "\"",
            "'",
            "\\",
            "#",
            "//",
            "/*",
            " ",
            "\n",
            "\r\n",
            "\t",
            "\0",
            "0",
            "1",
            "2",
            "-1",
            "1.5",
            "1e9",
            "1e999999999",
            "2147483648",
            "99999999999999999999",
            "true",
            "null",
            "NaN",
            "a",
            "set(",
            "->",
            "...",
            "s ",
            "\u2028",
            "\uD83D\uDC1F",
            "\"\\ud800\"",
            "\u0001");

    private Mutants() {}

    /** Only an error with a place inside the text may come out. */
    static void check(ProblemFormat format, Random random) throws IOException {
        String text = mutant(random);
        format.fit(FileStart.of("", text));
        try {
            Reading.read(format, text);
        } catch (DlxFormatException e) {
            String[] lines = text.split("\n", -1);
            assertThat(e.line()).as(text).isBetween(1, lines.length);
            assertThat(e.column()).as(text).isBetween(1, lines[e.line() - 1].length() + 2);
            assertThat(e.getMessage())
                    .as(text)
                    .hasSizeLessThan(600)
                    .doesNotContainPattern("\\p{Cntrl}")
                    .doesNotContainPattern("[\\uD800-\\uDFFF]");
        }
    }

    /** Two readers that know nothing of each other find the same problem in a text, if both find one. */
    static void compare(Random random) throws IOException {
        String text = mutant(random);
        // Escapes and comments are not the same in both.
        Optional<?> json = text.matches("(?s).*[\\\\#/*%].*") ? Optional.empty() : problem(new JsonFormat(), text);
        Optional<?> sets = json.isEmpty() ? json : problem(SetsFormat.SETS, text);
        if (sets.isPresent()) {
            assertThat(sets).as(text).isEqualTo(json);
        }
    }

    private static Optional<?> problem(ProblemFormat format, String text) throws IOException {
        try {
            return Optional.of(Reading.read(format, text));
        } catch (DlxFormatException e) {
            return Optional.empty();
        }
    }

    private static String mutant(Random random) {
        StringBuilder text = new StringBuilder(VALID.get(random.nextInt(VALID.size())));
        for (int count = 1 + random.nextInt(4); count > 0; count--) {
            int place = random.nextInt(text.length() + 1);
            int end = Math.min(text.length(), place + random.nextInt(4));
            switch (random.nextInt(4)) {
                case 0 -> text.delete(place, end);
                case 1 -> text.insert(random.nextInt(text.length() + 1), text.substring(place, end));
                case 2 -> text.insert(place, PARTS.get(random.nextInt(PARTS.size())));
                default -> text.replace(place, end, PARTS.get(random.nextInt(PARTS.size())));
            }
        }
        // Readers differ in whether half of a line end is one.
        return text.toString().replaceAll("\r(?!\n)", "");
    }
}
