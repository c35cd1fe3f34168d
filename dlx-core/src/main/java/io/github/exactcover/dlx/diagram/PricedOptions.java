package io.github.exactcover.dlx.diagram;

import java.util.List;

/**
 * A solution and what it costs.
 *
 * <pre>{@code
 * System.out.println(new PricedOptions<>(7, List.of("three", "four"))); // 7 [three, four]
 * }</pre>
 *
 * @param <O> the type of the options
 * @param cost the sum of what its options cost
 * @param options the options, in the order in which the problem's builder got them
 */
public record PricedOptions<O>(long cost, List<O> options) {

    /**
     * Copies the options.
     *
     * @param cost the sum of what its options cost
     * @param options the options
     */
    public PricedOptions {
        options = List.copyOf(options);
    }

    @Override
    public String toString() {
        return cost + " " + options;
    }
}
