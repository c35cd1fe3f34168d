package io.github.exactcover.dlx.cli.terminal;

import io.github.exactcover.dlx.internal.text.PlainText;
import java.io.IOException;
import java.io.Writer;
import java.util.HashMap;
import java.util.Map;

/** Writes text, in colors if the user sees it on a terminal that has them. What a terminal would obey stays visible. */
public final class Colors {

    /** Colors of the 256 that nearly all terminals have, light enough for black letters; far apart from each other. */
    private static final int[] PALETTE = {110, 209, 222, 218, 117, 79, 149, 142, 252, 176, 180, 229};

    private static final String BOLD = "\u001B[1m";
    private static final String PLAIN = "\u001B[0m";

    private final Writer out;
    private final boolean areOn;

    /** The color of each sign that was seen, in the order in which they came. */
    private final Map<Integer, Integer> numbers = new HashMap<>();

    /** On such a writer, to which everything goes unchanged. */
    private Colors(Writer out, boolean areOn) {
        this.out = out;
        this.areOn = areOn;
    }

    /** Without colors, on a writer that shows what a terminal would obey. */
    public static Colors off(Writer out) {
        return new Colors(out, false);
    }

    static Colors on(Writer raw) {
        return new Colors(raw, true);
    }

    /** Whether there are colors. */
    public boolean areOn() {
        return areOn;
    }

    /** Writes the first line of a solution. */
    public void heading(String line) throws IOException {
        out.write((areOn ? BOLD + PlainText.visible(line) + PLAIN : line) + "\n");
    }

    /** Writes lines in which each sign but a dot or a blank stands for a piece. Only if colors are on. */
    public void pieces(String lines) throws IOException {
        StringBuilder painted = new StringBuilder();
        lines.codePoints().forEach(sign -> {
            if (sign == '\n' || sign == ' ' || sign == '.') {
                painted.appendCodePoint(sign);
            } else {
                int number = numbers.computeIfAbsent(sign, unseen -> numbers.size());
                painted.append("\u001B[30;48;5;")
                        .append(PALETTE[number % PALETTE.length])
                        .append('m');
                PlainText.appendVisible(painted, sign);
                painted.append(PLAIN);
            }
        });
        out.write(painted.toString());
    }
}
