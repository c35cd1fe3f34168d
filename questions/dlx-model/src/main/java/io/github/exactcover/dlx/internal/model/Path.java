package io.github.exactcover.dlx.internal.model;

import io.github.exactcover.dlx.internal.text.Phrases;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * States along which images lead, from a start to an end that is accepted. It is deterministic: the states are a
 * function of the images.
 *
 * @param terms the terms
 * @param start the first state
 * @param step where each image leads
 * @param accepts whether a state may be the last
 */
public record Path(List<View> terms, Object start, Step step, Predicate<Object> accepts) implements Statement {

    /** Where an image leads. */
    @FunctionalInterface
    public interface Step {

        /**
         * The next state.
         *
         * @param state the state before
         * @param place the place of the term
         * @param image its image
         * @return the state after it, or null if the image is not allowed here
         */
        @Nullable
        Object next(Object state, int place, Object image);
    }

    /** The path whose states are all images so far, if they are allowed as the first images or as all of them. */
    public static Path ofLists(List<View> terms, Predicate<List<Object>> isAllowed) {
        Step append = (state, place, image) -> {
            List<Object> images = new ArrayList<>((List<?>) state);
            images.add(image);
            return isAllowed.test(images) ? images : null;
        };
        return new Path(terms, List.of(), append, state -> !terms.isEmpty() || isAllowed.test(List.of()));
    }

    /** The path along the rows of a table, each of which has a value for each term. */
    public static Path ofRows(List<View> terms, List<List<?>> rows) {
        Set<List<?>> starts = new HashSet<>();
        for (List<?> values : rows) {
            if (values.size() != terms.size()) {
                throw new IllegalArgumentException("The row " + values + " has " + Phrases.count(values.size(), "value")
                        + ", but the table is about " + Phrases.count(terms.size(), "term")
                        + "; give a value for each term");
            }
            IntStream.rangeClosed(0, terms.size()).forEach(end -> starts.add(values.subList(0, end)));
        }
        return ofLists(terms, starts::contains);
    }

    @Override
    public boolean holds(int... places) {
        Object state = start;
        for (int place = 0; place < terms.size() && state != null; place++) {
            state = step.next(state, place, terms.get(place).at(places));
        }
        return state != null && accepts.test(state);
    }

    /** It is written when all others have left out values, which makes it smaller. */
    @Override
    public Statement write(Draft draft, String name) {
        return this;
    }

    /** The next state; null if there is none. All ends that are accepted are one state. */
    @Nullable
    Object next(Object state, int place, int value) {
        Object next = step.next(state, place, terms.get(place).images().get(value));
        if (next == null || place < terms.size() - 1) {
            return next;
        }
        return accepts.test(next) ? "end" : null;
    }
}
