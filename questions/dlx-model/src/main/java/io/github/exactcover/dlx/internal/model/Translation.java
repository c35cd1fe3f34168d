package io.github.exactcover.dlx.internal.model;

import java.util.Arrays;
import java.util.List;
import java.util.Set;

/** Translates variables and rules into items and options. */
public final class Translation {

    private Translation() {}

    /**
     * Translates all.
     *
     * @param domains the variables
     * @param rules what rules say
     * @param names the names of the rules
     * @param costs of each variable, the cost of each value
     * @param tricks how it translates
     * @return the items and options
     * @throws IllegalArgumentException if a rule is hopeless
     */
    public static Translated of(
            List<Domain> domains, List<Statement> rules, List<String> names, long[][] costs, Set<Trick> tricks) {
        Draft draft = new Draft(domains, tricks);
        for (int i = 0; i < rules.size(); i++) {
            if (rules.get(i) instanceof AllDifferent different) {
                draft.begin(i);
                draft.expectDifferent(different.terms());
            }
        }
        for (Statement.Stage stage : Statement.Stage.values()) {
            for (int i = 0; i < rules.size(); i++) {
                if (rules.get(i).stage() == stage) {
                    draft.begin(i);
                    rules.get(i).write(draft, names.get(i));
                }
            }
        }
        if (draft.uses(Trick.NARROW_PATHS)) {
            narrow(draft);
        }
        for (Draft.Later path : draft.isBroken() ? List.<Draft.Later>of() : draft.paths()) {
            new PathTables(draft, path.name(), path.path().terms(), layers(draft, path)).write();
        }
        draft.begin(-1);
        int[] silent = new int[domains.size()];
        Arrays.fill(silent, -1);
        List<DraftOption> options = new OptionWriter(draft, costs, silent).write();
        options.forEach(option -> option.items().forEach(DraftItem::becomeUsed));
        List<DraftItem> items =
                draft.items().stream().filter(DraftItem::isNeeded).toList();
        for (int number = 0; number < items.size(); number++) {
            items.get(number).number(number);
        }
        return new Translated(
                items,
                new FinalNames(items, true),
                options,
                new FinalNames(options, false),
                silent,
                draft.restricting(),
                draft.isBroken());
    }

    private static Layers layers(Draft draft, Draft.Later path) {
        draft.begin(path.rule());
        return Layers.of(draft, path.name(), path.path());
    }

    /** Each path leaves out the values that it cannot have, until no other path has to look again. */
    private static void narrow(Draft draft) {
        int[] sizes = new int[draft.paths().size()];
        boolean isChanged = true;
        while (isChanged) {
            isChanged = false;
            for (int i = 0; i < sizes.length && !draft.isBroken(); i++) {
                Draft.Later path = draft.paths().get(i);
                if (sizes[i] != size(draft, path)) {
                    layers(draft, path).narrow(draft, path.path().terms());
                    sizes[i] = size(draft, path);
                    isChanged = true;
                }
            }
        }
    }

    /** How many values its variables have, and one more; it changes when a value is left out. */
    private static int size(Draft draft, Draft.Later path) {
        return 1
                + path.path().terms().stream()
                        .mapToInt(term -> draft.places(term.variable()).length)
                        .sum();
    }
}
