package io.github.exactcover.dlx.cheapest;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ExactCoverProblem.Bounds;
import io.github.exactcover.dlx.internal.run.Asked;
import io.github.exactcover.dlx.internal.run.Settings;
import io.github.exactcover.dlx.internal.table.Exclusion;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.text.Phrases;
import java.util.BitSet;

/** A solution that the user knows, to start from. Says what is wrong with what is none. */
final class KnownSolution {

    private static final String REMEDY = "; give all options of one solution of this problem, or leave out startFrom";

    private final Asked<?, ?> asked;
    private final OptionTable table;

    /** By item: how many options cover it, the last of them, and the color that it gives the item. */
    private final int[] counts;

    private final int[] last;
    private final int[] colors;

    private KnownSolution(Asked<?, ?> asked) {
        this.asked = asked;
        this.table = asked.table();
        this.counts = new int[table.itemCount()];
        this.last = new int[table.itemCount()];
        this.colors = new int[table.itemCount()];
    }

    /**
     * Refuses options that are no solution of a problem.
     *
     * @throws IllegalArgumentException if they are none
     */
    static void check(Asked<?, ?> asked, BitSet places) {
        KnownSolution known = new KnownSolution(asked);
        places.stream().forEach(known::choose);
        for (int item = 0; item < known.table.primaryCount(); item++) {
            known.checkBounds(item);
        }
    }

    /**
     * Refuses a solution that the presets of a search leave out.
     *
     * @throws IllegalArgumentException if it lacks a required option or has a forbidden one
     */
    static void checkPresets(Asked<?, ?> asked, BitSet places) {
        Settings settings = asked.settings();
        ExactCoverProblem<?, ?> problem = asked.problem();
        for (int option = 0; option < problem.options().size(); option++) {
            boolean isMissing = settings.required.get(option) && !places.get(option);
            if (isMissing || (settings.forbidden.get(option) && places.get(option))) {
                throw new IllegalArgumentException("The solution to start from "
                        + (isMissing ? "lacks the required" : "has the forbidden") + " option "
                        + problem.options().get(option) + "; start from another solution, or leave out startFrom");
            }
        }
    }

    private void choose(int option) {
        if (!table.isEligible(option)) {
            throw refusal("option " + name(option) + " has no primary item, so no solution has it");
        }
        for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
            int item = table.item(cell);
            boolean isSecondary = item >= table.primaryCount();
            if (isSecondary && counts[item] > 0 && !Exclusion.agree(colors[item], table.color(cell))) {
                throw refusal("the options " + name(last[item]) + " and " + name(option)
                        + " exclude each other, by the secondary item "
                        + asked.item(item));
            }
            counts[item]++;
            last[item] = option;
            colors[item] = table.color(cell);
        }
    }

    private void checkBounds(int item) {
        if (counts[item] < table.low(item) || counts[item] > table.high(item)) {
            Bounds bounds = new Bounds(table.low(item), table.high(item));
            throw refusal("they cover the item " + asked.item(item) + " "
                    + Phrases.count(counts[item], "time") + ", and it must be covered "
                    + (bounds.equals(Bounds.ONCE) ? "once" : bounds + " times"));
        }
    }

    private Object name(int option) {
        return asked.problem().options().get(option);
    }

    private static IllegalArgumentException refusal(String reason) {
        return new IllegalArgumentException("The options to start from are no solution: " + reason + REMEDY);
    }
}
