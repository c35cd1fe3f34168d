package io.github.exactcover.dlx.benchmarks.report;

import java.awt.Color;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.knowm.xchart.VectorGraphicsEncoder;
import org.knowm.xchart.VectorGraphicsEncoder.VectorGraphicsFormat;
import org.knowm.xchart.internal.chartpart.Chart;

/** The colors of charts, and how they are written to files. */
final class Svg {

    /** People with color blindness can tell these apart, also in print. */
    static final List<Color> COLORS =
            List.of(new Color(0x0072B2), new Color(0xD55E00), new Color(0x009E73), new Color(0xCC79A7), Color.BLACK);

    private Svg() {}

    /** Writes a chart, and creates its directory if necessary. */
    static void write(Chart<?, ?> chart, Path file) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        ByteArrayOutputStream drawn = new ByteArrayOutputStream();
        VectorGraphicsEncoder.saveVectorGraphic(chart, drawn, VectorGraphicsFormat.SVG);
        Files.writeString(file, tidied(drawn.toString(StandardCharsets.UTF_8)));
    }

    /** Rounds coordinates to a hundredth of a pixel, and gives the clip a fixed name instead of a random one. */
    private static String tidied(String svg) {
        return svg.replaceAll("(\\.\\d\\d)\\d+", "$1")
                .replaceAll("clip\\d+", "plot")
                .replaceAll("[ \\t]+\n", "\n");
    }
}
