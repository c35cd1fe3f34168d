package io.github.exactcover.dlx.formats;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Numbers names in the order in which they come. It finds one in a text without making a string of it. What it compares
 * lies in two arrays: in a list of strings, each look would wait for memory four times.
 */
final class NameTable {

    /** Of a place in {@link #table}: one more than the number of its name, or 0. */
    private static final int NUMBER = 0;

    /** Where the characters of the name begin and end in {@link #letters}. */
    private static final int START = 1;

    private static final int END = 2;

    /** How many ints a place has, a power of two. */
    private static final int WIDTH = 4;

    private final List<String> names = new ArrayList<>();

    /** The characters of all names. */
    private char[] letters = new char[64];

    private int letterCount;

    /** A power of two of places. A name is at the place of its hash, or at the next that was free. */
    private int[] table = new int[16 * WIDTH];

    List<String> names() {
        return names;
    }

    int size() {
        return names.size();
    }

    /** The number of the name in the characters {@code start..end-1}, whose hash is that of a string; -1 if new. */
    int find(char[] text, int start, int end, int hash) {
        int place = place(hash);
        while (table[place] != 0) {
            if (isAt(place, text, start, end)) {
                return table[place] - 1;
            }
            place = next(place);
        }
        return -1;
    }

    int find(String name) {
        return find(name.toCharArray(), 0, name.length(), name.hashCode());
    }

    /** Adds a name that is new, and returns its number. */
    int add(String name) {
        if (2 * WIDTH * names.size() >= table.length) {
            grow();
        }
        int start = letterCount;
        letterCount += name.length();
        if (letterCount > letters.length) {
            letters = Arrays.copyOf(letters, 2 * letterCount);
        }
        name.getChars(0, name.length(), letters, start);
        names.add(name);
        put(name.hashCode(), names.size(), start, letterCount);
        return names.size() - 1;
    }

    private void grow() {
        int[] old = table;
        table = new int[2 * old.length];
        for (int place = 0; place < old.length; place += WIDTH) {
            if (old[place] != 0) {
                int hash = names.get(old[place] - 1).hashCode();
                put(hash, old[place + NUMBER], old[place + START], old[place + END]);
            }
        }
    }

    private void put(int hash, int number, int start, int end) {
        int place = place(hash);
        while (table[place] != 0) {
            place = next(place);
        }
        table[place + NUMBER] = number;
        table[place + START] = start;
        table[place + END] = end;
    }

    /** Where the search for a name begins. Similar names have similar hashes, so these are spread. */
    private int place(int hash) {
        return ((hash * 0x9E3779B9) >>> 7) * WIDTH & (table.length - 1);
    }

    private int next(int place) {
        return (place + WIDTH) & (table.length - 1);
    }

    private boolean isAt(int place, char[] text, int start, int end) {
        int first = table[place + START];
        if (table[place + END] - first != end - start) {
            return false;
        }
        for (int i = start; i < end; i++) {
            if (text[i] != letters[first + i - start]) {
                return false;
            }
        }
        return true;
    }
}
