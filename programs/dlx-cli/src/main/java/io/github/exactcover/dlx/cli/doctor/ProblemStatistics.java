package io.github.exactcover.dlx.cli.doctor;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.exactcover.dlx.cli.problem.Model;
import io.github.exactcover.dlx.cli.terminal.Wording;
import java.io.IOException;
import java.util.ArrayList;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Locale;
import java.util.LongSummaryStatistics;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * What a problem looks like: numbers of items and options, and how they spread.
 *
 * @param optionSizes how many items an option has
 * @param primaryDegrees how many options a primary item has
 * @param secondaryDegrees how many options a secondary item has
 * @param fewest the name of a primary item with the fewest options; empty if there is none
 * @param bounded how many primary items have other bounds than once
 * @param coloring how many colors there are, and on how many items
 * @param costs what options cost
 */
record ProblemStatistics(
        IntSummaryStatistics optionSizes,
        IntSummaryStatistics primaryDegrees,
        IntSummaryStatistics secondaryDegrees,
        String fewest,
        int bounded,
        Coloring coloring,
        LongSummaryStatistics costs) {

    /**
     * How many colors a problem has, and on how many items.
     *
     * @param items how many secondary items get a color
     * @param colors how many colors there are
     */
    record Coloring(int items, int colors) {}

    static ProblemStatistics of(Incidence problem, Model<?> model) {
        int items = problem.itemCount();
        int primary = problem.primary;
        IntSummaryStatistics degrees = statistics(0, primary, problem::degree);
        return new ProblemStatistics(
                statistics(0, problem.options, option -> problem.itemsOf(option).length),
                degrees,
                statistics(primary, items, problem::degree),
                IntStream.range(0, primary)
                        .filter(item -> problem.degree(item) == degrees.getMin())
                        .mapToObj(problem.names::get)
                        .findFirst()
                        .orElse(""),
                (int) IntStream.range(0, primary)
                        .filter(item -> !problem.isPlain(item))
                        .count(),
                new Coloring(
                        (int) IntStream.range(primary, items)
                                .filter(problem::isColored)
                                .count(),
                        problem.colorCount),
                IntStream.range(0, problem.options).mapToLong(model::costOf).summaryStatistics());
    }

    private static IntSummaryStatistics statistics(int from, int to, IntUnaryOperator number) {
        return IntStream.range(from, to).map(number).summaryStatistics();
    }

    /** Whether the options differ in their costs. */
    boolean isPriced() {
        return costs.getCount() > 0 && costs.getMin() < costs.getMax();
    }

    /** As lines of text. */
    List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(Wording.counted(primaryDegrees.getCount(), "primary item") + ", "
                + Wording.grouped(secondaryDegrees.getCount()) + " secondary, "
                + Wording.counted(optionSizes.getCount(), "option"));
        if (optionSizes.getCount() > 0) {
            lines.add(spread(optionSizes, "item") + " in an option");
        }
        if (primaryDegrees.getCount() > 0) {
            lines.add(spread(primaryDegrees, "option") + " for a primary item, the fewest for '" + fewest + "'");
        }
        if (secondaryDegrees.getCount() > 0) {
            lines.add(spread(secondaryDegrees, "option") + " for a secondary item");
        }
        if (bounded > 0) {
            lines.add(Wording.counted(bounded, "primary item") + " with other bounds than once");
        }
        if (coloring.items > 0) {
            lines.add(Wording.counted(coloring.colors, "color") + " on "
                    + Wording.counted(coloring.items, "secondary item"));
        }
        if (isPriced()) {
            lines.add("costs from " + costs.getMin() + " to " + costs.getMax());
        }
        return lines;
    }

    private static String spread(IntSummaryStatistics numbers, String noun) {
        return numbers.getMin() == numbers.getMax()
                ? Wording.counted(numbers.getMin(), noun)
                : Wording.grouped(numbers.getMin()) + " to " + Wording.counted(numbers.getMax(), noun)
                        + String.format(Locale.ROOT, " (%.1f on average)", numbers.getAverage());
    }

    /** As fields of JSON. */
    void write(JsonGenerator json) throws IOException {
        json.writeObjectFieldStart("looks");
        write("itemsOfOption", optionSizes, json);
        write("optionsOfPrimaryItem", primaryDegrees, json);
        write("optionsOfSecondaryItem", secondaryDegrees, json);
        json.writeNumberField("boundedItems", bounded);
        json.writeNumberField("coloredItems", coloring.items);
        json.writeNumberField("colors", coloring.colors);
        if (isPriced()) {
            json.writeNumberField("lowestCost", costs.getMin());
            json.writeNumberField("highestCost", costs.getMax());
        }
        json.writeEndObject();
    }

    private static void write(String name, IntSummaryStatistics numbers, JsonGenerator json) throws IOException {
        if (numbers.getCount() > 0) {
            json.writeObjectFieldStart(name);
            json.writeNumberField("least", numbers.getMin());
            json.writeNumberField("most", numbers.getMax());
            json.writeNumberField("average", numbers.getAverage());
            json.writeEndObject();
        }
    }
}
