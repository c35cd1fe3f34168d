package io.github.exactcover.dlx.internal.count;

import io.github.exactcover.dlx.internal.count.diagram.Diagram;
import io.github.exactcover.dlx.internal.count.diagram.DiagramBuilder;
import io.github.exactcover.dlx.internal.count.diagram.SolutionPaths;
import io.github.exactcover.dlx.internal.count.disk.DiskSpace;
import io.github.exactcover.dlx.internal.count.frontier.ItemSequence;
import io.github.exactcover.dlx.internal.count.frontier.Room;
import io.github.exactcover.dlx.internal.count.layers.LayerMachine;
import io.github.exactcover.dlx.internal.race.Contender;
import io.github.exactcover.dlx.internal.race.Race;
import io.github.exactcover.dlx.internal.run.Asked;
import io.github.exactcover.dlx.internal.search.Finder;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.View;
import java.util.BitSet;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Compiles the solutions of a table into a {@link Diagram}, layer by layer, or by a search where there are few of them.
 */
public final class DiagramMachine extends PartsMachine<DiagramMachine.CompilingRace> {

    private final View view;

    /** The options that the diagram is about; null for all. */
    private final @Nullable BitSet wanted;

    private final Consumer<String> reasons;
    private final boolean onDisk;
    private final CountingMethod method;
    private final long maxBytes;
    private final Function<View, Finder> searches;
    private final DiagramBuilder builder;

    /** The solutions of the parts that are done, combined. */
    private int root = Diagram.UNIT;

    /** Whether a search and layers raced for some part. The one that lost leaves nodes that are of no use. */
    private boolean leavesNodes;

    /**
     * A machine that has not begun.
     *
     * @param view the table, and what the diagram should call its options
     * @param searches makes the search of a part of the view, which comes back at each solution
     * @param maxBytes how much memory there is: a third for the layers, a third for the nodes, and a sixth for the memo
     *     of a walk, which needs as much again while it grows
     * @param disk where the nodes lie; null for memory. On a disk, they are made by layers only, which may take all the
     *     memory
     * @param wanted the options that the diagram is about, as it calls them; null for all. Solutions that differ only
     *     in others are then one, and a search must come back at one of them only
     * @param reasons hears why layers are not tried
     */
    public DiagramMachine(
            View view,
            Function<View, Finder> searches,
            CountingMethod method,
            long maxBytes,
            @Nullable DiskSpace disk,
            @Nullable BitSet wanted,
            Consumer<String> reasons) {
        this.view = view;
        Asked.checkRelease(DiagramMachine.class, Asked.RELEASE); // Another module may enter here.
        this.wanted = wanted;
        this.reasons = reasons;
        this.searches = searches;
        this.onDisk = disk != null;
        this.method = onDisk ? CountingMethod.FRONTIER : method;
        this.maxBytes = onDisk ? maxBytes : maxBytes / 3;
        this.builder = new DiagramBuilder(this.maxBytes, disk);
        List<View> parts = TableParts.of(view.table());
        divide(parts.size(), parts::get);
    }

    @Override
    public CompilingRace newMachine(View part) {
        return new CompilingRace(part);
    }

    @Override
    public boolean combine(CompilingRace over) {
        root = builder.and(root, over.root());
        leavesNodes |= over.hasLoser();
        return root != Diagram.NONE;
    }

    /** The diagram, when nothing is left to do. Options that were chosen beforehand are in all solutions. */
    public Diagram diagram() {
        int all = root;
        for (int option : view.chosen().toArray()) {
            all = builder.decision(isWanted(option) ? option : Diagram.ANY, all, Diagram.NONE);
        }
        return leavesNodes || all == Diagram.NONE ? builder.build(all) : builder.buildAll(all);
    }

    private boolean isWanted(int option) {
        return wanted == null || wanted.get(option);
    }

    /**
     * Whether layers can compile a table: if each option that is wanted has an item that has no others. Those items
     * come first, so that what is not wanted is decided last.
     *
     * @param first gets the items that only have options that are wanted
     */
    public static boolean canBeFirst(OptionTable table, IntPredicate isWanted, BitSet first) {
        first.set(0, table.primaryCount());
        for (int option = 0; option < table.optionCount(); option++) {
            if (!isWanted.test(option)) {
                table.itemsOf(option).forEach(first::clear);
            }
        }
        return IntStream.range(0, table.optionCount())
                .filter(isWanted)
                .filter(table::isEligible)
                .allMatch(option -> table.itemsOf(option).anyMatch(first::get));
    }

