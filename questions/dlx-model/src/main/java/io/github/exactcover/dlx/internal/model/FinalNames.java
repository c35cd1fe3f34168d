package io.github.exactcover.dlx.internal.model;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Names that are unique, and that files can have if they must. They are made when the first one is asked for. */
public final class FinalNames {

    private static final Pattern BLANK = Pattern.compile("[\\p{javaWhitespace}\\x00]+");

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
            String name = label.toString();
            if (isForFiles) { // Text formats separate names by white space, and use some signs for themselves.
                name = BLANK.matcher(name).replaceAll("_").replace('|', '/').replace(':', '=');
            }
            String unique = name;
            while (taken.putIfAbsent(unique, 1) != null) {
                unique = name + "#" + taken.merge(name, 1, Integer::sum);
            }
            made.add(unique);
        }
        return made;
    }
}
