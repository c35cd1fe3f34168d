package io.github.exactcover.dlx.trace;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.internal.text.PlainText;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/** Writes a {@link SearchTrace} as JSON. */
record TraceJson(Appendable out) {

    <I> void write(SearchTrace<I, ?> trace, Map<I, Integer> itemPlaces) throws IOException {
        ExactCoverProblem<I, ?> problem = trace.problem();
        out.append("{\"primaryItems\": ");
        strings(problem.primaryItems());
        out.append(",\n\"secondaryItems\": ");
        strings(problem.secondaryItems());
        out.append(",\n\"bounds\": {");
        bounds(problem);
        out.append("},\n\"options\": [");
        for (int option = 0; option < problem.options().size(); option++) {
            out.append(option == 0 ? "\n" : ",\n");
            option(problem, option, itemPlaces);
        }
        out.append("],\n\"required\": " + trace.required());
        out.append(",\n\"steps\": [");
        String separator = "\n";
        for (SearchTrace.Step step : trace.steps()) {
            out.append(separator);
            step(step);
            separator = ",\n";
        }
        out.append("],\n\"cut\": ").append(Boolean.toString(trace.isCut()));
        out.append(",\n\"stepCount\": " + trace.stepCount() + "}");
    }

    private <I> void bounds(ExactCoverProblem<I, ?> problem) throws IOException {
        String separator = "";
        List<I> items = problem.primaryItems();
        for (int item = 0; item < items.size(); item++) {
            ExactCoverProblem.Bounds bounds = problem.boundsOf(items.get(item));
            if (bounds.low() != 1 || bounds.high() != 1) {
                out.append(separator + "\"" + item + "\": [" + bounds.low() + ", " + bounds.high() + "]");
                separator = ", ";
            }
        }
    }

    private <I> void option(ExactCoverProblem<I, ?> problem, int option, Map<I, Integer> itemPlaces)
            throws IOException {
        out.append("{\"name\": ");
        string(problem.options().get(option));
        out.append(", \"items\": [");
        String separator = "";
        for (I item : problem.itemsOf(option)) {
            out.append(separator).append(String.valueOf(itemPlaces.get(item)));
            separator = ", ";
        }
        out.append("]");
        separator = ", \"colors\": {";
        for (Map.Entry<I, ?> color : problem.colorsOf(option).entrySet()) {
            out.append(separator + "\"" + itemPlaces.get(color.getKey()) + "\": ");
            string(color.getValue());
            separator = ", ";
        }
        out.append(problem.colorsOf(option).isEmpty() ? "}" : "}}");
    }

    private void step(SearchTrace.Step step) throws IOException {
        out.append("[\"" + name(step.kind()) + "\", " + step.place() + ", " + step.depth());
        if (step.kind() == SearchTrace.Kind.ITEM_CHOSEN) {
            out.append(", " + step.size());
        }
        out.append("]");
    }

    private static String name(SearchTrace.Kind kind) {
        return switch (kind) {
            case ITEM_CHOSEN -> "item";
            case OPTION_TRIED -> "try";
            case OPTION_UNDONE -> "undo";
            case ITEM_CLOSED -> "close";
            case ITEM_REOPENED -> "reopen";
            case DEAD_END -> "dead";
            case SOLUTION -> "solution";
        };
    }

    private void strings(List<?> things) throws IOException {
        out.append('[');
        String separator = "";
        for (Object thing : things) {
            out.append(separator);
            string(thing);
            separator = ", ";
        }
        out.append(']');
    }

    /**
     * Writes an object's {@code toString}. A surrogate without its other half is escaped, because no encoding can write
     * it.
     */
    private void string(Object thing) throws IOException {
        String text = thing.toString();
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') {
                out.append('\\').append(c);
            } else if (c < ' ' || PlainText.isLoneSurrogate(text, i)) {
                out.append(String.format("\\u%04x", (int) c));
            } else {
                out.append(c);
            }
        }
        out.append('"');
    }
}
