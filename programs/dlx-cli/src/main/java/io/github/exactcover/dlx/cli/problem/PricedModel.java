package io.github.exactcover.dlx.cli.problem;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.problems.Picture;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.PrimitiveIterator;

/**
 * A problem with other costs, whose solutions look as they did.
 *
 * @param plain the problem with its own costs
 * @param problem the same with the others
 */
public record PricedModel<O>(Model<O> plain, ExactCoverProblem<?, O> problem) implements Model<O> {

    /** The problem with these costs, by the places of the options. */
    public static <O> Model<O> of(Model<O> plain, long[] costs) {
        PrimitiveIterator.OfLong next = Arrays.stream(costs).iterator();
        return new PricedModel<>(plain, plain.problem().withCosts(option -> next.nextLong()));
    }

    @Override
    public boolean hasCosts() {
        return true;
    }

    @Override
    public String kind() {
        return plain.kind();
    }

    @Override
    public String howToNameOptions() {
        return plain.howToNameOptions();
    }

    @Override
    public String title() {
        return plain.title();
    }

    @Override
    public Optional<Picture> picture(Solution<O> solution) {
        return plain.picture(solution);
    }

    @Override
    public Board board() {
        return plain.board();
    }

    @Override
    public List<?> plainItems() {
        return plain.plainItems();
    }

    @Override
    public void describe(JsonGenerator json) throws IOException {
        plain.describe(json);
    }

    @Override
    public String heading(Solution<O> solution) {
        return plain.heading(solution);
    }

    @Override
    public void print(Solution<O> solution, Appendable text) throws IOException {
        plain.print(solution, text);
    }

    @Override
    public void write(Solution<O> solution, JsonGenerator json) throws IOException {
        plain.write(solution, json);
    }
}
