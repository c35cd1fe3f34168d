package io.github.exactcover.dlx.internal.cost;

import io.github.exactcover.dlx.internal.race.Crew;
import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.table.OptionTable;
import org.jspecify.annotations.Nullable;

/**
 * The search with links for the cheapest solution, beside the search by prices. It is allowed so much work, and does it
 * in turns, on the caller's thread or on one of its own. Where it stands when it has caught up depends only on the work
 * that it was allowed and on its limits, so both ways give the same result.
 *
 * <p>With a thread of its own, look at what it found, and change its limit, only after {@link #catchUp} returned true
 * and before the next {@link #allow}.
 */
final class SideSearch {

    /** What a unit of work of the search with links costs, in units of the search by prices. */
    static final int LINK_WORK = 4;

    /** The nodes of a turn. */
    static final int TURN = 64;

    /** How long {@link #catchUp} waits for the other thread, so that time-outs are noticed. */
    private static final long AWAIT_NANOS = 2_000_000;

    private final OptionTable table;
    private final ItemRule rule;
    private final Crew crew;

    /** Made in the first turn, because that takes time. */
    private @Nullable LinksSearch search;

    private long limit = Long.MAX_VALUE;

    /** How much it may work. It is told when this grows, also while it works. */
    private volatile long allowed;

    /** Whether its thread had still something to do when we looked last. */
    private boolean isAway;

    private boolean isOver;

    // What the caller sees, as of the last round, so that counters do not depend on how far the other thread is.
    private long nodes;
    private long updates;
    private long work;
    private double fraction;
    private Branch position;

    /**
     * A search that was not allowed any work yet.
     *
     * @param start what it has to visit
     * @throws IllegalArgumentException if there is no such part of its tree
     */
    SideSearch(OptionTable table, ItemRule rule, boolean hasThread, Branch start) {
        this.table = table;
        this.rule = rule;
        this.position = start;
        this.search = start.equals(Branch.ROOT) ? null : new LinksSearch(table, rule, 1, start);
        this.crew = new Crew(hasThread ? 2 : 1);
    }

    /** Allows it to work until it has worked so much, in units of the search by prices. It begins at once if it can. */
    void allow(long work) {
        allowed = work;
        if (work > 0) {
            crew.go(this::help);
        }
    }

    /**
     * Goes on for some nodes or milliseconds, and returns whether it has done all the work that it was allowed, in
     * whole turns.
     */
    boolean catchUp(long budget) {
        if (crew.size() > 1) {
            return await();
        }
        if (isDue()) {
            work(Math.min(budget, TURN - nodes % TURN));
            tell();
        }
        return !isDue();
    }

    private boolean isDue() {
        if (search == null) {
            return allowed > 0;
        }
        return !isOver && (search.nodes() % TURN != 0 || LINK_WORK * search.work() < allowed);
    }

    private void work(long budget) {
        LinksSearch links = search == null ? new LinksSearch(table, rule, 1, Branch.ROOT) : search;
        search = links;
        links.limit(limit);
        isOver = !links.run(budget);
    }

    private void tell() {
        if (search != null) {
            nodes = search.nodes();
            updates = search.updates();
            work = search.work();
            fraction = search.fraction();
        }
    }

    /** A turn on a thread of its own; false when it has caught up. */
    private boolean help(int number) {
        if (isDue()) {
            work(TURN);
        }
        return isDue();
    }

    private boolean await() {
        isAway = !crew.await(AWAIT_NANOS);
        crew.check();
        if (!isAway && allowed > 0) {
            tell();
        }
        return !isAway;
    }

    /** Ends its thread. The caller still sees what it did. */
    void close() {
        crew.close();
    }

    /** From now on, looks only for solutions that cost at most this. */
    void limit(long ceiling) {
        limit = ceiling;
    }

    /** The cheapest solution below the limits that it has found; null if there is none. */
    @Nullable
    Kept best() {
        return search == null ? null : search.cheapest().stream().findFirst().orElse(null);
    }

    /** Whether the caller waits for its thread. */
    boolean isAway() {
        return isAway;
    }

    /** Whether it has seen all solutions below its limit. */
    boolean isOver() {
        return isOver;
    }

    long nodes() {
        return nodes;
    }

    long updates() {
        return updates;
    }

    /** Its work, in units of the search by prices. */
    long work() {
        return LINK_WORK * work;
    }

    /** Says that what it found until now is known elsewhere. */
    void mark() {
        if (search != null) {
            position = search.position();
        }
    }

    /** What it had still to visit at the last {@link #mark}. */
    Branch position() {
        return position;
    }

    double fraction() {
        return fraction;
    }
}
