package io.github.exactcover.dlx.check;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;

/**
 * Which options are chosen and which are dropped, and what is covered thereby. Nothing is kept about the options that a
 * choice excludes: their items are looked at where that matters.
 */
final class State {

    final Problem problem;
    final BitSet chosen = new BitSet();
    private final BitSet dropped = new BitSet();

    /** How often each item is covered, and the color that it has; a color counts only while the item is covered. */
    final int[] covered;

    final int[] colorOf;

    /** The cost of what is chosen. */
    long spent;

    /** How many primary items lack options. */
    int needs;

    /** How many primary items may be covered once more. */
    int rooms;

    /** How to take back all that was done, the latest first. */
    final Deque<Runnable> undos = new ArrayDeque<>();

    State(Problem problem) {
        this.problem = problem;
        this.covered = new int[problem.items];
        this.colorOf = new int[problem.items];
        for (int item = 0; item < problem.primary; item++) {
            count(item, 1);
        }
        for (int option = 0; option < problem.options; option++) {
            dropped.set(option, Arrays.stream(problem.cells.get(option)).allMatch(item -> item >= problem.primary));
        }
    }

    /** Whether an option is neither chosen nor dropped, and all its items have room for it. */
    boolean isLive(int option) {
        if (chosen.get(option) || dropped.get(option)) {
            return false;
        }
        int[] cells = problem.cells.get(option);
        for (int k = 0; k < cells.length; k++) {
            int color = problem.colors.get(option)[k];
            boolean same = color != 0 && color == colorOf[cells[k]];
            if (room(cells[k]) <= 0 && !same) {
                return false;
            }
        }
        return true;
    }

    /** How many options a primary item still needs; negative if it has more than it needs. */
    int needed(int item) {
        return problem.bounds.get(item)[0] - covered[item];
    }

    /** How often an item may still be covered; not positive if it is full. */
    int room(int item) {
        return problem.bounds.get(item)[1] - covered[item];
    }

    /** Whether two live options cannot both be chosen, because an item has room for only one of them. */
    boolean exclude(int option, int other) {
        for (int k = 0; k < problem.cells.get(option).length; k++) {
            int item = problem.cells.get(option)[k];
            int color = problem.colors.get(option)[k];
            for (int j = 0; j < problem.cells.get(other).length; j++) {
                boolean same = color != 0 && color == problem.colors.get(other)[j];
                if (problem.cells.get(other)[j] == item && room(item) <= 1 && !same) {
                    return true;
                }
            }
        }
        return false;
    }

    int liveOptions(int item) {
        return (int) problem.optionsOf.get(item).stream().filter(this::isLive).count();
    }

    /** Chooses a live option. */
    void choose(int option) {
        spent = Math.addExact(spent, problem.costs.get(option));
        chosen.set(option);
        for (int k = 0; k < problem.cells.get(option).length; k++) {
            colorOf[problem.cells.get(option)[k]] = problem.colors.get(option)[k];
            cover(problem.cells.get(option)[k], 1);
        }
        undos.push(() -> {
            spent -= problem.costs.get(option);
            chosen.clear(option);
            for (int item : problem.cells.get(option)) {
                cover(item, -1);
            }
        });
    }

    private void cover(int item, int times) {
        count(item, -1);
        covered[item] += times;
        count(item, 1);
    }

    private void count(int item, int sign) {
        needs += item < problem.primary && needed(item) > 0 ? sign : 0;
        rooms += item < problem.primary && room(item) > 0 ? sign : 0;
    }

    /** Chooses a live option, or drops it: from now on, it is not chosen any more. */
    void take(int option, boolean choose) {
        if (choose) {
            choose(option);
        } else {
            dropped.set(option);
            undos.push(() -> dropped.clear(option));
        }
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
