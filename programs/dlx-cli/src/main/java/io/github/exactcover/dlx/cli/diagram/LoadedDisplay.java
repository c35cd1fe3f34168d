package io.github.exactcover.dlx.cli.diagram;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.cli.output.Display;
import io.github.exactcover.dlx.cli.output.Json;
import java.io.IOException;
import java.util.List;

/**
 * The solutions of a diagram that was loaded without its problem: the texts of their options.
 *
 * @param file the name of the file
 */
public record LoadedDisplay(String file, List<String> options) implements Display<String> {

    @Override
    public String kind() {
        return "diagram";
    }

    @Override
    public String howToNameOptions() {
        return "write it as --occurrences shows it, or its number, as in #1 for the first option";
    }

    @Override
    public void describe(JsonGenerator json) throws IOException {
        json.writeStringField("file", file);
    }

    @Override
    public void print(Solution<String> solution, Appendable text) throws IOException {
        for (String option : solution.options()) {
            text.append(' ').append(option).append('\n');
        }
    }

    /** An array of options. */
    @Override
    public void write(Solution<String> solution, JsonGenerator json) throws IOException {
        Json.texts(json, solution.options());
    }
}
