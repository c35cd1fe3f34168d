package io.github.exactcover.dlx.formats;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.From;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** A text is made from a problem independently of the writer, with comments and white space at random places. */
class DlxFormatRoundTripTest {

    private static final List<String> BLANKS = List.of(" ", " ", "  ", "\t", " \t ", "\u000B", "\f", "\r");

    @Property(seed = "20261101", tries = 1500)
    void aTextIsReadAsTheProblemThatItWasMadeFrom(
            @ForAll @From("names") Set<String> names, @ForAll("colors") Set<String> colors, @ForAll long seed) {
        Sample sample = new Sample(List.copyOf(names), List.copyOf(colors), new Random(seed));
        assertThat(DlxFormat.parse(sample.text)).isEqualTo(sample.problem);
    }

    @Property(seed = "20261102", tries = 1500)
    void readingWhatWasWrittenGivesAnEqualProblem(
            @ForAll @From("names") Set<String> names, @ForAll("colors") Set<String> colors, @ForAll long seed) {
        Sample sample = new Sample(List.copyOf(names), List.copyOf(colors), new Random(seed));
        String written = DlxFormat.format(sample.problem);
        assertThat(DlxFormat.parse(written)).isEqualTo(sample.problem);
        assertThat(DlxFormat.format(DlxFormat.parse(written))).isEqualTo(written);
        byte[] bytes = written.getBytes(StandardCharsets.UTF_8);
        assertThat(new String(bytes, StandardCharsets.UTF_8)).isEqualTo(written);
    }

    @Provide
    Arbitrary<Set<String>> names() {
        return words().set().ofMinSize(1).ofMaxSize(12);
    }

    @Provide
    Arbitrary<Set<String>> colors() {
        return words().set().ofMinSize(1).ofMaxSize(4);
    }

    /** Any words that the format allows, short ones of few letters among them, and characters outside the BMP. */
    private static Arbitrary<String> words() {
        Arbitrary<Integer> characters = Arbitraries.oneOf(
                Arbitraries.integers().between(0x21, 0x7E),
                Arbitraries.integers().between(0x01, 0xFFFD),
                Arbitraries.integers().between(0x10000, 0x10FFFF),
                Arbitraries.of(0xFEFF, 0xA0, 0x85, 0x2028, 0x1C, 0xFFFD, 0x301));
        return characters
                .filter(DlxFormatRoundTripTest::isAllowed)
                .list()
                .ofMinSize(1)
                .ofMaxSize(20)
                .map(DlxFormatRoundTripTest::string);
    }

    private static boolean isAllowed(int c) {
        return "| :\t\n\u000B\f\r".indexOf(c) < 0 && (c < Character.MIN_SURROGATE || c > Character.MAX_SURROGATE);
    }

    private static String string(List<Integer> codePoints) {
        StringBuilder text = new StringBuilder();
        codePoints.forEach(text::appendCodePoint);
        return text.toString();
    }

    /** A problem, and a text that means it. */
    private static final class Sample {

        final ExactCoverProblem<String, String> problem;
        final String text;

        private final Random random;
        private final List<String> primary;
        private final List<String> secondary;
        private final List<String> colors;

        Sample(List<String> names, List<String> colors, Random random) {
            int primaryCount = 1 + random.nextInt(names.size());
            this.random = random;
            this.primary = names.subList(0, primaryCount);
            this.secondary = names.subList(primaryCount, names.size());
            this.colors = colors;
            ProblemBuilder<String, String> builder = ExactCoverProblem.builder();
            String itemLine = itemLine(builder);
            // A blank first, for a byte order mark at the start of a text is none of the first name's characters.
            StringBuilder lines = new StringBuilder(" " + itemLine);
            for (int count = random.nextInt(8); count > 0; count--) {
                lines.append(lineEnd()).append(option(builder));
            }
            this.problem = builder.build();
            this.text = lines + (random.nextBoolean() ? "" : lineEnd());
        }

        private String itemLine(ProblemBuilder<String, String> builder) {
            List<String> bounded =
                    primary.stream().map(item -> maybeBounded(item, builder)).toList();
            builder.secondary(secondary);
            String bar = secondary.isEmpty() && random.nextBoolean() ? "" : blanks() + "|";
            String touching = random.nextBoolean() ? "" : blanks();
            return noise() + String.join(blanks(), bounded) + bar + touching + String.join(blanks(), secondary);
        }

        /** Adds an item, and tells how the item line may name it. */
        private String maybeBounded(String item, ProblemBuilder<String, String> builder) {
            int low = random.nextInt(4);
            int high = low + random.nextInt(3) * random.nextInt(1_000_000_000);
            if (random.nextBoolean()) {
                builder.primary(item);
                return random.nextBoolean()
                        ? item
                        : List.of("1|", "1:1|", "01:001|").get(random.nextInt(3)) + item;
            }
            builder.bounded(item, low, high);
            return (low == high && random.nextBoolean() ? "" : low + ":") + high + "|" + item;
        }

        private String option(ProblemBuilder<String, String> builder) {
            List<String> items = new ArrayList<>(primary);
            items.addAll(secondary);
            Collections.shuffle(items, random);
            List<String> words = items.subList(0, 1 + random.nextInt(items.size())).stream()
                    .map(this::maybeColored)
                    .toList();
            builder.option(String.join(" ", words), spec -> {
                for (String word : words) {
                    int colon = word.indexOf(':');
                    if (colon < 0) {
                        spec.covers(word);
                    } else {
                        spec.colors(word.substring(0, colon), word.substring(colon + 1));
                    }
                }
            });
            return noise() + String.join(blanks(), words);
        }

        private String maybeColored(String item) {
            return primary.contains(item) || random.nextBoolean()
                    ? item
                    : item + ":" + colors.get(random.nextInt(colors.size()));
        }

        private String blanks() {
            return BLANKS.get(random.nextInt(BLANKS.size()));
        }

        /** Perhaps some comments and blank lines, and white space before the line. */
        private String noise() {
            StringBuilder noise = new StringBuilder();
            while (random.nextInt(3) == 0) {
                noise.append(random.nextBoolean() ? blanks() : "")
                        .append(random.nextBoolean() ? "| a:b | :\0 \uD83D" : "")
                        .append('\n');
            }
            return noise + (random.nextBoolean() ? blanks() : "");
        }

        private String lineEnd() {
            return List.of("\n", "\r\n", " \n", "\t\r\n").get(random.nextInt(4));
        }
    }
}
