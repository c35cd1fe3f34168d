package io.github.exactcover.dlx.internal.project;

import io.github.exactcover.dlx.internal.count.Counter;
import io.github.exactcover.dlx.internal.count.CountingCosts;
import io.github.exactcover.dlx.internal.count.CountingMethod;
import io.github.exactcover.dlx.internal.count.CountingRace;
import io.github.exactcover.dlx.internal.count.DiagramMachine;
import io.github.exactcover.dlx.internal.count.diagram.DiagramBuilder;
import io.github.exactcover.dlx.internal.count.frontier.Room;
import io.github.exactcover.dlx.internal.race.Contender;
import io.github.exactcover.dlx.internal.race.Race;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.View;
import java.math.BigInteger;
import java.util.BitSet;
import java.util.function.Consumer;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * Counts solutions that differ in what you name: by listing them, and by a diagram of what was named. There, what
 * matters is decided first, and of the rest it is only known whether it can be completed. Listing goes first, and then
 * the one that has had less work so far, so that the race takes at most about twice as long as the better one.
 */
public final class ProjectionRace extends Race implements Counter {

    // docs/contributing/decisions.md says what was measured for these numbers.

    /** How long listing goes on alone, in about nanoseconds. */
    private static final double FIRST_WORK = 5e6;

    /** About how long a node of the diagram takes, in nanoseconds. */
    private static final double NODE_COST = 250;

    /** The shortest turns, in nodes. */
    private static final long FEWEST_LISTED = 100;

    private static final long FEWEST_IN_LAYERS = 10_000;

    private final Consumer<String> reasons;
    private final Contender<Machine> listing;
    private final Contender<DiagramMachine> diagram;

    /** Whether there is no room for the diagram. */
    private boolean isTooLarge;

    private @Nullable BigInteger count;

    /**
     * A race that has not begun.
     *
     * @param view what is searched
     * @param wanted the options that matter, as the view is of them
     * @param memory how much memory the diagram may take
     * @param reasons hears why the diagram is given up
     */
    public ProjectionRace(View view, Machine listing, BitSet wanted, long memory, Consumer<String> reasons) {
        this.reasons = reasons;
        this.listing = join(new Contender<>(() -> listing, made -> CountingRace.costOfSearch(made, view.table())));
        this.diagram = join(new Contender<>(
                () -> new DiagramMachine(
                        view,
                        part -> {
                            throw new IllegalStateException("Layers need no search");
                        },
                        CountingMethod.FRONTIER,
                        memory,
                        null,
                        wanted,
                        reasons),
                made -> NODE_COST * made.nodes()));
    }

    /** Whether what matters can be decided first. */
    public static boolean canRun(View view, BitSet wanted) {
        IntPredicate isWanted = option -> wanted.get(view.option(option));
        return DiagramMachine.canBeFirst(view.table(), isWanted, new BitSet());
    }

    @Override
    protected void nextTurn() {
        if (isTooLarge || listing.work() < FIRST_WORK || listing.work() < diagram.work()) {
            turn(listing, FEWEST_LISTED, 2);
        } else {
            turn(diagram, FEWEST_IN_LAYERS, 2);
        }
    }

    @Override
    public Step run(long budget) {
        try {
            return super.run(budget);
        } catch (Room.TooSmallException | DiagramBuilder.FullException e) {
            reasons.accept("A diagram of what matters has no room, so it is only listed; more maxMemory helps");
            isTooLarge = true;
            goOn();
            return Step.PAUSED;
        }
    }

    @Override
    public CountingCosts costs() {
        return isFinished() && current() instanceof DiagramMachine
                ? new CountingCosts(CountingMethod.FRONTIER, 1, 0, 0, 0, 0, 0)
                : CountingCosts.ofSearch(1);
    }

    @Override
    public BigInteger count() {
        if (count == null && isFinished() && current() instanceof DiagramMachine machine) {
            count = machine.diagram().count();
        }
        return count == null ? listing.machine().count() : count;
    }
}
