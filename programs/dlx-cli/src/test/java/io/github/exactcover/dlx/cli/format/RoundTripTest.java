package io.github.exactcover.dlx.cli.format;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.formats.DlxFormat;
import io.github.exactcover.dlx.formats.files.ProblemFormats;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** A problem that is written in a form and read again is the same. */
class RoundTripTest {

    @Property(tries = 200)
    void aMatrix(@ForAll Random random) throws IOException {
        ExactCoverProblem<String, String> problem = plain(random, 0, false);
        StringBuilder text = new StringBuilder();
        MatrixText.write(problem, text);

        assertThat(read("matrix", text.toString())).isEqualTo(problem);
        for (String separator : List.of("", " ", "\t", ", ", " \t ")) {
            String other = "# a comment\n\n" + text.toString().replace(",", separator) + "| another\n";
            assertThat(read("matrix", other)).isEqualTo(problem);
        }
    }

    @Property(tries = 200)
    void rows(@ForAll Random random) throws IOException {
        ExactCoverProblem<String, String> problem = plain(random, 0, true);
        StringBuilder text = new StringBuilder();
        RowsText.write(problem, text);

        assertThat(read("rows", text.toString())).isEqualTo(problem);
        String blanks = text.toString().replace(',', ' ').replace("\n", "\r\n");
        assertThat(read("rows", blanks)).isEqualTo(problem);
    }

    @Property(tries = 200)
    void rowsThatCountFromOne(@ForAll Random random) throws IOException {
        ExactCoverProblem<String, String> problem = plain(random, 1, true);
        String text = String.join("\n", problem.options());

        assertThat(read("rows", text)).isEqualTo(problem);
    }

    @Property(tries = 300)
    void xc(@ForAll Random random) throws IOException {
        ExactCoverProblem<String, String> problem = any(random, false);
        StringBuilder text = new StringBuilder();
        XcText.write(problem, text);
        ExactCoverProblem<String, String> again = read("xc", text.toString());

        assertThat(again.fingerprint()).as("%s", text).isEqualTo(problem.fingerprint());
        assertThat(costs(again)).isEqualTo(costs(problem));
        assertThat(again.primaryItems()).first().isEqualTo("1");
    }

    @Property(tries = 300)
    void miniexact(@ForAll Random random) throws IOException {
        ExactCoverProblem<String, String> problem = any(random, true);
        StringBuilder text = new StringBuilder();
        MiniexactText.write(problem, text);

        assertThat(read("miniexact", text.toString())).isEqualTo(problem);
        String oneLine = text.toString().replace('\n', ' ').replace("<", " <\n").replace(";", " ; ");
        assertThat(read("miniexact", oneLine)).isEqualTo(problem);
    }

    private static ExactCoverProblem<String, String> read(String format, String text) throws IOException {
        return ProblemFormats.named(format)
                .orElseThrow()
                .read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    }

    /** Primary items that are numbers, and options of them in order. */
    private static ExactCoverProblem<String, String> plain(Random random, int first, boolean allOccur) {
        int items = 1 + random.nextInt(6);
        List<String> names = IntStream.range(first, first + items)
                .mapToObj(Integer::toString)
                .toList();
        ProblemBuilder<String, String> builder =
                ExactCoverProblem.<String, String>builder().primary(names);
        for (int option = random.nextInt(6); option >= 0; option--) {
            int bits = allOccur ? 1 + random.nextInt((1 << items) - 1) : random.nextInt(1 << items);
            add(
                    builder,
                    IntStream.range(0, items)
                            .filter(i -> (bits >> i & 1) == 1)
                            .mapToObj(names::get)
                            .toList());
        }
        if (allOccur) {
            add(builder, names);
        }
        return builder.build();
    }

    private static void add(ProblemBuilder<String, String> builder, List<String> items) {
        builder.option(String.join(" ", items), items);
    }

    /** Items of both kinds, colors, costs, and bounds if they are wanted. */
    private static ExactCoverProblem<String, String> any(Random random, boolean bounds) {
        int primary = 1 + random.nextInt(4);
        int secondary = random.nextInt(4);
        String items = IntStream.range(0, primary)
                        .mapToObj(i -> (bounds && random.nextInt(3) == 0 ? random.nextInt(3) + ":2|" : "") + "a" + i)
                        .collect(Collectors.joining(" "))
                + (secondary == 0 ? "" : " |")
                + IntStream.range(0, secondary).mapToObj(i -> " x," + i).collect(Collectors.joining());
        StringBuilder text = new StringBuilder(items);
        for (int option = random.nextInt(6); option > 0; option--) {
            text.append("\na").append(random.nextInt(primary));
            for (int i = 0; i < secondary; i++) {
                text.append(List.of("", " x," + i, " x," + i + ":é", " x," + i + ":7", " x," + i + ":red")
                        .get(random.nextInt(5)));
            }
            text.append(random.nextInt(2) == 0 ? "" : " |" + random.nextInt(1000));
        }
        return DlxFormat.parse(text);
    }

    private static List<Long> costs(ExactCoverProblem<?, ?> problem) {
        return IntStream.range(0, problem.options().size())
                .mapToObj(problem::costOf)
                .toList();
    }
}
