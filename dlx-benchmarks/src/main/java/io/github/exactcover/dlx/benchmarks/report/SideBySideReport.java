package io.github.exactcover.dlx.benchmarks.report;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** The table of a benchmark that runs several engines or programs on the same instances. */
public final class SideBySideReport {

    private final List<Measurement> measurements;
    private final Function<Measurement, String> contender;
    private final Set<String> instances = new LinkedHashSet<>();
    private final Set<String> contenders = new LinkedHashSet<>();

    /**
     * Makes a report.
     *
     * @param measurements the results of a benchmark with a parameter {@code instance}
     * @param contender gives the name of the engine or program of a measurement
     */
    public SideBySideReport(List<Measurement> measurements, Function<Measurement, String> contender) {
        this.measurements = List.copyOf(measurements);
        this.contender = contender;
        measurements.forEach(measurement -> {
            instances.add(measurement.param("instance"));
            contenders.add(contender.apply(measurement));
        });
    }

    /**
     * The table of times, and the geometric means of their ratios.
     *
     * @param base the contender that the times of the others are divided by
     * @return Markdown
     */
    public String markdown(String base) {
        List<String> titles = new ArrayList<>(List.of("times in ms"));
        titles.addAll(contenders);
        Table table = new Table(titles.toArray(String[]::new));
        for (String instance : instances) {
            List<String> cells = new ArrayList<>(List.of(instance));
            contenders.forEach(name -> cells.add(find(instance, name)
                    .map(found -> Figures.time(found.score(), found.error()))
                    .orElse("-")));
            table.row(cells.toArray(String[]::new));
        }
        return table + "\n" + means(base);
    }

    /**
     * For each contender, the geometric mean of its time / time of the base, over the instances that both have solved.
     */
    private String means(String base) {
        Table table = new Table("time / time of " + base, "instances", "geometric mean");
        for (String name : contenders) {
            double[] logarithms = instances.stream()
                    .filter(instance -> find(instance, name).isPresent()
                            && find(instance, base).isPresent())
                    .mapToDouble(instance ->
                            Math.log(find(instance, name).orElseThrow().score()
                                    / find(instance, base).orElseThrow().score()))
                    .toArray();
            double sum = 0;
            for (double logarithm : logarithms) {
                sum += logarithm;
            }
            if (!name.equals(base) && logarithms.length > 0) {
                table.row(name, String.valueOf(logarithms.length), Figures.ratio(Math.exp(sum / logarithms.length), 1));
            }
        }
        return table.toString();
    }

    private Optional<Measurement> find(String instance, String name) {
        return measurements.stream()
                .filter(measurement -> measurement.param("instance").equals(instance)
                        && contender.apply(measurement).equals(name))
                .findFirst();
    }
}
