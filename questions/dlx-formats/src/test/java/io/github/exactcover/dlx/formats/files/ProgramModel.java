package io.github.exactcover.dlx.formats.files;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Tuple;

/** A small 0/1 program, solved by trying every point, and written in the formats that say such programs. */
record ProgramModel(List<Integer> costs, List<Row> rows, List<String> bounds, boolean maximize, int constant) {

    /** A sum of variables with a relation, L, E, G or R (from {@code side} to {@code side + 1}). */
    record Row(Set<Integer> variables, char relation, int side) {

        boolean holds(int point) {
            int sum =
                    (int) variables.stream().filter(v -> (point >> v & 1) == 1).count();
            return switch (relation) {
                case 'L' -> sum <= side;
                case 'G' -> sum >= side;
                case 'E' -> sum == side;
                default -> sum >= side && sum <= side + 1;
            };
        }

        String sum() {
            return variables.isEmpty()
                    ? "0 v0"
                    : variables.stream().map(v -> "v" + v).collect(Collectors.joining(" + "));
        }
    }

    static Arbitrary<ProgramModel> arbitrary() {
        return Arbitraries.integers().between(1, 7).flatMap(ProgramModel::ofSize);
    }

    private static Arbitrary<ProgramModel> ofSize(int size) {
        Arbitrary<Row> row = Combinators.combine(
                        Arbitraries.integers().between(0, size - 1).set(),
                        Arbitraries.of('L', 'L', 'E', 'E', 'G', 'R'),
                        Arbitraries.frequencyOf(
                                Tuple.of(4, Arbitraries.just(1)),
                                Tuple.of(1, Arbitraries.integers().between(-1, 3))))
                .as((variables, relation, side) -> new Row(new TreeSet<>(variables), relation, side));
        return Combinators.combine(
                        Arbitraries.integers().between(-9, 9).list().ofSize(size),
                        row.list().ofMaxSize(5),
                        Arbitraries.of("BV", "BV", "BV", "UP", "UP", "FX0", "FX1")
                                .list()
                                .ofSize(size),
                        Arbitraries.of(true, false),
                        Arbitraries.of(0, 0, 7, -3))
                .as(ProgramModel::new);
    }

    private boolean allows(int point) {
        return rows.stream().allMatch(row -> row.holds(point))
                && IntStream.range(0, bounds.size())
                        .allMatch(v -> !bounds.get(v).startsWith("FX")
                                || bounds.get(v).endsWith(Integer.toString(point >> v & 1)));
    }

    /** The points, as names of the variables that are 1, and what they cost. */
    Map<Set<String>, Long> points() {
        Map<Set<String>, Long> points = new LinkedHashMap<>();
        for (int i = 0; i < 1 << costs.size(); i++) {
            int point = i;
            if (allows(point)) {
                List<Integer> ones = IntStream.range(0, costs.size())
                        .filter(v -> (point >> v & 1) == 1)
                        .boxed()
                        .toList();
                long value = constant + ones.stream().mapToLong(costs::get).sum();
                points.put(ones.stream().map(v -> "v" + v).collect(Collectors.toSet()), maximize ? -value : value);
            }
        }
        return points;
    }

    String lp() {
        StringBuilder text = new StringBuilder(maximize ? "Maximize\n" : "minimise obj:\n");
        text.append(each(v -> String.format("%+d v%d ", costs.get(v), v)))
                .append(String.format("%+d\n s.t. ", constant));
        for (int i = 0; i < rows.size(); i++) {
            Row row = rows.get(i);
            text.append(
                    switch (row.relation()) {
                        case 'L' -> row.sum() + " =< " + row.side();
                        case 'G' -> "R" + (i + 1) + " : " + row.side() + " <= " + row.sum();
                        case 'E' -> "row" + i + ": " + row.sum() + "\n = " + row.side() + ".0";
                        default ->
                            "range" + i + ":" + row.side() + " <= " + row.sum() + " <= " + (row.side() + 1)
                                    + " \\ a comment: x = 1";
                    });
            text.append('\n');
        }
        text.append("Bounds\n").append(each(v -> switch (bounds.get(v)) {
            case "BV" -> "";
            case "UP" -> "0 <= v" + v + " <= 1\n";
            default -> "v" + v + " = " + bounds.get(v).substring(2) + "\n";
        }));
        text.append("General\n").append(each(v -> bounds.get(v).equals("BV") ? "" : "v" + v + " "));
        text.append("\nBinary\n").append(each(v -> bounds.get(v).equals("BV") ? "v" + v + "\n" : ""));
        return text.append("End").toString();
    }

    String mps() {
        StringBuilder text = new StringBuilder("* a comment\nNAME model\n");
        text.append(maximize ? "OBJSENSE\n    MAX\nROWS\n" : "ROWS\n").append(" N cost\n N other\n");
        for (int i = 0; i < rows.size(); i++) {
            char relation = rows.get(i).relation();
            text.append(" " + (relation == 'R' ? 'G' : relation) + " row" + i + "\n");
        }
        text.append("COLUMNS\n M1 'MARKER' 'INTORG'\n")
                .append(each(this::column))
                .append(" M2 'MARKER' 'INTEND'\n");
        text.append("RHS\n").append(constant == 0 ? "" : " RHS cost " + -constant + "\n");
        for (int i = 0; i < rows.size(); i++) {
            text.append(
                    " " + (i == 1 ? "" : "RHS") + " row" + i + " " + rows.get(i).side() + "\n");
        }
        text.append("RANGES\n");
        for (int i = 0; i < rows.size(); i++) {
            text.append(rows.get(i).relation() == 'R' ? " RNG row" + i + " 1e0\n" : "");
        }
        text.append("BOUNDS\n").append(each(v -> switch (bounds.get(v)) {
            case "BV" -> " BV BND v" + v + "\n";
            case "UP" -> v % 2 == 0 ? "" : " UP v" + v + " 1\n";
            default -> " FX BND v" + v + " " + bounds.get(v).substring(2) + "\n";
        }));
        return text.append("ENDATA\n").toString();
    }

    private String column(int v) {
        StringBuilder entries = new StringBuilder(" v" + v + " cost " + costs.get(v) + " other 3\n");
        for (int i = 0; i < rows.size(); i++) {
            entries.append(rows.get(i).variables().contains(v) ? " v" + v + " row" + i + " 1\n" : "");
        }
        return entries.toString();
    }

    private String each(IntFunction<String> text) {
        return IntStream.range(0, costs.size()).mapToObj(text).collect(Collectors.joining());
    }
}
