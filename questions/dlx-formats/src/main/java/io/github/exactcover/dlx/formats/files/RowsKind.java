package io.github.exactcover.dlx.formats.files;

import io.github.exactcover.dlx.formats.Fit;
import io.github.exactcover.dlx.formats.Fit.Certainty;
import java.util.Optional;
import java.util.function.Function;

/** The ways in which lists of numbers say more than the numbers. */
enum RowsKind {
    PLAIN("rows", "rows of numbers") {
        @Override
        Fit fit(NumberRows rows) {
            return SizeLine.joined(rows).rows().size() == rows.rows().size() && rows.areSets() && rows.areWithoutGap()
                    ? Fit.possible("each line is a list of numbers, and all numbers up to the largest occur")
                    : Fit.NO;
        }
    },

    SIZED("sized-rows", "rows of numbers after a line with their size") {
        @Override
        Fit fit(NumberRows all) {
            NumberRows rows = SizeLine.joined(all);
            NumberRows body = rows.body();
            boolean isCounted = COUNTED.fit(rows).certainty() == Certainty.CERTAIN;
            if (isCounted || !SizeLine.canBe(rows.rows().get(0)) || body.rows().isEmpty() || !body.areSets()) {
                return Fit.NO;
            }
            Optional<SizeLine> size = SizeLine.ofSets(rows.rows().get(0), body);
            return size.map(line -> line.isExact()
                            ? Fit.certain(SAYS + line.words() + ", and so it is")
                            : Fit.possible(SAYS + line.words() + ", which the other lines fit into"))
                    .orElse(Fit.NO);
        }
    },

    COUNTED("counted-rows", "rows that start with their length") {
        @Override
        Fit fit(NumberRows rows) {
            return perhapsSized(rows, NumberRows::withoutCounts, "each line starts with the number of items in it");
        }
    },

    ENDED("ended-rows", "rows that end with 0 or -1") {
        @Override
        Fit fit(NumberRows rows) {
            return perhapsSized(rows, NumberRows::withoutEnds, "each line ends with the same 0 or -1");
        }
    };

    private static final String SAYS = "the first line says ";

    /** The name by which a user chooses such files. */
    final String option;

    /** What messages call such a file. */
    final String description;

    RowsKind(String option, String description) {
        this.option = option;
        this.description = description;
    }

    /** How sure it is that rows are written in this way. */
    abstract Fit fit(NumberRows rows);

    /**
     * How a file fits whose rows are marked, with or without a line with their size.
     *
     * @param marks gives rows without their marks; empty if they have none
     */
    private static Fit perhapsSized(NumberRows rows, Function<NumberRows, Optional<NumberRows>> marks, String reason) {
        Optional<NumberRows> all = marks.apply(rows);
        if (all.isPresent()) {
            NumberRows sets = all.get();
            if (!sets.areSets() || !sets.areWithoutGap() || sets.max() < 0) {
                return Fit.NO;
            }
            // A matrix of a column or two can look like this by chance.
            return rows.areMatrix() ? Fit.possible(reason) : Fit.certain(reason);
        }
        return marks.apply(rows.body())
                .filter(sets -> SizeLine.canBe(rows.rows().get(0)) && sets.areSets() && sets.max() >= 0)
                .flatMap(sets -> SizeLine.ofSets(rows.rows().get(0), sets))
                .map(size -> Fit.certain(reason + ", after a line that says " + size.words()))
                .orElse(Fit.NO);
    }
}
