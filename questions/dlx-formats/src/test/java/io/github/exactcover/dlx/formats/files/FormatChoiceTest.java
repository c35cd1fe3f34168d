package io.github.exactcover.dlx.formats.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.formats.FileStart;
import io.github.exactcover.dlx.formats.Fit.Certainty;
import io.github.exactcover.dlx.formats.FormatChoice;
import io.github.exactcover.dlx.formats.FormatChoice.Candidate;
import io.github.exactcover.dlx.formats.ProblemFormat;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Which format a text has shows in its first lines. A slash stands for the end of a line, and an exclamation mark for a
 * format that is certain.
 */
class FormatChoiceTest {

    @ParameterizedTest
    @CsvSource(delimiter = '=', textBlock = """
            a b / a b                        = dlx!
            # a / #                          = dlx!
            a b                              = dlx
            1 2 3 / 1 2 / 3                  = dlx!
            1 2 3                            = dlx rows
            1 2 3 / | 4 5 / 1 2 / 3          = dlx!
            0 1 / 1 0                        = dlx!
            0,1 / 1,0                        = matrix rows
            0 0 1 / 1 1 0                    = matrix!
            0,1,0 / 1,0,1                    = matrix!
            0010 / 1101                      = matrix!
            111 / 100                        = matrix
            0;1;1 / 1;0;1                    = matrix!
            0.0,1.0 / 1.0,0.0                = matrix!
            0,0;1,0 / 1,0;0,0                = matrix!
            1.00e+00 0.00e+00 / 0 1          = matrix!
            True,False / False,True          = matrix!
            x,,x / ,x,                       = matrix!
            10 / 01                          = matrix!
            1,0,1                            = matrix!
            # comment / 0 0 1                = matrix!
            plan,Mon,Tue / a,1,0 / b,0,1     = matrix!
            ,0,1 / 0,0,1 / 1,1,0             = matrix!
            a b c / 1 0 1                    = matrix!
            10 / 1 2                         = rows
            1 4 7 / 2 3 / 5 6                = rows
            1,4,7 / 2,3, / 5,6,              = rows
            1 2 / 3                          = rows
            5 4 / 1 2 / 3 4 / 1 3 / 2 4 / 1 4 = sized-rows!
            4 / 0 1 / 2 3 / 1 2              = sized-rows!
            3 5 / 1 2 / 3 4 / 1 4            = rows sized-rows
            3 9 / 1 2 / 3 4 / 1 4            = sized-rows
            3 4 7 / 1 2 / 3 4 / 1 2 4        = sized-rows!
            3 / 4 / 1 2 / 3 4 / 1 2 4        = sized-rows!
            3 4 / 2 1 3 / 1 4 / 1 2          = counted-rows!
            2 1 3 / 1 4 / 1 2                = counted-rows!
            2 3 0 / 1 0                      = ended-rows!
            2 3 -1 / 1 -1                    = ended-rows!
            2 3 / 2 3 0 / 1 0                = ended-rows!
            3 3 / 0 0 1 / 1 0 0 / 0 1 0      = matrix!
            2 3 / 011 / 100                  = matrix!
            3 7 / a b c / a / b / c / a b / a c / b c / a b c = dlx!
            p xc 2 0 / 1 0                   = xc!
            p xcc 2 1 / 2 3 -1 0             = xc!
            < a b > / a; / b;                = miniexact!
            <a:2 b:1;2> a; b;                = miniexact!
            < a > / < a                      = dlx
            / / < a / b > a                  = miniexact
            """)
    void theFirstLinesTell(String text, String formats) {
        assertThat(formats("", text)).isEqualTo(formats);
    }

    /** The first two lines decide, or the very first, and the reader of that format says what is wrong. */
    @ParameterizedTest
    @CsvSource(delimiter = '=', textBlock = """
            0 1 1 / 0 1 1 / 0 1 2    = matrix!
            0 1 1 / 0 1              = matrix!
            0 1 1 / x                = matrix!
            a b / a q                = dlx
            1 4 7 / 2 3 / 5 x        = rows
            1 4 7 / / 2 3 / 5 x      = rows
            1 4 7 / | / 2 3 / 5 x    = rows
            p xc 2 0 / x             = xc!
            p xc                     = dlx
            """)
    void aMistakeHidesTheFormatOnlyInTheFirstLine(String text, String formats) {
        assertThat(formats("", text)).isEqualTo(formats);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '=', textBlock = """
            a.dlx | (0,0) (0,1) / (0,0)   = dlx!
            -     | (0,0) (0,1) / (0,0)   = dlx sets
            -     | { a b } / { a } / { b } = sets! items-sets!
            a.dlx | a b / c               = dlx!
            a.csv | 0,1 / 1,0             = matrix!
            a.CSV.gz | 0,1 / 1,0          = matrix!
            """)
    void theNameIsAReason(String file, String formats) {
        int bar = file.indexOf('|');
        assertThat(formats(
                        file.substring(0, bar).strip(), file.substring(bar + 1).strip()))
                .isEqualTo(formats);
    }

