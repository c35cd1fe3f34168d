package io.github.exactcover.dlx.formats.files;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.formats.FileStart;
import io.github.exactcover.dlx.formats.Fit;
import io.github.exactcover.dlx.internal.formats.text.Lines;
import io.github.exactcover.dlx.internal.formats.text.Word;
import java.io.IOException;
import java.io.InputStream;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The format of the exact cover benchmarks of Tommi Junttila and Petteri Kaski (<a
 * href="https://doi.org/10.1007/978-3-642-15396-9_25">Exact Cover via Satisfiability, 2010</a>), which DXZ and DXD read
 * too: {@code p ec 6} for six items, then a line such as {@code s 1 2 4} for each option. Lines that start with
 * {@code c} are comments.
 */
final class EcFormat extends NamedFormat {

    private static final Pattern START = Pattern.compile("p\\s+ec\\s.*");
    private static final Pattern COMMENT = Pattern.compile("c(\\s.*)?");

    EcFormat() {
        super("ec", "a p ec file of the exact cover benchmarks", false);
    }

    @Override
    public Fit fit(FileStart start) {
        return begins(start, EcFormat::isComment, START) ? Fit.certain("its first line begins with p ec") : Fit.NO;
    }

    @Override
    public ExactCoverProblem<String, String> read(InputStream in) throws IOException {
        Lines lines = Lines.of(in);
        List<Word> words = lines.next(EcFormat::isComment) ? lines.words() : List.of();
        if (words.size() < 3
                || words.size() > 4
                || !words.get(0).is("p")
                || !words.get(1).is("ec")) {
            throw lines.error("write p ec and the number of items in the first line, perhaps the number of sets too");
        }
        int items = words.get(2).number("the number of items");
        int count = words.size() < 4 ? -1 : words.get(3).number("the number of sets");
        NumberedRows sets = new NumberedRows();
        while (lines.next(EcFormat::isComment)) {
            List<Word> set = lines.words();
            if (!set.get(0).is("s")) {
                throw lines.error("write s and the items of a set, or c and a comment");
            }
            sets.add(set.subList(1, set.size()));
        }
        if (count >= 0 && count != sets.size()) {
            throw lines.error("the p line says that there are " + count + " sets, but there are " + sets.size()
                    + "; is the file complete?");
        }
        return problem(sets, items, lines);
    }

    /** The benchmarks number the items from 1. Other programs write them from 0, or end each set with a 0. */
    private static ExactCoverProblem<String, String> problem(NumberedRows sets, int items, Lines lines) {
        NumberRows rows = sets.rows();
        IntSummaryStatistics numbers = rows.numbers().summaryStatistics();
        int max = Math.max(-1, numbers.getMax());
        if (max > items) {
            throw sets.largest()
                    .error("there is no item " + max + ", since the p line says that there are " + items
                            + "; correct one of the two");
        }
        if (items == 0 || items > (long) NumberedRows.MOST_UNUSED + numbers.getCount()) {
            throw lines.error("the p line says that there are " + items + " items, but the sets have "
                    + numbers.getCount() + " in all; is the file complete?");
        }
        boolean hasZero = numbers.getMin() == 0;
        boolean zeroEnds =
                hasZero && rows.withoutEnds().filter(ended -> ended.max() >= 0).isPresent();
        if (zeroEnds && max < items) {
            throw lines.error("each set ends with 0, which may be an item, or the end of the set; leave out the 0 at"
                    + " the ends, or write it in front of the other items");
        }
        if (hasZero && max == items && !zeroEnds) {
            throw sets.largest()
                    .error("there are the items 0 and " + items + ", but the p line says that there are " + items
                            + "; number them from 1, or from 0 to " + (items - 1));
        }
        return zeroEnds
                ? rows.withoutEnds().orElseThrow().problem(1, items + 1)
                : rows.problem(hasZero ? 0 : 1, hasZero ? items : items + 1);
    }

    private static boolean isComment(String line) {
        return COMMENT.matcher(line.strip()).matches();
    }
}
