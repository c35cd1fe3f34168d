package io.github.exactcover.dlx.internal.resume;

import io.github.exactcover.dlx.internal.file.FileReplacement;
import io.github.exactcover.dlx.internal.text.Lines;
import io.github.exactcover.dlx.internal.text.PlainText;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Lines of text, of which the first says what they are, and the last is a check sum of the others. So what was cut or
 * damaged is noticed, and so is what another version wrote.
 *
 * @param firstLine what the lines are and the version of their format, such as {@code dlx plan 1}
 * @param complaint how the message begins if they cannot be read
 * @param remedy how it ends: what to do about it
 */
public record SealedText(String firstLine, String complaint, String remedy) {

    /** How the line with the check sum begins. */
    public static final String SEAL = "check ";

    /** These lines between the first and the check sum. */
    public List<String> of(List<String> lines) {
        List<String> all = new ArrayList<>(List.of(firstLine));
        all.addAll(lines);
        seal(all);
        return all;
    }

    /**
     * Makes something of lines that {@link #of} gave.
     *
     * @param parser reads what comes after the first line; throws an IllegalArgumentException if it cannot
     * @throws IllegalArgumentException if these lines are something else, are damaged, or if the parser says so
     */
    public <T> T read(List<String> lines, Function<Lines, T> parser) {
        try {
            check(lines);
            return parser.apply(new Lines(lines.subList(0, lines.size() - 1), 1));
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(complaint + e.getMessage() + remedy, e);
        }
    }

    private void check(List<String> lines) {
        String first = lines.isEmpty() ? "" : lines.get(0);
        if (!first.startsWith(kind())) {
            throw new IllegalArgumentException("it does not begin with '" + firstLine + "'");
        }
        if (!first.equals(firstLine)) {
            throw new IllegalArgumentException("it was written by another version (" + PlainText.quoted(first)
                    + "); this one reads '" + firstLine + "'");
        }
        int last = lines.size() - 1;
        if (!lines.get(last).equals(SEAL + Fingerprint.of(lines.subList(0, last)))) {
            throw new IllegalArgumentException("it is damaged or was cut");
        }
    }

    /** The first line without the version. */
    private String kind() {
        return firstLine.substring(0, firstLine.lastIndexOf(' ') + 1);
    }

    /**
     * Makes something of a file that has such lines.
     *
     * @throws IOException if it cannot be read
     * @throws IllegalArgumentException as above; a large file of another kind is refused at once
     */
    public <T> T read(Path file, Function<Lines, T> parser) throws IOException {
        return read(begins(file) ? lines(file) : List.of(), parser);
    }

    private boolean begins(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            String kind = kind();
            return new String(in.readNBytes(kind.length()), StandardCharsets.ISO_8859_1).equals(kind);
        }
    }

    /**
     * The lines of a file.
     *
     * @throws IOException if it cannot be read
     */
    public static List<String> lines(Path file) throws IOException {
        // Every byte is a character of this set. The check sum decides whether the bytes are right.
        return Files.readAllLines(file, StandardCharsets.ISO_8859_1);
    }

    /**
     * Replaces a file by lines.
     *
     * @throws IOException if that fails; an existing file is then unchanged
     */
    public static void write(Path file, List<String> lines) throws IOException {
        FileReplacement.write(file, out -> out.append(String.join("\n", lines)).append('\n'));
    }

    /** Adds the check sum of some lines to them. */
    public static void seal(List<String> lines) {
        lines.add(SEAL + Fingerprint.of(lines));
    }

    /** The check sum in the last of some lines, which are sealed. */
    public static String sealOf(List<String> lines) {
        return lines.get(lines.size() - 1).substring(SEAL.length());
    }
}
