package io.github.exactcover.dlx.problems.partition;

import io.github.exactcover.dlx.problems.internal.InputLines;
import io.github.exactcover.dlx.problems.internal.Texts;

/** Reads a text of whole numbers, with line breaks anywhere. */
final class NumberReader {

    private final InputLines lines;
    private int nextWord;

    NumberReader(String text) {
        this.lines = new InputLines(text);
    }

    /** The next number, which must be within bounds; {@code what} says in messages what it stands for. */
    int next(String what, int low, int high) {
        int index = nextIndex(what);
        return lines.number(index, low, high, what);
    }

    private int nextIndex(String what) {
        if (!hasNext()) {
            throw new IllegalArgumentException("The text ends where " + what + " should be; is the file complete?");
        }
        return nextWord++;
    }

    /** Whether exactly this many words are left in this line, and the last one has a decimal point. */
    boolean hasPointAhead(int words) {
        return lines.wordCount() == nextWord + words
                && lines.word(lines.wordCount() - 1).contains(".");
    }

    /** Skips this many words, whatever they are; {@code what} says in messages what they stand for. */
    void skip(int words, String what) {
        for (int i = 0; i < words; i++) {
            nextIndex(what);
        }
    }

    /** Refuses further words. */
    void end(String what) {
        if (hasNext()) {
            throw error(Texts.quoted(lines.word(nextWord)) + " comes after " + what
                    + "; correct the start, or take it out");
        }
    }

    IllegalArgumentException error(String complaint) {
        return lines.error(complaint);
    }

    private boolean hasNext() {
        if (nextWord < lines.wordCount()) {
            return true;
        }
        nextWord = 0;
        return lines.next();
    }
}
