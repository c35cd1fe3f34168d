package io.github.exactcover.dlx.diagram;

import io.github.exactcover.dlx.internal.count.diagram.Diagram;
import io.github.exactcover.dlx.internal.text.PlainText;
import java.util.List;
import java.util.stream.Collectors;

/** A diagram in the language of Graphviz. */
final class DotText {

    private DotText() {}

    static String of(Diagram diagram, List<?> options) {
        StringBuilder text = new StringBuilder("digraph solutions {\n");
        if (diagram.root() != Diagram.NONE) {
            text.append("  n1 [shape=square, label=\"1\"];\n");
        }
        for (int node = diagram.root(); node > Diagram.UNIT; node--) {
            if (diagram.isAnd(node)) {
                text.append("  n" + node + " [shape=box, label=\"AND\"];\n");
                edge(text, node, diagram.high(node), "");
                edge(text, node, diagram.low(node), "");
            } else {
                text.append("  n" + node + " [label=\"" + escaped(options.get(diagram.option(node))) + "\"];\n");
                edge(text, node, diagram.high(node), "");
                edge(text, node, diagram.low(node), " [style=dashed]");
            }
        }
        return text.append("}\n").toString();
    }

    private static void edge(StringBuilder text, int from, int to, String style) {
        if (to != Diagram.NONE) {
            text.append("  n" + from + " -> n" + to + style + ";\n");
        }
    }

    /** Graphviz reads {@code &} as the start of an entity, and copies all characters into files that must be XML. */
    private static String escaped(Object option) {
        return option.toString()
                .lines()
                .map(line -> PlainText.visible(line)
                        .replace("&", "&amp;")
                        .replace("\\", "\\\\")
                        .replace("\"", "\\\""))
                .collect(Collectors.joining("\\n"));
    }
}
