package io.github.exactcover.dlx.internal.count.layers;

import io.github.exactcover.dlx.internal.count.frontier.Frontier;
import io.github.exactcover.dlx.internal.count.frontier.ItemSequence;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Guesses how much a {@link Sweep} has left to do, from the layers it has seen. The logarithm of the number of states
 * goes on from the height and the slope that it had lately. From there it follows a parabola that is 0 at the last
 * layer, because there only one state is left. The frontier bounds it: a layer has no more states than keys.
 */
final class Forecast {

    /** The layers that have rows, in order. No others ever have states to go on from. */
    private final int[] layers;

    /** By layer: how many rows it has, and the bits of its keys. */
    private final int[] rows;

    private final int[] widths;

    /** By place in {@link #layers}: how far it is. A layer is as long as the bits that say which row was taken. */
    private final double[] distances;

    Forecast(Frontier frontier, ItemSequence sequence) {
        this.rows = IntStream.range(0, frontier.layers).map(frontier::rowCount).toArray();
        this.layers =
                IntStream.range(0, rows.length).filter(layer -> rows[layer] > 0).toArray();
        this.widths = sequence.widths();
        this.distances = new double[layers.length + 1];
        for (int place = 0; place < layers.length; place++) {
            distances[place + 1] = distances[place] + bits(1 + rows[layers[place]]);
        }
    }

    /** How many states and rows are still to be looked at, from the layer on that is under way. */
    double looks(Sweep sweep) {
        int found = Arrays.binarySearch(layers, sweep.layer());
        int now = found < 0 ? -found - 1 : found;
        double left = distances[layers.length] - distances[now];
        int part = Math.max(3, now / 3);
        int top = largest(sweep, now - part + 1, now);
        int before = largest(sweep, now - 2 * part + 1, now - part);
        double height = bits(size(sweep, top));
        double slope = before < top ? (height - bits(size(sweep, before))) / (distances[top] - distances[before]) : 0;
        double bend = (height + slope * left) / (left * left);
        double looks = 0;
        for (int place = now; place < layers.length; place++) {
            int layer = layers[place];
            double further = distances[place] - distances[now];
            double bits = Math.min(height + (slope - bend * further) * further, widths[layer]);
            looks += Math.pow(2, Math.max(0, Math.min(ItemSequence.MOST_BITS, bits))) * (1 + rows[layer]);
        }
        return looks;
    }

    /** Which of the layers {@code first..last}, by their places, has the most states. */
    private int largest(Sweep sweep, int first, int last) {
        int best = Math.max(0, first);
        for (int place = best + 1; place <= last; place++) {
            best = size(sweep, place) > size(sweep, best) ? place : best;
        }
        return best;
    }

    private static double bits(int number) {
        return Math.log(Math.max(1, number)) / Math.log(2);
    }

    private int size(Sweep sweep, int place) {
        if (place == layers.length) {
            return 0;
        }
        return layers[place] == sweep.layer() ? sweep.statesOfLayer() : sweep.size(layers[place]);
    }
}
