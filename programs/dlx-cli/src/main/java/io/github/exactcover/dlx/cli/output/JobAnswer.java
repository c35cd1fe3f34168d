package io.github.exactcover.dlx.cli.output;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.exactcover.dlx.Solution;
import java.io.IOException;
import java.io.Writer;

/** The solution of a job that looks for one, and how it is shown. */
public record JobAnswer(Display<String> display, Solution<String> solution) {

    /** Writes it as {@code dlx solve} does. */
    public void writeText(Writer out) throws IOException {
        new TextSolutionWriter<>(display, out).solution(solution);
    }

    void writeJson(JsonGenerator json) throws IOException {
        json.writeFieldName("solution");
        display.write(solution, json);
    }
}