    /**
     * Compiles a part by layers or by a search. The layers go first, and most problems end there. Then both say how
     * much work they expect to have left, and {@link Race#turnByWork} decides.
     */
    final class CompilingRace extends Race {

        // docs/contributing/decisions.md says what was measured for these numbers.

        /** How many nodes the layers may have before the search begins: 20 to 100 ms. */
        private static final long FIRST_NODES = 1 << 18;

        /** How much more work the layers are when they make a diagram: each arc is also written down and read again. */
        private static final double ARCS_COST = 2;

        /** The work of a solution of the search: it is a path through the diagram. */
        private static final double SOLUTION_COST = 800;

        /**
         * The layers go on alone while they expect at most this many times the work that they took so far, because they
         * expect too much.
         */
        private static final int IN_SIGHT = 16;

        private final View part;
        private final Contender<LayerMachine> layers;
        private final Contender<SearchCompiler> search;

        /** Made when it is first needed. */
        private @Nullable ItemSequence sequence;

        private final BitSet first = new BitSet();
        private final boolean hasLayers;

        /** Whether layers do not fit in memory. */
        private boolean isTooLarge;

        CompilingRace(View part) {
            this.part = part;
            this.hasLayers = wanted == null || canBeFirst(part.table(), option -> name(option) != Diagram.ANY, first);
            this.layers = join(
                    new Contender<>(this::newLayers, made -> ARCS_COST * made.cost(), made -> ARCS_COST * made.rest()));
            this.search = join(new Contender<>(
                    this::newSearch,
                    made -> CountingRace.costOfSearch(made, part.table()) + SOLUTION_COST * made.solutions()));
        }

        private ItemSequence sequence() {
            if (sequence == null) {
                ItemSequence free = ItemSequence.of(part.table());
                sequence = wanted == null ? free : free.with(first, part.table());
            }
            return sequence;
        }

        private LayerMachine newLayers() {
            if (!hasLayers) {
                throw new IllegalArgumentException(
                        "Layers decide items one after the other, and some options that matter"
                                + " have no item that no others have; compile it in memory, with AUTO or SEARCH");
            }
            room().check("compile it " + (onDisk ? "in memory" : "with AUTO or SEARCH"));
            return LayerMachine.compiling(part.table(), sequence(), maxBytes, builder, this::name);
        }

        private SearchCompiler newSearch() {
            return new SearchCompiler(
                    searches.apply(view.then(part)), new SolutionPaths(builder), this::name, wanted != null);
        }

        private int name(int place) {
            int option = view.option(part.option(place));
            return isWanted(option) ? option : Diagram.ANY;
        }

        @Override
        protected void nextTurn() {
            switch (method) {
                case FRONTIER -> goOn(layers);
                case SEARCH -> goOn(search);
                case AUTO -> race();
            }
        }

        private void goOn(Contender<?> next) {
            turn(next, CountingRace.SHORTEST_TURN, 2);
        }

        private void race() {
            if (!lookForRoom()) {
                goOn(search);
            } else if (layers.nodes() < FIRST_NODES) {
                turnUntil(layers, FIRST_NODES);
            } else if (layers.machine().isSwept() || isInSight()) {
                goOn(layers);
            } else {
                turnByWork(layers, search);
            }
        }

        /** Looks whether layers can be made, and have the room that they need; says so if not. */
        private boolean lookForRoom() {
            if (!isTooLarge && hasLayers && !room().isEnough()) {
                isTooLarge = true;
                reasons.accept(room() + "; its solutions are found by search");
            }
            return hasLayers && !isTooLarge;
        }

        private Room room() {
            return Room.of(part.table(), sequence(), maxBytes);
        }

        private boolean isInSight() {
            return search.tried() == null && layers.rest() < IN_SIGHT * layers.work();
        }

        /** Whether both began. */
        boolean hasLoser() {
            return search.tried() != null && layers.tried() != null;
        }

        /** The node of all solutions, once the race is over. */
        int root() {
            return current() instanceof SearchCompiler compiler
                    ? compiler.root()
                    : layers.machine().root();
        }
    }
}
