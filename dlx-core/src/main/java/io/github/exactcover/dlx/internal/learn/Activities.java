package io.github.exactcover.dlx.internal.learn;

/** How often options, or items, took part in conflicts, where late conflicts count more than early ones. */
final class Activities {

    private static final double LARGEST = 1e100;

    /** The activity of each. */
    final double[] values;

    private double increment = 1;

    Activities(double[] values) {
        this.values = values;
    }

    void bump(int number) {
        values[number] += increment;
    }

    /** Makes all activities so far less important than those to come, by a factor less than 1. */
    void decay(double factor) {
        increment /= factor;
        if (increment > LARGEST) {
            increment /= LARGEST;
            for (int i = 0; i < values.length; i++) {
                values[i] /= LARGEST;
            }
        }
    }
}
