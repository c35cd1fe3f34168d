package io.github.exactcover.dlx.cli.trace;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.exactcover.dlx.SearchEnd;
import io.github.exactcover.dlx.cli.output.Json;
import io.github.exactcover.dlx.cli.problem.Board;
import io.github.exactcover.dlx.cli.problem.Model;
import io.github.exactcover.dlx.cli.terminal.Wording;
import io.github.exactcover.dlx.steps.Grade;
import io.github.exactcover.dlx.steps.Step;
import io.github.exactcover.dlx.trace.SearchTrace;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * A search that was traced.
 *
 * @param label what sets it apart from another one
 * @param method what chose the items: {@code mrv}, {@code first}, {@code wtd} or {@code frb}; {@code plain} for plain
 *     backtracking, {@code recursion} for plain recursion
 * @param model the problem, and how it is drawn
 * @param end how the search ended, which goes on for a while when the trace is full, to count its steps; {@link
 *     SearchEnd#CANCELLED} if there are more than were counted
 * @param byHand the steps of a person, if they were asked for in place of a search; the trace is then empty
 */
public record Recording(
        String label,
        String method,
        Model<?> model,
        SearchTrace<?, ?> trace,
        SearchEnd end,
        List<? extends Step<?, ?>> byHand) {

    /** The method of the steps of a person. */
    static final String BY_HAND = "by hand";

    /** A search. */
    Recording(String label, String method, Model<?> model, SearchTrace<?, ?> trace, SearchEnd end) {
        this(label, method, model, trace, end, List.of());
    }

    /** The summary: one line for standard error. */
    public String summary() {
        if (method.equals(BY_HAND)) {
            return label + ": " + Wording.counted(byHand.size(), "step")
                    + (byHand.isEmpty() ? "" : ", the hardest " + Grade.of(byHand.stream()))
                    + (end == SearchEnd.EXHAUSTED ? "" : " (cancelled, there may be more)");
        }
        long solutions = count(SearchTrace.Kind.SOLUTION);
        long deadEnds = count(SearchTrace.Kind.DEAD_END);
        String ending = switch (end) {
            case EXHAUSTED -> "all";
            case LIMIT -> "limit reached, there may be more";
            default -> "cancelled, there may be more";
        };
        return String.join(
                ", ",
                label + ": " + steps(),
                Wording.counted(positions(), "position"),
                Wording.counted(deadEnds, "dead end"),
                Wording.counted(solutions, "solution") + " (" + (trace.isCut() ? "cut, --steps shows more" : ending)
                        + ")");
    }

    /** How many positions the search looked at; the start, with nothing chosen, is not counted. */
    private long positions() {
        Set<SearchTrace.Kind> looks =
                EnumSet.of(SearchTrace.Kind.ITEM_CHOSEN, SearchTrace.Kind.DEAD_END, SearchTrace.Kind.SOLUTION);
        return trace.steps().stream()
                .filter(step -> looks.contains(step.kind()) && step.depth() > 0)
                .count();
    }

    /** The number of steps; if the trace was cut, also how many there were in all. */
    private String steps() {
        String kept = Wording.counted(trace.steps().size(), "step");
        if (!trace.isCut()) {
            return kept;
        }
        String all = Wording.grouped(trace.stepCount());
        return switch (end) {
            case CANCELLED -> "the first " + kept + " of at least " + all;
            case LIMIT -> "the first " + kept + " of " + all + " up to the limit";
            default -> "the first " + kept + " of " + all;
        };
    }

    private long count(SearchTrace.Kind kind) {
        return trace.steps().stream().filter(step -> step.kind() == kind).count();
    }

    /** Writes its fields. */
    public void write(JsonGenerator json) throws IOException {
        json.writeStringField("label", label);
        json.writeStringField("method", method);
        json.writeStringField("end", end.name());
        Board board = model.board();
        json.writeObjectFieldStart("board");
        json.writeStringField("type", board.type());
        Json.texts(json, "items", items().stream().map(board::inWords).toList());
        board.write(json);
        json.writeEndObject();
        if (method.equals(BY_HAND)) {
            writeByHand(json);
        }
        json.writeFieldName("trace");
        json.writeRawValue(trace.toJson());
    }

    /** Each step as its kind, and the places of its items and options. */
    private void writeByHand(JsonGenerator json) throws IOException {
        Map<Object, List<Integer>> items = places(items());
        Map<Object, List<Integer>> options = places(trace.problem().options());
        Json.<Step<?, ?>>array(json, "byHand", byHand, step -> {
            json.writeStartArray();
            json.writeString(step.kind().name());
            writePlaces(step.items(), items, 1, json);
            writePlaces(step.taken(), options, 1, json);
            writePlaces(step.removed(), options, Integer.MAX_VALUE, json);
            json.writeNumber(step.length());
            json.writeEndArray();
        });
    }

    /** The items of the problem, in the order of their places. */
    List<Object> items() {
        List<Object> items = new ArrayList<>(trace.problem().primaryItems());
        items.addAll(trace.problem().secondaryItems());
        return items;
    }

    /** Where each thing is. Equal options have several places: a step takes any of them, and removes all. */
    private static Map<Object, List<Integer>> places(List<?> things) {
        Map<Object, List<Integer>> places = new HashMap<>();
        for (int place = 0; place < things.size(); place++) {
            places.computeIfAbsent(things.get(place), key -> new ArrayList<>()).add(place);
        }
        return places;
    }

    /** Writes the places of things, at most so many of each. */
    private static void writePlaces(List<?> things, Map<Object, List<Integer>> places, int most, JsonGenerator json)
            throws IOException {
        List<Integer> all = things.stream()
                .distinct()
                .flatMap(thing ->
                        Objects.requireNonNull(places.get(thing)).stream().limit(most))
                .toList();
        Json.array(json, all, json::writeNumber);
    }
}
