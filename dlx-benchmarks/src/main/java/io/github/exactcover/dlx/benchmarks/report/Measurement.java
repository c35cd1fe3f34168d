package io.github.exactcover.dlx.benchmarks.report;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * One result of JMH.
 *
 * @param type the simple name of the benchmark's class
 * @param method the name of its method
 * @param params its parameters
 * @param score the average time
 * @param error half of the 99.9 % confidence interval; NaN if there are too few iterations to compute it
 * @param unit the unit of the score and the error, such as {@code ms/op}
 * @param counters the auxiliary counters
 */
public record Measurement(
        String type,
        String method,
        Map<String, String> params,
        double score,
        double error,
        String unit,
        Map<String, Double> counters) {

    /**
     * Reads an element of the array that JMH writes.
     *
     * @param node the element
     * @return the measurement
     * @throws IllegalArgumentException if the element is not what JMH writes
     */
    public static Measurement of(JsonNode node) {
        String[] names = node.path("benchmark").asText().split("\\.", -1);
        JsonNode metric = node.path("primaryMetric");
        if (names.length < 2 || !metric.path("score").isNumber()) {
            throw new IllegalArgumentException(
                    "This is not a result of JMH: " + abbreviated(node) + "; give a file that JMH wrote with -rf json");
        }
        Map<String, String> params = new TreeMap<>();
        node.path("params")
                .properties()
                .forEach(param -> params.put(param.getKey(), param.getValue().asText()));
        Map<String, Double> counters = new TreeMap<>();
        node.path("secondaryMetrics")
                .properties()
                .forEach(counter -> counters.put(counter.getKey(), number(counter.getValue(), "score")));
        return new Measurement(
                names[names.length - 2],
                names[names.length - 1],
                params,
                number(metric, "score"),
                number(metric, "scoreError"),
                metric.path("scoreUnit").asText(),
                counters);
    }

    private static String abbreviated(JsonNode node) {
        String text = node.toString();
        return text.length() <= 60 ? text : text.substring(0, 60) + "...";
    }

    /** JMH writes the text "NaN" for a number that it cannot compute. */
    private static double number(JsonNode node, String field) {
        JsonNode number = node.path(field);
        return number.isNumber() ? number.asDouble() : Double.NaN;
    }

    /**
     * A parameter.
     *
     * @param name its name
     * @return its value
     * @throws IllegalArgumentException if there is none
     */
    public String param(String name) {
        String value = params.get(name);
        if (value == null) {
            throw new IllegalArgumentException(
                    type + "." + method + " has no parameter " + name + "; it has " + params.keySet());
        }
        return value;
    }

    /**
     * A counter.
     *
     * @param name its name
     * @return its value; NaN if there is none
     */
    public double counter(String name) {
        return counters.getOrDefault(name, Double.NaN);
    }

    /**
     * Whether the CPU time was measured, too.
     *
     * @param measurements some results
     * @return whether all have it
     */
    static boolean haveCpu(List<Measurement> measurements) {
        return measurements.stream().noneMatch(measurement -> Double.isNaN(measurement.cpu()));
    }

    /**
     * The CPU time of an operation.
     *
     * @return the time, in the unit of the score; NaN if it was not measured
     */
    public double cpu() {
        return counter("cpu");
    }

    /**
     * The same with the CPU time in place of the time by the clock on the wall.
     *
     * @return the measurement, without an error
     */
    Measurement byCpu() {
        return new Measurement(type, method, params, cpu(), Double.NaN, unit, counters);
    }
}
