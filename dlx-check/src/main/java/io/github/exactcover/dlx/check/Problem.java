package io.github.exactcover.dlx.check;

import static io.github.exactcover.dlx.check.RefusedException.require;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * An exact cover problem, read from a text in Knuth's format. Items and options are numbered from 0 in the order of the
 * text, and secondary items come after the primary ones.
 */
final class Problem {

    /** How many items are primary; -1 until the bar before the secondary ones was read. */
    int primary = -1;

    final int items;
    final int options;

    /** How often each item must be covered, and how often it may be. A secondary item has 0 and 1. */
    final List<int[]> bounds = new ArrayList<>();

    /** The items of each option, and the color that it gives to each of them; 0 for no color. */
    final List<int[]> cells = new ArrayList<>();

    final List<int[]> colors = new ArrayList<>();
    final List<Long> costs = new ArrayList<>();

    /** The options of each item. */
    final List<List<Integer>> optionsOf = new ArrayList<>();

    private final Map<String, Integer> itemNumbers = new HashMap<>();
    private final Map<String, Integer> colorNumbers = new HashMap<>();
    private int line;

    Problem(String text) {
        for (String each : text.replaceFirst("^\uFEFF", "").split("\n", -1)) {
            read(each);
        }
        require(!itemNumbers.isEmpty(), "the problem has no line of items");
        items = bounds.size();
        options = cells.size();
        primary = primary < 0 ? items : primary;
    }

    private void read(String text) {
        line++;
        List<String> words = Stream.of(text.split("[ \t\u000B\f\r]+", -1))
                .filter(word -> !word.isEmpty())
                .toList();
        if (words.isEmpty() || words.get(0).startsWith("|")) {
            return;
        }
        if (itemNumbers.isEmpty()) {
            words.forEach(this::item);
        } else {
            option(words);
        }
    }

    /** An item, with bounds if it has any; or the bar before the secondary items, which may touch the first one. */
    private void item(String word) {
        int bar = word.indexOf('|');
        if (primary < 0 && bar == 0) {
            primary = itemNumbers.size();
            if (word.length() > 1) {
                item(word.substring(1));
            }
        } else if (primary < 0 && bar > 0) {
            check(word.matches("(?s)([0-9]+:)?[0-9]+\\|.*"), word);
            int colon = word.lastIndexOf(':', bar);
            int most = Integer.parseInt(word.substring(colon + 1, bar));
            int least = colon < 0 ? most : Integer.parseInt(word.substring(0, colon));
            check(least <= most, word);
            item(word.substring(bar + 1), least, most);
        } else {
            item(word, primary < 0 ? 1 : 0, 1);
        }
    }

    private void item(String name, int least, int most) {
        check(isName(name) && itemNumbers.put(name, itemNumbers.size()) == null, name);
        bounds.add(new int[] {least, most});
        optionsOf.add(new ArrayList<>());
    }

    private void option(List<String> words) {
        long cost = 0;
        Map<Integer, Integer> option = new LinkedHashMap<>();
        for (String word : words) {
            if (word.startsWith("|")) {
                check(word.matches("\\|-?[0-9]+"), word);
                cost = Math.addExact(cost, Long.parseLong(word.substring(1)));
                continue;
            }
            int colon = word.indexOf(':');
            String color = colon < 0 ? "" : word.substring(colon + 1);
            Integer item = itemNumbers.get(colon < 0 ? word : word.substring(0, colon));
            check(item != null && (colon < 0 || (primary >= 0 && item >= primary && isName(color))), word);
            int number = colon < 0 ? 0 : colorNumbers.merge(color, colorNumbers.size() + 1, Math::min);
            check(option.put(item, number) == null, word);
            optionsOf.get(item).add(cells.size());
        }
        cells.add(option.keySet().stream().mapToInt(item -> item).toArray());
        colors.add(option.values().stream().mapToInt(color -> color).toArray());
        costs.add(cost);
    }

    private static boolean isName(String name) {
        return name.matches("[^|:\0]+");
    }

    private void check(boolean holds, String word) {
        require(holds, "line " + line + " of the problem is not in Knuth's format at '" + word + "'");
    }
}
