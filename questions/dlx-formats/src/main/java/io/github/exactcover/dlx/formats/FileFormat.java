package io.github.exactcover.dlx.formats;

/**
 * A format in which files come, and how to recognise it. {@link ProblemFormat} adds how to read it.
 *
 * <pre>{@code
 * FileFormat format = ProblemFormats.named("matrix").orElseThrow();
 * System.out.println(format.description()); // a matrix of zeros and ones
 * System.out.println(format.fit(FileStart.of("", "0 1 1\n1 0 0\n")).certainty()); // CERTAIN
 * System.out.println(format.fit(FileStart.of("", "a b\na\nb\n")).certainty()); // NO
 * }</pre>
 *
 * <p>Implementations have no state, so threads can share them.
 */
public interface FileFormat {

    /**
     * The name by which a user chooses the format.
     *
     * @return one word of small letters, digits and hyphens, such as {@code counted-rows}
     */
    String name();

    /**
     * What messages call a file in this format.
     *
     * @return words that fit behind "this is", such as {@code a matrix of zeros and ones}
     */
    String description();

    /**
     * How sure it is that a file is in this format.
     *
     * @param start the name of the file and its first bytes
     * @return whether it is, and why
     */
    Fit fit(FileStart start);
}
