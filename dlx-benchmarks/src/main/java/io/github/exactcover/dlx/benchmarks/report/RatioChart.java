package io.github.exactcover.dlx.benchmarks.report;

import java.awt.BasicStroke;
import java.awt.Color;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.CategoryChartBuilder;
import org.knowm.xchart.CategorySeries;
import org.knowm.xchart.CategorySeries.CategorySeriesRenderStyle;
import org.knowm.xchart.style.Styler.LegendPosition;
import org.knowm.xchart.style.markers.Marker;
import org.knowm.xchart.style.markers.SeriesMarkers;

/** A chart in SVG with a point for each name, and ratios on a logarithmic axis. */
final class RatioChart {

    private static final List<Marker> MARKERS = List.of(
            SeriesMarkers.CROSS,
            SeriesMarkers.CIRCLE,
            SeriesMarkers.SQUARE,
            SeriesMarkers.DIAMOND,
            SeriesMarkers.TRIANGLE_UP);

    private final CategoryChart chart;

    RatioChart(String title, String ratios) {
        chart = new CategoryChartBuilder()
                .width(1000)
                .height(600)
                .title(title)
                .yAxisTitle(ratios + " (logarithmic)")
                .build();
        chart.getStyler().setDefaultSeriesRenderStyle(CategorySeriesRenderStyle.Scatter);
        chart.getStyler().setLegendPosition(LegendPosition.InsideNW);
        chart.getStyler().setChartBackgroundColor(Color.WHITE);
        chart.getStyler().setPlotGridLinesStroke(new BasicStroke(0.5f)).setPlotGridLinesColor(new Color(0xDDDDDD));
        chart.getStyler().setXAxisLabelRotation(90).setMarkerSize(7);
        chart.getStyler().setYAxisLogarithmic(true).setYAxisDecimalPattern("#,##0.##");
    }

    /** Adds a series: a point for each name whose ratio is not null. A chart has at most five series. */
    void points(String series, List<String> names, List<@Nullable Double> ratios) {
        int place = chart.getSeriesMap().size();
        CategorySeries points = chart.addSeries(series, names, ratios);
        points.setMarker(MARKERS.get(place));
        points.setMarkerColor(Svg.COLORS.get((place + 4) % 5));
    }

    void write(Path file) throws IOException {
        Svg.write(chart, file);
    }
}
