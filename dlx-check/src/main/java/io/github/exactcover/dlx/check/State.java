package io.github.exactcover.dlx.check;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;

/**
 * Which options are chosen and which are dropped, and what is covered thereby. Nothing is kept about the options that a
 * choice excludes: whoever wants to know looks at their items.
 */
final class State {

    final Problem problem;
    final BitSet chosen = new BitSet();
    private final BitSet dropped = new BitSet();

    /** How often each item is covered, and the color that it has; a color counts only while the item is covered. */
    final int[] covered;

    private final int[] colorOf;

    /** The cost of what is chosen. */
    long spent;

    /** How many primary items lack options. */
    int needs;

    /** How many primary items may be covered once more. */
    int rooms;

    /** How to take back all that was done, the latest first. */
    private final Deque<Runnable> undos = new ArrayDeque<>();

    State(Problem problem) {
        this.problem = problem;
        this.covered = new int[problem.items];
        this.colorOf = new int[problem.items];
        for (int item = 0; item < problem.primary; item++) {
            needs += problem.low[item] > 0 ? 1 : 0;
            rooms += problem.high[item] > 0 ? 1 : 0;
        }
        for (int option = 0; option < problem.options; option++) {
            dropped.set(option, Arrays.stream(problem.cells[option]).allMatch(item -> item >= problem.primary));
        }
    }

    /** Whether an option is neither chosen nor dropped, and all its items have room for it. */
    boolean isLive(int option) {
        if (chosen.get(option) || dropped.get(option)) {
            return false;
        }
        int[] cells = problem.cells[option];
        for (int k = 0; k < cells.length; k++) {
            int color = problem.colors[option][k];
            boolean same = color != 0 && color == colorOf[cells[k]];
            if (covered[cells[k]] >= problem.high[cells[k]] && !same) {
                return false;
            }
        }
        return true;
    }

    /** How many options a primary item still needs; negative if it has more than it needs. */
    int needed(int item) {
        return problem.low[item] - covered[item];
    }

    int liveOptions(int item) {
        return (int) Arrays.stream(problem.optionsOf[item]).filter(this::isLive).count();
    }

    /** Chooses a live option. */
    void choose(int option) {
        long before = spent;
        spent = Math.addExact(spent, problem.costs[option]);
        chosen.set(option);
        for (int k = 0; k < problem.cells[option].length; k++) {
            int item = problem.cells[option][k];
            colorOf[item] = problem.colors[option][k];
            covered[item]++;
            if (item < problem.primary) {
                needs -= covered[item] == problem.low[item] ? 1 : 0;
                rooms -= covered[item] == problem.high[item] ? 1 : 0;
            }
        }
        note(() -> {
            spent = before;
            chosen.clear(option);
            for (int item : problem.cells[option]) {
                if (item < problem.primary) {
                    needs += covered[item] == problem.low[item] ? 1 : 0;
                    rooms += covered[item] == problem.high[item] ? 1 : 0;
                }
                covered[item]--;
            }
        });
    }

    /** Chooses or drops a live option. */
    void take(int option, boolean choose) {
        if (choose) {
            choose(option);
        } else {
            drop(option);
        }
    }

    /** From now on, an open option is not chosen any more. */
    void drop(int option) {
        dropped.set(option);
        note(() -> dropped.clear(option));
    }

    /** Says how to take back what was just done. */
    void note(Runnable undo) {
        undos.push(undo);
    }

    /** Where we are, to come back to. */
    int mark() {
        return undos.size();
    }

    /** Takes back all that was done since a mark. */
    void undo(int mark) {
        while (undos.size() > mark) {
            undos.pop().run();
        }
    }
}
