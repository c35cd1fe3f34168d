package io.github.exactcover.dlx.benchmarks.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What the tables of {@code compare.sh} and {@code first.sh} come to, without the rows of single problems. */
public final class CompareReport {

    /** A line below a table of {@code compare.sh}. */
    private static final Pattern MEAN = Pattern.compile("(?m)^- (\\w+): geometric mean of fastest / dlx over .*"
            + "; over the (\\d+) that take others at least 0.25 s (\\S+); below 1 where .*: (.*)$");

    private static final Map<String, String> CALLS = new LinkedHashMap<>();

    static {
        CALLS.put("visitor", "`DLX.solve` with a visitor, in a warm JVM");
        CALLS.put("options", "`DLX.solve` with a visitor that reads `options()`, in a warm JVM");
        CALLS.put("search", "`Search.count`, in a warm JVM");
        CALLS.put("count", "`Count`, in a warm JVM");
        CALLS.put("first", "the first `DLX.solve` of a JVM");
        CALLS.put("text", "reading the text and `DLX.solve`, in a warm JVM");
        CALLS.put("process", "the whole process `dlx`");
        CALLS.put("launcher", "the process that the launcher `dlx` starts");
    }

    private CompareReport() {}

    /** One table of the geometric means of four groups of problems, and below it the problems where dlx is slower. */
    public static String means(String tables) {
        Map<String, List<String>> means = new LinkedHashMap<>();
        Map<String, List<String>> losses = new LinkedHashMap<>();
        Matcher line = MEAN.matcher(tables);
        while (line.find()) {
            String call = line.group(1);
            means.computeIfAbsent(call, each -> new ArrayList<>()).add(line.group(3) + " of " + line.group(2));
            if (!line.group(4).equals("none")) {
                losses.computeIfAbsent(call, each -> new ArrayList<>()).add(line.group(4));
            }
        }
        String rows = means.entrySet().stream()
                .map(row -> "| " + CALLS.get(row.getKey()) + " | " + String.join(" | ", row.getValue()) + " |\n")
                .collect(Collectors.joining());
        String slower = losses.entrySet().stream()
                .map(row -> "- " + CALLS.get(row.getKey()) + ": " + String.join(", ", row.getValue()) + "\n")
                .collect(Collectors.joining());
        return "| | the suite | unseen | many solutions | bounds |\n|:--|--:|--:|--:|--:|\n" + rows
                + "\ndlx takes longer than the fastest other program, where that takes at least 0.5 s:\n\n" + slower;
    }

    /** The tables, of whose rows only those in bold are left. */
    public static String totals(String tables) {
        return tables.lines()
                .filter(line -> !line.startsWith("| ") || line.startsWith("| problem |") || line.startsWith("| **"))
                .collect(Collectors.joining("\n", "", "\n"));
    }
}
