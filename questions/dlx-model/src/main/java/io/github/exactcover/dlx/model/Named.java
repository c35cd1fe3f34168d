package io.github.exactcover.dlx.model;

import io.github.exactcover.dlx.internal.model.FinalNames;

/** A part of a problem that was made of a model. Its name is put together when it is asked for. */
abstract class Named {

    final FinalNames names;
    final int number;

    Named(FinalNames names, int number) {
        this.names = names;
        this.number = number;
    }

    /**
     * The name. No other item or option of the problem has it.
     *
     * @return the name
     */
    public String name() {
        return names.get(number);
    }

    /** The same in each run. */
    @Override
    public final int hashCode() {
        return number;
    }

    /** The name. */
    @Override
    public final String toString() {
        return name();
    }
}
