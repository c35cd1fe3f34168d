package io.github.exactcover.dlx.formats;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.internal.file.FileReplacement;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;

/**
 * Reads and writes exact-cover problems as text, in the format of Knuth's programs DLX1, DLX2, DLX3 and DLX5.
 *
 * <pre>{@code
 * ExactCoverProblem<String, String> problem = DlxFormat.parse("""
 *         | Three primary items; two secondary ones, which options may color
 *         A B C | X Y
 *         A B X:red Y:red
 *         A C X:blue Y:blue
 *         B X:blue
 *         C Y:blue
 *         """);
 * System.out.println(DLX.stream(problem).findFirst().orElseThrow().options()); // [A C X:blue Y:blue, B X:blue]
 * System.out.print(DlxFormat.format(problem));
 * // prints A B C | X Y
 * // prints A B X:red Y:red
 * // prints A C X:blue Y:blue
 * // prints B X:blue
 * // prints C Y:blue
 * }</pre>
 *
 * <p>The rules:
 * <ul>
 *   <li>Blank lines and comments are ignored. A comment is a line whose first character, after any white space, is
 *       {@code |}.
 *   <li>The first other line names the items, at least one, separated by white space. Items after a {@code |} are
 *       secondary.
 *   <li>A primary item can have bounds before its name: {@code 2:3|item} is covered two or three times, {@code 2|item}
 *       twice, and an item without bounds once.
 *   <li>Each further line is an option: its items, each of them once, in any order. A secondary item can have a color,
 *       written {@code item:color}.
 *   <li>An option can have a cost, written {@code |5}, or {@code |-5} if it pays. Several costs of an option add up.
 *   <li>Names of items and colors can have any length and any characters except white space (blank, tab, line feed,
 *       vertical tab, form feed, carriage return), {@code |}, {@code :} and the null character.
 *   <li>Files are in UTF-8. Lines end with a line feed, with or without a carriage return before it; the last line
 *       needs none. A byte order mark at the start is ignored.
 * </ul>
 *
 * <p>In a problem that was read, each option is a string: the items and colors of its line, with single blanks between
 * them. An option without a primary item is kept, though it is never chosen.
 */
public final class DlxFormat {

    private static final ProblemOutput OUTPUT = new ProblemOutput(problem -> new DlxWriter<>(problem)::write);

    private DlxFormat() {}

    /**
     * Reads a problem from a file, in time and memory linear in its size.
     *
     * @param file a file in UTF-8
     * @return the problem
     * @throws DlxFormatException if the file is not in the format, or not in UTF-8; the exception says where
     * @throws IOException if the file cannot be read
     */
    public static ExactCoverProblem<String, String> read(Path file) throws IOException {
        Objects.requireNonNull(file, "The file must not be null");
        FileReplacement.refuseFolder(file);
        try (InputStream in = Files.newInputStream(file)) {
            return read(in);
        }
    }

    /**
     * Reads a problem from a stream in UTF-8, to its end. The stream is left open.
     *
     * @param in where the bytes come from
     * @return the problem
     * @throws DlxFormatException if the text is not in the format, or not in UTF-8; the exception says where
     * @throws IOException if the stream throws it
     */
    public static ExactCoverProblem<String, String> read(InputStream in) throws IOException {
        return read(ProblemFormat.text(in));
    }

    /**
     * Reads a problem from a reader, to its end. The reader is left open.
     *
     * @param reader where the text comes from
     * @return the problem
     * @throws DlxFormatException if the text is not in the format; the exception says where
     * @throws IOException if the reader throws it
     */
    public static ExactCoverProblem<String, String> read(Reader reader) throws IOException {
        Objects.requireNonNull(reader, "The reader must not be null");
        return new DlxParser(reader).parse();
    }

    /**
     * The problem that a text describes.
     *
     * @param text the text
     * @return the problem
     * @throws DlxFormatException if the text is not in the format; the exception says where
     */
    public static ExactCoverProblem<String, String> parse(CharSequence text) {
        Objects.requireNonNull(text, "The text must not be null");
        try {
            return read(new StringReader(text.toString()));
        } catch (IOException e) {
            throw new UncheckedIOException("A string can always be read", e);
        }
    }

    /**
     * Writes a problem to a file, in UTF-8. An existing file of this name is replaced once everything is written; after
     * an error it is unchanged. Items and colors are written with {@code toString}, and options as their items, colors
     * and costs.
     *
     * @param problem the problem
     * @param file the file to write
     * @throws IllegalArgumentException if the format cannot hold the problem, as {@link #format format} says
     * @throws IOException if the file cannot be written
     */
    public static void write(ExactCoverProblem<?, ?> problem, Path file) throws IOException {
        OUTPUT.write(problem, file);
    }

    /**
     * Writes a problem. Nothing is written if the format cannot hold it.
     *
     * @param problem the problem
     * @param out where to write; neither flushed nor closed
     * @throws IllegalArgumentException if the format cannot hold the problem, as {@link #format format} says
     * @throws IOException if {@code out} throws it
     */
    public static void write(ExactCoverProblem<?, ?> problem, Appendable out) throws IOException {
        OUTPUT.write(problem, out);
    }

    /**
     * The text of a problem. For a problem that was read, {@code parse(format(problem)).equals(problem)}.
     *
     * @param problem the problem
     * @return its text, which ends with a line feed
     * @throws IllegalArgumentException if the format cannot hold the problem: if it has no primary item, if an option
     *     has no items, if the text of an item or color is empty or has a character that names cannot have, or if two
     *     items, or two colors, have the same text
     */
    public static String format(ExactCoverProblem<?, ?> problem) {
        return OUTPUT.format(problem);
    }
}
