package io.github.exactcover.dlx.internal.formats.nested;

import io.github.exactcover.dlx.formats.DlxFormatException;
import io.github.exactcover.dlx.internal.formats.text.Ints;
import io.github.exactcover.dlx.internal.formats.text.Word;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The parts of a text of values in brackets within brackets, one after the other. Each part takes three numbers, and
 * each different word is kept once, so that large files fit into memory.
 */
public final class Tape {

    /** What a part is. */
    enum Part {
        /** A bracket that opens. */
        OPEN,
        /** A bracket that closes. */
        CLOSE,
        /** A name for what follows. */
        KEY,
        /** A number without quotes. */
        NUMBER,
        /** A name, or anything in quotes. */
        NAME,
        /** {@code true} or {@code false}. */
        TRUTH,
        /** {@code null}, or {@code None} of Python. */
        NOTHING,
        /** The end of the text. */
        END
    }

    private static final List<Part> PARTS = List.of(Part.values());

    private final Map<String, Integer> numbers = new HashMap<>();
    private final List<String> texts = new ArrayList<>();

    /** Of each part: the number of its text and what it is, its line, and its column. */
    private final Ints parts = new Ints();

    /** The brackets that are open. */
    private final Deque<Integer> open = new ArrayDeque<>();

    private boolean other;
    private boolean cut;
    private boolean broken;

    /** Adds a part. Outside of brackets are lists, or names with lists. */
    void add(Part part, String text, int line, int column) {
        Word word = new Word(text, line, column);
        if (part != Part.OPEN
                && part != Part.END
                && open.isEmpty()
                && (size() == 0 ? part != Part.KEY : part(0) != Part.KEY)) {
            other = true;
            throw word.error("here is " + word.quoted() + ", but dlx expects a bracket; " + NestedProblem.SHAPES);
        }
        if (part == Part.OPEN) {
            open.push(size());
        } else if (part == Part.CLOSE) {
            open.pop();
        }
        int number = numbers.computeIfAbsent(part == Part.NUMBER ? whole(text) : text, added -> {
            texts.add(added);
            return texts.size() - 1;
        });
        parts.add(number * PARTS.size() + PARTS.indexOf(part));
        parts.add(line);
        parts.add(column);
    }

    /** A number as the name that it is: a whole one has no point. */
    static String whole(String number) {
        int dot = number.indexOf('.');
        boolean whole = dot > 0 && number.chars().skip(dot + 1L).allMatch(c -> c == '0');
        return whole ? number.substring(0, dot) : number;
    }

    /** Takes back the last bracket that opens. */
    void removeOpen() {
        parts.cut(3 * open.pop());
    }

    /** The error that the text ends within brackets or quotes. */
    DlxFormatException cut(Word place, String problem) {
        cut = true;
        return place.error(problem);
    }

    /** An error that brackets, quotes and commas alone show. */
    DlxFormatException broken(Word place, String problem) {
        broken = true;
        return place.error(problem);
    }

    /** Closes what is open in a text that was cut, and leaves out the option that is not complete. */
    void close(Word end) {
        while (!open.isEmpty() && open.peek() > 0 && isIncomplete(open.peek())) {
            int last = open.peek();
            removeOpen();
            if (part(last - 1) == Part.KEY) {
                parts.cut(3 * (last - 1));
            }
        }
        while (!open.isEmpty()) {
            add(Part.CLOSE, "", end.line(), end.column());
        }
        add(Part.END, "", end.line(), end.column());
    }

    /** Whether a bracket that is open is that of an option. */
    private boolean isIncomplete(int bracket) {
        boolean hasNames = bracket + 1 < size() && part(bracket + 1) == Part.KEY && part(bracket - 1) == Part.KEY;
        return !hasNames && (bracket + 1 == size() || part(bracket + 1) != Part.OPEN);
    }

    /** Whether it is no such text at all. */
    boolean isOther() {
        return other || size() == 0 || part(0) == Part.END;
    }

    boolean isCut() {
        return cut;
    }

    boolean isBroken() {
        return broken;
    }

    int size() {
        return parts.size() / 3;
    }

    Part part(int index) {
        return PARTS.get(parts.get(3 * index) % PARTS.size());
    }

    boolean isValue(int index) {
        return part(index).compareTo(Part.NUMBER) >= 0 && part(index) != Part.END;
    }

    /** Where the text goes on behind a part, or behind the bracket that closes what it opens. */
    int after(int index) {
        int depth = 0;
        int next = index;
        do {
            depth += part(next) == Part.OPEN ? 1 : part(next) == Part.CLOSE ? -1 : 0;
            next++;
        } while (depth > 0);
        return next;
    }

    /** What a part says, without quotes. */
    String text(int index) {
        return texts.get(textNumber(index));
    }

    /** The number of a text, which is less than {@link #textCount}; equal texts have the same. */
    int textNumber(int index) {
        return parts.get(3 * index) / PARTS.size();
    }

    int textCount() {
        return texts.size();
    }

    Word word(int index) {
        return new Word(text(index), parts.get(3 * index + 1), parts.get(3 * index + 2));
    }

    /** The value in a matrix of zeros and ones; -1 if it is none. */
    int bit(int index) {
        String text = text(index);
        return switch (part(index)) {
            case TRUTH -> text.equals("true") ? 1 : 0;
            case NOTHING -> -1;
            default -> text.length() == 1 ? "01".indexOf(text.charAt(0)) : -1;
        };
    }

    /** Whether a part can name an item or an option. */
    boolean isName(int index) {
        return switch (part(index)) {
            case KEY, NAME -> true;
            case NUMBER -> text(index).chars().allMatch(c -> c >= '0' && c <= '9');
            default -> false;
        };
    }
}
