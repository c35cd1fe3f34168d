package io.github.exactcover.dlx.formats.files;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.formats.FileStart;
import io.github.exactcover.dlx.formats.Fit;
import io.github.exactcover.dlx.internal.formats.text.Draft;
import io.github.exactcover.dlx.internal.formats.text.Lines;
import io.github.exactcover.dlx.internal.formats.text.Word;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The format of miniexact that looks like DIMACS: {@code p xc 4 2} or {@code p xcc 4 2} for four primary and two
 * secondary items, then the options as numbers of items from 1, each ended by 0. A negative number is the color of the
 * item before it, and {@code $5} a cost.
 */
final class XcFormat extends NamedFormat {

    /** More are a mistake, and would need too much room. */
    private static final int MOST_ITEMS = 10_000_000;

    private static final Pattern START = Pattern.compile("p\\s+xcc?\\s.*");

    XcFormat() {
        super("xc", "a p xc file of miniexact", false);
    }

    @Override
    public Fit fit(FileStart start) {
        return begins(start, line -> false, START) ? Fit.certain("its first line begins with p xc") : Fit.NO;
    }

    @Override
    public ExactCoverProblem<String, String> read(InputStream in) throws IOException {
        Lines lines = Lines.of(in);
        Draft draft = new Draft();
        readItems(lines, draft);
        while (lines.next()) {
            for (Word word : lines.words()) {
                readWord(word, draft);
            }
        }
        if (draft.isInOption()) {
            throw lines.error("the last option does not end; write 0 after its items");
        }
        return draft.problem();
    }

    private static void readItems(Lines lines, Draft draft) throws IOException {
        List<Word> words = lines.next() ? lines.words() : List.of();
        if (words.size() < 3
                || words.size() > 4
                || !words.get(0).is("p")
                || !words.get(1).text().matches("xcc?")) {
            throw lines.error("write p xc or p xcc in the first line, and the numbers of primary and secondary items");
        }
        int primary = words.get(2).number("the number of primary items");
        int secondary = words.size() == 3 ? 0 : words.get(3).number("the number of secondary items");
        if ((long) primary + secondary > MOST_ITEMS) {
            throw lines.error("there are more than " + MOST_ITEMS + " items; correct the numbers in this line");
        }
        for (int item = 1; item <= primary; item++) {
            draft.addPrimary(Integer.toString(item));
        }
        for (int item = 1; item <= secondary; item++) {
            draft.addSecondary(Long.toString((long) primary + item));
        }
    }

    private static void readWord(Word word, Draft draft) {
        String text = word.text();
        if (text.equals("0")) {
            draft.endOption();
        } else if (text.startsWith("-")) {
            draft.color(Integer.toString(word.withoutFirst().number("a color")), word);
        } else if (text.startsWith("$")) {
            draft.cost(word.withoutFirst().number("a cost"));
        } else {
            draft.cover(Integer.toString(word.number("an item")), word);
        }
    }
}
