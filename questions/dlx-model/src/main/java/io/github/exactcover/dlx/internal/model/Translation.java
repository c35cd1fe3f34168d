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
        for (Statement rule : rules) {
            if (rule instanceof AllDifferent different) {
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
        new Paths(draft).write();
        draft.addSpares();
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
                Arrays.stream(silent).boxed().toList(),
                draft.restricting());
    }
}
