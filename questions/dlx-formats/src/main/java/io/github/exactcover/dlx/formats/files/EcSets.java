package io.github.exactcover.dlx.formats.files;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.formats.DlxFormatException;
import io.github.exactcover.dlx.internal.formats.text.Ints;
import io.github.exactcover.dlx.internal.formats.text.Lines;
import io.github.exactcover.dlx.internal.formats.text.Lines.Word;
import io.github.exactcover.dlx.internal.formats.text.NumberedItems;
import io.github.exactcover.dlx.internal.formats.text.Numbers;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The sets of a {@code p ec} file. The benchmarks number the items from 1. Other programs write them from 0, or end
 * each set with a 0, and then it is the whole that says so.
 */
final class EcSets {

    /** How many items without a set are no mistake, however few sets there are. */
    private static final int SPARE = 10_000;

    private final Lines lines;
    private final int items;
    private final Set<Integer> set = new HashSet<>();
    private final Ints entries = new Ints();
    private final Ints ends = new Ints();

    /** Where the number of items occurs first, which is no item if they are numbered from 0. */
    private DlxFormatException last;

    private boolean hasLast;
    private boolean hasZero;
    private boolean zeroWithin;
    private boolean endsWithoutZero;
    private boolean hasLongSet;

    EcSets(Lines lines, int items) {
        this.lines = lines;
        this.items = items;
        this.last = lines.error("");
    }

    /** Reads a set: an {@code s} and its items. */
    void read(List<Word> words) {
        if (words.isEmpty() || !words.get(0).text().equals("s")) {
            throw lines.error("write s and the items of a set, or c and a comment");
        }
        int begin = entries.size();
        set.clear();
        for (Word word : words.subList(1, words.size())) {
            readItem(word, begin);
        }
        boolean endsWithZero = entries.size() > begin && entries.get(entries.size() - 1) == 0;
        endsWithoutZero |= !endsWithZero;
        hasLongSet |= endsWithZero && entries.size() > begin + 1;
        ends.add(entries.size());
    }

    private void readItem(Word word, int begin) {
        int item = Numbers.read(word, "an item", lines);
        if (item > items) {
            throw lines.error(
                    word,
                    "there is no item " + item + ", since the p line says that there are " + items
                            + "; correct one of the two");
        }
        if (!set.add(item)) {
            throw lines.error(word, "item " + item + " comes twice in this set; name it once");
        }
        zeroWithin |= entries.size() > begin && entries.get(entries.size() - 1) == 0;
        hasZero |= item == 0;
        if (item == items && !hasLast) {
            hasLast = true;
            last = lines.error(
                    word,
                    "there are the items 0 and " + item + ", but the p line says that there are " + items
                            + "; number them from 1, or from 0 to " + (items - 1));
        }
        entries.add(item);
    }

    void checkCount(int sets) {
        if (sets != ends.size()) {
            throw lines.error("the p line says that there are " + sets + " sets, but there are " + ends.size()
                    + "; is the file complete?");
        }
    }

    ExactCoverProblem<String, String> problem() {
        if (items == 0 || items > (long) SPARE + entries.size()) {
            throw lines.error("the p line says that there are " + items + " items, but the sets have " + entries.size()
                    + " in all; is the file complete?");
        }
        boolean zeroEnds = hasZero && !zeroWithin && !endsWithoutZero && hasLongSet;
        if (zeroEnds && !hasLast) {
            throw lines.error("each set ends with 0, which may be an item, or the end of the set; leave out the 0 at"
                    + " the ends, or write it in front of the other items");
        }
        if (hasZero && hasLast && !zeroEnds) {
            throw last;
        }
        return problem(hasZero && !zeroEnds ? 0 : 1);
    }

    private ExactCoverProblem<String, String> problem(int first) {
        NumberedItems problem = new NumberedItems(first, items);
        for (int set = 0; set < ends.size(); set++) {
            problem.addOption(IntStream.range(set == 0 ? 0 : ends.get(set - 1), ends.get(set))
                    .map(entries::get)
                    .filter(item -> item >= first));
        }
        return problem.problem();
    }
}
