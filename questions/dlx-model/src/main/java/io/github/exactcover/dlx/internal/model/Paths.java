package io.github.exactcover.dlx.internal.model;

import java.util.List;

/** Writes the paths of a draft when all other rules have left out values, which makes them smaller. */
final class Paths {

    private final Draft draft;
    private final List<Draft.Later> all;

    Paths(Draft draft) {
        this.draft = draft;
        this.all = draft.paths();
    }

    void write() {
        if (draft.uses(Trick.NARROW_PATHS)) {
            narrow();
        }
        for (Draft.Later one : all) {
            draft.begin(one.rule());
            Layers layers = Layers.of(draft, one.name(), one.path());
            new PathTables(draft, one.name(), one.path().terms(), layers).write();
        }
    }

    /** Each path leaves out the values that it cannot have, until no other path has to look again. */
    private void narrow() {
        int[] sizes = new int[all.size()];
        boolean isChanged = true;
        while (isChanged) {
            isChanged = false;
            for (int i = 0; i < sizes.length; i++) {
                Draft.Later one = all.get(i);
                if (sizes[i] != size(one.path())) {
                    draft.begin(one.rule());
                    Layers.of(draft, one.name(), one.path())
                            .narrow(draft, one.path().terms());
                    sizes[i] = size(one.path());
                    isChanged = true;
                }
            }
        }
    }

    /** How many values its variables have, and one more; it changes when a value is left out. */
    private int size(Path path) {
        int size = 1;
        for (View term : path.terms()) {
            size += draft.places(term.variable()).length;
        }
        return size;
    }
}
