package io.github.exactcover.dlx.internal.cost;

import io.github.exactcover.dlx.internal.cost.prices.RootPrices;
import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.search.links.DancingLinks;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Branch and bound with dancing links: finds the cheapest solutions. It runs {@link DancingLinks}, and tries the
 * options of an item in the order of their net cost (see {@link RootPrices}). It skips a subtree if the cost of the
 * choices so far plus the lower bound of {@link LinksBound} is too high. Its nodes are a hundred times as fast as those
 * of {@link PriceSearch}, but it sees less. It is better where solutions are hard to find, or cost much more than any
 * bound.
 *
 * <p>Of two solutions with equal cost, the one found first counts as cheaper. The order depends only on the table and
 * the item rule, because skipping subtrees does not change the order of the rest. So the cheapest k solutions are the
 * first k of the cheapest k + 1.
 *
 * <p>It takes turns with others, on this thread or on another one, which look at it only while it rests. Unless it goes
 * on from an earlier search, links and prices are made in its first turn, because that takes time.
 */
public final class LinksSearch {

    /** A solution that is kept, and the number of solutions when it was found. */
    private record Found(Kept kept, long place) {}

    private static final Comparator<Found> CHEAPEST_FIRST =
            Comparator.<Found>comparingLong(found -> found.kept().cost()).thenComparingLong(Found::place);

    /**
     * What is made in the first turn.
     *
     * @param order the options of the table in the order of their net cost
     */
    @SuppressWarnings("ArrayRecordComponent") // It only holds them.
    private record Begun(int[] order, DancingLinks search, LinksBound bound) {

        /** The work so far: updates, cells that bounds looked at, and nodes. It is the same on every machine. */
        long work() {
            return search.updates() + bound.work() + NODE_WORK * search.nodes();
        }
    }

    /** The work of a node that finds nothing to do, in updates. */
    private static final int NODE_WORK = 100;

    /** How much work of the search by prices takes as long as a unit of work of this one. */
    private static final int WORK = 4;

    /** It and {@link AnySolution} stop only after a multiple of this many nodes. */
    static final int TURN = 64;

    private final OptionTable table;
    private final ItemRule rule;
    private final int most;

    /** Whether it leaves out what is too dear. */
    private final boolean skips;

    /** The solutions that are kept, the most expensive at the head. */
    private final PriorityQueue<Found> kept = new PriorityQueue<>(CHEAPEST_FIRST.reversed());

    /** What it has to visit, without the part whose solutions are known to both searches. */
    private Branch rest = Branch.ROOT;

    private @Nullable Begun begun;
    private boolean isOver;

    /** The solutions that are looked for cost at most this. */
    private long ceiling = Long.MAX_VALUE;

    /** The work, as prices count it, that it has to have done. */
    private long allowed;

    // The numbers, copied when it rested last.
    private long nodes;
    private long updates;
    private double fraction;

    /**
     * A search for the cheapest solutions of a table, which has not begun.
     *
     * @param most how many solutions to keep, at least 1
     * @param skips whether it leaves out what is too dear
     * @param allowed how much work it may do to begin with
     */
    public LinksSearch(OptionTable table, ItemRule rule, int most, boolean skips, long allowed) {
        this.table = table;
        this.rule = rule;
        this.most = most;
        this.skips = skips;
        this.allowed = allowed;
    }

    /**
     * Goes on with what an earlier search had still to visit.
     *
     * @throws IllegalArgumentException if there is no such part
     */
    void goTo(Branch part) {
        if (!part.equals(Branch.ROOT)) {
            rest = part;
            begin();
            tell();
        }
    }

    private Begun begin() {
        Begun made = begun;
        if (made == null) {
            RootPrices prices = new RootPrices(table);
            int[] order = most == 1 ? prices.orderOfCheapest() : prices.order();
            DancingLinks search = new DancingLinks(OptionTableBuilder.reordered(table, order), rule, false, rest);
            LinksBound bound = new LinksBound(table, order, prices, search.dance());
            for (int level = 0; level < rest.depth(); level++) {
                bound.choose(level + 1, rest.first(level));
            }
            Begun now = new Begun(order, search, bound);
            search.prune((choices, level) -> canSkip(now, choices, level));
            begun = now;
            made = now;
        }
        return made;
    }

    private boolean canSkip(Begun now, int[] choices, int level) {
        if (level > 0) {
            now.bound.choose(level, now.search.dance().option(choices[level - 1]));
        }
        return skips && ceiling < Long.MAX_VALUE && now.bound.leastCost(level) > ceiling;
    }

    /** It may do so much more work. */
    void allow(long more) {
        allowed += more;
    }

    /** What it may do in all. */
    long allowed() {
        return allowed;
    }

    /** From its next turn on, it looks only for solutions that cost at most this. */
    void limit(long highest) {
        ceiling = Math.min(ceiling, highest);
    }

    /** Whether it has not done all that it may do, in whole turns. */
    boolean isBehind() {
        Begun now = begun;
        boolean isDue = now == null ? allowed > 0 : now.search.nodes() % TURN != 0 || WORK * now.work() < allowed;
        return isDue && !isOver;
    }

    /**
     * Goes on for at most this many nodes, and at most to the end of a turn. Returns whether there is more to see.
     * Solutions are kept on the way.
     */
    public boolean run(long budget) {
        Begun now = begin();
        DancingLinks search = now.search;
        long stop = search.nodes() + Math.min(budget, TURN - search.nodes() % TURN);
        while (!isOver && search.nodes() < stop) {
            Step step = search.run(stop - search.nodes());
            if (step == Step.SOLUTION) {
                keep(now);
            }
            isOver = step == Step.EXHAUSTED;
        }
        return !isOver;
    }

    /** A whole turn; returns whether another one is due. */
    boolean turn() {
        run(TURN);
        return isBehind();
    }

    private void keep(Begun now) {
        int[] options = IntStream.of(now.search.solution())
                .map(option -> now.order[option])
                .toArray();
        long cost = table.cost(options);
        if (cost > ceiling) {
            return;
        }
        kept.add(new Found(new Kept(cost, options), now.search.solutions()));
        if (kept.size() > most) {
            kept.remove();
        }
        if (kept.size() == most) {
            ceiling = kept.element().kept().lessThan();
        }
    }

    /** Whether it has seen everything. */
    boolean isOver() {
        return isOver;
    }

    boolean hasBegun() {
        return begun != null;
    }

    /** The cheapest solutions so far, the cheapest first. At the end, they are the cheapest below the limit. */
    public List<Kept> cheapest() {
        return kept.stream().sorted(CHEAPEST_FIRST).map(Found::kept).toList();
    }

    /** The work so far, as prices count it. */
    long work() {
        return begun == null ? 0 : WORK * begun.work();
    }

    /** Both searches know all solutions so far. */
    void settle() {
        rest = begun == null ? rest : begun.search.position();
    }

    /** What it has still to visit. */
    Branch rest() {
        return rest;
    }

    /** What part of the whole it has visited so far. */
    double fractionNow() {
        return begun == null ? 0 : begun.search.fraction();
    }

    /** Copies the numbers of the search, while no other thread goes on with it. */
    void tell() {
        nodes = begun == null ? 0 : begun.search.nodes();
        updates = begun == null ? 0 : begun.search.updates();
        fraction = fractionNow();
    }

    long nodes() {
        return nodes;
    }

    long updates() {
        return updates;
    }

    double fraction() {
        return fraction;
    }
}
