package io.github.exactcover.dlx.diagram;

import io.github.exactcover.dlx.internal.count.diagram.Diagram;
import io.github.exactcover.dlx.internal.count.disk.Ints;
import io.github.exactcover.dlx.internal.file.FileReplacement;
import io.github.exactcover.dlx.internal.text.PlainText;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import java.util.zip.CRC32;

/**
 * Diagrams as text. A file has
 * <ul>
 *   <li>a line with the format and its version,
 *   <li>a line with the number of options, then a line with the text of each,
 *   <li>a line with the number of nodes and the root,
 *   <li>a line for each node, with its option ({@code &} for AND) and its children; children come before their parents,
 *   <li>a line with a check sum.
 * </ul>
 *
 * <p>The check sum finds accidental damage. To guard against files made by hand, reading also checks each node, in time
 * linear in the size of the file. A file that passes costs no more to count, list or sample than a real diagram of that
 * size: no path from the root meets more options than there are. To check that no path meets an option twice would take
 * longer, so each solution is checked for that when it is shown.
 */
final class DiagramFile {

    private static final String FORMAT = "dlx diagram ";
    private static final String FIRST_LINE = FORMAT + "1";
    private static final String AND = "&";

    private final Path file;
    private final CRC32 sum = new CRC32();

    /** The number of lines written or read so far. */
    private long lines;

    private DiagramFile(Path file) {
        this.file = file;
    }

    static void write(Path file, Diagram diagram, List<?> options) throws IOException {
        DiagramFile written = new DiagramFile(file);
        FileReplacement.write(file, out -> written.writeLines(out, diagram, options));
    }

    private void writeLines(Appendable out, Diagram diagram, List<?> options) throws IOException {
        writeLine(out, FIRST_LINE);
        writeLine(out, "options " + options.size());
        for (Object option : options) {
            writeLine(out, escaped(checked(option.toString())));
        }
        writeLine(out, "nodes " + (diagram.nodeCount() - 2) + " root " + diagram.root());
        for (int node = Diagram.UNIT + 1; node < diagram.nodeCount(); node++) {
            String what = diagram.isAnd(node) ? AND : String.valueOf(diagram.option(node));
            writeLine(out, what + " " + diagram.high(node) + " " + diagram.low(node));
        }
        out.append("check ").append(check()).append('\n');
    }

    private void writeLine(Appendable out, String line) throws IOException {
        add(line);
        out.append(line).append('\n');
    }

    private static String checked(String option) {
        if (PlainText.hasLoneSurrogate(option)) {
            throw new IllegalArgumentException("Option " + PlainText.visible(option)
                    + " has half of a surrogate pair in its text, which no file in UTF-8 can hold; use"
                    + " withOptions to give it another text");
        }
        return option;
    }

    /** The text on one line; {@link String#translateEscapes} reads it back. */
    private static String escaped(String option) {
        return option.replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r");
    }

    private void add(String line) {
        sum.update(line.getBytes(StandardCharsets.UTF_8));
        sum.update('\n');
        lines++;
    }

    private String check() {
        return HexFormat.of().toHexDigits((int) sum.getValue());
    }

    static Content read(Path file) throws IOException {
        Objects.requireNonNull(file, "The file must not be null");
        FileReplacement.refuseFolder(file);
        DiagramFile read = new DiagramFile(file);
        try (BufferedReader in = Files.newBufferedReader(file)) {
            return read.readLines(in);
        } catch (CharacterCodingException notText) {
            throw read.lines == 0 ? read.foreign() : read.damaged(read.lines + 1, "it is not UTF-8 text");
        }
    }

    private Content readLines(BufferedReader in) throws IOException {
        String first = in.readLine();
        if (first == null || !first.startsWith(FORMAT)) {
            throw foreign();
        }
        if (!first.equals(FIRST_LINE)) {
            throw refuse("it was written by another version (" + PlainText.quoted(first) + "); this one reads '"
                    + FIRST_LINE + "'");
        }
        add(first);
        List<String> options = readOptions(in);
        String[] header = line(in).split(" ", 5);
        if (header.length != 4 || !header[0].equals("nodes") || !header[2].equals("root")) {
            throw damaged("it must look like 'nodes 7 root 8'");
        }
        int count = number(header[1]);
        int root = number(header[3]);
        Nodes nodes = new Nodes(options.size());
        for (int i = 0; i < count; i++) {
            nodes.add(line(in).split(" ", 4));
        }
        String last = in.readLine();
        if (last == null || !last.equals("check " + check()) || in.readLine() != null) {
            throw damaged(lines + 1, "the check sum is missing or wrong, or more lines follow it");
        }
        return new Content(file, nodes.diagram(root), List.copyOf(options));
    }

