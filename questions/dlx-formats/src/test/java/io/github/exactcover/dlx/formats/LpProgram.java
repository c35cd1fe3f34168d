package io.github.exactcover.dlx.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** An integer program, read back from the part of the LP format that is written. */
record LpProgram(Map<String, Long> objective, List<Row> rows, Set<String> binaries) {

    private static final Pattern PARTS = Pattern.compile("(?s)Minimize(.*)Subject To(.*)Binary(.*)End\\s*");

    private static final Pattern TERM = Pattern.compile("([+-]?) ?(\\d*) ?([a-z]+\\d*)");

    record Row(Map<String, Long> sum, String relation, long right) {

        boolean holds(Map<String, Long> values) {
            long left = value(sum, values);
            return switch (relation) {
                case "=" -> left == right;
                case "<=" -> left <= right;
                default -> left >= right;
            };
        }
    }

    static LpProgram parse(String text) {
        String plain = text.replaceAll("(?m)^\\\\.*\n", "");
        Matcher parts = PARTS.matcher(plain);
        assertThat(parts.matches()).as(plain).isTrue();
        List<Row> rows = new ArrayList<>();
        // A constraint starts with its name; other lines go on.
        for (String row : parts.group(2).strip().split("\\s+(?=[a-z0-9]+:)", -1)) {
            String[] sides = row.replaceFirst("^[a-z0-9]+:", "").split("(?=[<>]?=)", 2);
            Matcher right = Pattern.compile("([<>]?=) (-?\\d+)").matcher(sides[1].strip());
            assertThat(right.matches()).as(row).isTrue();
            rows.add(new Row(sum(sides[0]), right.group(1), Long.parseLong(right.group(2))));
        }
        return new LpProgram(
                sum(parts.group(1).strip().replaceFirst("^cost:", "")),
                rows,
                Set.of(parts.group(3).strip().split("\\s+", -1)));
    }

    private static Map<String, Long> sum(String text) {
        Map<String, Long> sum = new LinkedHashMap<>();
        Matcher term = TERM.matcher(text.strip().replaceAll("\\s+", " "));
        int end = 0;
        while (term.find()) {
            assertThat(text.strip().replaceAll("\\s+", " ").substring(end, term.start()))
                    .isBlank();
            end = term.end();
            String number = term.group(2).isEmpty() ? "1" : term.group(2);
            assertThat(sum.put(term.group(3), Long.parseLong(term.group(1).replace("+", "") + number)))
                    .isNull();
        }
        assertThat(end).isEqualTo(text.strip().replaceAll("\\s+", " ").length());
        return sum;
    }

    private static long value(Map<String, Long> sum, Map<String, Long> values) {
        return sum.entrySet().stream()
                .mapToLong(term -> term.getValue() * values.getOrDefault(term.getKey(), 0L))
                .sum();
    }

    /** Whether options can be chosen, and no others; colors are given where they must be. */
    boolean allows(Set<Integer> chosen) {
        Map<String, Long> values = values(chosen);
        for (Row row : rows) {
            // x1 - c1 <= 0
            for (Map.Entry<String, Long> term : row.sum().entrySet()) {
                if (term.getKey().startsWith("c") && term.getValue() < 0 && !row.holds(values)) {
                    values.put(term.getKey(), 1L);
                }
            }
        }
        assertThat(binaries).containsAll(values.keySet());
        return rows.stream().allMatch(row -> row.holds(values));
    }

    long cost(Set<Integer> chosen) {
        return value(objective, values(chosen));
    }

    private static Map<String, Long> values(Set<Integer> chosen) {
        Map<String, Long> values = new LinkedHashMap<>();
        chosen.forEach(option -> values.put("x" + (option + 1), 1L));
        return values;
    }
}
