package io.github.exactcover.dlx.internal.model;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Makes the options of a draft: one for each value of a variable that no table owns, and one for each row of a table.
 * The table that owns a variable chooses its value. The others only agree with it, by a color.
 */
final class OptionWriter {

    /** Larger tables own nothing: a search branches on variables better. */
    private static final int MOST_ROWS = 20_000;

    private final Draft draft;
    private final long[][] costs;
    private final int[] silent;
    /** Of variables that a table owns, the item of the table. */
    private final Map<Integer, DraftItem> owners = new HashMap<>();

    /** Of variables with tables that do not own them: an item whose color is the place of the value. */
    private final Map<Integer, DraftItem> valueItems = new HashMap<>();

    /**
     * Of variables with two values, by tables: an item for each value. A table has that of the value in its row, and
     * the option of the variable that of the other value. So each sees what the other leaves out.
     */
    private final Map<Integer, Map<DraftItem, Map<Integer, DraftItem>>> twoSided = new HashMap<>();

    /** A table of another owner cannot cover the primary item of values. A spare item says that it was covered. */
    private final Map<DraftItem, DraftItem> spares = new HashMap<>();

    private final List<DraftOption> options = new ArrayList<>();

    OptionWriter(Draft draft, long[][] costs, int[] silent) {
        this.draft = draft;
        this.costs = costs;
        this.silent = silent;
    }

    List<DraftOption> write() {
        if (draft.uses(Trick.OWNED_VARIABLES)) {
            draft.tables().stream()
                    .filter(table -> table.rows().size() <= MOST_ROWS)
                    .sorted(Comparator.comparingInt(table -> table.rows().size()))
                    .forEach(this::giveVariables);
        }
        draft.tables().forEach(this::agree);
        for (int variable = 0; variable < draft.domains().size(); variable++) {
            if (!owners.containsKey(variable)) {
                writeVariable(variable);
            }
        }
        options.addAll(draft.skips());
        draft.tables().forEach(this::writeTable);
        return options;
    }

    /** Gives variables to a table. One option cannot count twice, so no two of them may share a counted item. */
    private void giveVariables(Table table) {
        Set<DraftItem> counted = new HashSet<>();
        for (int variable : table.columns()) {
            if (!owners.containsKey(variable) && !draft.isTwoSided(variable)) {
                Set<DraftItem> own = new HashSet<>();
                for (int place : draft.places(variable)) {
                    own.addAll(draft.attached(variable, place).items());
                }
                own.removeIf(item -> !item.isPrimary() || item.high() <= 1);
                if (own.stream().noneMatch(counted::contains)) {
                    owners.put(variable, table.item());
                    counted.addAll(own);
                }
            }
        }
    }

    /** Makes the items by which a table agrees with the variables that it does not own. */
    private void agree(Table table) {
        for (int variable : table.columns()) {
            Domain domain = draft.domains().get(variable);
            if (draft.isTwoSided(variable)) {
                Map<Integer, DraftItem> ofValues = new LinkedHashMap<>();
                draft.begin(table.item().rule());
                for (int place : draft.places(variable)) {
                    ofValues.put(place, draft.primary(new Label(table.item(), ", ", domain.text(place))));
                }
                draft.begin(-1);
                twoSided.computeIfAbsent(variable, v -> new LinkedHashMap<>()).put(table.item(), ofValues);
            } else if (owners.get(variable) != table.item()) {
                valueItems.computeIfAbsent(variable, v -> draft.colored(new Label("value of ", domain.name())));
                for (int place : draft.places(variable)) {
                    draft.attached(variable, place).items().forEach(this::addSpare);
                }
            }
        }
    }

    private void addSpare(DraftItem item) {
        if (draft.uses(Trick.CARRIED_ITEMS) && item.low() == 1 && item.high() == 1) {
            spares.computeIfAbsent(item, i -> draft.atMostOnce(new Label(i, ", by whom")));
        }
    }

    private void writeVariable(int variable) {
        Domain domain = draft.domains().get(variable);
        Map<DraftItem, Map<Integer, DraftItem>> ofTables = twoSided.getOrDefault(variable, Map.of());
        int[] places = draft.places(variable);
        if (ofTables.isEmpty() && !valueItems.containsKey(variable) && draft.uses(Trick.SILENT_VALUES)) {
            silent[variable] = silentPlace(variable, places);
        }
        DraftOption own = new DraftOption();
        if (silent[variable] < 0) {
            own.add(draft.primary(domain.name()), DraftItem.ONCE);
        } else if (places.length > 2) {
            own.add(draft.atMostOnce(domain.name()), variable);
        }
        for (int place : places) {
            if (place != silent[variable]) {
                DraftOption option = new DraftOption();
                option.addAll(own);
                addValue(option, variable, place, true);
                // The table has the rows of this value; of the others, the option takes their place.
                ofTables.values()
                        .forEach(ofValues -> ofValues.forEach((other, item) -> {
                            if (other != place) {
                                option.add(item, DraftItem.ONCE);
                            }
                        }));
                addIfItFits(option);
            }
        }
    }

    private void addIfItFits(DraftOption option) {
        if (option.fits()) {
            options.add(option);
        }
    }

    /**
     * The value that needs no option, or -1. It covers nothing, and each of the others has a primary item, so that it
     * can be chosen.
     */
    private int silentPlace(int variable, int... places) {
        int found = -1;
        for (int place : places) {
            List<DraftItem> items = draft.attached(variable, place).items();
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
        DraftItem valueItem = valueItems.get(variable);
        if (valueItem != null) {
            option.add(valueItem, place);
        }
        if (isChosen) {
            option.choose(draft.domains(), variable, place, costs[variable][place]);
        }
        DraftOption covered = draft.attached(variable, place);
        for (int k = 0; k < covered.size(); k++) {
            DraftItem spare = spares.get(covered.item(k));
            if (spare != null) {
                carry(option, spare, variable, isChosen);
            }
            if (isChosen || (!covered.item(k).isPrimary() && draft.uses(Trick.CARRIED_ITEMS))) {
                carry(option, covered.item(k), covered.color(k), isChosen);
            }
        }
    }

    private static void carry(DraftOption option, DraftItem item, Object color, boolean isChosen) {
        option.add(item, color);
        if (!isChosen) {
            item.becomeCarried();
        }
    }

    private void writeTable(Table table) {
        int[] columns = table.columns();
        boolean[] isOwned = new boolean[columns.length];
        List<Map<Integer, DraftItem>> sides = new ArrayList<>();
        for (int k = 0; k < columns.length; k++) {
            isOwned[k] = owners.get(columns[k]) == table.item();
            sides.add(twoSided.getOrDefault(columns[k], Map.of()).getOrDefault(table.item(), Map.of()));
        }
        int number = 0;
        for (Table.Row row : table.rows()) {
            DraftOption option = new DraftOption().call(new Label(table.item(), ", way ", ++number));
            option.add(table.item(), DraftItem.ONCE);
            option.addAll(row.extra());
            for (int k = 0; k < columns.length; k++) {
                int place = row.places()[k];
                DraftItem side = sides.get(k).get(place);
                if (side != null) {
                    option.add(side, DraftItem.ONCE);
                } else {
                    addValue(option, columns[k], place, isOwned[k]);
                }
            }
            addIfItFits(option);
        }
    }
}
