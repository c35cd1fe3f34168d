package io.github.exactcover.dlx.benchmarks.report;

import java.util.Locale;

/** Results as JMH writes them, for tests. */
public final class ReportFiles {

    private ReportFiles() {}

    /** A result with counters, or without if {@code nodes} is 0. */
    public static String result(String benchmark, String params, double score, String error, long nodes) {
        String counters = nodes == 0
                ? ""
                : "\"nodes\": {\"score\": " + nodes + ".0}, \"updates\": {\"score\": " + 10 * nodes + ".0}";
        return String.format(Locale.ROOT, """
                {
                  "jmhVersion" : "1.37",
                  "benchmark" : "io.github.exactcover.dlx.benchmarks.%s",
                  "mode" : "avgt", "threads" : 1, "forks" : 2,
                  "jvm" : "/opt/secret/bin/java",
                  "jvmArgs" : [ "-Dhome=/opt/secret" ],
                  "jdkVersion" : "17.0.15", "vmName" : "OpenJDK 64-Bit Server VM",
                  "warmupIterations" : 3, "warmupTime" : "500 ms",
                  "measurementIterations" : 4, "measurementTime" : "1 s",
                  "params" : {%s},
                  "primaryMetric" : {"score" : %s, "scoreError" : %s, "scoreUnit" : "ms/op"},
                  "secondaryMetrics" : {%s}
                }""", benchmark, params, score, error, counters);
    }

    /** A search of an instance in an order. */
    public static String search(String method, String instance, String order, double score, long nodes) {
        String params = "\"instance\" : \"" + instance + "\", \"order\" : \"" + order + "\"";
        return result("ItemOrderBenchmark." + method, params, score, "0.01", nodes);
    }

    /** The same result with a CPU time; it must have counters. */
    public static String withCpu(String result, double cpu) {
        String counters = "\"secondaryMetrics\" : {";
        return result.replace(counters, counters + "\"cpu\": {\"score\": " + cpu + "}, ");
    }
}
