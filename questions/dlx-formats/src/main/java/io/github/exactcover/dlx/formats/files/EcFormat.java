package io.github.exactcover.dlx.formats.files;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.formats.FileStart;
import io.github.exactcover.dlx.formats.Fit;
import io.github.exactcover.dlx.internal.formats.text.Lines;
import io.github.exactcover.dlx.internal.formats.text.Lines.Word;
import io.github.exactcover.dlx.internal.formats.text.Numbers;
import java.io.IOException;
import java.io.InputStream;
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
                || !words.get(0).text().equals("p")
                || !words.get(1).text().equals("ec")) {
            throw lines.error("write p ec and the number of items in the first line, perhaps the number of sets too");
        }
        int items = Numbers.read(words.get(2), "the number of items", lines);
        int count = words.size() < 4 ? -1 : Numbers.read(words.get(3), "the number of sets", lines);
        EcSets sets = new EcSets(lines, items);
        while (lines.next(EcFormat::isComment)) {
            sets.read(lines.words());
        }
        if (count >= 0) {
            sets.checkCount(count);
        }
        return sets.problem();
    }

    private static boolean isComment(String line) {
        return COMMENT.matcher(line.strip()).matches();
    }
}
