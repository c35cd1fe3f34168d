package io.github.exactcover.dlx.benchmarks.families;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/**
 * A tight roster with leave and wishes: each shift needs just as many nurses as in a planned roster, and each nurse
 * works as much as there. So there is a solution, but not one that is soon found.
 *
 * <pre>{@code
 * System.out.println(Cheapest.of(PlannedRoster.of(15, 28, 12, 1)).find().isProven()); // true
 * }</pre>
 *
 * <p>A nurse works one shift a day, and no early or late shift on the day after a night. Some of the days that she has
 * off in the planned roster are her leave. On half of the other days she wishes to be free, and each shift costs the
 * same, from 1 to 3. On the others she wishes one of the three shifts, and the other two cost 1.
 */
public final class PlannedRoster {

    private static final List<String> SHIFTS = List.of("early", "late", "night");
    private static final int NIGHT = 2;
    private static final int OFF = 3;

    private PlannedRoster() {}

    /**
     * The problem.
     *
     * @param nurses the number of nurses, from 5 to 100
     * @param days the number of days, from 7 to 60
     * @param leave how many percent of all days are leave, from 0 to 25
     * @param seed the seed for the planned roster, the leave and the wishes
     * @return a new problem; it has a solution
     * @throws IllegalArgumentException if a number is out of these bounds
     */
    public static ExactCoverProblem<String, String> of(int nurses, int days, int leave, int seed) {
        Sizes.check("a number of nurses", nurses, 5, 100);
        Sizes.check("a number of days", days, 7, 60);
        Sizes.check("a percentage of leave of", leave, 0, 25);
        Random random = new Random(seed);
        int[][] plan = new int[nurses][];
        for (int nurse = 0; nurse < nurses; nurse++) {
            plan[nurse] = planned(days, random);
        }
        ProblemBuilder<String, String> builder = ExactCoverProblem.builder();
        addItems(builder, plan);
        for (int nurse = 0; nurse < nurses; nurse++) {
            long off = Arrays.stream(plan[nurse]).filter(shift -> shift == OFF).count();
            for (int day = 0; day < days; day++) {
                boolean isLeave = plan[nurse][day] == OFF && 100 * off * random.nextDouble() < (double) leave * days;
                int[] costs = costs(random);
                if (!isLeave) {
                    addShifts(builder, nurse, day, costs);
                }
            }
        }
        return builder.build();
    }

    /** Five days out of seven, one of which is a night, and rarely another shift after a night. */
    private static int[] planned(int days, Random random) {
        int[] shifts = new int[days];
        for (int day = 0; day < days; day++) {
            boolean isAfterNight = day > 0 && shifts[day - 1] == NIGHT;
            boolean isOff = random.nextInt(7) < 2;
            int shift = random.nextInt(5) / 2;
            shifts[day] = isOff ? OFF : !isAfterNight ? shift : random.nextBoolean() ? NIGHT : OFF;
        }
        return shifts;
    }

    private static void addItems(ProblemBuilder<String, String> builder, int[][] plan) {
        for (int day = 0; day < plan[0].length; day++) {
            for (int shift = 0; shift < SHIFTS.size(); shift++) {
                int needed = 0;
                for (int[] ofNurse : plan) {
                    needed += ofNurse[day] == shift ? 1 : 0;
                }
                builder.bounded(SHIFTS.get(shift) + "-" + day, needed, needed);
            }
        }
        for (int nurse = 0; nurse < plan.length; nurse++) {
            int nights = (int)
                    Arrays.stream(plan[nurse]).filter(shift -> shift == NIGHT).count();
            int shifts = (int)
                    Arrays.stream(plan[nurse]).filter(shift -> shift != OFF).count();
            builder.bounded("shifts-of-" + nurse, shifts, shifts);
            builder.bounded("nights-of-" + nurse, 0, nights);
            for (int day = 0; day < plan[nurse].length; day++) {
                builder.secondary("day-" + nurse + "-" + day);
                builder.secondary("after-" + nurse + "-" + day);
            }
        }
    }

    private static int[] costs(Random random) {
        int[] costs = new int[SHIFTS.size()];
        if (random.nextBoolean()) {
            Arrays.fill(costs, 1 + random.nextInt(3));
        } else {
            Arrays.fill(costs, 1);
            costs[random.nextInt(costs.length)] = 0;
        }
        return costs;
    }

    private static void addShifts(ProblemBuilder<String, String> builder, int nurse, int day, int[] costs) {
        for (int number = 0; number < SHIFTS.size(); number++) {
            String shift = SHIFTS.get(number);
            int cost = costs[number];
            boolean isNight = number == NIGHT;
            builder.option(shift + " " + day + " " + nurse, spec -> {
                spec.costs(cost);
                spec.covers(shift + "-" + day, "shifts-of-" + nurse, "day-" + nurse + "-" + day);
                if (isNight) {
                    spec.covers("nights-of-" + nurse).colors("after-" + nurse + "-" + day, "on");
                } else if (day > 0) {
                    spec.colors("after-" + nurse + "-" + (day - 1), "off");
                }
            });
        }
    }
}
