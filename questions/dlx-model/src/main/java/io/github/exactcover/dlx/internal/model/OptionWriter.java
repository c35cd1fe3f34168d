package io.github.exactcover.dlx.internal.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Makes the options of a draft: one for each value of a variable that no table owns, and one for each row of a table.
 * The table that owns a variable chooses its value. The others only agree with it, by a color.
 */
final class OptionWriter {

    /** Larger tables own nothing: a search branches on variables better. */
    private static final int MOST_ROWS = 20_000;

    /**
     * Without costs, larger tables do not own variables of which rules count more than one: a search that branches on
     * long rows sees too late that the numbers cannot be met. With costs, prices of long rows prove more.
     */
    private static final int MOST_COUNTED_ROWS = 100;

    private final Draft draft;
    private final long[][] costs;
    private final int[] silent;

    /** Of variables that a table owns, the item of the table. */
    private final @Nullable DraftItem[] owners;

    /** Of variables with tables that do not own them: an item whose color is the place of the value. */
    private final @Nullable DraftItem[] valueItems;

    private final List<DraftOption> options = new ArrayList<>();

    OptionWriter(Draft draft, long[][] costs, int[] silent) {
        this.draft = draft;
        this.costs = costs;
        this.silent = silent;
        owners = new DraftItem[silent.length];
        valueItems = new DraftItem[silent.length];
    }

    List<DraftOption> write() {
        boolean isPriced = Arrays.stream(costs).flatMapToLong(Arrays::stream).anyMatch(cost -> cost != 0);
        if (draft.uses(Trick.OWNED_VARIABLES)) {
            draft.tables.stream()
                    .filter(table -> table.rows().size() <= MOST_ROWS)
                    .sorted(Comparator.comparingInt(table -> table.rows().size()))
                    .forEach(table -> giveVariables(table, isPriced));
        }
        draft.tables.forEach(this::agree);
        IntStream.range(0, owners.length)
                .filter(variable -> owners[variable] == null)
                .forEach(this::writeVariable);
        options.addAll(draft.skips);
        draft.tables.forEach(this::writeTable);
        return options;
    }

    /** Gives variables to a table. One option cannot count twice, so no two of them may share a counted item. */
    private void giveVariables(Table table, boolean isPriced) {
        Set<DraftItem> counted = new HashSet<>();
        boolean mayCount = isPriced || table.rows().size() <= MOST_COUNTED_ROWS;
        for (int variable : table.columns()) {
            if (owners[variable] == null && !draft.isTwoSided(variable)) {
                List<DraftItem> own = IntStream.of(draft.places[variable])
                        .mapToObj(place -> draft.attached[variable][place].items)
                        .flatMap(List::stream)
                        .filter(item -> item.isPrimary() && item.high > 1)
                        .toList();
                if (own.isEmpty() || (mayCount && Collections.disjoint(own, counted))) {
                    owners[variable] = table.item();
                    counted.addAll(own);
                }
            }
        }
    }

    /** Makes the items by which a table agrees with the variables that it does not own. */
    private void agree(Table table) {
        for (int column = 0; column < table.columns().length; column++) {
            int variable = table.columns()[column];
            if (draft.isTwoSided(variable)) {
                agreeOnBothSides(table, column);
            } else if (owners[variable] != table.item()) {
                if (valueItems[variable] == null) {
                    valueItems[variable] =
                            draft.item("value of " + draft.domains.get(variable).name(), 0, DraftItem.ANY);
                }
                for (int place : draft.places[variable]) {
                    draft.attached[variable][place].items.forEach(this::addSpare);
                }
            }
        }
    }

    /**
     * Makes an item for each value. Rows have that of their value, and the option of the variable has that of the other
     * value. So each sees what the other leaves out.
     */
    private void agreeOnBothSides(Table table, int column) {
        int variable = table.columns()[column];
        draft.rule = table.item().rule;
        for (int place : draft.places[variable]) {
            DraftItem item = draft.primary(
                    new Label(table.item(), ", ", draft.domains.get(variable).text(place)));
            IntStream.of(draft.places[variable])
                    .filter(other -> other != place)
                    .forEach(other -> draft.attached[variable][other].add(item, DraftItem.ONCE));
            table.rows().stream()
                    .filter(row -> row.places()[column] == place)
                    .forEach(row -> row.option().add(item, DraftItem.ONCE));
        }
        draft.rule = -1;
    }

    private void addSpare(DraftItem item) {
        if (draft.uses(Trick.CARRIED_ITEMS) && item.low == 1 && item.high == 1 && item.spare == null) {
            item.spare = draft.item(new Label(item, ", by whom"), 0, DraftItem.ANY);
        }
    }

    private void writeVariable(int variable) {
        Domain domain = draft.domains.get(variable);
        int[] places = draft.places[variable];
        if (valueItems[variable] == null && draft.uses(Trick.SILENT_VALUES)) {
            silent[variable] = silentPlace(variable, places);
        }
        DraftOption own = new DraftOption();
        if (silent[variable] < 0) {
            own.add(draft.primary(domain.name()), DraftItem.ONCE);
        } else if (places.length > 2) {
            own.add(draft.item(domain.name(), 0, 1), variable);
        }
        for (int place : places) {
            if (place != silent[variable]) {
                DraftOption option = new DraftOption();
                option.addAll(own);
                addValue(option, variable, place, true);
                options.add(option);
            }
        }
    }

    /**
     * The value that needs no option, or -1. It covers nothing, and each of the others has a primary item, so that it
     * can be chosen.
     */
    private int silentPlace(int variable, int... places) {
        int found = -1;
        for (int place : places) {
            List<DraftItem> items = draft.attached[variable][place].items;
            if (items.isEmpty() && costs[variable][place] == 0 && found < 0) {
                found = place;
            } else if (items.stream().noneMatch(DraftItem::isPrimary)) {
                return -1;
            }
        }
        return places.length > 1 ? found : -1;
    }

    /** Adds what a value covers. An option that does not choose the value has only the secondary items. */
    private void addValue(DraftOption option, int variable, int place, boolean isChosen) {
        DraftItem valueItem = valueItems[variable];
        if (valueItem != null) {
            option.add(valueItem, place);
        }
        if (isChosen) {
            option.choose(draft.domains, variable, place, costs[variable][place]);
        }
        DraftOption covered = draft.attached[variable][place];
        for (int k = 0; k < covered.items.size(); k++) {
            DraftItem item = covered.items.get(k);
            if (item.spare != null) {
                option.add(item.spare, variable);
            }
            if (isChosen || (!item.isPrimary() && draft.uses(Trick.CARRIED_ITEMS))) {
                option.add(item, covered.colors.get(k));
                item.isCarried |= !isChosen;
            }
        }
    }

    private void writeTable(Table table) {
        for (Table.Row row : table.rows()) {
            for (int k = 0; k < row.places().length; k++) {
                int variable = table.columns()[k];
                if (!draft.isTwoSided(variable)) {
                    addValue(row.option(), variable, row.places()[k], owners[variable] == table.item());
                }
            }
            options.add(row.option());
        }
    }
}
