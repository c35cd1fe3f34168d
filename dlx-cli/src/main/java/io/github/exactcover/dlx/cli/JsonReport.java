package io.github.exactcover.dlx.cli;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonStreamContext;
import com.fasterxml.jackson.core.util.MinimalPrettyPrinter;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.Solution;
import java.io.IOException;
import java.io.Serial;
import java.io.Writer;

/** Solutions for programs: one JSON document, written as the solutions come. */
final class JsonReport<O> implements Report<O> {

    private final Model<O> model;
    private final Writer out;
    private final JsonGenerator json;

    JsonReport(Model<O> model, Writer out) throws IOException {
        this.model = model;
        this.out = out;
        this.json = new JsonFactory()
                .createGenerator(out)
                .disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET)
                .disable(JsonGenerator.Feature.FLUSH_PASSED_TO_STREAM)
                .setPrettyPrinter(new SolutionLines());
    }

    @Override
    public void start() throws IOException {
        writeProblem();
        json.writeArrayFieldStart("solutions");
    }

    @Override
    public void solution(Solution<O> solution) throws IOException {
        model.write(solution, json);
        json.flush();
    }

    @Override
    public void end(SearchResult result) throws IOException {
        json.writeEndArray();
        writeResult(result);
    }

    /** The document of a search that only counted. */
    void count(SearchResult result) throws IOException {
        writeProblem();
        writeResult(result);
    }

    private void writeProblem() throws IOException {
        ExactCoverProblem<?, O> problem = model.problem();
        json.writeStartObject();
        json.writeObjectFieldStart("problem");
        json.writeStringField("kind", model.kind());
        model.describe(json);
        json.writeNumberField("primaryItems", problem.primaryItems().size());
        json.writeNumberField("secondaryItems", problem.secondaryItems().size());
        json.writeNumberField("options", problem.options().size());
        json.writeEndObject();
    }

    private void writeResult(SearchResult result) throws IOException {
        json.writeStringField("end", result.end().name());
        json.writeFieldName("solutionCount");
        json.writeNumber(result.solutions());
        json.writeNumberField("nodes", result.statistics().nodes());
        json.writeNumberField("updates", result.statistics().updates());
        json.writeNumberField("elapsedSeconds", Summary.seconds(result.statistics()));
        json.writeEndObject();
        json.close();
        out.write('\n');
    }

    /** Puts each solution on a line of its own, and all else on the lines around them. */
    private static final class SolutionLines extends MinimalPrettyPrinter {

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

        /** The array of solutions is the only one directly in the document. */
        private static void breakLine(JsonGenerator json) throws IOException {
            JsonStreamContext array = json.getOutputContext();
            if (array.getParent().getParent().inRoot()) {
                json.writeRaw('\n');
            }
        }
    }
}
