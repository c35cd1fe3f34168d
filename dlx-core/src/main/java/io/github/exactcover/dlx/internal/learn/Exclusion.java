package io.github.exactcover.dlx.internal.learn;

/** Which options cannot be chosen together with some others, because of an item that only one of them may cover. */
final class Exclusion {

    private final Network network;

    /** For each item that may be covered once, the last set of options in which it is, and the color that they give it. */
    private final int[] stamps;

    private final int[] colors;
    private int stamp;

    Exclusion(Network network) {
        this.network = network;
        stamps = new int[network.itemCount];
        colors = new int[network.itemCount];
    }

    /** Starts with no options. */
    void start() {
        stamp++;
    }

    void add(int option) {
        for (int cell = network.limitStarts[option]; cell < network.limitStarts[option + 1]; cell++) {
            int item = network.limits[cell];
            if (network.highs[item] == 1) {
                stamps[item] = stamp;
                colors[item] = network.limitColors[cell];
            }
        }
    }

    /** Whether one of the options that were added cannot be chosen together with this one. */
    boolean excludes(int option) {
        for (int cell = network.limitStarts[option]; cell < network.limitStarts[option + 1]; cell++) {
            int item = network.limits[cell];
            if (stamps[item] == stamp && !Network.agree(colors[item], network.limitColors[cell])) {
                return true;
            }
        }
        return false;
    }
}
