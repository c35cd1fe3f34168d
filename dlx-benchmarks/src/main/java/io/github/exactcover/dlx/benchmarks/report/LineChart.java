package io.github.exactcover.dlx.benchmarks.report;

import java.awt.BasicStroke;
import java.awt.Color;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.style.Styler.LegendPosition;
import org.knowm.xchart.style.lines.SeriesLines;
import org.knowm.xchart.style.markers.SeriesMarkers;

/** A line chart in SVG with the size of a problem on the horizontal axis. */
final class LineChart {

    private final XYChart chart;

    LineChart(String title, String sizes, String values) {
        chart = new XYChartBuilder()
                .width(800)
                .height(500)
                .title(title)
                .xAxisTitle(sizes)
                .yAxisTitle(values)
                .build();
        chart.getStyler().setLegendPosition(LegendPosition.OutsideE);
        chart.getStyler().setChartBackgroundColor(Color.WHITE);
        // Not dashed: each dash would become an SVG element of its own.
        chart.getStyler().setPlotGridLinesStroke(new BasicStroke(0.5f)).setPlotGridLinesColor(new Color(0xDDDDDD));
        chart.getStyler().setXAxisDecimalPattern("0");
        chart.getStyler().setErrorBarsColorSeriesColor(true);
    }

    /** Makes the axis of values logarithmic. */
    LineChart logarithmic() {
        chart.getStyler().setYAxisLogarithmic(true).setYAxisDecimalPattern("#,##0.#####");
        return this;
    }

    /** Sets the bounds of the axis of values. */
    LineChart between(double low, double high) {
        chart.getStyler().setYAxisMin(low).setYAxisMax(high).setYAxisDecimalPattern("0.0");
        return this;
    }

    /** Adds a line in one of five colors, with error bars if any point has one. */
    void line(String name, int color, boolean dashed, List<Point> points) {
        double[] sizes = points.stream().mapToDouble(Point::size).toArray();
        double[] values = points.stream().mapToDouble(Point::value).toArray();
        double[] errors = points.stream().mapToDouble(Point::drawnError).toArray();
        XYSeries series = points.stream().allMatch(point -> point.drawnError() == 0)
                ? chart.addSeries(name, sizes, values)
                : chart.addSeries(name, sizes, values, errors);
        series.setLineColor(Svg.COLORS.get(color));
        series.setMarkerColor(Svg.COLORS.get(color));
        series.setLineStyle(dashed ? SeriesLines.DASH_DASH : SeriesLines.SOLID);
        series.setMarker(dashed ? SeriesMarkers.SQUARE : SeriesMarkers.CIRCLE);
    }

    void write(Path file) throws IOException {
        Svg.write(chart, file);
    }

    /**
     * A point of a line.
     *
     * @param error half the length of its error bar, or NaN for no bar
     */
    record Point(int size, double value, double error) {

        /** The error, or 0 for no bar. A logarithmic axis has no 0, so a bar that would reach it is left out. */
        double drawnError() {
            return Double.isNaN(error) || error >= value ? 0 : error;
        }
    }
}
