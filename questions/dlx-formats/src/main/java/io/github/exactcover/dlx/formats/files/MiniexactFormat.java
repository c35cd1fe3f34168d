package io.github.exactcover.dlx.formats.files;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.formats.FileStart;
import io.github.exactcover.dlx.formats.Fit;
import io.github.exactcover.dlx.internal.formats.text.Draft;
import io.github.exactcover.dlx.internal.formats.text.Lines;
import io.github.exactcover.dlx.internal.formats.text.Tokens;
import io.github.exactcover.dlx.internal.formats.text.Word;
import java.io.IOException;
import java.io.InputStream;
import java.util.regex.Pattern;

/**
 * The format of miniexact with names: {@code < a b:1;2 >} are the primary items, {@code [ x ]} the secondary ones, and
 * each option ends with a semicolon, as in {@code a x:red $5;}.
 */
final class MiniexactFormat extends NamedFormat {

    private static final Pattern TOKEN = Pattern.compile("[;:$<>\\[\\]]|[^;:$<>\\[\\]\\s]+");
    private static final String MARKS = ";:$<>[]";

    MiniexactFormat() {
        super("miniexact", "a < items > file of miniexact", false);
    }

    @Override
    public Fit fit(FileStart start) {
        String text = start.text().strip();
        int end = text.indexOf('>');
        // XML begins with the same mark, but has a name, '!' or '?' right behind it, and a '<' for each '>'.
        boolean hasItems = text.startsWith("<") && end > 0 && text.indexOf('<', 1) < 0;
        if (!hasItems) {
            return Fit.NO;
        }
        return text.indexOf(';', end) >= 0
                ? Fit.certain("its items are between < and >, and its options end with semicolons")
                : Fit.possible("it begins with <");
    }

    @Override
    public ExactCoverProblem<String, String> read(InputStream in) throws IOException {
        return new Text(new Tokens(Lines.of(in), TOKEN, ""), new Draft()).read();
    }

    /** A text that is being read. */
    private record Text(Tokens tokens, Draft draft) {

        ExactCoverProblem<String, String> read() throws IOException {
            tokens.advance();
            readPrimaryItems();
            if (tokens.skip("[")) {
                while (!tokens.skip("]")) {
                    draft.addSecondary(takeName("an item, or ] after the last"));
                }
            }
            while (!tokens.atEnd()) {
                readOption();
            }
            return draft.problem();
        }

        private void readPrimaryItems() throws IOException {
            if (!tokens.skip("<")) {
                throw tokens.missing("<");
            }
            while (!tokens.skip(">")) {
                Word name = takeName("an item, or > after the last");
                int low = tokens.skip(":") ? tokens.take().number("a bound") : -1;
                boolean hasHigh = low >= 0 && (tokens.skip(";") || tokens.skip(":"));
                int high = hasHigh ? tokens.take().number("a bound") : low;
                draft.addPrimary(name, low < 0 ? 1 : low, low < 0 ? 1 : high);
            }
        }

        /** The last option need not have a semicolon. */
        private void readOption() throws IOException {
            while (!tokens.atEnd() && !tokens.is(";")) {
                if (tokens.skip("$")) {
                    draft.cost(tokens.take().number("a cost"));
                } else {
                    Word item = takeName("an item, or ; after the option");
                    draft.cover(item.text(), item);
                    if (tokens.skip(":")) {
                        Word color = takeName("a color");
                        draft.color(color.text(), color);
                    }
                }
            }
            draft.endOption();
            tokens.skip(";");
        }

        private Word takeName(String what) throws IOException {
            if (tokens.atEnd() || tokens.isOneOf(MARKS)) {
                throw tokens.missing(what);
            }
            return tokens.take();
        }
    }
}
