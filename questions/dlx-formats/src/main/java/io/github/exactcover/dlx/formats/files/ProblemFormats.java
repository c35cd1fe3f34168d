package io.github.exactcover.dlx.formats.files;

import io.github.exactcover.dlx.formats.FileFormat;
import io.github.exactcover.dlx.formats.ProblemFormat;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The formats in which problems are read.
 *
 * <pre>{@code
 * System.out.println(ProblemFormats.named("json").orElseThrow().description()); // JSON
 * System.out.println(ProblemFormats.named("xlsx")); // Optional.empty
 * }</pre>
 *
 * <p>The formats have no state, so threads can share them.
 */
public final class ProblemFormats {

    private static final ProblemFormat KNUTH = new KnuthFormat();

    /** Most files are in Knuth's format, and a short run of the command would feel the classes of all the others. */
    private static final class All {

        static final List<ProblemFormat> FORMATS = List.of(
                KNUTH,
                new MatrixFormat(),
                RowsFormat.PLAIN,
                RowsFormat.SIZED,
                RowsFormat.COUNTED,
                RowsFormat.ENDED,
                new JsonFormat(),
                SetsFormat.SETS,
                SetsFormat.ITEMS_FIRST,
                SetsFormat.MATRIX,
                new EcFormat(),
                new MatrixMarketFormat(),
                new NpyFormat(),
                new LpFormat(),
                new MpsFormat(),
                new XcFormat(),
                new MiniexactFormat());

        private All() {}
    }

    private ProblemFormats() {}

    /**
     * The formats that dlx reads.
     *
     * @return the formats, Knuth's first
     */
    public static List<ProblemFormat> all() {
        return All.FORMATS;
    }

    /**
     * The formats that people have and dlx does not read.
     *
     * @return the formats; their description says what to do instead
     */
    public static List<FileFormat> foreign() {
        return List.copyOf(ForeignFormat.ALL);
    }

    /**
     * A format by its name.
     *
     * @param name the name, such as {@code json}
     * @return the format; empty if there is none of this name
     */
    public static Optional<ProblemFormat> named(String name) {
        Objects.requireNonNull(name, "The name must not be null");
        if (name.equals(KNUTH.name())) {
            return Optional.of(KNUTH);
        }
        return All.FORMATS.stream().filter(format -> format.name().equals(name)).findFirst();
    }
}
