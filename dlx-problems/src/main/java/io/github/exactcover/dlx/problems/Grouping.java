package io.github.exactcover.dlx.problems;

import io.github.exactcover.dlx.problems.internal.Given;
import io.github.exactcover.dlx.problems.internal.SvgDrawing;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * Groups of names, in lines.
 *
 * <pre>{@code
 * TripleCover cover = TripleCover.parse("a b c\nd e f\nb c d\n");
 * Grouping triples = cover.decode(Feasibility.of(cover.problem()).solution().orElseThrow());
 * System.out.println(triples.lines()); // [[[a, b, c]], [[d, e, f]]]
 * System.out.println(triples); // a b c / d e f
 * }</pre>
 *
 * <p>Immutable.
 */
public final class Grouping implements Picture {

    /** About the width of a letter. */
    private static final int LETTER = 10;

    private final String title;
    private final List<List<List<String>>> lines;

    private Grouping(String title, List<List<List<String>>> lines) {
        this.title = title;
        this.lines = lines;
    }

    /**
     * Lines of groups of names. Copies the lists.
     *
     * @param title the title of the picture
     * @param lines the lines, each a list of groups, each a list of names
     * @return the grouping
     */
    public static Grouping of(String title, List<List<List<String>>> lines) {
        Objects.requireNonNull(title, "The title must not be null");
        return new Grouping(
                title,
                Given.elements(lines, "lines").stream()
                        .map(line -> Given.elements(line, "groups of the lines").stream()
                                .map(group -> Given.<String>copy(group, "names in the lines"))
                                .toList())
                        .toList());
    }

    /**
     * The lines.
     *
     * @return an immutable list of lines, which are immutable lists of groups
     */
    public List<List<List<String>>> lines() {
        return lines;
    }

    /** The lines, with {@code |} between the groups of a line. */
    @Override
    public String text() {
        return lines.stream().map(line -> words(line) + "\n").collect(Collectors.joining());
    }

    private static String words(List<List<String>> line) {
        return line.stream().map(group -> String.join(" ", group)).collect(Collectors.joining(" | "));
    }

    /** A box for each group, in a color that has no meaning. */
    @Override
    public String svg() {
        int longest = lines.stream()
                .flatMap(List::stream)
                .mapToInt(group -> String.join(" ", group).length())
                .max()
                .orElse(1);
        int groups = lines.stream().mapToInt(List::size).max().orElse(1);
        int box = (longest + 2) * LETTER;
        SvgDrawing drawing = new SvgDrawing(
                groups * (box + SvgDrawing.MARGIN) + SvgDrawing.MARGIN,
                Math.max(1, lines.size()) * SvgDrawing.CELL + 2 * SvgDrawing.MARGIN,
                title,
                toString());
        for (int line = 0; line < lines.size(); line++) {
            for (int group = 0; group < lines.get(line).size(); group++) {
                int x = SvgDrawing.MARGIN + group * (box + SvgDrawing.MARGIN);
                int y = SvgDrawing.MARGIN + line * SvgDrawing.CELL;
                drawing.rectangle(SvgDrawing.color(groups == 1 ? line : group), x, y + 2, box, SvgDrawing.CELL - 4);
                drawing.text(
                        SvgDrawing.LABEL,
                        x + box / 2,
                        y + SvgDrawing.CELL / 2,
                        16,
                        String.join(" ", lines.get(line).get(group)));
            }
        }
        return drawing.svg();
    }

    /** The lines as one line, separated by slashes. */
    @Override
    public String toString() {
        return lines.stream().map(Grouping::words).collect(Collectors.joining(" / "));
    }
}
