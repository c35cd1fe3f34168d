package io.github.exactcover.dlx.cli.format;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.cli.terminal.Input;
import io.github.exactcover.dlx.formats.DlxFormat;
import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Which form a text has, from how it begins.
 *
 * @param forms those that fit, the best first, at least one
 * @param isPerhapsTable whether there is a mistake in one of the lines, whatever the form, and commas in the first, as
 *     in a table
 */
record FormGuess(List<ProblemForm> forms, boolean isPerhapsTable) {

    private static final Pattern XC = Pattern.compile("\\s*p\\s+xcc?\\s+[0-9](?s:.*)");
    /** A row of a matrix without separators, which is hardly meant as a number. */
    private static final Pattern DIGITS = Pattern.compile("[01]{2,}");

    private static final Pattern MINIEXACT = Pattern.compile("\\s*<(?s:.*)");

    /**
     * Guesses from the first lines. Where all together fit nothing, there is a mistake in one of them; then the first
     * two decide, or the very first.
     */
    static FormGuess of(String text) {
        for (long lines : new long[] {Long.MAX_VALUE, 2, 1}) {
            String start =
                    text.lines().filter(FormGuess::isNoComment).limit(lines).collect(Collectors.joining("\n"));
            List<ProblemForm> forms = fitting(start);
            if (!forms.isEmpty()) {
                return new FormGuess(forms, lines < Long.MAX_VALUE && hasCommas(text));
            }
        }
        return new FormGuess(List.of(ProblemForm.DLX), hasCommas(text));
    }

    private static boolean hasCommas(String text) {
        return text.lines().limit(1).anyMatch(line -> line.contains(","));
    }

    private static boolean isNoComment(String line) {
        return !line.isBlank() && !line.stripLeading().startsWith("|");
    }

    private static List<ProblemForm> fitting(String text) {
        // What can be read as Knuth's format is, unless it would have an item line and no option, which is hardly
        // meant.
        boolean isKnuths = reads(() -> !DlxFormat.parse(text).options().isEmpty());
        Stream<ProblemForm> order = isKnuths
                ? Stream.of(
                        ProblemForm.DLX, ProblemForm.XC, ProblemForm.MINIEXACT, ProblemForm.MATRIX, ProblemForm.ROWS)
                : Stream.of(
                        ProblemForm.XC, ProblemForm.MINIEXACT, ProblemForm.MATRIX, ProblemForm.DLX, ProblemForm.ROWS);
        return order.filter(form -> fits(form, text)).toList();
    }

    private static boolean fits(ProblemForm form, String text) {
        return switch (form) {
            case XC -> XC.matcher(text).matches();
            case MINIEXACT -> MINIEXACT.matcher(text).matches();
            case ROWS ->
                !text.lines().allMatch(line -> DIGITS.matcher(line.strip()).matches())
                        && reads(() -> !RowsText.rows(new Lines(new StringReader(text)))
                                .isEmpty());
            case DLX, MATRIX ->
                reads(() -> form.read(new StringReader(text)).primaryItems().size() > 0);
        };
    }

    private static boolean reads(Input.Reading<Boolean> reading) {
        try {
            return reading.read();
        } catch (IOException | IllegalArgumentException e) {
            return false;
        }
    }

    /** The form to read. */
    ProblemForm form() {
        return forms.get(0);
    }

    /**
     * What to say about it: when there is a doubt, and always of numbers, which could be anything, and of what looks
     * like a table.
     */
    Optional<String> note() {
        if (forms.size() > 1) {
            String others = forms.stream().skip(1).map(ProblemForm::words).collect(Collectors.joining(" or "));
            return Optional.of("read as " + form().words() + ", but it could be " + others + "; say which with --from");
        }
        return form() == ProblemForm.ROWS || (form() == ProblemForm.DLX && isPerhapsTable)
                ? Optional.of("read as " + form().words() + "; if it is something else, say so with --from")
                : Optional.empty();
    }
}
