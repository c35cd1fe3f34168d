package io.github.exactcover.dlx;

import io.github.exactcover.dlx.internal.project.Projection;
import io.github.exactcover.dlx.internal.race.Watch;
import io.github.exactcover.dlx.internal.search.links.Tracer;
import io.github.exactcover.dlx.internal.table.View;
import io.github.exactcover.dlx.internal.text.Phrases;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * All that a user can set for a {@link Search}. A search never changes its settings: {@link #with} changes a copy. The
 * sets and lists in here are not changed either, but replaced.
 */
final class Settings implements Cloneable {

    /** The limit of a search for all solutions. */
    static final long NO_LIMIT = Long.MAX_VALUE;

    /** The time-out of a search that has none, in nanoseconds. No time-out needs to be longer than these 292 years. */
    static final long FOREVER = Long.MAX_VALUE;

    /** All that a search does is logged under the name of the class that users know. */
    static final Logger LOG = LoggerFactory.getLogger("io.github.exactcover.dlx.Search");

    /** The methods that set a projection. */
    static final String DISTINCT = "distinctOn, distinctOnOptions and distinctBy";

    static final Settings DEFAULT = new Settings();

    Engine engine = Engine.AUTO;
    ItemChoice itemChoice = ItemChoice.AUTO;

    /** The places of the primary items to branch on first; empty if all are alike. */
    BitSet preferred = new BitSet();

    Counting counting = Counting.AUTO;

    /** How many bytes memos may take; 0 for the default part of the heap. */
    long maxMemory;

    long limit = NO_LIMIT;
    int threads = 1;

    /** The places of the options that all solutions must have. */
    BitSet required = new BitSet();

    /** The places of the options that no solution may have. */
    BitSet forbidden = new BitSet();

    /** The places of a solution that is known already. */
    Optional<BitSet> start = Optional.empty();

    boolean reduced;

    /** Whether only one solution of each class is wanted. */
    boolean upToSymmetry;

    /** By item: what symmetries keep, if solutions are searched up to symmetry. */
    int[] symmetryKeys = {};

    /** The generators of the group up to which solutions are searched, if only some symmetries count. */
    Optional<List<Symmetry<?, ?>>> generators = Optional.empty();

    /** What solutions are to differ in; null if all are wanted. */
    @Nullable
    Projection projection;

    OptionalLong seed = OptionalLong.empty();

    /** In nanoseconds. */
    long timeout = FOREVER;

    /** The user's condition to end early; null if there is none. */
    @Nullable
    BooleanSupplier cancelled;

    /** Whether the stream that the search is for was closed. Quick, and asked for each solution. Null without one. */
    @Nullable
    BooleanSupplier closed;

    /** Who is told about the progress. */
    List<Listener> listeners = List.of();

    /** Makes those who are told each step, once the table is known. */
    List<Function<View, Tracer>> tracers = List.of();

    Optional<Path> checkpointTo = Optional.empty();

    /** The time between two checkpoints, in nanoseconds. */
    long checkpointEvery;

    /** What the user wants to do just before each checkpoint; null for nothing. */
    @Nullable
    Runnable beforeCheckpoint;

    Optional<Path> resumeFrom = Optional.empty();

    /** Where a proof of what the search says is written. */
    Optional<Path> proofTo = Optional.empty();

    /** Whether the search had to end before it was set up, so that there is nothing to write down. */
    boolean endedEarly;

    /**
     * Who wants to know about the progress, and how often.
     *
     * @param every in nanoseconds
     * @param atEnd whether to be told the final state too
     */
    record Listener(long every, boolean atEnd, Consumer<Progress> listener) {}

    /** A copy of these settings, changed. */
    Settings with(Consumer<Settings> change) {
        Settings copy = clone();
        change.accept(copy);
        return copy;
    }

    @Override
    protected Settings clone() {
        try {
            return (Settings) super.clone();
        } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
        }
    }

    /** The memory that memos may take, in bytes: half of the heap if nothing else was said. */
    long memoryForMemos() {
        return maxMemory == 0 ? Runtime.getRuntime().maxMemory() / 2 : maxMemory;
    }

    /** Says from now on when the search has to end before all was seen. */
    Watch newWatch() {
        return new Watch(timeout, closed, cancelled);
    }

    /** The options of a view that the known solution has, if there is one and the view is that of the search. */
    Optional<int[]> known(View view) {
        return endedEarly ? Optional.empty() : start.map(view::found);
    }

    boolean isLimited() {
        return limit != NO_LIMIT;
    }

    /** Whether a time-out, a condition or a listener wants to be looked after while solutions are shown. */
    boolean isTimed() {
        return timeout != FOREVER || cancelled != null || !listeners.isEmpty();
    }

    /** Whether the search is written down or goes on from where one was. */
    boolean usesCheckpoints() {
        return checkpointTo.isPresent() || resumeFrom.isPresent();
    }

    /** Whether somebody wants to be told each step. */
    boolean isTraced() {
        return !tracers.isEmpty();
    }

    /** Whether solutions have to come one after the other, because at each the search may end or be resumed there. */
    boolean needsOneByOne() {
        return isLimited() || usesCheckpoints() || isTraced() || projection != null;
    }

    /** Whether nothing says how to look for a solution, so that several ways may take turns. */
    boolean leavesTheWayOpen() {
        return engine == Engine.AUTO
                && itemChoice == ItemChoice.AUTO
                && preferred.isEmpty()
                && !isTraced()
                && !usesCheckpoints()
                && !upToSymmetry
                && projection == null;
    }

    /** Whether solutions are counted by a memo, so that it does not matter which search is the fastest. */
    boolean isCountedByMemo() {
        return counting == Counting.FRONTIER;
    }

    /** Whether solutions may be counted otherwise than by the search that was asked for. */
    boolean mayCountByMemo() {
        return isCountedByMemo()
                || (counting == Counting.AUTO
                        && engine == Engine.AUTO
                        && itemChoice == ItemChoice.AUTO
                        && projection == null);
    }

    /** What differs from the default, each after a semicolon. */
    String configured() {
        StringBuilder text = new StringBuilder();
        say(text, engine != Engine.AUTO, "engine " + engine);
        say(text, itemChoice != ItemChoice.AUTO, "item choice " + itemChoice);
        say(text, !preferred.isEmpty(), Phrases.count(preferred.cardinality(), "preferred item"));
        say(text, counting != Counting.AUTO, "counting " + counting);
        say(text, maxMemory != 0, "at most " + Phrases.count(maxMemory, "byte") + " of memo");
        say(text, isLimited(), "limit " + limit);
        say(text, threads > 1, threads + " threads");
        say(text, !required.isEmpty(), "requires " + Phrases.count(required.cardinality(), "option"));
        say(text, !forbidden.isEmpty(), "forbids " + Phrases.count(forbidden.cardinality(), "option"));
        say(text, start.isPresent(), "starts from a solution");
        say(text, reduced, "reduced");
        say(text, upToSymmetry, "up to symmetry");
        say(text, projection != null, "distinct in what matters");
        seed.ifPresent(number -> say(text, true, "seed " + number));
        say(text, timeout != FOREVER, "time-out " + Duration.ofNanos(timeout));
        say(text, cancelled != null, "can be cancelled");
        say(text, !listeners.isEmpty(), "tells its progress");
        say(text, isTraced(), "tells its steps");
        checkpointTo.ifPresent(file -> say(text, true, "checkpoints to " + file));
        resumeFrom.ifPresent(file -> say(text, true, "resumes " + file));
        proofTo.ifPresent(file -> say(text, true, "proof to " + file));
        return text.toString();
    }

    private static void say(StringBuilder text, boolean isSet, String what) {
        if (isSet) {
            text.append("; ").append(what);
        }
    }

    /**
     * Refuses what a memo would not heed.
     *
     * @throws IllegalStateException if solutions are to be counted by a memo, and the search was told how to search
     */
    void checkMemo() {
        if (isCountedByMemo()) {
            refuseForMemo(engine != Engine.AUTO, "the engine " + engine, "engine");
            refuseForMemo(itemChoice != ItemChoice.AUTO, "the item choice " + itemChoice, "itemChoice");
            refuseForMemo(!preferred.isEmpty(), "preferred items", "prefer");
        }
    }

    private void refuseForMemo(boolean isSet, String what, String method) {
        if (isSet) {
            throw new IllegalStateException("Counting." + counting + " counts by a memo, and the search has " + what
                    + "; leave out " + method + ", or choose Counting.SEARCH");
        }
    }

    /**
     * Refuses a limit, for what finds all solutions that it needs.
     *
     * @throws IllegalStateException if there is one
     */
    void refuseLimit(String what) {
        if (isLimited()) {
            throw new IllegalStateException("The search has the limit " + limit + ", but " + what
                    + " needs to look at all solutions; leave it out");
        }
    }

    /**
     * Refuses checkpoints, for what cannot be written down.
     *
     * @throws IllegalStateException if there are any
     */
    void refuseCheckpoints(String what) {
        if (usesCheckpoints()) {
            throw new IllegalStateException(what + " cannot be saved or resumed; leave out checkpointTo and resume");
        }
    }

    /**
     * Refuses listeners, for what has no steps to tell.
     *
     * @throws IllegalStateException if there are any
     */
    void refuseListener(String what) {
        if (isTraced()) {
            throw new IllegalStateException(what + " has no steps for a listener; leave out listener");
        }
    }

    /**
     * Refuses a proof, for what cannot write one.
     *
     * @throws IllegalStateException if there is to be one
     */
    void refuseProof(String what) {
        if (proofTo.isPresent()) {
            throw new IllegalStateException(what + " cannot write a proof; leave out proofTo");
        }
    }

    /**
     * Refuses classes and projections of solutions, for what is about all solutions.
     *
     * @throws IllegalStateException if only one solution of each class or projection is wanted
     */
    void refuseClasses(String what) {
        if (upToSymmetry) {
            throw new IllegalStateException(what + " is about all solutions; leave out upToSymmetry");
        }
        if (projection != null) {
            throw new IllegalStateException(what + " is about all solutions; leave out " + DISTINCT);
        }
    }

    /** Checks places, and returns them as a set. */
    static BitSet places(int[] places, List<?> options) {
        Objects.requireNonNull(places, "The places must not be null");
        BitSet set = new BitSet();
        for (int place : places) {
            set.set(Phrases.checkPlace(place, options.size(), "option"));
        }
        return set;
    }

    /**
     * The places of the given options, each of which must occur at one place only.
     *
     * @param byPlace the method that takes places instead
     */
    static BitSet singlePlaces(Collection<?> wanted, List<?> options, String byPlace) {
        BitSet set = new BitSet();
        find(wanted, options).forEach((option, places) -> {
            if (places.size() > 1) {
                throw new IllegalArgumentException("Option " + option + " is at " + places.size()
                        + " places in the problem, the first of them " + places.get(0) + " and " + places.get(1)
                        + "; name the one you mean with " + byPlace);
            }
            set.set(places.get(0));
        });
        return set;
    }

    /** All places of the given options. */
    static BitSet allPlaces(Collection<?> wanted, List<?> options) {
        BitSet set = new BitSet();
        find(wanted, options).values().forEach(places -> places.forEach(set::set));
        return set;
    }

    private static Map<Object, List<Integer>> find(Collection<?> wanted, List<?> options) {
        Map<Object, List<Integer>> places = new LinkedHashMap<>();
        Objects.requireNonNull(wanted, "The options must not be null");
        for (Object option : wanted) {
            places.put(Objects.requireNonNull(option, "An option must not be null"), new ArrayList<>());
        }
        for (int place = 0; place < options.size() && !places.isEmpty(); place++) {
            List<Integer> found = places.get(options.get(place));
            if (found != null) {
                found.add(place);
            }
        }
        places.forEach((option, found) -> {
            if (found.isEmpty()) {
                throw new IllegalArgumentException("Option " + option
                        + " is not in the problem; name one that equals an element of problem.options()");
            }
        });
        return places;
    }

    /** Two sets as one, which leaves both as they are. */
    static BitSet union(BitSet one, BitSet other) {
        BitSet both = (BitSet) one.clone();
        both.or(other);
        return both;
    }

    /** A list with one more, which leaves it as it is. */
    static <T> List<T> append(List<T> list, T more) {
        List<T> longer = new ArrayList<>(list);
        longer.add(more);
        return List.copyOf(longer);
    }

    /** A duration in nanoseconds, checked; the words are for the error. */
    static long nanos(Duration duration, String name, String without) {
        if (duration.isZero() || duration.isNegative()) {
            throw new IllegalArgumentException(
                    "The " + name + " is " + duration + ", but must be positive; to do without, " + without);
        }
        try {
            return duration.toNanos();
        } catch (ArithmeticException e) {
            return FOREVER;
        }
    }
}
