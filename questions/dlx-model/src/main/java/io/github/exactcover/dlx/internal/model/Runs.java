package io.github.exactcover.dlx.internal.model;

import io.github.exactcover.dlx.internal.text.Given;
import java.util.BitSet;
import java.util.List;

/** Runs of true of given lengths, with at least one false between two of them, as a path. */
public final class Runs {

    private Runs() {}

    /** That terms with images true and false have these runs. */
    public static Path in(List<View> terms, List<Integer> lengths) {
        // The runs as bits, with a gap before each and after the last. A state is a place in it; gaps can repeat.
        BitSet pattern = new BitSet();
        int end = 0;
        for (int length : lengths) {
            Given.atLeastOne(length, "length of a run", "for a line without runs, give no lengths");
            Domain.checkSize(length, "A run", "cells", ", which is the most that a line may have");
            pattern.set(end + 1, end + 1 + length);
            end += length + 1;
        }
        int last = end;
        Path.Step step = (state, place, isOn) -> {
            int before = (Integer) state;
            if (isOn.equals(false) && !pattern.get(before)) {
                return before;
            }
            return isOn.equals(pattern.get(before + 1)) ? before + 1 : null;
        };
        // The last gap may be missing.
        return new Path(terms, 0, step, state -> (Integer) state >= last - 1);
    }
}
