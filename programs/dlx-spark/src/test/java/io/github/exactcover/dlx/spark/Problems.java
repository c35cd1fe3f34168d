package io.github.exactcover.dlx.spark;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.Search;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.Visit;
import io.github.exactcover.dlx.parts.Budget;
import io.github.exactcover.dlx.parts.Plan;
import io.github.exactcover.dlx.parts.Planner;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/** Problems for tests. */
final class Problems {

    private Problems() {}

    /** An option that cannot be serialized, and neither can the items. */
    static final class Opaque {

        private final int number;

        Opaque(int number) {
            this.number = number;
        }

        @Override
        public String toString() {
            return "opaque " + number;
        }
    }

    /** Every way to put the numbers 0..n-1 into n places: n! solutions. */
    static ExactCoverProblem<Object, Opaque> permutations(int n) {
        ProblemBuilder<Object, Opaque> builder = ExactCoverProblem.builder();
        List<Object> items = new ArrayList<>();
        for (int i = 0; i < 2 * n; i++) {
            items.add(new Object());
        }
        builder.primary(items);
        for (int option = 0; option < n * n; option++) {
            builder.option(new Opaque(option), items.get(option / n), items.get(n + option % n));
        }
        return builder.build();
    }

    /** The permutations, and ten solutions above them: nearly all of the work is in one branch of the root. */
    static ExactCoverProblem<Integer, String> lopsided(int n) {
        ProblemBuilder<Integer, String> builder = ExactCoverProblem.builder();
        Integer[] all = new Integer[2 * n + 1];
        for (int item = 0; item < all.length; item++) {
            all[item] = item;
        }
        builder.primary(List.of(all));
        for (int i = 0; i < 5; i++) {
            builder.option("before " + i, all);
        }
        builder.option("most", 0);
        for (int i = 0; i < 5; i++) {
            builder.option("after " + i, all);
        }
        for (int option = 0; option < n * n; option++) {
            builder.option("option " + option, 1 + option / n, 1 + n + option % n);
        }
        return builder.build();
    }

    /** A chain of forced choices, and the permutations below it. */
    static ExactCoverProblem<Integer, Integer> deep(int depth, int n) {
        ProblemBuilder<Integer, Integer> builder = ExactCoverProblem.builder();
        for (int item = 0; item < depth; item++) {
            builder.primary(item).option(item, item);
        }
        for (int item = 0; item < n; item++) {
            builder.primary(depth + item, -1 - item);
        }
        for (int option = 0; option < n * n; option++) {
            builder.option(depth + option, depth + option / n, -1 - option % n);
        }
        return builder.build();
    }

    /** A random problem with secondary items and colors, and with bounds if asked for; large enough to be divided. */
    static ExactCoverProblem<String, Integer> random(Random random, boolean bounded) {
        ProblemBuilder<String, Integer> builder = ExactCoverProblem.builder();
        int items = 5 + random.nextInt(4);
        for (int item = 0; item < items; item++) {
            int low = bounded ? random.nextInt(2) : 1;
            builder.bounded("p" + item, low, bounded ? low + 1 + random.nextInt(2) : 1);
        }
        builder.secondary("s0", "s1");
        for (int option = 0; option < (bounded ? 25 : 70); option++) {
            Set<String> covered = new LinkedHashSet<>();
            int size = 1 + random.nextInt(3);
            while (covered.size() < size) {
                covered.add("p" + random.nextInt(items));
            }
            int secondary = random.nextInt(4);
            String color = "color " + random.nextInt(3);
            builder.option(option, spec -> {
                covered.forEach(spec::covers);
                if (secondary < 2) {
                    spec.colors("s" + secondary, color);
                }
            });
        }
        return builder.build();
    }

    static <O> List<Solution<O>> solutions(Search<?, O> search) {
        List<Solution<O>> solutions = new ArrayList<>();
        search.forEach(solutions::add);
        return solutions;
    }

    /** The solutions in the order of the plan, which is that of the search unless its item choice learns. */
    static <O> List<Solution<O>> inParts(Search<?, O> search) {
        Plan plan = planner(search).toSolve();
        return plan.solutions(plan.run(plan.whole(), Budget.NONE)).stream()
                .map(places -> Solution.of(search.problem().options(), places))
                .toList();
    }

    static <O> List<Solution<O>> solutions(SparkSearch<O> search) {
        List<Solution<O>> solutions = new ArrayList<>();
        search.solve(solution -> {
            solutions.add(solution);
            return Visit.CONTINUE;
        });
        return solutions;
    }

    /** What a search is, to be planned. */
    static <I, O> Planner<I, O> planner(Search<I, O> search) {
        return Plan.of(search.problem()).like(search);
    }
}
