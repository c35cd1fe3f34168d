package io.github.exactcover.dlx.cli.option;

import io.github.exactcover.dlx.Question;

/**
 * The settings that every question has, as the user wants them.
 *
 * @param <O> the type of the options
 */
public interface CommonSettings<O> {

    /** The same question with these settings. */
    <I, Q extends Question<I, O, Q>> Q applyTo(Q question);
}
