package io.github.exactcover.dlx.internal.model;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Makes the options of a draft: one for each value of a variable that no table owns, and one for each row of a table.
 */
final class OptionWriter {

    private final Draft draft;
    private final long[][] costs;
    private final Owners owners;
    private final int[] silent;
    private final List<DraftOption> options = new ArrayList<>();

    /** Of a variable, of each of its tables: the two-sided item of each value. */
    private final Map<Integer, Map<Table, Map<Integer, DraftItem>>> links = new HashMap<>();

    OptionWriter(Draft draft, long[][] costs, int[] silent) {
        this.draft = draft;
        this.costs = costs;
        this.silent = silent;
        owners = new Owners(draft);
    }

    List<DraftOption> write() {
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
                Map<Integer, DraftItem> ofValues = new TreeMap<>();
                Domain domain = draft.domains().get(variable);
                for (int place : draft.places(variable)) {
                    Object value = domain.values().get(place);
                    Label label = new Label(table.item(), ", ", domain.name(), " = ", value);
                    ofValues.put(place, draft.primary(label));
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
        DraftItem own = null;
        if (silent[variable] < 0) {
            own = draft.primary(domain.name());
        } else if (places.length > 2) {
            own = draft.atMostOnce(domain.name());
        }
        for (int place : places) {
            if (place != silent[variable]) {
                DraftOption option = new DraftOption();
                if (own != null) {
                    option.add(own, own.isPrimary() ? DraftItem.ONCE : (Object) variable);
                }
                addValue(option, variable, place, true);
                // The table has the rows of this value; of the others, the option takes their place.
                linked.forEach((table, ofValues) -> ofValues.forEach((other, item) -> {
                    if (other != place) {
                        option.add(item, DraftItem.ONCE);
                    }
                }));
                option.choose(draft.domains(), new int[] {variable}, new int[] {place}, costs[variable][place]);
                addIfItFits(option);
            }
        }
    }

    private boolean addIfItFits(DraftOption option) {
        return option.fits() && options.add(option);
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

    /** Adds what a value covers. An option that does not choose the value has only the secondary items. */
    private void addValue(DraftOption option, int variable, int place, boolean isChosen) {
        if (draft.hasValueItem(variable)) {
            option.add(draft.valueItem(variable), place);
        }
        draft.attached(variable, place).forEach((item, color) -> {
            if (isChosen || isCarried(item)) {
                option.add(item, color);
            }
        });
    }

    private boolean isCarried(DraftItem item) {
        return !item.isPrimary() && draft.uses(Trick.CARRIED_ITEMS);
    }

    /**
     * A variable in a table.
     *
     * @param index its column
     * @param linked its two-sided items in this table, or null if it has none
     */
    private record Column(
            int variable,
            int index,
            boolean isOwned,
            @Nullable Map<Integer, DraftItem> linked) {}

    private void writeTable(Table table) {
        List<Column> columns = new ArrayList<>();
        for (int variable : table.variables()) {
            columns.add(new Column(
                    variable,
                    table.column(variable),
                    owners.owner(variable) == table,
                    links.getOrDefault(variable, Map.of()).get(table)));
        }
        List<Column> owned = columns.stream().filter(Column::isOwned).toList();
        int[] variables = owned.stream().mapToInt(Column::variable).toArray();
        int number = 0;
        for (Table.Row row : table.rows()) {
            number++;
            DraftOption option = new DraftOption();
            option.add(table.item(), DraftItem.ONCE);
            row.extra().forEach(cell -> option.add(cell.item(), cell.color()));
            for (Column column : columns) {
                addColumn(option, column, row.places()[column.index]);
            }
            int[] places = new int[variables.length];
            long cost = 0;
            for (int k = 0; k < places.length; k++) {
                places[k] = row.places()[owned.get(k).index];
                cost = Math.addExact(cost, costs[variables[k]][places[k]]);
            }
            option.choose(draft.domains(), variables, places, cost);
            if (owned.isEmpty()) {
                option.call(new Label(table.item(), ", way ", number));
            }
            if (addIfItFits(option)) {
                columns.forEach(column -> noteCarried(column, row.places()[column.index]));
            }
        }
    }

    private void addColumn(DraftOption option, Column column, int place) {
        if (column.linked == null) {
            addValue(option, column.variable, place, column.isOwned);
        } else {
            option.add(Objects.requireNonNull(column.linked.get(place)), DraftItem.ONCE);
        }
    }

    private void noteCarried(Column column, int place) {
        if (!column.isOwned && column.linked == null) {
            draft.attached(column.variable, place).keySet().forEach(item -> {
                if (isCarried(item)) {
                    item.becomeCarried();
                }
            });
        }
    }
}
