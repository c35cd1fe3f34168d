package io.github.exactcover.dlx.internal.learn;

import java.util.Arrays;

/** Options in the order of their activity, the most active at the top. */
final class OptionHeap {

    /** How often options, or items, took part in conflicts, where late conflicts count more than early ones. */
    static final class Activities {

        /** Above this, all activities are scaled down, as in MiniSat: a double holds numbers up to 10^308. */
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

        /** Makes all activities less important than those to come, by a factor less than 1. */
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

    private final double[] activities;
    private final int[] heap;

    /** The place of each option in {@link #heap}, -1 if it is not there. */
    private final int[] places;

    private int size;

    /** Holds all options. */
    OptionHeap(double[] activities) {
        this.activities = activities;
        heap = new int[activities.length];
        places = new int[activities.length];
        Arrays.fill(places, -1);
        for (int option = 0; option < activities.length; option++) {
            add(option);
        }
    }

    boolean isEmpty() {
        return size == 0;
    }

    /** Adds an option if it is not there. */
    void add(int option) {
        if (places[option] < 0) {
            places[option] = size;
            heap[size++] = option;
            rise(places[option]);
        }
    }

    /** Takes out the most active option. */
    int remove() {
        int top = heap[0];
        places[top] = -1;
        size--;
        if (size > 0) {
            heap[0] = heap[size];
            places[heap[0]] = 0;
            sink();
        }
        return top;
    }

    /** Moves an option to its place after its activity has grown. */
    void grown(int option) {
        if (places[option] >= 0) {
            rise(places[option]);
        }
    }

    private void rise(int from) {
        int place = from;
        int option = heap[place];
        double activity = activities[option];
        while (place > 0) {
            int above = heap[(place - 1) >> 1];
            if (activities[above] >= activity) {
                break;
            }
            heap[place] = above;
            places[above] = place;
            place = (place - 1) >> 1;
        }
        heap[place] = option;
        places[option] = place;
    }

    private void sink() {
        int place = 0;
        int option = heap[0];
        double activity = activities[option];
        while (2 * place + 1 < size) {
            int below = 2 * place + 1;
            if (below + 1 < size && activities[heap[below + 1]] > activities[heap[below]]) {
                below++;
            }
            if (activities[heap[below]] <= activity) {
                break;
            }
            heap[place] = heap[below];
            places[heap[place]] = place;
            place = below;
        }
        heap[place] = option;
        places[option] = place;
    }
}
