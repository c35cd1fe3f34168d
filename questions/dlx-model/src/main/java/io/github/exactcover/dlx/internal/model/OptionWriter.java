package io.github.exactcover.dlx.internal.model;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Makes the options of a draft: one for each value of a variable that no table owns, and one for each row of a table.
 */
final class OptionWriter {

    private final Draft draft;
    private final long[][] costs;
    private final Owners owners;
    private final int[] silent;
    private final List<Translated.Option> options = new ArrayList<>();

    /** Two-sided items: of a variable, of each of its tables, for each value. */
    private final Map<Integer, Map<Table, Map<Integer, DraftItem>>> links = new HashMap<>();

    OptionWriter(Draft draft, long[][] costs, int[] silent) {
        this.draft = draft;
        this.costs = costs;
        this.silent = silent;
        owners = new Owners(draft);
    }

    List<Translated.Option> write() {
        draft.tables().forEach(this::join);
        for (int variable = 0; variable < draft.domains().size(); variable++) {
            if (owners.owner(variable) == null) {
                writeVariable(variable);
            }
        }
        options.addAll(draft.skips());
        draft.tables().forEach(this::writeTable);
        return options;
    }

    /** Makes the items by which a table agrees with the variables that it does not own. */
    private void join(Table table) {
        for (int variable : table.variables()) {
            if (draft.isTwoSided(variable)) {
                Map<Integer, DraftItem> ofValues = new LinkedHashMap<>();
                for (int place : draft.places(variable)) {
                    String text = draft.domains().get(variable).text(place);
                    ofValues.put(place, draft.primary(table.item().name() + ", " + text));
                }
                links.computeIfAbsent(variable, v -> new LinkedHashMap<>()).put(table, ofValues);
            } else if (owners.owner(variable) != table) {
                draft.valueItem(variable);
            }
        }
    }

    private void writeVariable(int variable) {
        Domain domain = draft.domains().get(variable);
        int[] places = draft.places(variable);
        Map<Table, Map<Integer, DraftItem>> linked = links.getOrDefault(variable, Map.of());
        boolean isFree = !draft.hasValueItem(variable) && linked.isEmpty();
        silent[variable] = isFree ? silentPlace(variable, places) : -1;
        Map<DraftItem, Object> own = new LinkedHashMap<>();
        if (silent[variable] < 0) {
            own.put(draft.primary(domain.name()), DraftItem.ONCE);
        } else if (places.length > 2) {
            own.put(draft.atMostOnce(domain.name()), variable);
        }
        for (int place : places) {
            if (place != silent[variable]) {
                Map<DraftItem, Object> cells = new LinkedHashMap<>(own);
                if (add(valueCells(variable, place, true), cells)) {
                    // The table has the rows of this value; of the others, the option takes their place.
                    linked.forEach((table, ofValues) -> ofValues.forEach((other, item) -> {
                        if (other != place) {
                            cells.put(item, DraftItem.ONCE);
                        }
                    }));
                    options.add(new Translated.Option(
                            domain.text(place), Map.of(variable, place), cells, costs[variable][place]));
                }
            }
        }
    }

    /**
     * The value that needs no option, or -1. It covers nothing, and each of the others has a primary item, so that it
     * can be chosen.
     */
    private int silentPlace(int variable, int[] places) {
        if (draft.uses(Trick.SILENT_VALUES) && places.length > 1) {
            for (int place : places) {
                if (draft.attached(variable, place).isEmpty()
                        && costs[variable][place] == 0
                        && IntStream.of(places)
                                .filter(other -> other != place)
                                .allMatch(other -> draft.attached(variable, other).keySet().stream()
                                        .anyMatch(DraftItem::isPrimary))) {
                    return place;
                }
            }
        }
        return -1;
    }

    /** What a value covers. An option that does not choose the value has only the secondary items. */
    private Map<DraftItem, Object> valueCells(int variable, int place, boolean isChosen) {
        Map<DraftItem, Object> cells = new LinkedHashMap<>();
        if (draft.hasValueItem(variable)) {
            cells.put(draft.valueItem(variable), place);
        }
        draft.attached(variable, place).forEach((item, color) -> {
            if (isChosen || isCarried(item)) {
                cells.put(item, color);
            }
        });
        return cells;
    }

    private boolean isCarried(DraftItem item) {
        return !item.isPrimary() && draft.uses(Trick.CARRIED_ITEMS);
    }

    /** Adds items to those of an option, and says whether it can have them all. */
    private static boolean add(Map<DraftItem, Object> added, Map<DraftItem, Object> cells) {
        boolean fits = true;
        for (Map.Entry<DraftItem, Object> entry : added.entrySet()) {
            Object before = cells.put(entry.getKey(), entry.getValue());
            fits &= before == null || DraftItem.agree(before, entry.getValue());
        }
        return fits;
    }

    private void writeTable(Table table) {
        int number = 0;
        for (Table.Row row : table.rows()) {
            number++;
            Map<Integer, Integer> places = new LinkedHashMap<>();
            for (int k = 0; k < row.places().size(); k++) {
                places.put(table.columns().get(k), row.places().get(k));
            }
            writeRow(table, places, row.extra(), number);
        }
    }

    private void writeRow(Table table, Map<Integer, Integer> places, Map<DraftItem, Object> extra, int number) {
        Map<DraftItem, Object> cells = new LinkedHashMap<>();
        cells.put(table.item(), DraftItem.ONCE);
        cells.putAll(extra);
        Map<Integer, Integer> chosen = new LinkedHashMap<>();
        long cost = 0;
        for (Map.Entry<Integer, Integer> entry : places.entrySet()) {
            int variable = entry.getKey();
            int place = entry.getValue();
            Map<Integer, DraftItem> linked =
                    links.getOrDefault(variable, Map.of()).get(table);
            boolean isOwned = owners.owner(variable) == table;
            if (linked != null) {
                cells.put(linked.get(place), DraftItem.ONCE);
            } else if (!add(valueCells(variable, place, isOwned), cells)) {
                return;
            }
            if (isOwned) {
                chosen.put(variable, place);
                cost = Math.addExact(cost, costs[variable][place]);
            }
        }
        places.forEach((variable, place) -> {
            if (!chosen.containsKey(variable) && !draft.isTwoSided(variable)) {
                draft.attached(variable, place).keySet().stream()
                        .filter(this::isCarried)
                        .forEach(DraftItem::becomeCarried);
            }
        });
        String text = chosen.entrySet().stream()
                .map(entry -> draft.domains().get(entry.getKey()).text(entry.getValue()))
                .collect(Collectors.joining(", "));
        options.add(new Translated.Option(
                text.isEmpty() ? table.item().name() + ", way " + number : text, chosen, cells, cost));
    }
}
