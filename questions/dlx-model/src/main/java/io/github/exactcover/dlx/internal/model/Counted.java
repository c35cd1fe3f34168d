package io.github.exactcover.dlx.internal.model;

import io.github.exactcover.dlx.internal.text.Phrases;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * So many of some conditions hold. The values that fulfil one cover an item with these bounds.
 *
 * @param conditions the conditions
 * @param low the fewest that hold; less than 0 means 0
 * @param high the most that hold
 */
public record Counted(List<Condition> conditions, int low, int high) implements Statement {

    @Override
    public void write(Draft draft, String name) {
        Map<Integer, BitSet> values = new LinkedHashMap<>();
        boolean overlaps = false;
        for (Condition condition : conditions) {
            BitSet left = draft.left(condition.variable(), condition.places());
            if (!left.isEmpty()) {
                BitSet before = values.computeIfAbsent(condition.variable(), v -> new BitSet());
                overlaps |= before.intersects(left);
                before.or(left);
            }
        }
        if (overlaps || !draft.uses(Trick.COUNTS_AS_BOUNDS)) {
            new SumPath(weights(draft), low, high).write(draft, name);
        } else {
            write(draft, name, values);
        }
    }

    /** Of each variable, how many conditions each of its values fulfils. */
    private List<View> weights(Draft draft) {
        Map<Integer, List<Integer>> weights = new LinkedHashMap<>();
        for (Condition condition : conditions) {
            int size = draft.domains().get(condition.variable()).values().size();
            List<Integer> ofVariable =
                    weights.computeIfAbsent(condition.variable(), v -> new ArrayList<>(Collections.nCopies(size, 0)));
            condition.places().stream().forEach(place -> ofVariable.set(place, ofVariable.get(place) + 1));
        }
        List<View> views = new ArrayList<>();
        weights.forEach((variable, ofValues) -> views.add(
                new View(variable, ofValues, draft.domains().get(variable).name())));
        return views;
    }

    /** Simple cases first. An item that may stay uncovered is secondary: bounds of 0..1 need a slower engine. */
    private void write(Draft draft, String name, Map<Integer, BitSet> values) {
        int size = values.size();
        int least = Math.max(0, low);
        if (high < least || least > size) {
            draft.impossible(name + ", of " + Phrases.count(size, "variable"));
        } else if (high == 0) {
            values.forEach((variable, places) -> draft.keep(variable, draft.others(variable, places)));
        } else if (least == size) {
            values.forEach(draft::keep);
        } else if (least == 0 && high == 1) {
            draft.atMostOne(name, values);
        } else if (least == 1 && high == 1) {
            draft.exactlyOne(name, values);
        } else if (least == size - 1) {
            Map<Integer, BitSet> others = new LinkedHashMap<>();
            values.forEach((variable, places) -> others.put(variable, draft.others(variable, places)));
            if (high == least) {
                draft.exactlyOne(name + ", all but one", others);
            } else {
                draft.atMostOne(name + ", all but one", others);
            }
        } else if (least > 0 || high < size) {
            draft.count(name, least, Math.min(high, size), values);
        }
    }
}
