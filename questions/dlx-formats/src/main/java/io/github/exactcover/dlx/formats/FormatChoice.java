package io.github.exactcover.dlx.formats;

import io.github.exactcover.dlx.formats.Fit.Certainty;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The formats that a file can be in. If exactly one is certain, it is that one; if none is certain and exactly one is
 * possible, it is that one too. Otherwise the user has to say which one it is.
 *
 * <pre>{@code
 * FileStart start = FileStart.of("", "0,1\n1,0\n");
 * FormatChoice<ProblemFormat> choice = FormatChoice.of(ProblemFormats.all(), start);
 * System.out.println(choice.chosen().isPresent()); // false
 * choice.candidates().forEach(candidate -> System.out.println(candidate.format().name()));
 * // prints matrix
 * // prints rows
 * }</pre>
 *
 * @param candidates the formats among which the choice is: those that are certain, or else those that are possible, in
 *     the order of the list
 * @param <F> the type of the formats
 */
public record FormatChoice<F extends FileFormat>(List<Candidate<F>> candidates) {

    /**
     * A format that a file can be in.
     *
     * @param format the format
     * @param fit how sure it is, and why
     * @param <F> the type of the format
     */
    public record Candidate<F extends FileFormat>(F format, Fit fit) {

        /**
         * A format that a file can be in.
         *
         * @param format the format
         * @param fit how sure it is, and why
         */
        public Candidate {
            Objects.requireNonNull(format, "The format must not be null");
            Objects.requireNonNull(fit, "The fit must not be null");
        }
    }

    /**
     * The choice among some formats.
     *
     * @param candidates the formats among which the choice is
     */
    public FormatChoice {
        Objects.requireNonNull(candidates, "The candidates must not be null");
        candidates.forEach(candidate -> Objects.requireNonNull(candidate, "The candidates must not have null in it"));
        candidates = List.copyOf(candidates);
    }

    /**
     * Asks all formats. Where the file fits none, there is a mistake in one of its lines; then the first two lines
     * decide, or the very first, and reading the file says what is wrong.
     *
     * @param formats the formats
     * @param start the name of the file and its first bytes
     * @param <F> the type of the formats
     * @return the formats that the file can be in
     */
    public static <F extends FileFormat> FormatChoice<F> of(List<? extends F> formats, FileStart start) {
        Objects.requireNonNull(formats, "The formats must not be null");
        formats.forEach(format -> Objects.requireNonNull(format, "The formats must not have null among them"));
        Objects.requireNonNull(start, "The start must not be null");
        return new FormatChoice<>(Stream.of(start, start.firstLines(2), start.firstLines(1))
                .map(beginning -> FormatChoice.<F>candidates(formats, beginning))
                .filter(candidates -> !candidates.isEmpty())
                .findFirst()
                .orElse(List.of()));
    }

    private static <F extends FileFormat> List<Candidate<F>> candidates(List<? extends F> formats, FileStart start) {
        List<Candidate<F>> possible = new ArrayList<>();
        for (F format : formats) {
            Fit fit = format.fit(start);
            if (fit.certainty() != Certainty.NO) {
                possible.add(new Candidate<>(format, fit));
            }
        }
        List<Candidate<F>> certain = possible.stream()
                .filter(candidate -> candidate.fit().certainty() == Certainty.CERTAIN)
                .toList();
        return certain.isEmpty() ? possible : certain;
    }

    /**
     * The format that the file is in.
     *
     * @return the format; empty if there are none or several
     */
    public Optional<Candidate<F>> chosen() {
        return candidates.size() == 1 ? Optional.of(candidates.get(0)) : Optional.empty();
    }
}
