package io.github.exactcover.dlx.internal.simplex;

import io.github.exactcover.dlx.internal.table.Patience;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The best prices and the best fractional solution of a subproblem, by the dual simplex method: what {@code
 * VolumeAlgorithm} of dlx-cheapest comes close to. Such a fractional solution is a corner: it uses as few options as
 * possible, so it shows better where to branch, and often it is a solution.
 *
 * <p>Its floating-point numbers are the same on every machine, and prove nothing: the bound is that of rounded prices.
 *
 * <p>Rows are the items that have prices. Each has a slack, so that the sum of the shares of its options and the slack
 * is 0; the slack is between minus the most and minus the least that the item may be covered. Since all variables have
 * bounds, it can start from any basis, whatever was chosen or dropped since: that of the node before, or of the parent.
 */
public final class LinearProgram implements LinearSolution {

    /** The most pivots, only to be sure of an end. With 1,000, 14 rosters and tables took the same work. */
    public static final int MOST_STEPS = 20_000;

    /** By how much a value may be out of its bounds, because of rounding errors. */
    private static final double TOLERANCE = 1e-7;

    /** The work after which {@link #run} returns; some milliseconds. */
    private static final long WORK_PER_RUN = 1 << 20;

    private static final int AT_LOW = -1;
    private static final int AT_HIGH = -2;

    private final Coefficients table;
    private final int count;
    private final int rows;
    private final int[] rowOf;

    /** The row of each cell, or {@code rows} if its item has no price. */
    private final int[] cells;

    /** What each variable costs: first the options, then the slacks. */
    private final double[] costs;

    private final double[] low;
    private final double[] high;

    /** Where a variable is in the basis, or at which of its bounds it is. */
    private final int[] places;

    /** The value of each variable that is not in the basis. */
    private final double[] at;

    private final Basis basis;

    /** The values of the variables of the basis, by their places. */
    private final double[] values;

    /** The prices of the rows, and the net costs of the variables. */
    private final double[] prices;

    private final double[] nets;

    /** How much the sums of the rows change, before the values of the basis are adapted. */
    private final double[] changes;

    private final RatioTest ratios;

    /** By how much the variable that leaves the basis is still out of its bounds. */
    private double infeasibility;

    /** By how much the price of its row has to change until the net cost of the last candidate is 0. */
    private double ratio;

    private int[] options = {};
    private int from;
    private int to;
    private double value;
    private double limit;
    private int left;
    private long work;
    private boolean isBest;

    /** The prices at the last basis, if they were raised beyond it to show that there is no solution. */
    private final double[] before;

    private boolean isBeyond;

    /** Where it stood before a trial; made at the first one. */
    private @Nullable ProgramState saved;

    /** A program for all subproblems of a table, which begins with these prices. */
    public LinearProgram(Coefficients table, long[] start) {
        this.table = table;
        this.count = table.optionCount();
        ProgramRows layout = new ProgramRows(table, start);
        this.rowOf = layout.rowOf;
        this.rows = layout.rows;
        this.cells = layout.cells;
        this.costs = layout.costs;
        this.low = layout.low;
        this.high = layout.high;
        this.places = new int[count + rows];
        this.at = new double[count + rows];
        this.basis = new Basis(table, rows, cells);
        this.values = new double[rows];
        this.prices = new double[rows + 1];
        this.before = new double[rows + 1];
        this.nets = new double[count + rows];
        this.changes = new double[rows + 1];
        this.ratios = new RatioTest(count + rows);
        Arrays.fill(places, AT_LOW);
        invert();
    }

