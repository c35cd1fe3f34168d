package io.github.exactcover.dlx.formats.files;

import static io.github.exactcover.dlx.formats.files.Reading.read;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.formats.ProblemFormat;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Random problems that are written in each spelling are read as they were. */
class NestedRoundTripTest {

    private static final int TRIES = 300;

    private final JsonFormat json = new JsonFormat();

    @Property(seed = "20261129", tries = TRIES)
    void listsAndMatrices(@ForAll long seed) throws IOException {
        Random random = new Random(seed);
        List<List<Integer>> rows = rows(random);
        int items = items(rows);
        check(read(json, list(rows, row -> row.toString())), rows, items);
        check(read(json, rows.stream().map(List::toString).collect(Collectors.joining("\n"))), rows, items);
        check(read(json, list(rows, row -> "[\"r\", " + row + "]")), rows, items);
        check(read(SetsFormat.SETS, lines(rows, " ", "{ ", " }")), rows, items);
        check(
                read(
                        SetsFormat.SETS,
                        list(rows, row -> row.toString().replace('[', '(').replace(']', ')'))),
                rows,
                items);
        check(read(SetsFormat.SETS, "{" + lines(rows, ",", "{", "},") + "}"), rows, items);
        check(read(SetsFormat.MATRIX, list(rows, row -> bits(row, items).toString())), rows, items);
        check(read(new EcFormat(), "p ec " + items + "\n" + lines(rows, " ", "s ", "")), rows, items);
    }

    @Property(seed = "20261129", tries = TRIES)
    void objects(@ForAll long seed) throws IOException {
        Random random = new Random(seed);
        List<List<Integer>> rows = rows(random);
        int items = items(rows);
        String all = IntStream.range(0, items + 2).boxed().toList().toString();
        check(read(json, "{\"items\":" + all + ",\"sets\":" + list(rows, List::toString) + "}"), rows, items + 2);
        check(read(json, "{\"sets\":" + list(rows, List::toString) + ",\"items\":" + all + "}"), rows, items + 2);
        check(read(SetsFormat.SETS, all + "\n" + list(rows, List::toString)), rows, items + 2);
        check(read(json, list(rows, row -> "{\"name\":\"n\",\"items\":" + row + "}")), rows, items);
        check(
                read(
                        json,
                        IntStream.range(0, rows.size())
                                .mapToObj(row -> "\"r" + row + "\":" + rows.get(row))
                                .collect(Collectors.joining(",", "{", "}"))),
                rows,
                items);
        String names = IntStream.range(0, items).boxed().toList().toString();
        check(
                read(
                        json,
                        "{\"columns\":" + names + ",\"data\":"
                                + list(rows, row -> bits(row, items).toString()) + "}"),
                rows,
                items);
        check(read(json, list(rows, row -> record(row, items))), rows, items);
    }

    /** The items of each option, sorted, for their order in a table is another one. */
    private static void check(ExactCoverProblem<String, String> problem, List<List<Integer>> rows, int items) {
        List<String> all = problem.primaryItems();
        assertThat(all).hasSize(items);
        // Some spellings count from 1.
        int first = Integer.parseInt(all.get(0));
        assertThat(all)
                .isEqualTo(IntStream.range(first, first + items)
                        .mapToObj(Integer::toString)
                        .toList());
        for (int row = 0; row < rows.size(); row++) {
            assertThat(problem.itemsOf(row))
                    .containsExactlyInAnyOrderElementsOf(rows.get(row).stream()
                            .map(item -> Integer.toString(item))
                            .toList());
        }
        assertThat(problem.options()).hasSize(rows.size());
    }

    /** Options in which each item occurs, the first of which cannot be a row of a matrix. */
    private static List<List<Integer>> rows(Random random) {
        int items = 3 + random.nextInt(6);
        List<List<Integer>> rows = new ArrayList<>();
        rows.add(List.of(0, 1, 2));
        for (int item = 3; item < items; item++) {
            rows.add(List.of(item));
        }
        for (int more = random.nextInt(8); more > 0; more--) {
            List<Integer> row =
                    new ArrayList<>(IntStream.range(0, items).boxed().toList());
            Collections.shuffle(row, random);
            rows.add(row.subList(0, random.nextInt(items + 1)));
        }
        return rows;
    }

    private static int items(List<List<Integer>> rows) {
        return rows.stream().flatMap(List::stream).max(Integer::compare).orElseThrow() + 1;
    }

    private static List<Integer> bits(List<Integer> row, int items) {
        return IntStream.range(0, items)
                .map(item -> row.contains(item) ? 1 : 0)
                .boxed()
                .toList();
    }

    private static String record(List<Integer> row, int items) {
        return IntStream.range(0, items)
                .mapToObj(item -> "\"" + item + "\":" + row.contains(item))
                .collect(Collectors.joining(",", "{", "}"));
    }

    private static String list(List<List<Integer>> rows, Function<List<Integer>, String> text) {
        return rows.stream().map(text).collect(Collectors.joining(",", "[", "]"));
    }

    private static String lines(List<List<Integer>> rows, String between, String before, String behind) {
        return rows.stream()
                .map(row -> row.stream().map(String::valueOf).collect(Collectors.joining(between, before, behind)))
                .collect(Collectors.joining("\n"));
    }

    @Property(seed = "20261129", tries = 10_000)
    void aMutatedTextIsReadOrRefusedWithAPlace(@ForAll long seed) throws IOException {
        Random random = new Random(seed);
        ProblemFormat format = Reading.FORMATS.get(random.nextInt(Reading.FORMATS.size()));
        Mutants.check(format, random);
    }

    @Property(seed = "20261129", tries = 5_000)
    void jsonIsTheSameForBothReaders(@ForAll long seed) throws IOException {
        Mutants.compare(new Random(seed));
    }
}
