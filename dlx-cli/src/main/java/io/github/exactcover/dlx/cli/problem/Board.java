package io.github.exactcover.dlx.cli.problem;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.exactcover.dlx.cli.command.TraceCommand;
import java.io.IOException;

/** How the page of {@link TraceCommand} draws a problem, and what it calls the items. */
public interface Board {

    /** For any problem: its matrix. */
    Board MATRIX = new Board() {
        @Override
        public String type() {
            return "matrix";
        }

        @Override
        public void write(JsonGenerator json) {}
    };

    /** The name by which the page knows how to draw it. */
    String type();

    /** Writes the fields that its drawing needs. Lists of options are in the order of the problem. */
    void write(JsonGenerator json) throws IOException;

    /** An item as it is called in a sentence. */
    default String inWords(Object item) {
        return item.toString();
    }
}
