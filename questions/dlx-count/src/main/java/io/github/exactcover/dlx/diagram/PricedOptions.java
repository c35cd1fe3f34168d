package io.github.exactcover.dlx.diagram;

import io.github.exactcover.dlx.internal.text.Given;
import java.util.List;

/**
 * A solution and its cost.
 *
 * <pre>{@code
 * System.out.println(new PricedOptions<>(7, List.of("three", "four"))); // 7 [three, four]
 * }</pre>
 *
 * @param <O> the type of the options
 * @param cost the sum of the costs of its options
 * @param options the options, in the order in which they were added to the problem
 */
public record PricedOptions<O>(long cost, List<O> options) {

    /**
     * Copies the options.
     *
     * @param cost the sum of the costs of its options
     * @param options the options
     */
    public PricedOptions {
        options = Given.copy(options, "options");
    }

    @Override
    public String toString() {
        return cost + " " + options;
    }
}