    private List<String> readOptions(BufferedReader in) throws IOException {
        String[] header = line(in).split(" ", 3);
        if (header.length != 2 || !header[0].equals("options")) {
            throw damaged("it must look like 'options 5'");
        }
        int count = number(header[1]);
        List<String> options = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            try {
                options.add(line(in).translateEscapes());
            } catch (IllegalArgumentException noEscape) {
                throw damaged("an option has a backslash that does not start an escape");
            }
        }
        return options;
    }

    private String line(BufferedReader in) throws IOException {
        String line = in.readLine();
        if (line == null) {
            throw damaged(lines + 1, "it is missing");
        }
        add(line);
        return line;
    }

    private int number(String text) {
        int number;
        try {
            number = Integer.parseInt(text);
        } catch (NumberFormatException e) {
            number = -1;
        }
        if (number < 0) {
            throw damaged("it has no number from 0 to " + Integer.MAX_VALUE + " where one belongs");
        }
        return number;
    }

    private IllegalArgumentException foreign() {
        return refuse("it is not a diagram; name a file that save has written");
    }

    /** An error in the line that was read last. */
    private IllegalArgumentException damaged(String why) {
        return damaged(lines, why);
    }

    private IllegalArgumentException damaged(long line, String why) {
        return refuse("line " + line + " is damaged or was cut: " + why + "; save the diagram again");
    }

    private IllegalArgumentException refuse(String why) {
        return refusal(file, why);
    }

    private static IllegalArgumentException refusal(Path file, String why) {
        return new IllegalArgumentException("The diagram cannot be read from " + file + ": " + why);
    }

    /**
     * What is in a file.
     *
     * @param options the texts of the options
     */
    record Content(Path file, Diagram diagram, List<String> options) {

        /** Throws if these are not the options of the diagram. Compares their texts. */
        void checkOptions(List<?> expected) {
            if (!expected.stream().map(Object::toString).toList().equals(options)) {
                throw refusal(file, "it belongs to another problem; its options are not those of this one");
            }
        }
    }

    /**
     * The nodes read so far. The lists grow with the nodes that were read, not with the number that the file
     * announces.
     */
    private final class Nodes {

        /** Three ints for each node, as a diagram has them. */
        private final Ints nodes = new Ints(null, 6);

        /** By node: the most options that a path down from it meets. In a real diagram they are all different. */
        private final Ints depths = new Ints(null, 2);

        private int size = 2;
        private final int optionCount;

        Nodes(int optionCount) {
            this.optionCount = optionCount;
        }

        void add(String[] words) {
            if (words.length != 3) {
                throw damaged("a node is an option, or " + AND + ", and two other nodes");
            }
            boolean isAnd = words[0].equals(AND);
            int option = isAnd ? Diagram.AND : number(words[0]);
            int high = number(words[1]);
            int low = number(words[2]);
            check(isAnd, option, high, low);
            long depth = isAnd
                    ? (long) depths.get(high) + depths.get(low)
                    : 1L + Math.max(depths.get(high), depths.get(low));
            if (depth > optionCount) {
                throw damaged("below this node, solutions have an option twice");
            }
            nodes.add(option);
            nodes.add(high);
            nodes.add(low);
            depths.add((int) depth);
            size++;
        }

        /** Children must come first; otherwise there could be a cycle. */
        private void check(boolean isAnd, int option, int high, int low) {
            if (option >= optionCount) {
                throw damaged("there is no option " + option);
            }
            if (high >= size || low >= size) {
                throw damaged("a node must come after those that it names, and its number is " + size);
            }
            if (high == Diagram.NONE || (isAnd && Math.min(high, low) <= Diagram.UNIT)) {
                throw damaged("no diagram needs such a node");
            }
        }

        /** The root of a diagram is its last node, and all others are below it. */
        Diagram diagram(int root) {
            if (root >= size) {
                throw damaged("there is no node " + root + ", which should be the root");
            }
            Diagram diagram = new Diagram(root, nodes);
            if (diagram.nodeCount() != size) {
                throw damaged("not all nodes are below the root");
            }
            return diagram;
        }
    }
}
