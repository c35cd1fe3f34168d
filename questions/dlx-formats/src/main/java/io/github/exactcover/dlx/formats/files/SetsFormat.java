package io.github.exactcover.dlx.formats.files;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.formats.FileStart;
import io.github.exactcover.dlx.formats.Fit;
import io.github.exactcover.dlx.formats.Fit.Certainty;
import io.github.exactcover.dlx.internal.formats.nested.NestedProblem;
import io.github.exactcover.dlx.internal.formats.nested.NestedProblem.Reading;
import io.github.exactcover.dlx.internal.formats.nested.NestedStart;
import java.io.IOException;
import java.io.InputStream;

/**
 * Sets in brackets of any kind: one a line as in {@code {1 2}}, in Python's or Mathematica's spelling, with or without
 * names. Where such a text means two things, each meaning is a format of its own.
 */
final class SetsFormat extends NamedFormat {

    /** Each set is an option. */
    static final SetsFormat SETS = new SetsFormat(Reading.OPTIONS, "sets", "sets in brackets, each of them an option");

    /** The first set has all items, and is no option. */
    static final SetsFormat ITEMS_FIRST = new SetsFormat(
            Reading.ITEMS_FIRST, "items-sets", "sets in brackets, the first of them the list of the items");

    /** Each list is a row of zeros and ones. */
    static final SetsFormat MATRIX =
            new SetsFormat(Reading.MATRIX, "json-matrix", "a matrix of zeros and ones in brackets");

    private final Reading reading;

    private SetsFormat(Reading reading, String name, String description) {
        super(name, description, reading == Reading.MATRIX);
        this.reading = reading;
    }

    @Override
    public Fit fit(FileStart start) {
        NestedStart json = NestedStart.ofJson(start);
        // A name of Knuth's format can be a pair in brackets.
        boolean isKnuths = new KnuthFormat().fit(start).certainty() != Certainty.NO;
        return switch (json) {
            case MATRIX, OPTIONS, OTHER -> Fit.NO;
            case OPTIONS_OR_MATRIX -> reading == Reading.MATRIX ? fit(json, isKnuths) : Fit.NO;
            default -> fit(NestedStart.ofBrackets(start), isKnuths);
        };
    }

    private Fit fit(NestedStart start, boolean isKnuths) {
        boolean certain = switch (reading) {
            case MATRIX -> start == NestedStart.OPTIONS_OR_MATRIX;
            case ITEMS_FIRST -> start == NestedStart.OPTIONS_OR_ITEMS_FIRST;
            case OPTIONS -> start != NestedStart.OTHER && start != NestedStart.BROKEN && start != NestedStart.NOTHING;
        };
        if (certain) {
            return isKnuths ? Fit.possible(reason(start)) : Fit.certain(reason(start));
        }
        boolean possible = reading == Reading.OPTIONS && start != NestedStart.NOTHING;
        return possible ? Fit.possible("it begins with a bracket") : Fit.NO;
    }

    private String reason(NestedStart start) {
        return switch (reading) {
            case MATRIX -> "each list in brackets may be a row of zeros and ones";
            case ITEMS_FIRST -> "the first set has all items";
            case OPTIONS ->
                start == NestedStart.MATRIX
                        ? "each list in brackets is a row of zeros and ones"
                        : "it has sets in brackets";
        };
    }

    @Override
    public ExactCoverProblem<String, String> read(InputStream in) throws IOException {
        return NestedProblem.readBrackets(in, reading);
    }
}
