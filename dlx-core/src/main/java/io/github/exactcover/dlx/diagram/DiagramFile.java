package io.github.exactcover.dlx.diagram;

import io.github.exactcover.dlx.internal.count.diagram.Diagram;
import io.github.exactcover.dlx.internal.file.FileReplacement;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.zip.CRC32;

/**
 * Diagrams as text: a line that names format and version, the number of options and a line with the text of each, a line
 * about the nodes, one for each node with its option ({@code &} for AND) and its children, the children before their
 * parents, and a check sum.
 */
final class DiagramFile {

    private static final String FORMAT = "dlx diagram ";
    private static final String FIRST_LINE = FORMAT + "1";
    private static final String AND = "&";

    private final Path file;
    private final CRC32 sum = new CRC32();

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
            writeLine(out, escaped(option.toString()));
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

    /** On one line; {@link String#translateEscapes} reads it back. */
    private static String escaped(String option) {
        return option.replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r");
    }

    private void add(String line) {
        sum.update(line.getBytes(StandardCharsets.UTF_8));
        sum.update('\n');
    }

    private String check() {
        return HexFormat.of().toHexDigits((int) sum.getValue());
    }

    static Content read(Path file) throws IOException {
        DiagramFile read = new DiagramFile(file);
        try (BufferedReader in = Files.newBufferedReader(file)) {
            return read.readLines(in);
        } catch (CharacterCodingException notText) {
            throw read.sum.getValue() == 0 ? read.foreign() : read.damaged();
        }
    }

    private Content readLines(BufferedReader in) throws IOException {
        String first = in.readLine();
        if (first == null || !first.startsWith(FORMAT)) {
            throw foreign();
        }
        if (!first.equals(FIRST_LINE)) {
            throw refuse("it was written by another version ('" + first + "'); this one reads '" + FIRST_LINE + "'");
        }
        add(first);
        List<String> options = readOptions(in);
        String[] header = line(in).split(" ", -1);
        if (header.length != 4) {
            throw damaged();
        }
        int count = number(header[1]);
        Nodes nodes = new Nodes(options.size());
        for (int i = 0; i < count; i++) {
            nodes.add(line(in).split(" ", -1));
        }
        String last = in.readLine();
        if (last == null || !last.equals("check " + check()) || in.readLine() != null) {
            throw damaged();
        }
        return new Content(file, nodes.diagram(number(header[3])), List.copyOf(options));
    }

    private List<String> readOptions(BufferedReader in) throws IOException {
        String[] header = line(in).split(" ", -1);
        if (header.length != 2) {
            throw damaged();
        }
        int count = number(header[1]);
        List<String> options = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            try {
                options.add(line(in).translateEscapes());
            } catch (IllegalArgumentException noEscape) {
                throw damaged();
            }
        }
        return options;
    }

    private String line(BufferedReader in) throws IOException {
        String line = in.readLine();
        if (line == null) {
            throw damaged();
        }
        add(line);
        return line;
    }

    private int number(String text) {
        try {
            int number = Integer.parseInt(text);
            if (number >= 0) {
                return number;
            }
        } catch (NumberFormatException e) {
            throw damaged();
        }
        throw damaged();
    }

    private IllegalArgumentException foreign() {
        return refuse("it is not a diagram; name a file that save has written");
    }

    private IllegalArgumentException damaged() {
        return refuse("it is damaged or was cut; save the diagram again");
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

        /** Complains if these are not the options of the diagram, by their texts. */
        void checkOptions(List<?> expected) {
            if (!expected.stream().map(Object::toString).toList().equals(options)) {
                throw refusal(file, "it belongs to another problem; its options are not those of this one");
            }
        }
    }

    /** The nodes read so far; they grow with what is there, not with what the file says will come. */
    private final class Nodes {

        private int[][] columns = new int[3][64];
        private int size = 2;
        private final int optionCount;

        Nodes(int optionCount) {
            this.optionCount = optionCount;
        }

        /** Children that come later would be a cycle, and no check sum tells who wrote the file. */
        void add(String[] words) {
            if (words.length != 3 || number(words[1]) >= size || number(words[2]) >= size) {
                throw damaged();
            }
            for (int i = 0; i < 3 && size == columns[i].length; i++) {
                columns[i] = Arrays.copyOf(columns[i], size + (size >> 1));
            }
            columns[0][size] = words[0].equals(AND) ? Diagram.AND : number(words[0]);
            columns[1][size] = number(words[1]);
            columns[2][size] = number(words[2]);
            if (columns[1][size] == Diagram.NONE || columns[0][size] >= optionCount) {
                throw damaged();
            }
            size++;
        }

        Diagram diagram(int root) {
            if (root >= size) {
                throw damaged();
            }
            return new Diagram(root, columns[0], columns[1], columns[2]);
        }
    }
}
