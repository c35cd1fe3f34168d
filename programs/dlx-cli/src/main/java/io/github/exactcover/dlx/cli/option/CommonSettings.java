package io.github.exactcover.dlx.cli.option;

import io.github.exactcover.dlx.Question;
import io.github.exactcover.dlx.symmetry.Symmetry;
import java.util.List;

/**
 * The settings that every question has, as the user wants them.
 *
 * @param <O> the type of the options
 */
public interface CommonSettings<O> {

    /** The same question with these settings. */
    <I, Q extends Question<I, O, Q>> Q applyTo(Q question);

    /** Symmetries of the problem, if of the solutions that they take to each other only one is wanted. */
    default List<? extends Symmetry<?, O>> symmetries() {
        return List.of();
    }
}
