package io.github.exactcover.dlx.cli.trace;

import io.github.exactcover.dlx.trace.SearchTrace;
import java.io.IOException;
import java.io.Writer;

/** Writes a trace for people without a browser: a line for each step, indented by its depth. */
public final class TraceText {

    private TraceText() {}

    public static void write(SearchTrace<?, ?> trace, Writer out) throws IOException {
        for (SearchTrace.Step step : trace.steps()) {
            String subject = trace.subject(step);
            String line = switch (step.kind()) {
                case ITEM_CHOSEN -> subject + ": " + choices(step.size());
                case OPTION_TRIED -> "+ " + subject;
                case OPTION_UNDONE -> "- " + subject;
                case ITEM_CLOSED -> "+ close " + subject;
                case ITEM_REOPENED -> "- close " + subject;
                case DEAD_END -> "dead end at " + subject;
                case SOLUTION -> "solution " + subject;
            };
            out.write("  ".repeat(step.depth()) + line + "\n");
        }
        if (trace.isCut()) {
            out.write("... (--steps shows more)\n");
        }
    }

    private static String choices(int size) {
        return size == 1 ? "1 choice" : size + " choices";
    }
}
