package io.github.exactcover.dlx;

/** How a search is to be run. Immutable; a {@link Search} holds one. */
record SearchSettings(
        StrategySettings strategy,
        long limit,
        int threads,
        Presets presets,
        boolean reduced,
        ControlSettings control,
        CheckpointSettings checkpoint) {

    /** The limit of a search for all solutions. */
    static final long NO_LIMIT = Long.MAX_VALUE;

    static final SearchSettings DEFAULT = new SearchSettings(
            StrategySettings.DEFAULT, NO_LIMIT, 1, Presets.NONE, false, ControlSettings.NONE, CheckpointSettings.NONE);

    SearchSettings withStrategy(StrategySettings choice) {
        return new SearchSettings(choice, limit, threads, presets, reduced, control, checkpoint);
    }

    SearchSettings withLimit(long solutions) {
        return new SearchSettings(strategy, solutions, threads, presets, reduced, control, checkpoint);
    }

    SearchSettings withThreads(int number) {
        return new SearchSettings(strategy, limit, number, presets, reduced, control, checkpoint);
    }

    SearchSettings withPresets(Presets newPresets) {
        return new SearchSettings(strategy, limit, threads, newPresets, reduced, control, checkpoint);
    }

    SearchSettings withReduction() {
        return new SearchSettings(strategy, limit, threads, presets, true, control, checkpoint);
    }

    SearchSettings withControl(ControlSettings how) {
        return new SearchSettings(strategy, limit, threads, presets, reduced, how, checkpoint);
    }

    SearchSettings withCheckpoint(CheckpointSettings where) {
        return new SearchSettings(strategy, limit, threads, presets, reduced, control, where);
    }

    /** All that is not as in {@link #DEFAULT}, each after a semicolon. */
    String configured() {
        StringBuilder text = new StringBuilder(strategy.configured());
        if (limit != NO_LIMIT) {
            text.append("; limit ").append(limit);
        }
        if (threads > 1) {
            text.append("; ").append(threads).append(" threads");
        }
        return text.append(presets.configured())
                .append(reduced ? "; reduced" : "")
                .append(control.configured())
                .append(checkpoint.configured())
                .toString();
    }
}
