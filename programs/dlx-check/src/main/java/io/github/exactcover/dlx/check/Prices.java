package io.github.exactcover.dlx.check;

import static io.github.exactcover.dlx.check.RefusedException.require;

import java.io.IOException;
import java.math.BigInteger;

/**
 * Prices of items, and the bound that they give: whatever the prices are, the bound holds. All sums are exact; if one
 * does not fit into 64 bits, an {@link ArithmeticException} says so.
 */
final class Prices {

    private final State state;
    private final long[] prices;

    /** What prices are divided by. */
    private final long scale;

    /** All costs are multiples of this. */
    private final long divisor;

    /** Solutions that cost more than this do not count; the largest long if all do. */
    final long limit;

    Prices(State state, long scale, long limit) {
        this.state = state;
        this.prices = new long[state.problem.items];
        this.scale = scale;
        this.limit = limit;
        BigInteger gcd = state.problem.costs.stream().map(BigInteger::valueOf).reduce(BigInteger.ZERO, BigInteger::gcd);
        this.divisor = gcd.signum() > 0 && gcd.bitLength() < Long.SIZE ? gcd.longValue() : 1;
    }

    private void change(ProofReader in) throws IOException {
        int item = -1;
        for (long left = in.number(); left > 0; left--) {
            item += 1 + in.number(state.problem.items - item - 1L, "item so far after " + item + ":");
            int at = item;
            long before = prices[at];
            long change = in.number();
            prices[at] = Math.addExact(before, (change >>> 1) ^ -(change & 1)); // The lowest bit is the sign.
            require(at < state.problem.primary || prices[at] <= 0, "secondary item " + at + " has a positive price");
            state.undos.push(() -> prices[at] = before);
        }
    }

    /**
     * Changes prices, adds up, and drops the options that are too dear. Returns whether everything here is.
     *
     * @param useCosts whether costs and the limit count as what they are, or as 0
     */
    boolean areTooHigh(ProofReader in, boolean useCosts) throws IOException {
        change(in);
        require(!useCosts || limit < Long.MAX_VALUE, "prices need a limit, but the proof has no line 'max'");
        long unit = useCosts ? scale : 0;
        long bound = useCosts ? Math.multiplyExact(scale, Math.subtractExact(limit, Math.floorMod(limit, divisor))) : 0;
        long sum = Math.multiplyExact(unit, state.spent);
        for (int item = 0; item < state.problem.items; item++) {
            int most = Math.min(state.liveOptions(item), Math.max(0, state.room(item)));
            int times = prices[item] > 0 ? Math.max(0, state.needed(item)) : most;
            sum = Math.addExact(sum, Math.multiplyExact(prices[item], times));
        }
        long[] nets = new long[state.problem.options];
        for (int option = 0; option < nets.length; option++) {
            nets[option] = state.isLive(option) ? net(option, unit) : 0;
            sum = Math.addExact(sum, Math.min(0, nets[option]));
        }
        long gap = Math.subtractExact(bound, sum);
        for (int option = 0; option < nets.length && gap >= 0; option++) {
            if (nets[option] > gap) {
                state.take(option, false);
            }
        }
        return gap < 0;
    }

    /** What an option costs less the prices of its items. Where it gives an item a color, the price does not count. */
    private long net(int option, long unit) {
        long net = Math.multiplyExact(unit, state.problem.costs.get(option));
        for (int k = 0; k < state.problem.cells.get(option).length; k++) {
            if (state.problem.colors.get(option)[k] == 0) {
                net = Math.subtractExact(net, prices[state.problem.cells.get(option)[k]]);
            }
        }
        return net;
    }
}
