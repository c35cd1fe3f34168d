package io.github.exactcover.dlx.internal.formats.program;

import io.github.exactcover.dlx.internal.formats.text.Lines;
import io.github.exactcover.dlx.internal.formats.text.Tokens;
import io.github.exactcover.dlx.internal.formats.text.Word;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** The words of a text in the LP format. Line breaks are blanks, and what follows a backslash is a comment. */
final class LpTokens extends Tokens {

    /** A relation, a number, a name or a mark. A number goes before a name, so that 3x is 3 times x. */
    private static final Pattern TOKEN = Pattern.compile("[<>]=?|=[<>]?|(?:\\d++\\.?\\d*+|\\.\\d++)(?:[eE][+-]?\\d++)?"
            + "|[^\\s\\d.<>=+\\-*^:\\[\\]\\\\][^\\s<>=+\\-*^:\\\\]*+|\\S");

    private static final int LONGEST_SECTION = "generals".length();
    private static final Set<String> SECTIONS = Set.of(
            "subject,such,st,s.t.,st.,bounds,bound,binary,binaries,bin,general,generals,gen,integer,integers,int,end"
                    .split(",", -1));

    LpTokens(Lines lines) {
        super(lines, TOKEN, "\\");
    }

    /** The current word in small letters. */
    String word() {
        return current().text().toLowerCase(Locale.ROOT);
    }

    boolean isSign() {
        return is("+") || is("-");
    }

    boolean isNumber() {
        return isOneOf("0123456789.") || Decimals.isInfinite(current().text());
    }

    boolean isRelation() {
        return isOneOf("<>=");
    }

    boolean isName() {
        return !atEnd() && !isNumber() && !isOneOf("<>=+-*^:[]");
    }

    /** Whether the current word is a name with a colon behind it. */
    boolean isLabel() {
        return isName() && isBefore(":");
    }

    /** Whether a section begins here, or the text ends. */
    boolean isSection() {
        return atEnd() || (current().text().length() <= LONGEST_SECTION && SECTIONS.contains(word()) && !isLabel());
    }

    Word takeName() throws IOException {
        if (!isName()) {
            throw missing("a variable");
        }
        return take();
    }

    /** A number behind any signs. */
    BigDecimal takeNumber() throws IOException {
        boolean minus = takeSigns();
        if (!isNumber()) {
            throw missing("a number; variables stand on the other side");
        }
        BigDecimal number = Decimals.parse(take());
        return minus ? number.negate() : number;
    }

    /** Goes past all signs; whether they make a minus. */
    boolean takeSigns() throws IOException {
        boolean minus = false;
        while (isSign()) {
            minus ^= take().is("-");
        }
        return minus;
    }
}
