package io.github.exactcover.dlx.internal.model;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Names that are unique, and that files can have if they must. They are made when the first one is asked for. */
public final class FinalNames {

    private final List<?> labels;
    private final boolean isForFiles;
    private List<String> names = List.of();

    FinalNames(List<?> labels, boolean isForFiles) {
        this.labels = labels;
        this.isForFiles = isForFiles;
    }

    /** The name of the item or option with this number. */
    public synchronized String get(int number) {
        if (names.isEmpty()) {
            names = make();
        }
        return names.get(number);
    }

    private List<String> make() {
        List<String> made = new ArrayList<>();
        Map<String, Integer> taken = new HashMap<>(); // Of each name, the last number behind it.
        for (Object label : labels) {
            String name = isForFiles ? inFiles(label.toString()) : label.toString();
            String unique = name;
            while (taken.putIfAbsent(unique, 1) != null) {
                unique = name + "#" + taken.merge(name, 1, Integer::sum);
            }
            made.add(unique);
        }
        return made;
    }

    /** Text formats separate names by white space, and use some signs for themselves. */
    private static String inFiles(String name) {
        StringBuilder text = new StringBuilder(name.length());
        boolean isBlank = false;
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            boolean wasBlank = isBlank;
            isBlank = c == 0 || Character.isWhitespace(c);
            if (!isBlank) {
                text.append(c == '|' ? '/' : c == ':' ? '=' : c);
            } else if (!wasBlank) {
                text.append('_');
            }
        }
        return text.toString();
    }
}
