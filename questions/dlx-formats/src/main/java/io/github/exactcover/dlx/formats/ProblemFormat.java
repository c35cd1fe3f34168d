package io.github.exactcover.dlx.formats;

import io.github.exactcover.dlx.ExactCoverProblem;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.util.Objects;

/**
 * A format in which problems come, and how to read it. {@link io.github.exactcover.dlx.formats.files.ProblemFormats}
 * has the list.
 *
 * <pre>{@code
 * byte[] file = "[[0, 1], [2], [1, 2]]".getBytes(StandardCharsets.UTF_8);
 * ProblemFormat json = ProblemFormats.named("json").orElseThrow();
 * ExactCoverProblem<String, String> problem = json.read(new ByteArrayInputStream(file));
 * System.out.println(problem.primaryItems()); // [0, 1, 2]
 * System.out.println(DLX.stream(problem).count()); // 1
 * }</pre>
 *
 * <p>Implementations have no state, so threads can share them.
 */
public interface ProblemFormat extends FileFormat {

    /**
     * Reads a problem, to the end of the stream, which stays open. Items and options are called as in the file. Where
     * it has no name for an option, the option is the text of its items.
     *
     * @param in where the bytes come from, unpacked and without a byte order mark
     * @return the problem
     * @throws DlxFormatException if the bytes are not in this format; the exception says where
     * @throws IllegalArgumentException if only the whole is wrong, such as costs whose sum could overflow
     * @throws IOException if the stream throws it
     */
    ExactCoverProblem<String, String> read(InputStream in) throws IOException;

    /**
     * The text of a stream in UTF-8, for those who write a format. A byte that is not UTF-8 is refused with its line
     * and column, once all characters before it were read.
     *
     * <pre>{@code
     * byte[] latin1 = "caf\u00e9".getBytes(StandardCharsets.ISO_8859_1);
     * try (Reader text = ProblemFormat.text(new ByteArrayInputStream(latin1))) {
     *     text.transferTo(Writer.nullWriter());
     * } catch (DlxFormatException e) {
     *     System.out.println(e.getMessage());
     *     // prints line 1, column 4: byte 0xE9 is not UTF-8 text; save the file as UTF-8
     * }
     * }</pre>
     *
     * @param in where the bytes come from; closed with the reader
     * @return a reader that throws a {@link DlxFormatException}; for one thread only
     */
    static Reader text(InputStream in) {
        return new Utf8Reader(Objects.requireNonNull(in, "The stream (in) must not be null"));
    }

    /**
     * Whether people know an option of this format as a row with a number, and not by its items.
     *
     * @return true for a matrix, for instance
     */
    default boolean hasRows() {
        return false;
    }
}