    /**
     * Begins with a subproblem.
     *
     * @param options those that are left, in {@code from..to-1}
     * @param chosen the options that are chosen
     * @param limit stops once the bound is larger
     * @param most the most pivots
     */
    public void start(int[] options, int from, int to, int[] chosen, long limit, int most) {
        this.options = options;
        this.from = from;
        this.to = to;
        this.limit = (limit + table.scale / 64.0) / table.typicalCost;
        Arrays.fill(low, 0, count, 0);
        Arrays.fill(high, 0, count, 0);
        for (int q = from; q < to; q++) {
            high[options[q]] = 1;
        }
        for (int option : chosen) {
            low[option] = 1;
            high[option] = 1;
        }
        begin(most);
    }

    /** The same from an earlier basis, which {@link #save} copied. */
    public void startAt(BasisState earlier, int[] options, int from, int to, int[] chosen, long limit, int most) {
        release();
        basis.restore(earlier);
        isBeyond = false;
        invert();
        start(options, from, to, chosen, limit, most);
    }

    private void begin(int most) {
        left = most;
        isBest = false;
        if (isBeyond) {
            System.arraycopy(before, 0, prices, 0, rows);
            isBeyond = false;
        }
        if (basis.isWorn()) {
            invert();
        }
        settle();
    }

    /** Moves each variable that is not in the basis to the bound that suits its net cost. */
    private void settle() {
        Arrays.fill(changes, 0);
        for (int option = 0; option < count; option++) {
            if (places[option] < 0) {
                nets[option] = net(option);
                moveTo(option, nets[option] < 0 ? AT_HIGH : AT_LOW);
            }
        }
        for (int row = 0; row < rows; row++) {
            int slack = count + row;
            if (places[slack] < 0) {
                nets[slack] = costs[slack] - prices[row];
                moveTo(slack, nets[slack] < 0 ? AT_HIGH : AT_LOW);
            }
        }
        adaptValues();
        value = 0;
        for (int variable = 0; variable < count + rows; variable++) {
            double share = places[variable] < 0 ? at[variable] : values[places[variable]];
            // What a constant slack costs is made up, so it does not count.
            boolean isFree = variable >= count && low[variable] == high[variable];
            value += costs[variable] * (isFree ? share - low[variable] : share);
        }
        work += count + rows;
    }

    private void moveTo(int variable, int bound) {
        places[variable] = bound;
        double by = (bound == AT_LOW ? low[variable] : high[variable]) - at[variable];
        if (by != 0) {
            at[variable] += by;
            change(variable, by);
        }
    }

    private void change(int variable, double by) {
        if (variable >= count) {
            changes[variable - count] += by;
            return;
        }
        for (int cell = table.starts[variable]; cell < table.starts[variable + 1]; cell++) {
            changes[cells[cell]] += by;
        }
    }

    private double net(int option) {
        double net = costs[option];
        int end = table.starts[option + 1];
        for (int cell = table.starts[option]; cell < end; cell++) {
            net -= prices[cells[cell]];
        }
        return net;
    }

    /** Computes the inverse, the prices and the values anew, to get rid of rounding errors. */
    private void invert() {
        release();
        basis.invert();
        for (int place = 0; place < rows; place++) {
            places[basis.variables[place]] = place;
            prices[place] = costs[basis.variables[place]];
        }
        basis.multiplyRow(prices);
        recompute();
    }

    /** Takes all variables out of the basis. */
    private void release() {
        for (int variable : basis.variables) {
            at[variable] = 0;
            places[variable] = AT_LOW;
        }
    }

    /** Computes the values of the variables in the basis anew. */
    private void recompute() {
        Arrays.fill(changes, 0);
        for (int variable = 0; variable < count + rows; variable++) {
            if (places[variable] < 0 && at[variable] != 0) {
                change(variable, at[variable]);
            }
        }
        Arrays.fill(values, 0);
        adaptValues();
    }

    /** Changes the values of the variables in the basis by what {@link #changes} did to the sums of the rows. */
    private void adaptValues() {
        basis.multiply(changes);
        for (int row = 0; row < rows; row++) {
            values[row] -= changes[row];
        }
    }

