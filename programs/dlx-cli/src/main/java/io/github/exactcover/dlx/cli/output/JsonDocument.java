package io.github.exactcover.dlx.cli.output;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonStreamContext;
import com.fasterxml.jackson.core.util.MinimalPrettyPrinter;
import io.github.exactcover.dlx.SearchEnd;
import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.SearchStatistics;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.count.Counting;
import io.github.exactcover.dlx.count.CountingStatistics;
import java.io.IOException;
import java.io.Serial;
import java.math.BigInteger;

/** One JSON document. It begins with a description of the problem. */
public final class JsonDocument<O> implements AutoCloseable {

    private final Display<O> display;
    private final Console console;
    private final JsonGenerator json;

    public JsonDocument(Display<O> display, Console console) throws IOException {
        this.display = display;
        this.console = console;
        this.json = Json.to(console.out())
                .disable(JsonGenerator.Feature.AUTO_CLOSE_JSON_CONTENT)
                .setPrettyPrinter(new Lines());
        json.writeStartObject();
        json.writeObjectFieldStart("problem");
        json.writeStringField("kind", display.kind());
        display.describe(json);
        display.describeSize(json);
        json.writeEndObject();
    }

    /** For fields that only one task has. */
    public JsonGenerator json() {
        return json;
    }

    public void solution(Solution<O> solution) throws IOException {
        display.write(solution, json);
        json.flush();
    }

    /** A solution, with its cost or the number of those for which it stands if that is what was asked. */
    public void solution(Solution<O> solution, Answers answers) throws IOException {
        switch (answers) {
            case ALL, DISTINCT -> solution(solution);
            case CLASSES -> solution(solution, "classSize", solution.classSize());
            case CHEAPEST -> costedSolution(solution, solution.cost());
        }
    }

    /** A solution with its cost, as an object. */
    public void costedSolution(Solution<O> solution, long cost) throws IOException {
        solution(solution, "cost", BigInteger.valueOf(cost));
    }

    private void solution(Solution<O> solution, String field, BigInteger number) throws IOException {
        json.writeStartObject();
        json.writeNumberField(field, number);
        json.writeFieldName("solution");
        solution(solution);
        json.writeEndObject();
    }

    /** How a search ended. Only a complete search gives a {@code solutionCount}. */
    public void result(SearchResult result) throws IOException {
        json.writeStringField("end", result.end().name());
        json.writeNumberField(result.isExhausted() ? "solutionCount" : "solutionsFound", result.solutions());
        statistics(result.statistics());
    }

    /** How a task ended that need not search everything: {@code DONE}, or why it gave up. */
    public void answered(boolean complete, SearchEnd otherwise) throws IOException {
        json.writeStringField("end", complete ? "DONE" : otherwise.name());
    }

    public void statistics(SearchStatistics cost) throws IOException {
        json.writeNumberField("nodes", cost.nodes());
        json.writeNumberField("updates", cost.updates());
        elapsed();
        json.writeStringField("engine", cost.engine().name());
        json.writeStringField("itemChoice", cost.itemChoice().name());
    }

    /** How long it took, from the start of the command. */
    public void elapsed() throws IOException {
        json.writeNumberField("elapsedSeconds", console.elapsed().toNanos() / 1e9);
    }

    /** How solutions were counted, and what a memo did. */
    public void counting(CountingStatistics counting) throws IOException {
        json.writeStringField("counting", counting.method().name());
        if (counting.method() != Counting.SEARCH) {
            json.writeNumberField("components", counting.components());
            json.writeNumberField("memoHits", counting.hits());
            json.writeNumberField("memoEntries", counting.entries());
            json.writeNumberField("memoEvictions", counting.evictions());
            json.writeNumberField("memoBytes", counting.bytes());
        }
    }

    @Override
    public void close() throws IOException {
        json.writeEndObject();
        json.close();
        console.out().write('\n');
    }

    /** Puts each solution (or other entry of the document's list) on a line of its own. */
    private static final class Lines extends MinimalPrettyPrinter {

        @Serial
        private static final long serialVersionUID = 1;

        @Override
        public void beforeArrayValues(JsonGenerator json) throws IOException {
            breakLine(json);
        }

        @Override
        public void writeArrayValueSeparator(JsonGenerator json) throws IOException {
            super.writeArrayValueSeparator(json);
            breakLine(json);
        }

        @Override
        public void writeEndArray(JsonGenerator json, int values) throws IOException {
            // The generator has left the array's own context only after this.
            breakLine(json);
            super.writeEndArray(json, values);
        }

        /** Breaks lines only in arrays directly below the document. */
        private static void breakLine(JsonGenerator json) throws IOException {
            JsonStreamContext array = json.getOutputContext();
            if (array.getParent().getParent().inRoot()) {
                json.writeRaw('\n');
            }
        }
    }
}
