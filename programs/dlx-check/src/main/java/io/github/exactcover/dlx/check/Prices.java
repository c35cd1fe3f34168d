package io.github.exactcover.dlx.check;

import static io.github.exactcover.dlx.check.RefusedException.require;

import java.io.IOException;
import java.math.BigInteger;
import java.util.Arrays;

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
        long[] nets = new long[state.problem.options];
        long sum = useCosts ? 0 : groups(in, nets);
        require(!useCosts || limit < Long.MAX_VALUE, "prices need a limit, but the proof has no line 'max'");
        long unit = useCosts ? scale : 0;
        long bound = useCosts ? Math.multiplyExact(scale, Math.subtractExact(limit, Math.floorMod(limit, divisor))) : 0;
        sum = Math.addExact(sum, Math.multiplyExact(unit, state.spent));
        for (int item = 0; item < state.problem.items; item++) {
            int most = Math.min(state.liveOptions(item), Math.max(0, state.room(item)));
            int times = prices[item] > 0 ? Math.max(0, state.needed(item)) : most;
            sum = Math.addExact(sum, Math.multiplyExact(prices[item], times));
        }
        for (int option = 0; option < nets.length; option++) {
            nets[option] = state.isLive(option) ? Math.addExact(nets[option], net(option, unit)) : 0;
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

    /**
     * Reads groups of options that exclude each other pairwise, so that at most one of a group is chosen. Each option
     * costs the weight of its groups more, and what is chosen costs the weights of all groups less.
     *
     * @return all weights, as a negative number
     */
    private long groups(ProofReader in, long[] nets) throws IOException {
        long sum = 0;
        for (long left = in.number(); left > 0; left--) {
            long weight = in.number();
            int[] group = new int[in.number(state.problem.options + 1L, "group of this length:")];
            int option = -1;
            for (int k = 0; k < group.length; k++) {
                option += 1 + in.number(state.problem.options - option - 1L, "option so far after " + option + ":");
                group[k] = option;
                nets[option] = Math.addExact(nets[option], weight);
            }
            checkGroup(Arrays.stream(group).filter(state::isLive).toArray());
            sum = Math.subtractExact(sum, weight);
        }
        return sum;
    }

    private void checkGroup(int[] group) {
        for (int k = 0; k < group.length; k++) {
            for (int other = 0; other < k; other++) {
                boolean holds = state.exclude(group[other], group[k]);
                require(
                        holds,
                        "options " + group[other] + " and " + group[k] + " of a group do not exclude each other");
            }
        }
    }

    /**
     * Weights of items that must be covered a fixed number of times. Those of each live option have to add up to a
     * multiple of a number, and those of all items must not.
     */
    void checkRemainders(ProofReader in) throws IOException {
        long modulus = in.number();
        require(modulus > 1, "there are no remainders modulo " + modulus);
        change(in);
        long all = 0;
        for (int item = 0; item < prices.length; item++) {
            if (prices[item] != 0) {
                boolean isFixed = item < state.problem.primary && state.needed(item) == state.room(item);
                require(isFixed, "item " + item + " has a weight, but is not covered a fixed number of times");
                all = Math.addExact(all, Math.multiplyExact(prices[item], state.needed(item)));
            }
        }
        require(all % modulus != 0, "the weights of all items add up to " + all + ", a multiple of " + modulus);
        for (int option = 0; option < state.problem.options; option++) {
            long sum = state.isLive(option) ? net(option, 0) : 0;
            require(sum % modulus == 0, "the weights of option " + option + " add up to no multiple of " + modulus);
        }
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
