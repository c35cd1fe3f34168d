package io.github.exactcover.dlx.benchmarks;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.exactcover.dlx.benchmarks.report.Measurement;
import io.github.exactcover.dlx.benchmarks.report.Tables;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.Main;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.format.ResultFormatFactory;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.NoBenchmarksException;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/**
 * JMH with its own options, which also measures {@link CpuTime}, and prints the tables of RESULTS.md for what it has
 * run.
 *
 * <pre>
 * java -jar dlx-benchmarks/target/benchmarks.jar ItemOrderBenchmark -p instance=queens-12
 * </pre>
 */
public final class Benchmarks {

    private Benchmarks() {}

    /**
     * The program.
     *
     * @param args the options of JMH
     * @throws IOException if a list of JMH cannot be written
     */
    public static void main(String[] args) throws IOException {
        try {
            CommandLineOptions options = new CommandLineOptions(args);
            if (isQuestion(options)) {
                Main.main(args);
                return;
            }
            List<Measurement> measurements = run(options);
            // The tables are of average times in the benchmarks' own units.
            if (!options.getTimeUnit().hasValue() && options.getBenchModes().isEmpty()) {
                System.out.print("\n" + Tables.of(measurements));
            }
        } catch (NoBenchmarksException e) {
            System.err.println("No benchmark has such a name; -l lists all of them");
            System.exit(1);
        } catch (CommandLineOptionException | RunnerException e) {
            System.err.println(e.getMessage());
            System.exit(1);
        }
    }

    private static boolean isQuestion(CommandLineOptions options) {
        return options.shouldHelp()
                || options.shouldList()
                || options.shouldListWithParams()
                || options.shouldListProfilers()
                || options.shouldListResultFormats();
    }

    /**
     * Runs benchmarks. The results go through JSON, as JMH writes it with {@code -rf json}, since the reports read
     * that.
     */
    static List<Measurement> run(CommandLineOptions options) throws RunnerException, IOException {
        Collection<RunResult> results = new Runner(new OptionsBuilder()
                        .parent(options)
                        .addProfiler(CpuTime.class)
                        .build())
                .run();
        ByteArrayOutputStream json = new ByteArrayOutputStream();
        ResultFormatFactory.getInstance(ResultFormatType.JSON, new PrintStream(json, true, StandardCharsets.UTF_8))
                .writeOut(results);
        List<Measurement> measurements = new ArrayList<>();
        for (JsonNode result : new ObjectMapper().readTree(json.toByteArray())) {
            measurements.add(Measurement.of(result));
        }
        return measurements;
    }
}
