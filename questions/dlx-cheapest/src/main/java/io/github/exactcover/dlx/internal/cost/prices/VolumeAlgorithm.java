package io.github.exactcover.dlx.internal.cost.prices;

import io.github.exactcover.dlx.internal.simplex.LinearSolution;
import java.util.Arrays;

/**
 * Finds prices of items that bound the cost of a subproblem well, by the volume algorithm of Barahona and Anbil (2000).
 *
 * <p>Give each item a price, and subtract the prices of its items from the cost of each option. What remains is its net
 * cost. Then no solution costs less than the sum of
 * <ul>
 *   <li>the cost of what is chosen already,
 *   <li>for each item with a positive price, the price times how often it must be covered,
 *   <li>for each item with a negative price, the price times how often it can be covered,
 *   <li>all negative net costs.
 * </ul>
 * This holds for any prices. They are whole numbers, and the sum is exact, so the bound can be trusted to the last
 * digit. Only the direction of the next step is computed with floating-point numbers. Java computes these alike
 * everywhere.
 *
 * <p>Each step moves the prices by what the averaged solution lacks: the price of an item rises if it is covered too
 * seldom, and falls if it is covered too often. The averaged solution mixes the options with negative net costs of all
 * steps so far. It comes close to the best fractional solution, so it shows where to branch.
 */
public final class VolumeAlgorithm {

    /**
     * How long prices are looked for, and from what.
     *
     * @param steps how many steps they may take
     * @param isOpen whether the limit says nothing about the cost of solutions
     * @param isFirst whether there is no averaged solution yet
     */
    public record Pace(int steps, boolean isOpen, boolean isFirst) {}

    /** The cells that are looked at before {@link #run} returns; some milliseconds. */
    static final long CELLS_PER_RUN = 1 << 20;

    /**
     * In which steps options that make no difference are left out: not in the first ones, because a dive has only few.
     */
    private static final int SIFT_STEPS = 5;

    private final PricedTable table;
    private final Sieve sieve;

    // The subproblem.
    private int[] options = {};
    private double[] shares = {};
    private int from;
    private int to;

    /** Its items, from 1 on, and the number of each item of the table; 0 is for those that have no price. */
    private final int[] items;

    private final int[] numbers;
    private int itemCount;

    // How often each item must and can be covered, by its number.
    private final int[] needed;
    private final int[] allowed;
    private long spent;
    private long limit;

    /** The cost at which to aim. */
    private double aim;

    /** Where it is open, the aim has to keep ahead of the bound. */
    private Pace pace;

    // The state of the search for prices.
    private int left;
    private int steps;
    private double step;
    private double mostNew;
    private int failures;
    private long earlierBound;
    private long cells;
    private long work;

    /** The best bound so far, the prices that give it, and the net costs of the options at these prices. */
    private long bound;

    private final long[] best;

    private long[] nets = {};

    /** Where the caller wants the prices, for each item of the table. */
    private long[] prices = {};

    /** Whether net costs of options that the sieve leaves out belong to earlier prices. */
    private boolean areNetsOld;

    private final long[] trial;
    private long[] trialNets = {};

    /** How often the averaged solution covers each item, and how often the options with negative net costs do. */
    private final double[] covered;

    private final int[] trialCovered;

    /** What the averaged solution lacks of each item. */
    private final double[] lack;

    public VolumeAlgorithm(PricedTable table) {
        int count = table.itemCount() + 1;
        this.table = table;
        this.pace = new Pace(0, false, false);
        this.sieve = new Sieve(table);
        this.items = new int[count];
        this.numbers = new int[count];
        this.best = new long[count];
        this.needed = new int[count];
        this.allowed = new int[count];
        this.trial = new long[count];
        this.covered = new double[count];
        this.trialCovered = new int[count];
        this.lack = new double[count];
    }

    /** Forgets the items of the subproblem before. */
    public void clear() {
        itemCount = 0;
        Arrays.fill(numbers, 0);
    }

    /** One more item of the subproblem, with how often it must and can be covered by its options. */
    public void item(int item, int needed, int allowed) {
        itemCount++;
        this.needed[itemCount] = needed;
        this.allowed[itemCount] = allowed;
        items[itemCount] = item;
        numbers[item] = itemCount;
    }

    /**
     * Begins with a subproblem of the {@linkplain #item items}.
     *
     * @param options has its options; must not change until the end
     * @param shares the averaged solution, in the same places; is improved
     * @param spent the cost of what was chosen already
     * @param limit stops once the bound is larger
     */
    public void start(int[] options, double[] shares, Subproblem problem, long spent, long limit, Pace pace) {
        this.options = options;
        this.shares = shares;
        this.from = problem.from;
        this.to = problem.to;
        this.spent = spent;
        this.prices = problem.prices;
        this.limit = limit;
        this.pace = pace;
        this.step = problem.step;
        this.left = pace.steps;
        this.steps = 0;
        this.failures = 0;
        this.mostNew = pace.isFirst ? 0.1 : 0.05;
        measure();
        evaluateStart();
        startAverage();
    }

