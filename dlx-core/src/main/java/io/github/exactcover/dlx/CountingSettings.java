package io.github.exactcover.dlx;

import io.github.exactcover.dlx.internal.count.CountingMethod;
import io.github.exactcover.dlx.internal.text.Phrases;

/**
 * How solutions are to be counted. Immutable; part of the {@link StrategySettings}.
 *
 * @param maxBytes how much memory memos may take; 0 for a part of what the machine gives
 */
record CountingSettings(Counting method, long maxBytes) {

    static final CountingSettings DEFAULT = new CountingSettings(Counting.AUTO, 0);

    /** One part of so many of the heap. */
    private static final int DEFAULT_PART = 2;

    CountingSettings withMethod(Counting newMethod) {
        return new CountingSettings(newMethod, maxBytes);
    }

    CountingSettings withMaxBytes(long bytes) {
        return new CountingSettings(method, bytes);
    }

    /** All that is not as in {@link #DEFAULT}, each after a semicolon. */
    String configured() {
        return (method == Counting.AUTO ? "" : "; counting " + method)
                + (maxBytes == 0 ? "" : "; at most " + Phrases.count(maxBytes, "byte") + " of memo");
    }

    /** The memory for memos. */
    long bytes() {
        return maxBytes == 0 ? Runtime.getRuntime().maxMemory() / DEFAULT_PART : maxBytes;
    }

    /** What the method is called inside. */
    CountingMethod internal() {
        return switch (method) {
            case AUTO -> CountingMethod.AUTO;
            case SEARCH -> CountingMethod.SEARCH;
            case FRONTIER -> CountingMethod.FRONTIER;
            case BRANCH -> CountingMethod.BRANCH;
        };
    }
}
