package io.github.exactcover.dlx.problems.internal;

/**
 * Draws a picture as SVG. A {@link #CELL} is 40 units wide. Each shape has a class that says how it looks: one of the
 * constants here, or a {@link #color(int)}.
 */
public final class SvgDrawing {

    /** The width and height of a cell of a grid. */
    public static final int CELL = 40;

    /** The empty strip around a picture. */
    public static final int MARGIN = 10;

    public static final String BLANK = "dlx-blank";
    public static final String SHADE = "dlx-shade";
    public static final String INK = "dlx-ink";
    public static final String LABEL = "dlx-label";
    public static final String GIVEN = "dlx-given";
    public static final String LINE = "dlx-line";
    public static final String THIN_LINE = "dlx-thin";
    public static final String DASHED_LINE = "dlx-dashed";

    /** A line between colored shapes. It is dark on any page, since colors are light on any page. */
    public static final String EDGE = "dlx-edge";

    /** All looks but the colors. What stands on a color is dark on any page. */
    private static final String LOOKS = """

            text{font-family:sans-serif;text-anchor:middle}
            .dlx-paper,.dlx-blank{fill:#fff}.dlx-shade{fill:#cfd8e3}
            .dlx-ink{fill:#16181d}.dlx-label{fill:#16181d}.dlx-given{fill:#16181d;font-weight:bold}
            .dlx-line,.dlx-thin,.dlx-dashed,.dlx-edge{fill:none;stroke:#16181d;stroke-width:3;stroke-linejoin:round;\
            stroke-linecap:round}
            .dlx-thin{stroke-width:1}.dlx-dashed{stroke-width:1;stroke-dasharray:3 3}
            @media(prefers-color-scheme:dark){
            .dlx-paper,.dlx-blank{fill:#16181d}.dlx-shade{fill:#46505f}
            .dlx-ink,.dlx-given{fill:#f4f5f7}.dlx-line,.dlx-thin,.dlx-dashed{stroke:#f4f5f7}}
            """;

    /**
     * Paul Tol's light scheme, whose colors color-blind people can tell apart, and three more. All are light enough for
     * dark letters.
     */
    private static final String[] COLORS = {
        "#77aadd", "#ee8866", "#eedd88", "#ffaabb", "#99ddff", "#44bb99", "#bbcc33", "#aaaa00", "#dddddd", "#c9a0dc",
        "#d2a679", "#f7f7c6"
    };

    /**
     * What no XML may hold, not even escaped: most control characters, and halves of surrogate pairs. Also the others
     * that a terminal obeys, if the file is shown there.
     */
    private static final String NOT_TEXT = "[^\\t\\n\\r -~\\u00A0-\\uD7FF\\uE000-\\uFFFD\\x{10000}-\\x{10FFFF}]";

    /** A crown with a ball on each of its five points, drawn from the upper left corner of the square. */
    private static final String QUEEN = "m9 33h22v-4h-22zm0-6h22l5-15-7 8-2-11-5 10-2-12-2 12-5-10-2 11-7-8z"
            + "m-5-17a2.5 2.5 0 1 0 .1 0zm9-3a2.5 2.5 0 1 0 .1 0zm7-1a2.5 2.5 0 1 0 .1 0zm7 1a2.5 2.5 0 1 0 .1 0z"
            + "m9 3a2.5 2.5 0 1 0 .1 0z";

    private final StringBuilder xml = new StringBuilder("<svg");

    public SvgDrawing(int width, int height, String title, String description) {
        attributes("xmlns", "http://www.w3.org/2000/svg", "viewBox", "0 0 " + width + " " + height);
        attributes("width", width, "height", height, "role", "img");
        xml.append('>');
        element("title", title);
        element("desc", description);
        element("style", LOOKS + colorLooks());
        rectangle("dlx-paper", 0, 0, width, height);
    }

    private static String colorLooks() {
        StringBuilder looks = new StringBuilder();
        for (int color = 0; color < COLORS.length; color++) {
            looks.append('.')
                    .append(color(color))
                    .append("{fill:")
                    .append(COLORS[color])
                    .append('}');
        }
        return looks.append('\n').toString();
    }

    /** The look of a filled shape. There are twelve colors; after the last they repeat. */
    public static String color(int number) {
        return "dlx-color" + Math.floorMod(number, COLORS.length);
    }

    public SvgDrawing rectangle(String look, int x, int y, int width, int height) {
        return empty("rect", "class", look, "x", x, "y", y, "width", width, "height", height);
    }

    /** A shape in the language of SVG paths. */
    public SvgDrawing path(String look, String path) {
        return empty("path", "class", look, "d", path);
    }

    /** A queen on the cell with this upper left corner. */
    public SvgDrawing queen(int x, int y) {
        return path(INK, "M" + x + " " + y + QUEEN);
    }

    /** A line of text, centered at this place. */
    public SvgDrawing text(String look, int x, int y, int size, String words) {
        // Capital letters and digits are about 0.7 of the size high; all fonts have this baseline, not all viewers
        // others.
        return element("text", words, "class", look, "x", x, "y", y + size * 7 / 20, "font-size", size);
    }

    /** More looks, as CSS. */
    public SvgDrawing style(String css) {
        return element("style", css);
    }

    /** What is drawn from here to {@link #endGroup} also has this look. */
    public SvgDrawing beginGroup(String look) {
        xml.append("\n<g");
        attributes("class", look);
        xml.append('>');
        return this;
    }

    public SvgDrawing endGroup() {
        xml.append("</g>");
        return this;
    }

    /** The whole drawing. */
    public String svg() {
        return xml + "\n</svg>\n";
    }

    private SvgDrawing element(String name, String words, Object... attributes) {
        xml.append("\n<").append(name);
        attributes(attributes);
        xml.append('>').append(escaped(words)).append("</").append(name).append('>');
        return this;
    }

    private SvgDrawing empty(String name, Object... attributes) {
        xml.append("\n<").append(name);
        attributes(attributes);
        xml.append("/>");
        return this;
    }

    /** Takes names and values in turn. The values have nothing to escape. */
    private void attributes(Object... attributes) {
        for (int i = 0; i < attributes.length; i += 2) {
            xml.append(' ')
                    .append(attributes[i])
                    .append("=\"")
                    .append(attributes[i + 1])
                    .append('"');
        }
    }

    private static String escaped(String words) {
        return words.replaceAll(NOT_TEXT, "\uFFFD")
                .replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;");
    }
}