    /** Also where it is cut in the middle of a line. */
    @ParameterizedTest
    @CsvSource({"'1 2 3 4', '1 2', dlx!", "'100000 3', '2 3', sized-rows!", "0 1 1, 1 0 0, matrix!"})
    void theStartOfALongFileIsEnough(String first, String other, String formats) {
        String text = first + ("\n" + other).repeat(100_000 - (first.startsWith("0") ? 1 : 0));
        assertThat(formats("", text.replace("\n", "/").length() > FileStart.SIZE ? text : ""))
                .isEqualTo(formats);
    }

    /** What is certain of a random text of numbers can be read. */
    @Property(seed = "20261129", tries = 2000)
    void whatFitsCanBeRead(@ForAll long seed) throws IOException {
        Random random = new Random(seed);
        String text = IntStream.rangeClosed(0, random.nextInt(4))
                .mapToObj(row -> random.ints(1 + random.nextInt(4), random.nextInt(3) - 1, 2 + random.nextInt(3))
                        .mapToObj(Integer::toString)
                        .collect(Collectors.joining(" ")))
                .collect(Collectors.joining("\n"));
        for (Candidate<ProblemFormat> candidate : candidates("", text)) {
            if (candidate.format().fit(FileStart.of("", text)).certainty() != Certainty.NO) {
                assertThatCode(() -> read(candidate.format(), text))
                        .as("%s: %s", candidate.format().name(), text)
                        .doesNotThrowAnyException();
            }
        }
    }

    /** Rows of numbers with a line of their size are not read as the same rows without it. */
    @Property(seed = "20261129", tries = 500)
    void aSizeLineIsNoOption(@ForAll long seed) throws IOException {
        Random random = new Random(seed);
        int items = 2 + random.nextInt(6);
        List<List<Integer>> rows = new ArrayList<>();
        rows.add(IntStream.rangeClosed(1, items).boxed().toList());
        for (int more = 1 + random.nextInt(6); more > 0; more--) {
            rows.add(IntStream.rangeClosed(1, items)
                    .filter(item -> random.nextBoolean())
                    .boxed()
                    .toList());
        }
        rows.removeIf(List::isEmpty);
        String body = rows.stream()
                .map(row -> row.stream().map(String::valueOf).collect(Collectors.joining(" ")))
                .collect(Collectors.joining("\n"));
        for (String size : List.of(rows.size() + " " + items, items + " " + rows.size(), "" + items)) {
            List<Candidate<ProblemFormat>> candidates = candidates("", size + "\n" + body);
            if (candidates.size() == 1) {
                ExactCoverProblem<String, String> problem =
                        read(candidates.get(0).format(), size + "\n" + body);
                assertThat(problem.primaryItems()).as(size + "\n" + body).hasSize(items);
                int given = candidates.get(0).format().name().equals("sized-rows") ? rows.size() : rows.size() + 1;
                assertThat(problem.options()).as(size + "\n" + body).hasSizeBetween(rows.size(), given);
            }
        }
    }

    private static ExactCoverProblem<String, String> read(ProblemFormat format, String text) throws IOException {
        return format.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    }

    private static String formats(String name, String text) {
        return candidates(name, text.replaceAll(" ?/ ?", "\n")).stream()
                .map(candidate ->
                        candidate.format().name() + (candidate.fit().certainty() == Certainty.CERTAIN ? "!" : ""))
                .collect(Collectors.joining(" "));
    }

    private static List<Candidate<ProblemFormat>> candidates(String name, String text) {
        return FormatChoice.<ProblemFormat>of(ProblemFormats.all(), FileStart.of(name, text))
                .candidates();
    }
}
