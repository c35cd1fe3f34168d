package io.github.exactcover.dlx.check;

import static io.github.exactcover.dlx.check.RefusedException.require;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * An exact cover problem, read from a text in Knuth's format. Items and options are numbered from 0 in the order of the
 * text, and secondary items come after the primary ones.
 */
final class Problem {

    private static final Pattern ITEM = Pattern.compile("(((?<least>[0-9]+):)?(?<most>[0-9]+)\\|)?(?<name>[^|:\0]+)");

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
        boolean isComment = words.isEmpty() || words.get(0).startsWith("|");
        if (!isComment && itemNumbers.isEmpty()) {
            words.forEach(this::item);
        } else if (!isComment) {
            option(words);
        }
    }

    /** An item, with bounds if it has any; or the bar before the secondary items, which may touch the first one. */
    private void item(String word) {
        if (primary < 0 && word.startsWith("|")) {
            primary = itemNumbers.size();
            if (word.length() > 1) {
                item(word.substring(1));
            }
            return;
        }
        Matcher item = ITEM.matcher(word);
        check(item.matches() && (primary < 0 || item.group("most") == null), word);
        int most = item.group("most") == null ? 1 : Integer.parseInt(item.group("most"));
        int least = item.group("least") == null ? most : Integer.parseInt(item.group("least"));
        check(least <= most && itemNumbers.put(item.group("name"), itemNumbers.size()) == null, word);
        bounds.add(new int[] {primary < 0 ? least : 0, most});
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
            check(item != null && (colon < 0 || (primary >= 0 && item >= primary && color.matches("[^|:\0]+"))), word);
            int number = colon < 0 ? 0 : colorNumbers.merge(color, colorNumbers.size() + 1, Math::min);
            check(option.put(item, number) == null, word);
            optionsOf.get(item).add(cells.size());
        }
        cells.add(option.keySet().stream().mapToInt(item -> item).toArray());
        colors.add(option.values().stream().mapToInt(color -> color).toArray());
        costs.add(cost);
    }

    private void check(boolean holds, String word) {
        require(holds, "line " + line + " of the problem is not in Knuth's format at '" + word + "'");
    }
}