    /** A place for {@link #save}. */
    public BasisState newState() {
        return new BasisState(rows);
    }

    /** Copies the basis, for {@link #startAt}. */
    public void save(BasisState state) {
        basis.save(state);
    }

    /** Goes on for some milliseconds, and returns whether it is done. */
    public boolean run() {
        long stop = work() + WORK_PER_RUN;
        while (left > 0 && value <= limit) {
            left--;
            if (!step()) {
                return true;
            }
            if (basis.isWorn()) {
                invert();
                settle();
            }
            if (work() > stop) {
                return left == 0;
            }
        }
        return true;
    }

    /** One pivot. Returns false if there is nothing more to do. */
    private boolean step() {
        int place = mostWrong();
        if (place < 0) {
            isBest = true;
            return false;
        }
        basis.leave(place);
        int old = basis.variables[place];
        double sign = values[place] < low[old] ? 1 : -1;
        double wanted = sign > 0 ? low[old] : high[old];
        infeasibility = Math.abs(wanted - values[place]);
        findCandidates(sign);
        int chosen = chooseEntering();
        if (chosen >= 0) {
            return exchange(place, chosen, wanted);
        }
        double far = 2 * (1 + Math.abs(limit) + Math.abs(limit - value)) / Math.max(TOLERANCE, infeasibility);
        // The row cannot be satisfied, so its price may rise, and the bound with it, without end.
        System.arraycopy(prices, 0, before, 0, rows);
        isBeyond = true;
        raise(-sign * (ratio + far));
        return false;
    }

    /** The number of the candidate that enters the basis; -1 if none can, so that the row cannot be satisfied. */
    private int chooseEntering() {
        Arrays.fill(changes, 0);
        ratio = 0;
        boolean flips = false;
        int chosen = ratios.next(nets);
        while (chosen >= 0) {
            int variable = ratios.variable(chosen);
            double slope = ratios.slope(chosen);
            ratio = Math.abs(nets[variable] / slope);
            infeasibility -= Math.abs(slope) * (high[variable] - low[variable]);
            if (infeasibility < TOLERANCE) {
                break;
            }
            // Instead of entering, this variable moves to its other bound, and the price goes on.
            flip(variable);
            flips = true;
            ratios.pass(chosen);
            Patience.ofThread().spend(ratios.size());
            chosen = ratios.next(nets);
        }
        work += ratios.size();
        if (flips) {
            adaptValues();
        }
        return chosen;
    }

    private void flip(int variable) {
        double old = at[variable];
        moveTo(variable, places[variable] == AT_LOW ? AT_HIGH : AT_LOW);
        value += nets[variable] * (at[variable] - old);
    }

    private void raise(double by) {
        for (int row = 0; row < rows; row++) {
            prices[row] += by * basis.leaving[row];
        }
    }

    private int mostWrong() {
        int best = -1;
        double most = 0;
        for (int place = 0; place < rows; place++) {
            int variable = basis.variables[place];
            double below = low[variable] - values[place];
            double above = values[place] - high[variable];
            double wrong = below > above ? below : above;
            if (wrong > TOLERANCE && wrong * wrong > most * basis.weights[place]) {
                most = wrong * wrong / basis.weights[place];
                best = place;
            }
        }
        work += rows / 2;
        return best;
    }

    private void findCandidates(double sign) {
        ratios.clear();
        double[] leaving = basis.leaving;
        for (int q = from; q < to; q++) {
            int option = options[q];
            if (places[option] < 0) {
                double slope = 0;
                int end = table.starts[option + 1];
                for (int cell = table.starts[option]; cell < end; cell++) {
                    slope += leaving[cells[cell]];
                }
                work += end - table.starts[option];
                propose(option, slope, sign);
            }
        }
        for (int row = 0; row < rows; row++) {
            int slack = count + row;
            if (places[slack] < 0 && leaving[row] != 0 && low[slack] < high[slack]) {
                propose(slack, leaving[row], sign);
            }
        }
    }

