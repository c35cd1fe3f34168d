package io.github.exactcover.dlx.internal.cost.prices;

import io.github.exactcover.dlx.internal.table.Exclusion;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Sets of options of which a solution has at most one, because any two of them give an item different colors or share
 * an item that can be covered once. An item with colors has no price. As further items, these sets say what its colors
 * say: any two options that give an item different colors are together in one of them. So a linear program sees that
 * somebody who works at night cannot begin early on the next day.
 */
public final class ColorCliques {

    /**
     * How often options are compared at most; some tenths of a second. A roster of 40 nurses and 42 days needs 1,640.
     */
    private static final int MOST_COMPARISONS = 1 << 24;

    private final PricedTable table;
    private final int[] options;

    /**
     * The option with which others are compared, and for each item the latest such option that has it, and its color.
     */
    private int marked;

    private final int[] marks;

    private final int[] markedColors;
    private long comparisons;

    /** The sets of these options. */
    public ColorCliques(PricedTable table, int[] options) {
        this.table = table;
        this.options = options;
        this.marks = new int[table.itemCount()];
        this.markedColors = new int[marks.length];
        Arrays.fill(marks, -1);
    }

    /**
     * All of them; none at all if they would have more than {@code most} options together, or take too long to find.
     */
    public List<int[]> find(int most) {
        List<int[]> found = new ArrayList<>();
        long left = most;
        for (List<Group> groups : groupsByItem()) {
            List<Group> alone = new ArrayList<>(groups);
            alone.removeIf(group -> !group.isAlone);
            groups.removeIf(group -> group.isAlone);
            left -= addCliques(alone, groups, found, left);
            if (left < 0) {
                return List.of();
            }
        }
        return found;
    }

    /**
     * Any two groups of different colors come together in a clique. Those that are alone in their color are in all
     * cliques. Returns the options of the cliques, or more than {@code most} if they would be too many.
     */
    private long addCliques(List<Group> alone, List<Group> several, List<int[]> found, long most) {
        boolean isOneColor = several.stream().allMatch(group -> group.color == several.get(0).color);
        long added = 0;
        if (several.isEmpty() && alone.size() > 1) {
            added += addClique(alone, List.of(), found);
        }
        for (int i = 0; i < several.size() && added <= most; i++) {
            Group one = several.get(i);
            if (isOneColor && !alone.isEmpty()) {
                added += addClique(alone, List.of(one), found);
            }
            for (int j = 0; j < i && !isOneColor && added <= most; j++) {
                Group other = several.get(j);
                added += other.color == one.color ? 0 : addClique(alone, List.of(one, other), found);
            }
        }
        return added;
    }

    private static int addClique(List<Group> alone, List<Group> others, List<int[]> found) {
        List<Integer> members = new ArrayList<>();
        alone.forEach(group -> members.addAll(group.members));
        others.forEach(group -> members.addAll(group.members));
        found.add(members.stream().mapToInt(Integer::intValue).toArray());
        return members.size();
    }

    /**
     * The options of each item with colors, in groups of one color of which any two exclude each other; nothing if that
     * takes too long.
     */
    private List<List<Group>> groupsByItem() {
        List<List<Group>> groups = new ArrayList<>();
        for (int item = 0; item < table.itemCount(); item++) {
            groups.add(new ArrayList<>());
        }
        for (int option : options) {
            mark(option);
            for (int cell = table.starts[option]; cell < table.starts[option + 1]; cell++) {
                if (!table.isPriced[table.items[cell]]) {
                    addTo(groups.get(table.items[cell]), option, table.colors[cell]);
                }
            }
            if (comparisons > MOST_COMPARISONS) {
                return List.of();
            }
        }
        return groups;
    }

    /** Adds the marked option to the first group that it fits, or to a new one. */
    private void addTo(List<Group> groups, int option, int color) {
        Group made = new Group(color);
        for (Group group : groups) {
            if (group.color == color) {
                if (excludesMarked(group.members)) {
                    group.members.add(option);
                    return;
                }
                group.isAlone = false;
                made.isAlone = false;
            }
        }
        made.members.add(option);
        groups.add(made);
    }

    /** Remembers the items of an option that can be covered once. */
    private void mark(int option) {
        for (int cell = table.starts[option]; cell < table.starts[option + 1]; cell++) {
            if (table.highs[table.items[cell]] == 1) {
                marks[table.items[cell]] = option;
                markedColors[table.items[cell]] = table.colors[cell];
            }
        }
        marked = option;
    }

    /** Without streams: most groups have one member, and there are tens of thousands of them. */
    private boolean excludesMarked(List<Integer> others) {
        for (int i = 0; i < others.size(); i++) {
            if (!excludesMarked(others.get(i))) {
                return false;
            }
        }
        return true;
    }

    /** Whether another option has an item of the marked one, and not both in the same color. */
    private boolean excludesMarked(int other) {
        comparisons++;
        for (int cell = table.starts[other]; cell < table.starts[other + 1]; cell++) {
            int item = table.items[cell];
            if (marks[item] == marked && !Exclusion.agree(table.colors[cell], markedColors[item])) {
                return true;
            }
        }
        return false;
    }

    /** Options of one color of which any two exclude each other. */
    private static final class Group {

        final int color;
        final List<Integer> members = new ArrayList<>();

        /** Whether it is the only one of its color. */
        boolean isAlone = true;

        Group(int color) {
            this.color = color;
        }
    }
}
