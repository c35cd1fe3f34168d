package io.github.exactcover.dlx.benchmarks.families;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * A timetable for five days, with wishes: each class has a lesson in each hour, and each teacher has at most one class
 * at a time. How many lessons a class has with a teacher in a week, and on one day at most, is taken from a planned
 * timetable. So there is a solution, but it is hard to find.
 *
 * <pre>{@code
 * System.out.println(Cheapest.of(SchoolTimetable.of(4, 4, 1)).find().isProven()); // true
 * }</pre>
 *
 * <p>In half of the hours in which a teacher has no class in the planned timetable, she is not at school. A lesson
 * costs 0 to 9.
 */
public final class SchoolTimetable {

    private static final int DAYS = 5;
    private static final int MOST_COST = 9;

    private SchoolTimetable() {}

    /**
     * The problem.
     *
     * @param classes the number of classes, from 2 to 40; there is one teacher more
     * @param hours the hours of a day, from 2 to 10
     * @param seed the seed for the planned timetable and the wishes
     * @return a new problem, whose options are written as class, teacher and hour; it has a solution
     * @throws IllegalArgumentException if a number is out of these bounds
     */
    public static ExactCoverProblem<String, String> of(int classes, int hours, int seed) {
        Sizes.check("a number of classes", classes, 2, 40);
        Sizes.check("a number of hours a day:", hours, 2, 10);
        Random random = new Random(seed);
        int slots = DAYS * hours;
        List<Integer> teachers =
                new ArrayList<>(IntStream.rangeClosed(0, classes).boxed().toList());
        Map<String, Integer> weekly = new LinkedHashMap<>();
        Map<String, Integer> daily = new LinkedHashMap<>();
        boolean[][] isFree = new boolean[classes + 1][slots];
        for (int slot = 0; slot < slots; slot++) {
            Collections.shuffle(teachers, random);
            for (int group = 0; group < classes; group++) {
                String lesson = "c" + group + "-t" + teachers.get(group);
                weekly.merge(lesson, 1, Integer::sum);
                daily.merge(lesson + "-d" + slot / hours, 1, Integer::sum);
                isFree[teachers.get(group)][slot] = true;
            }
            isFree[teachers.get(classes)][slot] = random.nextBoolean();
        }
        Map<String, Integer> most = new LinkedHashMap<>();
        daily.forEach((day, count) -> most.merge(day.substring(0, day.lastIndexOf('-')), count, Math::max));
        ProblemBuilder<String, String> builder = ExactCoverProblem.builder();
        for (int group = 0; group < classes; group++) {
            for (int slot = 0; slot < slots; slot++) {
                builder.primary("c" + group + "-" + slot);
            }
        }
        weekly.forEach((lesson, count) -> {
            builder.bounded(lesson, count, count);
            IntStream.range(0, DAYS)
                    .forEach(day -> builder.bounded(lesson + "-d" + day, 0, most.getOrDefault(lesson, count)));
        });
        for (int teacher = 0; teacher <= classes; teacher++) {
            for (int slot = 0; slot < slots; slot++) {
                builder.secondary("t" + teacher + "-" + slot);
            }
        }
        for (String lesson : weekly.keySet()) {
            String group = lesson.substring(0, lesson.indexOf('-'));
            String teacher = lesson.substring(lesson.indexOf('-') + 1);
            for (int slot = 0; slot < slots; slot++) {
                if (isFree[Integer.parseInt(teacher.substring(1))][slot]) {
                    String hour = "-" + slot;
                    String day = lesson + "-d" + slot / hours;
                    builder.option(
                            lesson + hour,
                            spec -> spec.covers(group + hour, teacher + hour, lesson, day)
                                    .costs(random.nextInt(MOST_COST + 1)));
                }
            }
        }
        return builder.build();
    }
}