    private void propose(int variable, double slope, double sign) {
        boolean mayEnter = high[variable] > low[variable] && (places[variable] == AT_LOW) == (sign * slope < 0);
        ratios.add(variable, slope, mayEnter);
    }

    /**
     * A variable enters the basis.
     *
     * @param place the place of the one that leaves
     * @param wanted the value of the one that leaves
     * @return false if rounding errors make that impossible even with a fresh inverse
     */
    private boolean exchange(int place, int chosen, double wanted) {
        int variable = ratios.variable(chosen);
        basis.enter(variable);
        double pivot = basis.entering[place];
        if (Math.abs(pivot - ratios.slope(chosen)) > 1e-6 * (1 + Math.abs(pivot))) {
            boolean isFresh = basis.isFresh();
            basis.wear();
            return !isFresh;
        }
        double step = nets[variable] / pivot;
        double by = (values[place] - wanted) / pivot;
        value += nets[variable] * by;
        ratios.lower(nets, step);
        raise(step);
        for (int i = 0; i < rows; i++) {
            values[i] -= by * basis.entering[i];
        }
        int old = basis.variables[place];
        basis.exchange(place, variable);
        places[old] = wanted == low[old] ? AT_LOW : AT_HIGH;
        at[old] = wanted;
        nets[old] = -step;
        places[variable] = place;
        values[place] = at[variable] + by;
        at[variable] = 0;
        return true;
    }

    /**
     * By how much the bound rises if an option is chosen, or if it is dropped, as far as a few pivots show; infinite if
     * it rises above the limit. The program must be {@linkplain #isBest at its best}, and stays there.
     *
     * @param end where the options end now, of which some may have been dropped since {@link #start}
     * @param most the most pivots
     */
    public double rise(int option, boolean isChosen, int end, int most) {
        to = end;
        ProgramState state = saved == null ? new ProgramState(count + rows, rows) : saved;
        saved = state;
        save(state);
        double oldLow = low[option];
        double oldHigh = high[option];
        low[option] = isChosen ? 1 : 0;
        high[option] = low[option];
        boolean goesOn = true;
        for (int pivots = 0; goesOn && pivots < most && value <= limit; pivots++) {
            goesOn = step();
        }
        double rise = isBeyond || value > limit ? Double.POSITIVE_INFINITY : value - state.value;
        low[option] = oldLow;
        high[option] = oldHigh;
        restore(state);
        return rise;
    }

    private void save(ProgramState state) {
        basis.save(state);
        state.value = value;
        System.arraycopy(places, 0, state.places, 0, places.length);
        System.arraycopy(at, 0, state.at, 0, at.length);
        System.arraycopy(nets, 0, state.nets, 0, nets.length);
        System.arraycopy(values, 0, state.values, 0, rows);
        System.arraycopy(prices, 0, state.prices, 0, rows + 1);
        work += 2L * (count + rows);
    }

    private void restore(ProgramState state) {
        basis.restore(state);
        value = state.value;
        System.arraycopy(state.places, 0, places, 0, places.length);
        System.arraycopy(state.at, 0, at, 0, at.length);
        System.arraycopy(state.nets, 0, nets, 0, nets.length);
        System.arraycopy(state.values, 0, values, 0, rows);
        System.arraycopy(state.prices, 0, prices, 0, rows + 1);
        isBeyond = false;
        isBest = true;
        work += 2L * (count + rows);
    }

    @Override
    public boolean isBest() {
        return isBest;
    }

    @Override
    public double price(int item) {
        return rowOf[item] < 0 ? 0 : prices[rowOf[item]] * table.typicalCost;
    }

    @Override
    public double share(int option) {
        int place = places[option];
        return place >= 0 ? Math.max(0, Math.min(1, values[place])) : at[option];
    }

    public long work() {
        return work + basis.work();
    }
}
