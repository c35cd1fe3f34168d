package io.github.exactcover.dlx.internal.model;

import java.util.List;
import java.util.function.Predicate;
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
public record Path(List<View> terms, Object start, Step step, Predicate<Object> accepts) {

    /** The next state; null if there is none. All ends that are accepted are one state. */
    @Nullable
    Object next(Object state, int place, int value) {
        Object next = step.next(state, place, terms.get(place).image(value));
        if (next == null || place < terms.size() - 1) {
            return next;
        }
        return accepts.test(next) ? "end" : null;
    }

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
}
