package io.github.exactcover.dlx.benchmarks.families;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/**
 * A roster: for each day, so many nurses for the early, the late and the night shift. A nurse works one shift a day, no
 * early or late shift on the day after a night, a number of shifts in all, and not too many nights.
 *
 * <pre>{@code
 * System.out.println(Feasibility.of(NurseRoster.of(9, 14, 1)).solution().isPresent()); // true
 * }</pre>
 *
 * <p>As exact cover with bounds: the shifts of a day, the shifts of a nurse and the nights of a nurse are items that
 * are covered several times. What a nurse does on a day is a secondary item, and so is each night, which gets the color
 * "on" from the night shift and "off" from the shifts of the next day.
 */
public final class NurseRoster {

    /** One in so many days of each nurse is a holiday. */
    private static final int DAYS_FOR_A_HOLIDAY = 20;

    private static final List<String> SHIFTS = List.of("early", "late", "night");

    private final int nurses;
    private final int days;
    private final ProblemBuilder<String, String> builder = ExactCoverProblem.builder();

    /** Null without wishes. */
    private @Nullable Random wishes;

    private NurseRoster(int nurses, int days) {
        this.nurses = nurses;
        this.days = days;
    }

    /**
     * The problem.
     *
     * @param nurses the number of nurses, from 7 to 200; with fewer than 9 there is no solution
     * @param days the number of days, from 7 to 60
     * @param seed the seed for the holidays
     * @return a new problem
     * @throws IllegalArgumentException if a number is out of these bounds
     */
    public static ExactCoverProblem<String, String> of(int nurses, int days, int seed) {
        return of(nurses, days, seed, false);
    }

    /**
     * The problem with wishes. On half of her days a nurse wishes to be free, and each shift costs the same, from 1 to
     * 3. On the other days she wishes one of the three shifts, and the others cost 1. The wishes cannot all be met.
     *
     * @param nurses the number of nurses, from 7 to 200; with fewer than 9 there is no solution
     * @param days the number of days, from 7 to 60
     * @param seed the seed for the holidays and the wishes
     * @return a new problem
     * @throws IllegalArgumentException if a number is out of these bounds
     */
    public static ExactCoverProblem<String, String> withWishes(int nurses, int days, int seed) {
        return of(nurses, days, seed, true);
    }

    private static ExactCoverProblem<String, String> of(int nurses, int days, int seed, boolean haveWishes) {
        Sizes.check("a number of nurses", nurses, 7, 200);
        Sizes.check("a number of days", days, 7, 60);
        NurseRoster roster = new NurseRoster(nurses, days);
        roster.addItems();
        Random random = new Random(seed);
        roster.wishes = haveWishes ? new Random(seed + 1) : null;
        for (int nurse = 0; nurse < nurses; nurse++) {
            for (int day = 0; day < days; day++) {
                if (random.nextInt(DAYS_FOR_A_HOLIDAY) > 0) {
                    roster.addOptions(nurse, day);
                }
            }
        }
        return roster.builder.build();
    }

    /** For nine nurses, five shifts a day, of which each nurse works 9 to 11 in 14 days. */
    private void addItems() {
        int teams = Math.max(1, nurses / 9);
        for (int day = 0; day < days; day++) {
            builder.bounded("early-" + day, 2 * teams, 3 * teams);
            builder.bounded("late-" + day, 2 * teams, 2 * teams);
            builder.bounded("night-" + day, teams, teams);
        }
        for (int nurse = 0; nurse < nurses; nurse++) {
            builder.bounded("shifts-of-" + nurse, days / 2, Math.max(days / 2 + 1, 11 * days / 14));
            builder.bounded("nights-of-" + nurse, 0, Math.max(2, 2 * days / 7));
            for (int day = 0; day < days; day++) {
                builder.secondary("day-" + nurse + "-" + day);
                builder.secondary("after-" + nurse + "-" + day);
            }
        }
    }

    private void addOptions(int nurse, int day) {
        int[] costs = costs();
        for (int number = 0; number < SHIFTS.size(); number++) {
            String shift = SHIFTS.get(number);
            int cost = costs[number];
            builder.option(shift + " " + day + " " + nurse, spec -> {
                spec.costs(cost);
                spec.covers(shift + "-" + day, "shifts-of-" + nurse, "day-" + nurse + "-" + day);
                if (shift.equals("night")) {
                    spec.covers("nights-of-" + nurse).colors("after-" + nurse + "-" + day, "on");
                } else if (day > 0) {
                    spec.colors("after-" + nurse + "-" + (day - 1), "off");
                }
            });
        }
    }

    /** What the shifts of a nurse cost on a day. */
    private int[] costs() {
        int[] costs = new int[SHIFTS.size()];
        if (wishes != null && wishes.nextBoolean()) {
            Arrays.fill(costs, 1 + wishes.nextInt(3));
        } else if (wishes != null) {
            Arrays.fill(costs, 1);
            costs[wishes.nextInt(costs.length)] = 0;
        }
        return costs;
    }
}
