package io.github.exactcover.dlx.internal.model;

/** What a rule says, and how it is said in items and options. */
public interface Statement {

    /** Those that leave fewer values come first, so that the others become smaller. */
    enum Stage {
        /** It is about the values of one variable. */
        ONE_VARIABLE,
        /** All others. */
        SEVERAL,
        /** Others may have said it already. */
        AT_LAST
    }

    /** What a rule says that is left out. */
    Statement NOTHING = (draft, name) -> {};

    /** When it is written. */
    default Stage stage() {
        return Stage.SEVERAL;
    }

    /**
     * Writes it.
     *
     * @param name what its items are called
     * @throws IllegalArgumentException if it is hopeless
     */
    void write(Draft draft, String name);
}
