package io.github.exactcover.dlx.internal.model;

import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Runs of true of given lengths, with at least one false between two of them, as a path. */
public final class Runs {

    /** The runs as bits, with a gap before each and after the last. A state is a place in it; gaps can repeat. */
    private final BitSet pattern = new BitSet();

    private final int last;

    private Runs(List<Integer> lengths) {
        int end = 0;
        for (int length : lengths) {
            pattern.set(end + 1, end + 1 + length);
            end += length + 1;
        }
        last = end;
    }

    /** The statement that terms with images true and false have these runs. */
    public static Statement in(List<View> terms, List<Integer> lengths) {
        Runs runs = new Runs(lengths);
        return new AlongPath(new Path(
                terms,
                0,
                (state, place, image) -> runs.next((Integer) state, (Boolean) image),
                state -> runs.accepts((Integer) state)));
    }

    private @Nullable Integer next(int state, boolean isOn) {
        boolean isOnNext = pattern.get(state + 1);
        if (isOn) {
            return isOnNext ? Integer.valueOf(state + 1) : null;
        }
        if (!pattern.get(state)) {
            return state;
        }
        return isOnNext ? null : Integer.valueOf(state + 1);
    }

    /** The last gap may be missing. */
    private boolean accepts(int state) {
        return state == last || state == last - 1;
    }
}
