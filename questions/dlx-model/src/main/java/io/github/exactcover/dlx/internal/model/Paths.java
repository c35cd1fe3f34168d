package io.github.exactcover.dlx.internal.model;

import java.util.ArrayList;
import java.util.List;

/** The paths of a draft. They are written when all other rules have left out values, which makes them smaller. */
final class Paths {

    private record One(int rule, String name, Path path) {}

    private final List<One> all = new ArrayList<>();

    void add(int rule, String name, Path path) {
        all.add(new One(rule, name, path));
    }

    void write(Draft draft) {
        if (draft.uses(Trick.NARROW_PATHS)) {
            narrow(draft);
        }
        for (One one : all) {
            draft.begin(one.rule);
            Layers layers = Layers.of(draft, one.name, one.path);
            new PathTables(draft, one.name, one.path.terms(), layers).write();
        }
    }

    /** Each path leaves out the values that it cannot have, until no other path has to look again. */
    private void narrow(Draft draft) {
        int[] sizes = new int[all.size()];
        boolean isChanged = true;
        while (isChanged) {
            isChanged = false;
            for (int i = 0; i < sizes.length; i++) {
                One one = all.get(i);
                if (sizes[i] != size(draft, one)) {
                    draft.begin(one.rule);
                    Layers.of(draft, one.name, one.path).narrow(draft, one.path.terms());
                    sizes[i] = size(draft, one);
                    isChanged = true;
                }
            }
        }
    }

    /** How many values its variables have, and one more; it changes when a value is left out. */
    private static int size(Draft draft, One one) {
        return 1
                + one.path.terms().stream()
                        .mapToInt(term -> draft.places(term.variable()).length)
                        .sum();
    }
}
