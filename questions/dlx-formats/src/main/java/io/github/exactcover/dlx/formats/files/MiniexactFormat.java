package io.github.exactcover.dlx.formats.files;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.formats.FileStart;
import io.github.exactcover.dlx.formats.Fit;
import io.github.exactcover.dlx.internal.formats.text.Draft;
import io.github.exactcover.dlx.internal.formats.text.Lines;
import io.github.exactcover.dlx.internal.formats.text.Lines.Word;
import java.io.IOException;
import java.io.InputStream;

/**
 * The format of miniexact with names: {@code < a b:1;2 >} are the primary items, {@code [ x ]} the secondary ones, and
 * each option ends with a semicolon, as in {@code a x:red $5;}.
 */
final class MiniexactFormat extends NamedFormat {

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
        Lines lines = Lines.of(in);
        return new MiniexactText(new Tokens(lines), new Draft(lines)).read();
    }

    /** A text that is being read. */
    private record MiniexactText(Tokens tokens, Draft draft) {

        ExactCoverProblem<String, String> read() throws IOException {
            tokens.advance();
            readPrimaryItems();
            if (tokens.skip("[")) {
                while (!tokens.skip("]")) {
                    draft.addSecondary(tokens.takeName("an item, or ] after the last"));
                }
            }
            while (!tokens.atEnd()) {
                readOption();
            }
            return draft.problem();
        }

        private void readPrimaryItems() throws IOException {
            tokens.take("<");
            while (!tokens.skip(">")) {
                Word name = tokens.takeName("an item, or > after the last");
                if (tokens.skip(":")) {
                    int low = tokens.takeNumber("a bound");
                    boolean hasHigh = tokens.skip(";") || tokens.skip(":");
                    draft.addPrimary(name, low, hasHigh ? tokens.takeNumber("a bound") : low);
                } else {
                    draft.addPrimary(name, 1, 1);
                }
            }
        }

        /** The last option need not have a semicolon. */
        private void readOption() throws IOException {
            while (!tokens.atEnd() && !tokens.is(";")) {
                if (tokens.skip("$")) {
                    draft.cost(tokens.takeNumber("a cost"));
                } else {
                    Word item = tokens.takeName("an item, or ; after the option");
                    draft.cover(item.text(), item);
                    if (tokens.skip(":")) {
                        Word color = tokens.takeName("a color");
                        draft.color(color.text(), color);
                    }
                }
            }
            draft.endOption();
            tokens.skip(";");
        }
    }
}
