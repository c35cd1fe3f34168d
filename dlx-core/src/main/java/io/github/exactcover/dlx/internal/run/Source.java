package io.github.exactcover.dlx.internal.run;

import io.github.exactcover.dlx.internal.search.Telling;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.RecentPlaces;
import io.github.exactcover.dlx.internal.table.View;
import java.math.BigInteger;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * What solutions share that come from one machine.
 *
 * @param all the options of the problem
 * @param costs what each of them costs
 * @param telling how the machine tells solutions
 * @param view what the machine searches; null if it tells the places in {@code all}
 * @param recent places of the solution before; null if they are not kept
 * @param order the solution before in the order of the search
 * @param classes how many solutions are like one, itself among them; null for one
 */
public record Source<O>(
        List<O> all,
        IntToLongFunction costs,
        Telling telling,
        @Nullable View view,
        @Nullable RecentPlaces recent,
        RecentOrder order,
        @Nullable Function<int[], BigInteger> classes) {

    /** What the solutions share that a machine finds in a view and tells in a certain way. */
    public static <O> Source<O> of(Asked<?, O> asked, View view, Telling telling, Strategy strategy) {
        List<O> all = asked.problem().options();
        OptionTable table = asked.table();
        RecentPlaces recent = new RecentPlaces(view, all.size());
        return new Source<>(all, table, telling, view, recent, new RecentOrder(telling), strategy.classSize());
    }

    /** For solutions whose places are told as they are. */
    public static <O> Source<O> ofPlaces(List<O> all, IntToLongFunction costs) {
        return new Source<>(all, costs, Telling.IN_ORDER, null, null, new RecentOrder(Telling.IN_ORDER), null);
    }

    /** The places in all options of those that the machine knows. */
    public int[] places(int[] options) {
        return view == null ? options : view.solution(options);
    }

    /** How many options at the beginning of the order of the search are the same in two solutions; perhaps more are. */
    public int same(int[] before, int[] told) {
        int same = telling.same(before, told);
        return view == null ? same : view.solutionLength(told, same);
    }
}
