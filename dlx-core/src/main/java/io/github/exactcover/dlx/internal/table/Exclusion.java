package io.github.exactcover.dlx.internal.table;

/** Which options cannot be chosen together with some others, because of an item that only one of them may cover. */
public final class Exclusion {

    private final OptionTable table;

    /**
     * For each item that may be covered once, the last set of options in which it is, and the color that they give it.
     */
    private final int[] stamps;

    private final int[] colors;
    private int stamp = 1;

    /** A set without options. */
    public Exclusion(OptionTable table) {
        this.table = table;
        this.stamps = new int[table.itemCount()];
        this.colors = new int[table.itemCount()];
    }

    /** Takes all options out of the set. */
    public void clear() {
        stamp++;
    }

    /** Adds an option to the set. */
    public void add(int option) {
        for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
            int item = table.item(cell);
            if (item >= table.primaryCount() || table.high(item) == 1) {
                stamps[item] = stamp;
                colors[item] = table.color(cell);
            }
        }
    }

    /** Whether an option of the set cannot be chosen together with this one. */
    public boolean excludes(int option) {
        for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
            int item = table.item(cell);
            if (stamps[item] == stamp && !agree(colors[item], table.color(cell))) {
                return true;
            }
        }
        return false;
    }

    /** Whether two options may both give an item these colors, if only one of them may cover it without a color. */
    public static boolean agree(int color, int other) {
        return color != OptionTable.NO_COLOR && color == other;
    }
}
