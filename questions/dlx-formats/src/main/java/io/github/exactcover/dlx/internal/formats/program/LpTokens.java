package io.github.exactcover.dlx.internal.formats.program;

import io.github.exactcover.dlx.formats.DlxFormatException;
import io.github.exactcover.dlx.internal.formats.text.Lines;
import io.github.exactcover.dlx.internal.formats.text.Place;
import io.github.exactcover.dlx.internal.text.PlainText;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The words of a text in the LP format. Line breaks are blanks, and what follows a backslash is a comment. */
final class LpTokens {

    /** A relation, a number, a name or a mark. A number goes before a name, so that 3x is 3 times x. */
    private static final Pattern TOKEN = Pattern.compile("[<>]=?|=[<>]?|(?:\\d++\\.?\\d*+|\\.\\d++)(?:[eE][+-]?\\d++)?"
            + "|[^\\s\\d.<>=+\\-*^:\\[\\]\\\\][^\\s<>=+\\-*^:\\\\]*+|\\S");

    private static final Set<String> SECTIONS = Set.of(
            "subject,such,st,s.t.,st.,bounds,bound,binary,binaries,bin,general,generals,gen,integer,integers,int,end"
                    .split(",", -1));

    private final Lines lines;
    private Matcher inLine = TOKEN.matcher("");
    private String line = "";
    private String current = "";

    /** The current word in lower case. */
    private String word = "";

    private boolean isNumber;
    private boolean isName;
    private Place place = new Place(1, 1);

    LpTokens(Lines lines) {
        this.lines = lines;
    }

    void advance() throws IOException {
        while (!inLine.find()) {
            if (!lines.next()) {
                set("");
                return;
            }
            int comment = lines.line().indexOf('\\');
            line = comment < 0 ? lines.line() : lines.line().substring(0, comment);
            inLine = TOKEN.matcher(line);
        }
        set(inLine.group());
        place = new Place(lines.number(), inLine.start() + 1);
    }

    private void set(String text) {
        current = text;
        word = text.toLowerCase(Locale.ROOT);
        isNumber = startsWith("0123456789.") || Decimals.isInfinite(word);
        isName = !atEnd() && !isNumber && !startsWith("<>=+-*^:[]");
    }

    /** Where the current word is; at the end of the text, where the last one was. */
    Place place() {
        return place;
    }

    boolean atEnd() {
        return current.isEmpty();
    }

    /** The current word in lower case. */
    String word() {
        return word;
    }

    /** Goes past a word if it is there; whether it was. */
    boolean skip(String word) throws IOException {
        boolean there = this.word.equals(word);
        if (there) {
            advance();
        }
        return there;
    }

    boolean isSign() {
        return current.equals("+") || current.equals("-");
    }

    boolean isNumber() {
        return isNumber;
    }

    boolean isRelation() {
        return startsWith("<>=");
    }

    boolean isName() {
        return isName;
    }

    private boolean startsWith(String marks) {
        return !atEnd() && marks.indexOf(current.charAt(0)) >= 0;
    }

    /** Whether the current word is a name with a colon behind it. */
    boolean isLabel() {
        int next = isName ? inLine.end() : line.length();
        while (next < line.length() && Character.isWhitespace(line.charAt(next))) {
            next++;
        }
        return next < line.length() && line.charAt(next) == ':';
    }

    /** Whether a section begins here, or the text ends. */
    boolean isSection() {
        return atEnd() || (SECTIONS.contains(word) && !isLabel());
    }

    String take() throws IOException {
        String taken = current;
        advance();
        return taken;
    }

    String takeName(String what) throws IOException {
        if (!isName()) {
            throw missing(what);
        }
        return take();
    }

    /** A number behind any signs. */
    BigDecimal takeNumber() throws IOException {
        boolean minus = takeSigns();
        if (!isNumber()) {
            throw missing("a number; variables stand on the other side");
        }
        Place at = place;
        BigDecimal number = Decimals.parse(take(), at);
        return minus ? number.negate() : number;
    }

    /** Goes past all signs; whether they make a minus. */
    boolean takeSigns() throws IOException {
        boolean minus = false;
        while (isSign()) {
            minus ^= take().equals("-");
        }
        return minus;
    }

    DlxFormatException missing(String what) {
        return place.error((atEnd() ? "the text ends" : "here is " + PlainText.quoted(current)) + "; write " + what);
    }
}
