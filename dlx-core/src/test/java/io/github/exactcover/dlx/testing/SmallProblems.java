package io.github.exactcover.dlx.testing;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/** Small problems made of others. */
public final class SmallProblems {

    private SmallProblems() {}

    /** Two problems in one: its solutions are the pairs of theirs. Their options alternate. */
    public static SmallProblem sideBySide(SmallProblem one, SmallProblem other) {
        List<List<Integer>> options = new ArrayList<>();
        for (int i = 0; i < Math.max(one.options().size(), other.options().size()); i++) {
            if (i < one.options().size()) {
                List<Integer> uses = one.options().get(i);
                options.add(joined(one, uses, other, Collections.nCopies(other.itemCount(), SmallProblem.ABSENT)));
            }
            if (i < other.options().size()) {
                List<Integer> uses = other.options().get(i);
                options.add(joined(one, Collections.nCopies(one.itemCount(), SmallProblem.ABSENT), other, uses));
            }
        }
        int primaryCount = one.primaryCount() + other.primaryCount();
        List<Integer> lows = joined(one.lows(), other.lows());
        List<Integer> highs = joined(one.highs(), other.highs());
        return new SmallProblem(primaryCount, one.itemCount() + other.itemCount(), options, lows, highs);
    }

    private static List<Integer> joined(List<Integer> one, List<Integer> other) {
        return Stream.concat(one.stream(), other.stream()).toList();
    }

    private static List<Integer> joined(
            SmallProblem one, List<Integer> uses, SmallProblem other, List<Integer> otherUses) {
        List<Integer> joined = new ArrayList<>(uses.subList(0, one.primaryCount()));
        joined.addAll(otherUses.subList(0, other.primaryCount()));
        joined.addAll(uses.subList(one.primaryCount(), one.itemCount()));
        joined.addAll(otherUses.subList(other.primaryCount(), other.itemCount()));
        return joined;
    }
}
