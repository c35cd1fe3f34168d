package io.github.exactcover.dlx.internal.formats.nested;

import io.github.exactcover.dlx.internal.formats.text.Word;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Items that are numbers, where nothing but the options says which there are. */
final class ItemNumbers {

    private ItemNumbers() {}

    /**
     * All numbers from 0 or 1 to the largest have to be there. Otherwise it is not known whether a missing one counts.
     */
    static void checkNoGap(List<Value> items) {
        Set<String> texts = items.stream().map(Value::text).collect(Collectors.toSet());
        int first = texts.contains("0") ? 0 : 1;
        for (Value item : items) {
            int number = Word.parse(item.text());
            if (number < 0 || number - first >= items.size()) {
                int gap = first;
                while (texts.contains(Integer.toString(gap))) {
                    gap++;
                }
                throw item.error("no option has item " + gap + ", but one has " + item.text() + "; number the items"
                        + " from 0 or 1 without gaps, write them in quotes, or name all items in a list of their own");
            }
        }
    }

    /** The items by number if they all are numbers, or else in the order in which they came. */
    static List<String> sorted(List<Value> items) {
        List<String> texts = items.stream().map(Value::text).toList();
        return texts.stream().allMatch(text -> text.matches("\\d{1,9}"))
                ? texts.stream().sorted(Comparator.comparing(Integer::valueOf)).toList()
                : texts;
    }
}
