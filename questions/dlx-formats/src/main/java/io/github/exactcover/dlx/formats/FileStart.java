package io.github.exactcover.dlx.formats;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/**
 * The name of a file and its first bytes, from which formats are recognised.
 *
 * <pre>{@code
 * FileStart start = FileStart.of("plan.csv", "0,1\n1,0\n");
 * System.out.println(start.extension()); // csv
 * System.out.println(start.lines()); // [0,1, 1,0]
 * System.out.println(start.isWhole()); // true
 * }</pre>
 *
 * <p>Objects of this class never change, so threads can share them.
 */
public final class FileStart {

    /** How many bytes of a file are looked at. */
    public static final int SIZE = 1 << 16;

    private final String name;
    private final byte[] bytes;
    private final boolean whole;
    private final String text;

    private FileStart(String name, byte[] bytes, boolean whole) {
        this.name = name;
        this.bytes = bytes;
        this.whole = whole;
        String decoded = new String(bytes, StandardCharsets.UTF_8);
        // A line that was cut could look like something else.
        int end = whole ? -1 : decoded.lastIndexOf('\n');
        this.text = end < 0 ? decoded : decoded.substring(0, end + 1);
    }

    /**
     * The start of a file, of which nothing is used up.
     *
     * @param name the name of the file; empty if it has none
     * @param in its bytes, unpacked and without a byte order mark; a stream that supports {@link InputStream#mark mark}
     * @return the start
     * @throws IOException if the stream throws it
     */
    public static FileStart of(String name, InputStream in) throws IOException {
        Objects.requireNonNull(name, "The name must not be null");
        Objects.requireNonNull(in, "The stream 'in' must not be null");
        in.mark(SIZE + 1);
        byte[] bytes = in.readNBytes(SIZE);
        boolean whole = bytes.length < SIZE || in.read() < 0;
        in.reset();
        return new FileStart(name, bytes, whole);
    }

    /**
     * The start of a file that is all there.
     *
     * @param name the name of the file; empty if it has none
     * @param text its text
     * @return the start
     */
    public static FileStart of(String name, String text) {
        Objects.requireNonNull(name, "The name must not be null");
        Objects.requireNonNull(text, "The text must not be null");
        return new FileStart(name, text.getBytes(StandardCharsets.UTF_8), true);
    }

    /** The name of the file, and how many bytes are known. */
    @Override
    public String toString() {
        return (name.isEmpty() ? "a file" : name) + (whole ? ", whole, " : ", the first ") + bytes.length + " bytes";
    }

    /**
     * The same as if no more were known than the first lines.
     *
     * @param count how many lines, at least 1, not counting those that are blank or begin with {@code #} or {@code |}
     * @return a start that is not whole
     */
    public FileStart firstLines(int count) {
        StringBuilder first = new StringBuilder();
        int lines = 0;
        for (String line : text.split("\n", -1)) {
            first.append(line).append('\n');
            String stripped = line.strip();
            boolean isRemark = stripped.isEmpty() || stripped.startsWith("#") || stripped.startsWith("|");
            lines += isRemark ? 0 : 1;
            if (lines == count) {
                break;
            }
        }
        return new FileStart(name, first.toString().getBytes(StandardCharsets.UTF_8), false);
    }

    /**
     * What the name ends with.
     *
     * @return the letters behind the last dot, in lower case, without a last {@code .gz}; empty if there are none
     */
    public String extension() {
        String lower = name.toLowerCase(Locale.ROOT);
        String unpacked = lower.endsWith(".gz") ? lower.substring(0, lower.length() - 3) : lower;
        int dot = unpacked.lastIndexOf('.');
        return dot < 0 || dot < unpacked.lastIndexOf('/') ? "" : unpacked.substring(dot + 1);
    }

    /**
     * Whether the file begins with these characters.
     *
     * @param marks characters, each of them a byte of the file
     * @return whether they are its first bytes
     */
    public boolean startsWith(String marks) {
        Objects.requireNonNull(marks, "The marks must not be null");
        byte[] expected = marks.getBytes(StandardCharsets.ISO_8859_1);
        return bytes.length >= expected.length
                && Arrays.equals(bytes, 0, expected.length, expected, 0, expected.length);
    }

    /**
     * Whether this is all of the file.
     *
     * @return whether the file has no further bytes
     */
    public boolean isWhole() {
        return whole;
    }

    /**
     * Whether there is a complete line.
     *
     * @return false only if the first line is so long that its end is not known
     */
    public boolean hasLine() {
        return whole || text.indexOf('\n') >= 0;
    }

    /**
     * The first characters. What is not UTF-8 is replaced.
     *
     * @return the text; of a file that is not whole, only complete lines, if there is one
     */
    public String text() {
        return text;
    }

    /**
     * The first lines that are not blank, stripped.
     *
     * @return the lines; of a file that is not whole, only complete ones, if there is one
     */
    public List<String> lines() {
        return text.lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
    }
}
