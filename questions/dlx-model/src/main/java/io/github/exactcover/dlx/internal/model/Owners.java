package io.github.exactcover.dlx.internal.model;

import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Which table chooses the value of a variable. The others only agree with it, by a color. */
final class Owners {

    /** Larger tables own nothing: a search branches on variables better. */
    private static final int MOST_ROWS = 20_000;

    private final Draft draft;
    private final Map<Integer, Table> owners = new HashMap<>();

    /** The smallest tables come first. */
    Owners(Draft draft) {
        this.draft = draft;
        if (draft.uses(Trick.OWNED_VARIABLES)) {
            List<Table> bySize = draft.tables().stream()
                    .filter(table -> table.rows().size() <= MOST_ROWS)
                    .sorted(Comparator.comparingInt(table -> table.rows().size()))
                    .toList();
            bySize.forEach(this::give);
        }
    }

    @Nullable
    Table owner(int variable) {
        return owners.get(variable);
    }

    /** Gives variables to a table. One option cannot count twice, so no two of them may share a counted item. */
    private void give(Table table) {
        Set<DraftItem> counted = new HashSet<>();
        for (int variable : table.variables()) {
            if (!owners.containsKey(variable) && !draft.isTwoSided(variable)) {
                Set<DraftItem> own = countedItems(variable);
                if (Collections.disjoint(own, counted)) {
                    owners.put(variable, table);
                    counted.addAll(own);
                }
            }
        }
    }

    private Set<DraftItem> countedItems(int variable) {
        Set<DraftItem> items = new HashSet<>();
        for (int place : draft.places(variable)) {
            draft.attached(variable, place).keySet().stream()
                    .filter(item -> item.isPrimary() && item.high() > 1)
                    .forEach(items::add);
        }
        return items;
    }
}
