package io.github.exactcover.dlx.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.exactcover.dlx.ExactCoverProblem;
import java.io.IOException;
import java.util.List;

/**
 * A problem, and how its solutions look.
 *
 * @param <O> the type of the options
 */
interface Model<O> extends Display<O> {

    /** The exact-cover problem; the same at each call. */
    ExactCoverProblem<?, O> problem();

    @Override
    default List<O> options() {
        return problem().options();
    }

    @Override
    default void describeSize(JsonGenerator json) throws IOException {
        json.writeNumberField("primaryItems", problem().primaryItems().size());
        json.writeNumberField("secondaryItems", problem().secondaryItems().size());
        Display.super.describeSize(json);
    }
}
