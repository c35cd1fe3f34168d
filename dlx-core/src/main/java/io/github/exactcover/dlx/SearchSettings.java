package io.github.exactcover.dlx;

/** How a search is to be run. Immutable; a {@link Search} holds one. */
record SearchSettings(ItemChoice itemChoice, long limit, ControlSettings control) {

    /** The limit of a search for all solutions. */
    static final long NO_LIMIT = Long.MAX_VALUE;

    static final SearchSettings DEFAULT = new SearchSettings(ItemChoice.MRV, NO_LIMIT, ControlSettings.NONE);

    SearchSettings withItemChoice(ItemChoice choice) {
        return new SearchSettings(choice, limit, control);
    }

    SearchSettings withLimit(long solutions) {
        return new SearchSettings(itemChoice, solutions, control);
    }

    SearchSettings withControl(ControlSettings how) {
        return new SearchSettings(itemChoice, limit, how);
    }
}
