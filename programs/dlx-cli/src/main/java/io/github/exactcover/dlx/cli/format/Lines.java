package io.github.exactcover.dlx.cli.format;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.util.regex.Pattern;

/** The lines of a text that have words, with their numbers. */
final class Lines {

    private static final Pattern SEPARATOR = Pattern.compile("[,;\\s]+");

    private final BufferedReader reader;
    private String line = "";
    private int number;

    Lines(Reader text) {
        this.reader = new BufferedReader(text);
    }

    /** Goes to the next line that is not blank; false if there is none. */
    boolean next() throws IOException {
        String next;
        while ((next = reader.readLine()) != null) {
            number++;
            line = next.strip();
            if (!line.isEmpty()) {
                return true;
            }
        }
        return false;
    }

    /** Goes to the next line that is no comment either. */
    boolean nextRow() throws IOException {
        while (next()) {
            if (!line.startsWith("#") && !line.startsWith("|")) {
                return true;
            }
        }
        return false;
    }

    String line() {
        return line;
    }

    /** The words of the line, with commas, semicolons, blanks or tabs between them. */
    String[] words() {
        return SEPARATOR.split(line, 0);
    }

    /** An error in this line. */
    IllegalArgumentException error(String problem) {
        return new IllegalArgumentException("line " + Math.max(1, number) + ": " + problem);
    }
}