    /** Makes room for the options, and counts their cells. */
    private void measure() {
        if (nets.length < to - from) {
            nets = new long[Math.max(to - from, table.optionCount())];
            trialNets = new long[nets.length];
        }
        cells = itemCount;
        for (int q = from; q < to; q++) {
            cells += table.starts[options[q] + 1] - table.starts[options[q]];
        }
        work += cells;
    }

    /** The bound of the prices to start with, and the cost at which to aim first. */
    private void evaluateStart() {
        for (int i = 1; i <= itemCount; i++) {
            best[i] = prices[items[i]];
        }
        project(best, best);
        bound = evaluateAll(best, nets);
        areNetsOld = false;
        earlierBound = bound;
        aim = pace.isOpen
                ? bound + 0.05 * Math.abs((double) bound) + table.typicalCost / 8
                : limit + (double) table.scale;
        keepAhead();
    }

    private void startAverage() {
        Arrays.fill(covered, 0);
        for (int q = from; q < to; q++) {
            if (pace.isFirst) {
                shares[q] = nets[q - from] < 0 ? 1 : 0;
            }
            double share = shares[q];
            if (share > 0) {
                for (int cell = table.starts[options[q]]; cell < table.starts[options[q] + 1]; cell++) {
                    covered[numbers[table.items[cell]]] += share;
                }
            }
        }
    }

    /** Goes on for some milliseconds, and returns whether it is done. */
    public boolean run() {
        long rest = CELLS_PER_RUN;
        while (left > 0 && bound <= limit) {
            if (rest <= 0) {
                return false;
            }
            long before = work;
            left = step() ? left - 1 : 0;
            rest -= work - before;
        }
        sieve.settle(shares);
        tellPrices();
        return true;
    }

    private void tellPrices() {
        for (int i = 1; i <= itemCount; i++) {
            prices[items[i]] = best[i];
        }
    }

    /** Takes over the prices and the fractional solution of a linear program, if its bound is better. */
    public void take(LinearSolution program) {
        for (int i = 1; i <= itemCount; i++) {
            trial[i] = Math.round(program.price(items[i]));
        }
        project(trial, trial);
        long trialBound = evaluateAll(trial, trialNets);
        work += cells;
        if (trialBound > bound) {
            bound = trialBound;
            takeTrial();
            areNetsOld = false;
            tellPrices();
        }
        if (program.isBest()) {
            for (int q = from; q < to; q++) {
                shares[q] = program.share(options[q]);
            }
        }
    }

    /** The best bound, in price units. */
    public long bound() {
        return bound;
    }

    /** The cells that were looked at so far. */
    public long work() {
        return work;
    }

    /** The net cost of the option in a place, at the best prices. */
    public long net(int place) {
        if (areNetsOld) {
            evaluateAll(best, nets);
            areNetsOld = false;
        }
        return nets[place - from];
    }

    /** The length of the steps at the end. */
    public double stepLength() {
        return Math.max(step, 0.02);
    }

    /** One step. Returns false if another one would gain nothing. */
    private boolean step() {
        steps++;
        double length = measureLack();
        if (length < 1e-9) {
            return false;
        }
        double factor = step * (aim - bound) / length;
        for (int i = 1; i <= itemCount; i++) {
            trial[i] = best[i] + Math.round(factor * lack[i]);
        }
        project(best, trial);
        long trialBound = evaluateTrial();
        double along = average(length);
        if (trialBound > bound) {
            if (along >= 0) {
                step = Math.min(2, 1.1 * step);
            }
            failures = 0;
            bound = trialBound;
            takeTrial();
            areNetsOld = sieve.leavesOut();
            keepAhead();
        } else if (++failures >= (pace.isFirst ? 20 : 6)) {
            step = Math.max(1e-4, 0.66 * step);
            failures = 0;
        }
        return steps % 100 != 0 || isWorthwhile();
    }

    /** Finds what the averaged solution lacks of each item. Returns the sum of the squares. */
    private double measureLack() {
        double length = 0;
        for (int i = 1; i <= itemCount; i++) {
            double missing = lack(i, best[i], covered[i]);
            lack[i] = missing;
            length += missing * missing;
        }
        return length;
    }

