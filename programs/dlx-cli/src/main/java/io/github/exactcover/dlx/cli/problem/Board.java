package io.github.exactcover.dlx.cli.problem;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.exactcover.dlx.ExactCoverProblem;
import java.io.IOException;

/** How the page of {@code dlx trace} draws a problem, and what it calls the items. */
public interface Board {

    /** The matrix, which every problem has. */
    Board MATRIX = new Board() {
        @Override
        public String type() {
            return "matrix";
        }

        @Override
        public void write(JsonGenerator json) {}
    };

    /** The type of the drawing, known to the scripts of the page. */
    String type();

    /** Writes the fields that the drawing needs. Lists of options keep the order of the problem. */
    void write(JsonGenerator json) throws IOException;

    /** How a moving picture draws the search; as a matrix, unless the board can draw itself. */
    default Sketch sketch(ExactCoverProblem<?, ?> problem) {
        return this instanceof Sketch own ? own : new MatrixSketch(problem);
    }

    /** What an item is called in a sentence. */
    default String inWords(Object item) {
        return item.toString();
    }
}
