package io.github.exactcover.dlx;

/** How a search is to be run. Immutable; a {@link Search} holds one. */
record SearchSettings(ItemChoice itemChoice, long limit, Presets presets, boolean reduced) {

    /** The limit of a search for all solutions. */
    static final long NO_LIMIT = Long.MAX_VALUE;

    static final SearchSettings DEFAULT = new SearchSettings(ItemChoice.MRV, NO_LIMIT, Presets.NONE, false);

    SearchSettings withItemChoice(ItemChoice choice) {
        return new SearchSettings(choice, limit, presets, reduced);
    }

    SearchSettings withLimit(long solutions) {
        return new SearchSettings(itemChoice, solutions, presets, reduced);
    }

    SearchSettings withPresets(Presets newPresets) {
        return new SearchSettings(itemChoice, limit, newPresets, reduced);
    }

    SearchSettings withReduction() {
        return new SearchSettings(itemChoice, limit, presets, true);
    }
}
