package io.github.exactcover.dlx.internal.run;

import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.ItemChoice;
import io.github.exactcover.dlx.Progress;
import io.github.exactcover.dlx.internal.race.Watch;
import io.github.exactcover.dlx.internal.text.Given;
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
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * All that a user can set for a question. Each question has methods for those that apply to it, and only those. A
 * question never changes its settings: {@link #with} changes a copy. The sets and lists in here are not changed either,
 * but replaced.
 */
public final class Settings implements Cloneable {

    /** The limit of a search for all solutions. */
    public static final long NO_LIMIT = Long.MAX_VALUE;

    /** The time-out of a search that has none, in nanoseconds. No time-out needs to be longer than these 292 years. */
    public static final long FOREVER = Long.MAX_VALUE;

    /** All that a search does is logged under the name of the class that users know. */
    public static final Logger LOG = LoggerFactory.getLogger("io.github.exactcover.dlx.Search");

    public static final Settings DEFAULT = new Settings();

    /** The largest number of threads that every JVM we tested could start. */
    private static final int MOST_THREADS = 1000;

    public Engine engine = Engine.AUTO;
    public ItemChoice itemChoice = ItemChoice.AUTO;

    /** The places of the primary items to branch on first; empty if all are alike. */
    public BitSet preferred = new BitSet();

    /** How many bytes memos may take; 0 for the default part of the heap. */
    public long maxMemory;

    public long limit = NO_LIMIT;
    public int threads = 1;

    /** The places of the options that all solutions must have. */
    public BitSet required = new BitSet();

    /** The places of the options that no solution may have. */
    public BitSet forbidden = new BitSet();

    public boolean reduced;

    public OptionalLong seed = OptionalLong.empty();

    /** In nanoseconds. */
    public long timeout = FOREVER;

    /** The user's condition to end early; null if there is none. */
    public @Nullable BooleanSupplier cancelled;

    /** Whether the stream that the search is for was closed. Quick, and asked for each solution. Null without one. */
    public @Nullable BooleanSupplier closed;

    /** Who is told about the progress. */
    public List<Listener> listeners = List.of();

    public Optional<Path> checkpointTo = Optional.empty();

    /** The time between two checkpoints, in nanoseconds. */
    public long checkpointEvery;

    /** What the user wants to do just before each checkpoint; null for nothing. */
    public @Nullable Runnable beforeCheckpoint;

    public Optional<Path> resumeFrom = Optional.empty();

    /** Where a proof of what the search says is written. */
    public Optional<Path> proofTo = Optional.empty();

    /** Whether the search had to end before it was set up, so that there is nothing to write down. */
    public boolean endedEarly;

    /**
     * Who wants to know about the progress, and how often.
     *
     * @param every in nanoseconds
     * @param atEnd whether to be told the final state too
     */
    public record Listener(long every, boolean atEnd, Consumer<Progress> listener) {}

    /** A copy of these settings, changed. */
    public Settings with(Consumer<Settings> change) {
        Settings copy = clone();
        change.accept(copy);
        return copy;
    }

    @Override
    public Settings clone() {
        try {
            return (Settings) super.clone();
        } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
        }
    }

    /** Takes the settings that all questions have from others. */
    public void takeCommon(Settings others) {
        required = others.required;
        forbidden = others.forbidden;
        reduced = others.reduced;
        seed = others.seed;
        maxMemory = others.maxMemory;
        timeout = others.timeout;
        cancelled = others.cancelled;
        listeners = others.listeners;
    }

    /** The memory that memos may take, in bytes: half of the heap if nothing else was said. */
    public long memoryForMemos() {
        return maxMemory == 0 ? Runtime.getRuntime().maxMemory() / 2 : maxMemory;
    }

    /** Says from now on when the search has to end before all was seen. */
    public Watch newWatch() {
        return new Watch(timeout, closed, cancelled);
    }

    public boolean isLimited() {
        return limit != NO_LIMIT;
    }

    /** Whether a time-out, a condition or a listener wants to be looked after while solutions are shown. */
    public boolean isTimed() {
        return timeout != FOREVER || cancelled != null || !listeners.isEmpty();
    }

    /** Whether the search is written down or goes on from where one was. */
    public boolean usesCheckpoints() {
        return checkpointTo.isPresent() || resumeFrom.isPresent();
    }

    /** Whether solutions have to come one after the other, because at each the search may end or be resumed there. */
    public boolean needsOneByOne() {
        return isLimited() || usesCheckpoints();
    }

    /** What differs from the default, each after a semicolon. */
    public String configured() {
        StringBuilder text = new StringBuilder();
        say(text, engine != Engine.AUTO, "engine " + engine);
        say(text, itemChoice != ItemChoice.AUTO, "item choice " + itemChoice);
        say(text, !preferred.isEmpty(), Phrases.count(preferred.cardinality(), "preferred item"));
        say(text, maxMemory != 0, "at most " + Phrases.count(maxMemory, "byte") + " of memo");
        say(text, isLimited(), "limit " + limit);
        say(text, threads > 1, threads + " threads");
        say(text, !required.isEmpty(), "requires " + Phrases.count(required.cardinality(), "option"));
        say(text, !forbidden.isEmpty(), "forbids " + Phrases.count(forbidden.cardinality(), "option"));
        say(text, reduced, "reduced");
        seed.ifPresent(number -> say(text, true, "seed " + number));
        say(text, timeout != FOREVER, "time-out " + Duration.ofNanos(timeout));
        say(text, cancelled != null, "can be cancelled");
        say(text, !listeners.isEmpty(), "tells its progress");
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

    /** Sets a limit, checked. */
    public static Consumer<Settings> limit(long solutions) {
        Given.atLeastOne(solutions, "limit", "to find all solutions, leave the limit out");
        return changed -> changed.limit = solutions;
    }

    /** Sets a number of threads, checked. */
    public static Consumer<Settings> threads(int number) {
        if (number < 1 || number > MOST_THREADS) {
            throw new IllegalArgumentException("The number of threads is " + number + ", but must be from 1 to "
                    + MOST_THREADS + "; more threads than processors do not help");
        }
        return changed -> changed.threads = number;
    }

    /** Sets an engine. */
    public static Consumer<Settings> engine(Engine engine) {
        Objects.requireNonNull(engine, "The engine must not be null");
        return changed -> changed.engine = engine;
    }

    /** Sets an item choice. */
    public static Consumer<Settings> itemChoice(ItemChoice choice) {
        Objects.requireNonNull(choice, "The item choice must not be null");
        return changed -> changed.itemChoice = choice;
    }

    /** Adds items to those to branch on first, checked. */
    public static Consumer<Settings> prefer(Collection<?> items, List<?> primaryItems) {
        BitSet places = new BitSet();
        for (Object item : Given.elements(items, "items")) {
            int place = primaryItems.indexOf(item);
            if (place < 0) {
                throw new IllegalArgumentException(
                        "The item '" + item + "' is preferred, but the problem has no such primary item; name one that"
                                + " equals an element of problem.primaryItems()");
            }
            places.set(place);
        }
        return changed -> changed.preferred = union(changed.preferred, places);
    }

    /** Sets where checkpoints go, how often, and what is done before each of them. */
    public static Consumer<Settings> checkpointTo(Path file, Duration every, Runnable before) {
        Objects.requireNonNull(file, "The file must not be null");
        Objects.requireNonNull(every, "The interval 'every' of the checkpoints must not be null");
        Objects.requireNonNull(before, "The action before a checkpoint must not be null; without one, leave it out");
        long nanos = nanos(every, "interval of the checkpoints", "do not ask for them");
        return changed -> {
            changed.checkpointTo = Optional.of(file);
            changed.checkpointEvery = nanos;
            changed.beforeCheckpoint = before;
        };
    }

    /** Sets the checkpoint to go on from. */
    public static Consumer<Settings> resume(Path file) {
        Objects.requireNonNull(file, "The file must not be null");
        return changed -> changed.resumeFrom = Optional.of(file);
    }

    /** Checks places, and returns them as a set. */
    public static BitSet places(int[] places, List<?> options) {
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
    public static BitSet singlePlaces(Collection<?> wanted, List<?> options, String byPlace) {
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
    public static BitSet allPlaces(Collection<?> wanted, List<?> options) {
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
    public static BitSet union(BitSet one, BitSet other) {
        BitSet both = (BitSet) one.clone();
        both.or(other);
        return both;
    }

    /** A list with one more, which leaves it as it is. */
    public static <T> List<T> append(List<T> list, T more) {
        List<T> longer = new ArrayList<>(list);
        longer.add(more);
        return List.copyOf(longer);
    }

    /** A duration in nanoseconds, checked; the words are for the error. */
    public static long nanos(Duration duration, String name, String without) {
        Given.positive(duration, name, "to do without, " + without);
        try {
            return duration.toNanos();
        } catch (ArithmeticException e) {
            return FOREVER;
        }
    }
}