    /**
     * What is missing of an item, positive if it is covered too seldom. An item without a price may be covered freely.
     */
    private double lack(int item, long price, double covered) {
        int low = needed[item];
        int high = allowed[item];
        if (low == high) {
            return low - covered;
        }
        if (price > 0 || (price == 0 && covered < low)) {
            return low - covered;
        }
        return price < 0 || covered > high ? high - covered : 0;
    }

    /**
     * Mixes the options with negative net costs into the averaged solution. Returns how far the step was a good
     * direction.
     */
    private double average(double length) {
        double along = 0;
        double square = 0;
        for (int i = 1; i <= itemCount; i++) {
            double missing = lack(i, trial[i], trialCovered[i]);
            along += missing * lack[i];
            square += missing * missing;
        }
        double apart = square - 2 * along + length;
        double part = apart > 1e-12 ? (length - along) / apart : mostNew;
        part = Math.max(mostNew / 10, Math.min(mostNew, part));
        int[] places = sieve.places;
        for (int i = 0; i < sieve.size; i++) {
            int q = places[i];
            shares[q] = (1 - part) * shares[q] + (trialNets[q - from] < 0 ? part : 0);
        }
        sieve.decay(1 - part);
        for (int i = 1; i <= itemCount; i++) {
            covered[i] = (1 - part) * covered[i] + part * trialCovered[i];
        }
        return along;
    }

    private void takeTrial() {
        System.arraycopy(trial, 0, best, 0, itemCount + 1);
        long[] swapped = nets;
        nets = trialNets;
        trialNets = swapped;
    }

    private void keepAhead() {
        double size = Math.abs((double) bound);
        double ahead = pace.isOpen ? size * 0.02 + table.typicalCost / 8 : size * 0.001 + table.scale;
        aim = Math.max(aim, bound + ahead);
    }

    /** Called every hundred steps. Slows the average down if little was gained, and returns whether to go on. */
    private boolean isWorthwhile() {
        double gain = (double) bound - earlierBound;
        earlierBound = bound;
        if (gain < 0.001 * Math.abs((double) bound)) {
            mostNew = Math.max(mostNew / 2, 0.005);
        }
        return !pace.isFirst || steps <= 400 || (gain > 0 && gain >= 2e-6 * Math.abs((double) bound));
    }

    /**
     * Sets prices to 0 that make no sense: positive ones of items that need not be covered, negative ones of items that
     * may be covered any number of times, and those that change their sign.
     */
    private void project(long[] before, long[] after) {
        long cap = table.cap;
        for (int i = 1; i <= itemCount; i++) {
            long price = Math.max(-cap, Math.min(cap, after[i]));
            if (needed[i] != allowed[i] || needed[i] == 0) {
                price = projected(i, before[i], price);
            }
            after[i] = price;
        }
    }

    private long projected(int item, long before, long after) {
        boolean crosses = needed[item] < allowed[item] && (before > 0 ? after < 0 : before < 0 && after > 0);
        boolean isEmpty = (after > 0 && needed[item] == 0) || (after < 0 && allowed[item] == Integer.MAX_VALUE);
        return crosses || isEmpty ? 0 : after;
    }

    /** The bound that the prices of this step give. Looks at all options only if that may make a difference. */
    private long evaluateTrial() {
        if (!sieve.holds(trial, itemCount)) {
            sieve.settle(shares);
            sieve.keepAll(options, from, to, numbers);
            work += cells;
        }
        work += itemCount + sieve.cells();
        long trialBound = evaluate(trial, trialNets);
        if (!sieve.leavesOut() && steps % SIFT_STEPS == 0) {
            sieve.sift(trialNets, trial);
        }
        return trialBound;
    }

    private long evaluateAll(long[] prices, long[] nets) {
        sieve.keepAll(options, from, to, numbers);
        return evaluate(prices, nets);
    }

    /**
     * The bound that prices give. Computes the net costs of the options that are looked at, and how often those with
     * negative ones cover each item.
     */
    private long evaluate(long[] prices, long[] nets) {
        long sum = spent;
        for (int i = 1; i <= itemCount; i++) {
            long price = prices[i];
            sum += price > 0 ? price * needed[i] : price < 0 ? price * allowed[i] : 0;
        }
        Arrays.fill(trialCovered, 0, itemCount + 1, 0);
        int[] cellItems = sieve.items;
        int end = 0;
        for (int i = 0; i < sieve.size; i++) {
            int start = end;
            end = sieve.ends[i];
            long net = sieve.costs[i];
            for (int cell = start; cell < end; cell++) {
                net -= prices[cellItems[cell]];
            }
            nets[sieve.places[i] - from] = net;
            if (net < 0) {
                sum += net;
                for (int cell = start; cell < end; cell++) {
                    trialCovered[cellItems[cell]]++;
                }
            }
        }
        return sum;
    }
}
