package io.github.exactcover.dlx.internal.run;

import io.github.exactcover.dlx.internal.search.Telling;
import io.github.exactcover.dlx.internal.table.RecentPlaces;
import java.lang.ref.WeakReference;

/**
 * One solution after the other in the order of the search. What has not changed since the one before is not put in
 * order again.
 *
 * <p>For the thread that made it. Other threads, to which solutions may be handed, must do without.
 */
public final class RecentOrder {

    private final Telling telling;

    /** Weak, because a solution that is kept must not keep a thread. */
    private final WeakReference<Thread> owner = new WeakReference<>(Thread.currentThread());

    private int[] last = {};
    private int[] ordered = {};

    RecentOrder(Telling telling) {
        this.telling = telling;
    }

    /** The options of a solution in the order of the search; the array is not to be changed. */
    public int[] of(int[] told) {
        if (telling == Telling.IN_ORDER || told.length < RecentPlaces.FEWEST || owner.get() != Thread.currentThread()) {
            return telling.inOrder(told);
        }
        int[] options = telling.inOrder(told, ordered, telling.same(last, told));
        last = told;
        ordered = options;
        return options;
    }
}
