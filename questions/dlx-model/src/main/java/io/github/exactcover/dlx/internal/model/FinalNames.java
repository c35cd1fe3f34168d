package io.github.exactcover.dlx.internal.model;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Leaves out items that no option needs, and gives all others names that are unique and that files can have. */
final class FinalNames {

    /** Of each name that is taken, the last number behind it. */
    private final Map<String, Integer> taken = new HashMap<>();

    static List<DraftItem> ofItems(List<DraftItem> items, List<Translated.Option> options) {
        options.forEach(option -> option.cells().keySet().forEach(DraftItem::becomeUsed));
        FinalNames names = new FinalNames();
        List<DraftItem> needed = items.stream().filter(DraftItem::isNeeded).toList();
        needed.forEach(item -> item.call(names.unique(inFiles(item.name()))));
        return needed;
    }

    static List<Translated.Option> ofOptions(List<Translated.Option> options) {
        FinalNames names = new FinalNames();
        return options.stream()
                .map(option -> new Translated.Option(
                        names.unique(option.name()), option.values(), option.cells(), option.cost()))
                .toList();
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

    private String unique(String name) {
        String unique = name;
        while (taken.putIfAbsent(unique, 1) != null) {
            unique = name + "#" + taken.merge(name, 1, Integer::sum);
        }
        return unique;
    }
}
