package io.github.exactcover.dlx.problems.graph;

import io.github.exactcover.dlx.problems.graph.Graph.Edge;
import io.github.exactcover.dlx.problems.internal.InputLines;
import io.github.exactcover.dlx.problems.internal.Texts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Reads a graph with an edge in each line, as its two names; see {@link Graph#parse}. */
final class EdgeList {

    private static final int MAX_VERTICES = 10_000;

    private static final Pattern DOT = Pattern.compile("\\s*(strict\\s+)?(di)?graph\\b[^{]*\\{.*|\\s*}\\s*");
    private static final Pattern ARROW = Pattern.compile("\\s*-[->]\\s*");
    private static final Pattern SEPARATOR = Pattern.compile("\\s*[,;\t]\\s*");
    private static final Pattern NUMBER = Pattern.compile("\\d{1,9}");

    /** What tables have above their two columns. */
    private static final Set<String> HEADERS =
            Set.of("source target", "src dst", "from to", "node1 node2", "vertex1 vertex2", "start end");

    /** The names of a line. */
    private record Line(int number, List<String> names) {

        boolean isOfNumbers() {
            return names.stream().allMatch(name -> NUMBER.matcher(name).matches());
        }

        IllegalArgumentException error(String complaint) {
            return new IllegalArgumentException("line " + number + ": " + complaint);
        }
    }

    private final Map<String, Integer> vertices = new LinkedHashMap<>();
    private final Set<Edge> edges = new LinkedHashSet<>();

    private EdgeList() {}

    static Graph parse(String text) {
        List<Line> lines = lines(text);
        EdgeList graph = new EdgeList();
        if (!lines.isEmpty() && isHeader(lines.get(0), lines.subList(1, lines.size()))) {
            lines.remove(0);
        } else if (lines.size() > 1 && isSize(lines.get(0), lines.subList(1, lines.size()))) {
            graph.addVertices(lines.remove(0), lines);
        }
        lines.forEach(graph::add);
        if (graph.vertices.isEmpty()) {
            throw new IllegalArgumentException("There is no edge; write its two names in a line, as in a b");
        }
        return Graph.named(List.copyOf(graph.vertices.keySet()), List.copyOf(graph.edges));
    }

    private static List<Line> lines(String text) {
        List<Line> lines = new ArrayList<>();
        List<String> all = Texts.lines(text);
        for (int i = 0; i < all.size(); i++) {
            String line = all.get(i).strip();
            if (!line.isEmpty() && !isComment(line) && !DOT.matcher(line).matches()) {
                lines.add(line(line, i + 1));
            }
        }
        return lines;
    }

    private static boolean isComment(String line) {
        return line.startsWith("#") || line.startsWith("%") || line.startsWith("//");
    }

    private static Line line(String text, int number) {
        String line = text.endsWith(";") ? text.substring(0, text.length() - 1) : text;
        boolean joined = ARROW.matcher(line).find();
        Pattern between = joined ? ARROW : SEPARATOR.matcher(line).find() ? SEPARATOR : InputLines.BLANKS;
        // What DOT says of an edge stands in brackets.
        List<String> names = between.splitAsStream((joined ? line.replaceAll("\\[.*", "") : line) + "\0")
                .map(name -> name.replace("\0", "").strip().replaceAll("^([\"'])(.*)\\1$", "$2"))
                .toList();
        Line read = new Line(number, names);
        if (names.contains("")) {
            throw read.error("a name is missing here; write both names of the edge, or only one for a vertex alone");
        }
        if (names.size() > 2 && !joined) {
            throw read.error(Texts.quoted(names.get(2)) + " comes after the two names of an edge; write an edge a"
                    + " line, without weights, and commas between names with blanks");
        }
        return read;
    }

    private static boolean isHeader(Line first, List<Line> others) {
        return HEADERS.contains(String.join(" ", first.names()).toLowerCase(Locale.ROOT))
                || (!others.isEmpty()
                        && first.names().stream()
                                .noneMatch(name -> NUMBER.matcher(name).matches())
                        && others.stream().allMatch(Line::isOfNumbers));
    }

    /** Whether a line has the number of vertices, and perhaps that of the edges, and these are what follows. */
    private static boolean isSize(Line first, List<Line> others) {
        if (!first.isOfNumbers() || !others.stream().allMatch(Line::isOfNumbers)) {
            return false;
        }
        int size = Integer.parseInt(first.names().get(0));
        int least = numbers(others).min().orElseThrow();
        int most = numbers(others).max().orElseThrow();
        return (first.names().size() == 1 || Integer.parseInt(first.names().get(1)) == others.size())
                && others.stream().allMatch(line -> line.names().size() == 2)
                && (least == 0 ? most < size : most <= size);
    }

    private static IntStream numbers(List<Line> lines) {
        return lines.stream().flatMap(line -> line.names().stream()).mapToInt(Integer::parseInt);
    }

    private void addVertices(Line size, List<Line> others) {
        int first = Math.min(1, numbers(others).min().orElseThrow());
        int count = Integer.parseInt(size.names().get(0));
        for (int i = 0; i < Math.min(count, MAX_VERTICES + 1); i++) {
            vertex(size, String.valueOf(first + i));
        }
    }

    private void add(Line line) {
        int last = vertex(line, line.names().get(0));
        for (String name : line.names()) {
            int next = vertex(line, name);
            if (next != last) {
                edges.add(new Edge(Math.min(last, next), Math.max(last, next)));
            }
            last = next;
        }
    }

    private int vertex(Line line, String name) {
        Integer known = vertices.putIfAbsent(name, vertices.size());
        if (vertices.size() > MAX_VERTICES) {
            throw line.error("this graph has more than " + MAX_VERTICES + " vertices; choose a smaller one");
        }
        return known == null ? vertices.size() - 1 : known;
    }

    /** Whether a text certainly is such a list: in DOT, or below a heading. */
    static boolean isCertain(String start) {
        return Texts.lines(start).stream()
                .map(String::strip)
                .filter(line -> !line.isEmpty() && !isComment(line))
                .findFirst()
                .map(line -> (DOT.matcher(line).matches() && line.endsWith("{"))
                        || HEADERS.contains(
                                SEPARATOR.matcher(line.toLowerCase(Locale.ROOT)).replaceAll(" ")))
                .orElse(false);
    }
}
