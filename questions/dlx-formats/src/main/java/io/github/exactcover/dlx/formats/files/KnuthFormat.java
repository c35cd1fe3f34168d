package io.github.exactcover.dlx.formats.files;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.formats.DlxFormat;
import io.github.exactcover.dlx.formats.FileStart;
import io.github.exactcover.dlx.formats.Fit;
import io.github.exactcover.dlx.internal.formats.text.Lines;
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.util.List;
import java.util.regex.Pattern;

/** Knuth's format, which {@link DlxFormat} reads. A line with the numbers of items and options may come first. */
final class KnuthFormat extends NamedFormat {

    /** Marks that the item lines of people seldom have, and other formats often. */
    private static final Pattern MARKS = Pattern.compile("[\\[\\]{}(),\"'`<>;=]");

    KnuthFormat() {
        super("dlx", "Knuth's format", false);
    }

    @Override
    public Fit fit(FileStart start) {
        String text = start.text();
        List<String> lines = lines(start);
        if (lines.isEmpty()) {
            return Fit.NO;
        }
        if (hasSize(start)) {
            return Fit.certain("its first line says how many items and options follow, and the second names the items");
        }
        boolean isNamed = start.extension().equals("dlx");
        boolean hasMarks = MARKS.matcher(lines.get(0)).find();
        if (!isNamed && hasMarks && hasOpenBrackets(lines.get(0))) {
            return Fit.NO;
        }
        int options = options(text);
        if (options > 0 || isNamed) {
            String reason = isNamed ? "its name ends with .dlx" : "its first line names the items of all others";
            boolean isCounted = RowsFormat.areCounted(start);
            boolean isSure = isNamed ? options >= 0 || !hasMarks : !hasMarks && !isCounted;
            return isSure ? Fit.certain(reason) : Fit.possible(reason);
        }
        return options == 0 && !hasMarks ? Fit.possible("its first line could name items") : Fit.NO;
    }

    /** Whether a word has a bracket without its partner. A name such as {@code (0,1)} has both. */
    private static boolean hasOpenBrackets(String line) {
        for (String word : line.split("\\s+", -1)) {
            int open = 0;
            for (int i = 0; i < word.length(); i++) {
                open += "([{".indexOf(word.charAt(i)) >= 0 ? 1 : ")]}".indexOf(word.charAt(i)) >= 0 ? -1 : 0;
            }
            if (open != 0) {
                return true;
            }
        }
        return false;
    }

    /** How many options a text in this format has; -1 if it is in another. */
    private static int options(String text) {
        try {
            return DlxFormat.parse(text).options().size();
        } catch (IllegalArgumentException e) {
            return -1;
        }
    }

    /** The lines that are no comments. */
    private static List<String> lines(FileStart start) {
        return start.lines().stream().filter(line -> line.charAt(0) != '|').toList();
    }

    /**
     * Whether the first line has the numbers of items in the second and of lines after it, in this order or the other.
     */
    private static boolean hasSize(FileStart start) {
        if (!mayBeSize(firstLine(start.text()))) {
            return false;
        }
        List<String> lines = lines(start);
        if (lines.size() < 3) {
            return false;
        }
        int[] size = Lines.numbers(lines.get(0));
        int items = lines.get(1).split("\\s+").length;
        if (size.length != 2 || options(String.join("\n", lines.subList(1, lines.size()))) <= 0) {
            return false;
        }
        return size[0] == items
                ? isCount(size[1], lines, start.isWhole())
                : size[1] == items && isCount(size[0], lines, start.isWhole());
    }

    /** The first line that is no comment; empty if there is none. Few files begin with a size, so this is quick. */
    private static String firstLine(String text) {
        int start = 0;
        while (start < text.length() && (text.charAt(start) == '|' || Character.isWhitespace(text.charAt(start)))) {
            boolean isComment = text.charAt(start) == '|';
            start = isComment ? endOfLine(text, start) : start + 1;
        }
        return text.substring(start, endOfLine(text, start));
    }

    private static int endOfLine(String text, int start) {
        int end = start;
        while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
            end++;
        }
        return end;
    }

    /** Whether a line may be two numbers: there is no letter in it, and there are no more than two words. */
    private static boolean mayBeSize(String line) {
        int words = 0;
        boolean isInWord = false;
        for (int i = 0; i < line.length() && words <= 2; i++) {
            char c = line.charAt(i);
            if (Character.isLetter(c)) {
                return false;
            }
            boolean separates = c <= ' ' || c == ',' || c == ';';
            words += separates || isInWord ? 0 : 1;
            isInWord = !separates;
        }
        return words == 2;
    }

    private static boolean isCount(int size, List<String> lines, boolean isWhole) {
        return isWhole ? size == lines.size() - 2 : size >= lines.size() - 2;
    }

    @Override
    public ExactCoverProblem<String, String> read(InputStream in) throws IOException {
        BufferedInputStream buffered = new BufferedInputStream(in, FileStart.SIZE + 1);
        FileStart start = FileStart.of("", buffered);
        // The line with the size becomes a comment, so that errors have the right line.
        InputStream text = hasSize(start)
                ? new SequenceInputStream(new ByteArrayInputStream(new byte[] {'|'}), buffered)
                : buffered;
        return DlxFormat.read(text);
    }
}
