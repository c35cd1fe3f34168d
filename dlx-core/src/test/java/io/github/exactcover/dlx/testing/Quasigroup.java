package io.github.exactcover.dlx.testing;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/** Latin squares from which entries were taken away at random; some of them are very hard to complete. */
public final class Quasigroup {

    private Quasigroup() {}

    /** The problem to fill the holes of a shuffled cyclic square. */
    public static ExactCoverProblem<String, String> withHoles(int order, int holes, long seed) {
        Random random = new Random(seed);
        List<Integer> rows = Shuffled.numbers(order, random);
        List<Integer> columns = Shuffled.numbers(order, random);
        List<Integer> places = Shuffled.numbers(order * order, random).subList(0, holes);
        Set<String> items = new LinkedHashSet<>();
        List<String> missing = new ArrayList<>();
        for (int place : places) {
            int row = place / order;
            int column = place % order;
            int symbol = (rows.get(row) + columns.get(column)) % order;
            items.addAll(List.of("p" + row + "," + column, "r" + row + "," + symbol, "c" + column + "," + symbol));
            missing.add(row + "," + column);
        }
        ProblemBuilder<String, String> builder = ExactCoverProblem.builder();
        items.forEach(builder::primary);
        for (String place : missing) {
            String row = place.substring(0, place.indexOf(','));
            String column = place.substring(place.indexOf(',') + 1);
            for (int symbol = 0; symbol < order; symbol++) {
                String inRow = "r" + row + "," + symbol;
                String inColumn = "c" + column + "," + symbol;
                if (items.contains(inRow) && items.contains(inColumn)) {
                    builder.option(place + "=" + symbol, "p" + place, inRow, inColumn);
                }
            }
        }
        return builder.build();
    }
}
