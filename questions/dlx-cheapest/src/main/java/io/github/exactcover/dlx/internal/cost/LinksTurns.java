package io.github.exactcover.dlx.internal.cost;

import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A {@link LinksSearch} that takes turns with others, on this thread or on another one, which look at it only while it
 * rests. Unless it goes on from an earlier one, it is made in its first turn, because that
 * takes time.
 */
final class LinksTurns {

    /** How much work of the search by prices takes as long as a unit of work of this one. */
    private static final int WORK = 4;

    /** It and {@link AnySolution} stop only after a multiple of this many nodes. */
    static final int TURN = 64;

    private final OptionTable table;
    private final ItemRule rule;

    /** How many solutions to keep. */
    private final int most;

    /** Whether it leaves out what is too dear. */
    private final boolean skips;

    /** What it has to visit, without the part whose solutions are known to both searches. */
    private Branch rest;

    private @Nullable LinksSearch search;
    private boolean isOver;

    /** The solutions that are looked for cost at most this. */
    private long ceiling = Long.MAX_VALUE;

    /** The work, as prices count it, that it has to have done. */
    private long allowed;

    // The numbers, copied when it rested last.
    private long nodes;
    private long updates;
    private double fraction;

    /** A search that has not begun, for so much work to begin with. */
    LinksTurns(OptionTable table, ItemRule rule, int most, boolean skips, long allowed) {
        this.table = table;
        this.rule = rule;
        this.most = most;
        this.skips = skips;
        this.rest = Branch.ROOT;
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
            search();
            tell();
        }
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
        ceiling = highest;
    }

    /** Whether it has not done all that it may do, in whole turns. */
    boolean isBehind() {
        LinksSearch now = search;
        boolean isDue = now == null ? allowed > 0 : now.nodes() % TURN != 0 || WORK * now.work() < allowed;
        return isDue && !isOver;
    }

    /** Goes on for at most this many nodes, and at most to the end of a turn. Returns whether there is more to see. */
    boolean run(long budget) {
        LinksSearch now = search();
        now.limit(ceiling);
        isOver = !now.run(Math.min(budget, TURN - now.nodes() % TURN));
        return !isOver;
    }

    /** A whole turn; returns whether another one is due. */
    boolean turn() {
        run(TURN);
        return isBehind();
    }

    private LinksSearch search() {
        LinksSearch made = search;
        if (made == null) {
            made = new LinksSearch(table, rule, most, rest);
            if (!skips) {
                made.skipNothing();
            }
            search = made;
        }
        return made;
    }

    /** Whether it has seen everything. */
    boolean isOver() {
        return isOver;
    }

    boolean hasBegun() {
        return search != null;
    }

    /** The cheapest solutions so far, the cheapest first. */
    List<Kept> cheapest() {
        return search == null ? List.of() : search.cheapest();
    }

    /** The work so far, as prices count it. */
    long work() {
        return search == null ? 0 : WORK * search.work();
    }

    /** Both searches know all solutions so far. */
    void settle() {
        rest = search == null ? rest : search.position();
    }

    /** What it has still to visit. */
    Branch rest() {
        return rest;
    }

    /** What part of the whole it has visited so far. */
    double fractionNow() {
        return search == null ? 0 : search.fraction();
    }

    /** Copies the numbers of the search, while no other thread goes on with it. */
    void tell() {
        nodes = search == null ? 0 : search.nodes();
        updates = search == null ? 0 : search.updates();
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
