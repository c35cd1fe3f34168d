package io.github.exactcover.dlx.internal.run;

import io.github.exactcover.dlx.internal.search.Telling;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.RecentPlaces;
import io.github.exactcover.dlx.internal.table.View;
import java.math.BigInteger;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntToLongFunction;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * What solutions share that come from one machine.
 *
 * @param all the options of the problem
 * @param costs what each of them costs
 * @param telling how the machine tells solutions
 * @param places gives the places in {@code all} of options that the machine knows
 * @param recent places of the solution before; null if they are not kept
 * @param classes how many solutions are like one, itself among them; null for one
 */
public record Source<O>(
        List<O> all,
        IntToLongFunction costs,
        Telling telling,
        UnaryOperator<int[]> places,
        @Nullable RecentPlaces recent,
        @Nullable Function<int[], BigInteger> classes) {

    /** What the solutions share that a machine finds in a view and tells in a certain way. */
    public static <O> Source<O> of(Asked<?, O> asked, View view, Telling telling, Strategy strategy) {
        List<O> all = asked.problem().options();
        OptionTable table = asked.table();
        return new Source<>(all, table, telling, view, new RecentPlaces(view, all.size()), strategy.classSize());
    }

    /** For solutions whose places are told as they are. */
    public static <O> Source<O> ofPlaces(List<O> all, IntToLongFunction costs) {
        return new Source<>(all, costs, Telling.IN_ORDER, UnaryOperator.identity(), null, null);
    }
}
