package io.github.exactcover.dlx;

/** How a search is to be run. Immutable; a {@link Search} holds one. */
record SearchSettings(ItemChoice itemChoice, long limit, int threads) {

    /** The limit of a search for all solutions. */
    static final long NO_LIMIT = Long.MAX_VALUE;

    static final SearchSettings DEFAULT = new SearchSettings(ItemChoice.MRV, NO_LIMIT, 1);

    SearchSettings withItemChoice(ItemChoice choice) {
        return new SearchSettings(choice, limit, threads);
    }

    SearchSettings withLimit(long solutions) {
        return new SearchSettings(itemChoice, solutions, threads);
    }

    SearchSettings withThreads(int number) {
        return new SearchSettings(itemChoice, limit, number);
    }
}
