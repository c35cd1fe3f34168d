package io.github.exactcover.dlx.symmetry;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.Question;
import io.github.exactcover.dlx.internal.race.Watch;
import io.github.exactcover.dlx.internal.run.Asked;
import io.github.exactcover.dlx.internal.run.Settings;
import io.github.exactcover.dlx.internal.symmetry.SymmetryFinder;
import io.github.exactcover.dlx.internal.symmetry.SymmetryGraph;
import io.github.exactcover.dlx.internal.table.Patience;
import io.github.exactcover.dlx.internal.text.Given;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * The symmetries of a problem: which of its items and options can take each other's place.
 *
 * <pre>{@code
 * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
 *         .primary("a", "b")
 *         .option("left", "a")
 *         .option("right", "b")
 *         .build();
 * System.out.println(Symmetries.of(problem).find().order()); // 2
 * }</pre>
 *
 * <p>{@link UpToSymmetry} finds one solution of each class. Immutable, and safe to share between threads.
 *
 * @param <I> the type of the items
 * @param <O> the type of the options
 */
public final class Symmetries<I, O> extends Question<I, O, Symmetries<I, O>> {

    private Symmetries(Asked<I, O> asked) {
        super(asked, Symmetries::new);
    }

    /**
     * The question which symmetries a problem has.
     *
     * @param <I> the type of the items
     * @param <O> the type of the options
     * @param problem the problem
     * @return the question
     */
    public static <I, O> Symmetries<I, O> of(ExactCoverProblem<I, O> problem) {
        return new Symmetries<>(asked(Symmetries.class, problem, Asked.RELEASE));
    }

    /**
     * Finds all symmetries: generators of the group, its order, and which items and options can take each other's
     * place.
     *
     * <p>If options are required or forbidden, these are the symmetries that take required options to required ones and
     * forbidden to forbidden ones. It is done in a moment for most problems, a second for a hundred thousand options.
     * Some highly regular ones take very long: it gives up after about a minute of work, and the time-out, the
     * conditions to cancel and interrupts can end it before. Then {@link SymmetryGroup#isComplete()
     * SymmetryGroup.isComplete} is false. It runs on the calling thread alone.
     *
     * @return what was found
     */
    public SymmetryGroup<I, O> find() {
        return find(item -> "");
    }

    /**
     * Finds those {@link #find() symmetries} that take each item to one with the same key: where not everything that
     * can change places may do so. A Latin square stays one if rows change places, or columns, or symbols; and also if
     * rows and symbols exchange their roles. By the kinds of its items as keys, that is left out:
     *
     * <pre>{@code
     * ProblemBuilder<String, String> builder = ExactCoverProblem.builder();
     * for (String kind : List.of("cell ", "row ", "column ")) {
     *     for (int pair = 0; pair < 9; pair++) {
     *         builder.primary(kind + pair);
     *     }
     * }
     * for (int i = 0; i < 27; i++) {
     *     int row = i / 9;
     *     int column = i / 3 % 3;
     *     int symbol = i % 3;
     *     builder.option(
     *             row + "," + column + " has " + symbol,
     *             "cell " + (3 * row + column),
     *             "row " + (3 * row + symbol),
     *             "column " + (3 * column + symbol));
     * }
     * Symmetries<String, String> squares = Symmetries.of(builder.build());
     * System.out.println(squares.find().order()); // 1296
     * System.out.println(squares.find(item -> item.split(" ")[0]).order()); // 216
     * }</pre>
     *
     * <p>Colors of an item may still change places; to keep them, write them as items. A secondary item by which no two
     * options exclude each other plays no part, whatever its key.
     *
     * @param keyOfItem gives the key of an item; called once for each item of the problem. Keys are compared with
     *     {@code equals}
     * @return what was found
     */
    public SymmetryGroup<I, O> find(Function<? super I, ?> keyOfItem) {
        int[] keys = SymmetryGroup.keys(problem(), keyOfItem);
        Settings settings = asked().settings();
        return inTime(watch -> {
            SymmetryGraph graph = new SymmetryGraph(asked().table(), settings.required, settings.forbidden, keys, true);
            SymmetryFinder finder = new SymmetryFinder(graph, SymmetryFinder.MOST_WORK);
            try {
                finder.run();
            } catch (Patience.OverException e) {
                Settings.LOG.debug("Not all symmetries were found in time");
            }
            // Listing begins with new patience, so what takes no longer than a moment is not left out.
            return Patience.during(() -> SymmetryGroup.of(problem(), graph, finder), watch);
        });
    }

    private SymmetryGroup<I, O> inTime(Function<Watch, SymmetryGroup<I, O>> look) {
        Watch watch = asked().settings().newWatch();
        try {
            return Patience.during(() -> look.apply(watch), watch);
        } catch (Patience.OverException e) {
            return SymmetryGroup.none();
        }
    }

    /**
     * The symmetry that takes options where a function says, for {@link UpToSymmetry#under UpToSymmetry.under}: where
     * not all symmetries of a problem are to count, but only turns of a board, say.
     *
     * <pre>{@code
     * record Square(int x, int y) {}
     * ProblemBuilder<String, Square> builder = ExactCoverProblem.builder();
     * for (int i = 0; i < 4; i++) {
     *     builder.primary("row " + i, "column " + i);
     * }
     * for (int i = 0; i < 16; i++) {
     *     builder.option(new Square(i % 4, i / 4), "row " + i / 4, "column " + i % 4);
     * }
     * ExactCoverProblem<String, Square> rooks = builder.build();
     * Symmetry<String, Square> quarterTurn =
     *         Symmetries.of(rooks).given(square -> new Square(3 - square.y(), square.x()));
     * System.out.println(quarterTurn.items().get("row 0")); // column 3
     * System.out.println(UpToSymmetry.of(rooks).under(List.of(quarterTurn)).count().solutions()); // 9
     * }</pre>
     *
     * <p>The function must take each option to another one, or to itself, with the same cost. It must take the options
     * of each item to all the options of an item with the same bounds, and those in which the item has one color to
     * such again. Where the items go follows from that. Items that make no difference play no part, as in {@link
     * SymmetryGroup}. What is required or forbidden is not looked at here.
     *
     * @param image gives the option to which one goes; called once for each option of the problem
     * @return the symmetry
     * @throws IllegalArgumentException if it is none; the message names an option and the reason. Also if two options
     *     are equal as objects, because then a function cannot tell them apart
     */
    public Symmetry<I, O> given(UnaryOperator<O> image) {
        Objects.requireNonNull(image, "The image must not be null; the function gives an option for each option");
        return GivenSymmetries.of(asked(), image);
    }

    /**
     * These symmetries and all that can be made of them, one after the other: the group that {@link UpToSymmetry#under
     * UpToSymmetry.under} uses.
     *
     * @param generators symmetries of the problem, as from {@link #given given}
     * @return their group, of which all elements are known, unless the time-out, a condition to cancel or an interrupt
     *     ended it
     * @throws IllegalArgumentException if they make more than 10,000, or one is no symmetry of this problem
     */
    public SymmetryGroup<I, O> generated(Collection<Symmetry<I, O>> generators) {
        List<Symmetry<I, O>> given = Given.copy(generators, "generators");
        return inTime(watch -> SymmetryGroup.of(problem(), GivenSymmetries.group(asked(), given)));
    }
}
