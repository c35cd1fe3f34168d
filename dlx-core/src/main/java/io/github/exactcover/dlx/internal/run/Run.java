package io.github.exactcover.dlx.internal.run;

import io.github.exactcover.dlx.Progress;
import io.github.exactcover.dlx.SearchEnd;
import io.github.exactcover.dlx.SearchIncompleteException;
import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.SearchStatistics;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.SolutionVisitor;
import io.github.exactcover.dlx.Visit;
import io.github.exactcover.dlx.internal.parallel.ParallelMachine;
import io.github.exactcover.dlx.internal.proof.ProofWriter;
import io.github.exactcover.dlx.internal.race.Alarm;
import io.github.exactcover.dlx.internal.race.Pace;
import io.github.exactcover.dlx.internal.race.Watch;
import io.github.exactcover.dlx.internal.search.Finder;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.SearchEngine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.search.Telling;
import io.github.exactcover.dlx.internal.table.Patience;
import io.github.exactcover.dlx.internal.table.View;
import io.github.exactcover.dlx.internal.text.Phrases;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collector;
import org.jspecify.annotations.Nullable;

/**
 * One search under way: a machine, and all that watches it. It runs the machine in short turns, looks in between
 * whether the search has to end (limit, time-out, the user's condition, an interrupt), tells the progress, and writes
 * checkpoints. For one thread.
 *
 * <p>The machine belongs to this run alone, which closes it. It is not put back to its start: undoing a hundred
 * thousand choices can take longer than a search may take to end.
 *
 * <p>It is not {@link AutoCloseable}: the last checkpoint may throw the very object that is on its way to the caller
 * already, for which try-with-resources has only an exception of its own.
 */
public final class Run<O> {

    /** With fewer solutions, reading the clock for each of them costs less than starting the timer's thread. */
    private static final long WORTH_AN_ALARM = 10_000;

    private final Settings settings;
    private final Watch watch;
    private final Strategy strategy;
    private final Machine machine;

    /** The same machine if it shows solutions. */
    private final @Nullable Finder finder;

    private final Pace pace;
    private final Source<O> source;

    /** Whether something happens by the clock. If not, no solution is worth a look at it. */
    private final boolean timed;

    /** Rings when it is time to look at the clock. */
    private final Alarm alarm = new Alarm();

    /** Whether solutions can come so fast that a look at the clock takes longer than to find one. */
    private final boolean quick;

    /** The nodes that were visited before the search was resumed. */
    private final long resumed;

    private final @Nullable Checkpointer checkpointer;

    /** Where the machine writes what it does; null if no proof is wanted. */
    private @Nullable ProofWriter proof;

    /** When each listener was told last, in nanoseconds since the search began. */
    private final long[] told;

    private @Nullable SearchEnd end;

    /** Adds to the progress what only the caller knows; null if that is nothing. */
    private @Nullable UnaryOperator<Progress> more;

    /** Whether the end of this run is not the end of the search. */
    private boolean isFirstHalf;

    /** Whether a solution was handed out and the next one was not asked for: its receiver may be at work on it. */
    private boolean inHand;

    public Run(
            Asked<?, O> asked,
            View view,
            Strategy strategy,
            Machine machine,
            Watch watch,
            @Nullable Checkpointer checkpointer) {
        this.settings = asked.settings();
        this.watch = watch;
        this.strategy = strategy;
        this.machine = machine;
        this.finder = machine instanceof Finder shows ? shows : null;
        this.pace = Pace.ofRuns(view.table(), null);
        Telling telling = finder == null ? Telling.IN_ORDER : finder.telling();
        this.source = Source.of(asked, view, telling, strategy);
        this.timed = settings.isTimed() || checkpointer != null;
        this.quick = machine instanceof SearchEngine || machine instanceof ParallelMachine;
        this.resumed = machine.nodes();
        this.checkpointer = checkpointer;
        this.told = new long[settings.listeners.size()];
        Settings.LOG.debug(
                "Search starts with {} and {}: {}", strategy.engine(), strategy.itemChoice(), asked.problem());
    }

    /** Shows the solutions to a visitor, until it wants no more or the run ends otherwise. */
    public SearchResult show(SolutionVisitor<O> visitor) {
        int[] before = {}; // Not in a field: the garbage collector notes each young array that an old object gets.
        while (advance()) {
            int[] told = shows().told();
            Visit answer = visitor.visit(new Solution<>(source, told, before));
            before = told;
            if (answer == Visit.STOP) {
                end(SearchEnd.STOPPED);
            } else if (answer != Visit.CONTINUE) {
                throw new NullPointerException("The visitor "
                        + visitor.getClass().getName() + " returned null; return Visit.CONTINUE or Visit.STOP");
            }
        }
        return result();
    }

    /** Adds the solutions to a list, closes this run, and returns how it ended. */
    public SearchEnd list(List<? super Solution<O>> found) {
        return use(run -> {
                    while (run.advance()) {
                        found.add(run.solution());
                    }
                    return run.result();
                })
                .end();
    }

    /** Shows the first solution, if there is one. */
    public SearchResult first(Consumer<? super Solution<O>> action) {
        if (advance()) {
            action.accept(solution());
            end(SearchEnd.LIMIT);
        }
        return result();
    }

    /**
     * The first solution, if there is one.
     *
     * @throws SearchIncompleteException if the run gave up before it knew
     */
    public Optional<Solution<O>> first() {
        List<Solution<O>> found = new ArrayList<>(1);
        first(found::add);
        failIfGivenUp();
        return found.stream().findFirst();
    }

    /** A visitor that looks at all solutions. */
    public static <O> SolutionVisitor<O> each(Consumer<? super Solution<O>> action) {
        return solution -> {
            action.accept(solution);
            return Visit.CONTINUE;
        };
    }

    /** Runs to the end, for machines that do not come back for each solution or whose solutions are not looked at. */
    public SearchResult finish() {
        while (advance()) {
            // A count with a limit comes back for each solution, so that it ends at the right one.
        }
        return result();
    }

    /** Searches for the next solution, and says whether there is one to be looked at. */
    public boolean advance() {
        inHand = false;
        if (end == null && machine.solutions() >= settings.limit) {
            end(SearchEnd.LIMIT);
        }
        inHand = end == null && (findAtOnce() || find());
        return inHand;
    }

    /** Runs until there is a solution or the search ends, and looks around from time to time. */
    private boolean find() {
        while (end == null) {
            long now = System.nanoTime();
            if (watch.isOver(now)) {
                end(watch.isTimeUp() ? SearchEnd.TIMEOUT : SearchEnd.CANCELLED);
                return false;
            }
            tellProgress(now);
            if (checkpointer != null) {
                checkpointer.check(now);
            }
            setAlarm(now);
            switch (run()) {
                case SOLUTION -> {
                    return true;
                }
                case EXHAUSTED -> end(SearchEnd.EXHAUSTED);
                case PAUSED -> {}
            }
        }
        return false;
    }

    /**
     * Runs the machine for a moment. What it sets up meanwhile can take long, and ends early if the search has to end.
     */
    private Step run() {
        Patience before = Patience.begin(watch);
        try {
            Step step = machine.run(pace.start());
            if (step == Step.PAUSED) {
                pace.end();
            }
            return step;
        } catch (Patience.OverException e) {
            return Step.PAUSED; // The next look at the watch says how the search ends.
        } finally {
            Patience.end(before);
        }
    }

    /** Whether one short run finds a solution, where the search can end before only if it is told to. */
    private boolean findAtOnce() {
        return quick
                && !(timed && alarm.isRinging())
                && !watch.isStopped()
                && machine.run(pace.nodes()) == Step.SOLUTION;
    }

    private void setAlarm(long now) {
        if (timed && alarm.isRinging() && machine.solutions() >= WORTH_AN_ALARM) {
            alarm.set(Math.min(Watch.ASK_EVERY, settings.timeout - watch.elapsed(now)));
        }
    }

    /** Tells all listeners whose interval has passed; what a listener throws comes out. */
    private void tellProgress(long now) {
        long elapsed = watch.elapsed(now);
        for (int i = 0; i < told.length; i++) {
            Settings.Listener listener = settings.listeners.get(i);
            if (elapsed - told[i] >= listener.every()) {
                told[i] = elapsed;
                listener.listener().accept(progress(now));
            }
        }
    }

    private Progress progress(long now) {
        Progress progress =
                ProgressReport.of(machine.fraction(), machine.count(), machine.nodes(), resumed, watch.elapsed(now));
        return more == null ? progress : more.apply(progress);
    }

    /** From now on, adds to the progress what only the caller knows. */
    public void tellMore(UnaryOperator<Progress> addition) {
        more = addition;
    }

    /** If all is searched, something else follows, which will tell the listeners the end. */
    public void countAsFirstHalf() {
        isFirstHalf = true;
    }

    /** Completes this proof when the search ends. */
    public void prove(ProofWriter writer) {
        proof = writer;
    }

    /** A listener that writes a line. */
    public static void log(Progress progress) {
        if (Settings.LOG.isInfoEnabled()) {
            Settings.LOG.info(
                    "Search at {} % of the tree: {}, {}, {} a second, {}{}{}",
                    String.format(Locale.ROOT, "%.3f", 100 * progress.fraction()),
                    Phrases.count(progress.solutions(), "solution"),
                    Phrases.count(progress.nodes(), "node"),
                    Phrases.count(Math.round(progress.nodesPerSecond()), "node"),
                    progress.elapsed(),
                    costs(progress),
                    learning(progress));
        }
    }

    private static String learning(Progress progress) {
        return progress.conflicts().isEmpty()
                ? ""
                : ", " + Phrases.count(progress.conflicts().getAsLong(), "conflict") + ", "
                        + Phrases.count(progress.restarts().orElse(0), "restart");
    }

    private static String costs(Progress progress) {
        return (progress.cost().isPresent() ? ", cost " + progress.cost().getAsLong() : "")
                + (progress.lowerBound().isPresent()
                        ? ", none below " + progress.lowerBound().getAsLong()
                        : "");
    }

    /**
     * For those whose answer cannot say that the search gave up.
     *
     * @throws SearchIncompleteException if it did
     */
    public void failIfGivenUp() {
        if (gaveUp()) {
            throw new SearchIncompleteException(result());
        }
    }

    /**
     * The result of the search, after what its solutions were collected to was given to an action.
     *
     * @param whole whether to throw a {@link SearchIncompleteException} if the search gave up
     */
    @SuppressWarnings("unchecked") // That is what IDENTITY_FINISH means.
    public <A, R> SearchResult resultOf(
            Collector<?, A, R> collector, A content, boolean whole, Consumer<? super R> action) {
        if (whole) {
            failIfGivenUp();
        }
        boolean isFinished = collector.characteristics().contains(Collector.Characteristics.IDENTITY_FINISH);
        action.accept(isFinished ? (R) content : collector.finisher().apply(content));
        return result();
    }

    private boolean gaveUp() {
        return end == SearchEnd.TIMEOUT || end == SearchEnd.CANCELLED;
    }

    /** The solution that {@link #advance} found. */
    public Solution<O> solution() {
        return solution(shows().told());
    }

    private Finder shows() {
        if (finder == null) {
            throw new IllegalStateException("Solutions are counted and not looked at");
        }
        return finder;
    }

    /** The solution of the problem that a solution of the table is, as its machine told it. */
    public Solution<O> solution(int[] found) {
        return new Solution<>(source, found);
    }

    public SearchResult result() {
        if (end == null) {
            throw new IllegalStateException("The search has not ended");
        }
        return result(end);
    }

    private SearchResult result(SearchEnd how) {
        Duration elapsed = Duration.ofNanos(watch.elapsed(System.nanoTime()));
        SearchStatistics statistics = new SearchStatistics(
                machine.nodes(), machine.updates(), elapsed, strategy.engine(), strategy.itemChoice());
        return new SearchResult(
                how, machine.count(), statistics, checkpointer == null ? Optional.empty() : checkpointer.failure());
    }

    /** Ends the search where more could come; the solution that was handed out last counts as shown. */
    public void end(SearchEnd how) {
        end = how;
        if (how != SearchEnd.EXHAUSTED) {
            rest();
        }
        if (Settings.LOG.isDebugEnabled()) {
            Settings.LOG.debug("Search ends: {}", result(how));
        }
        if (checkpointer != null) {
            checkpointer.end(true);
        }
        if (proof != null) {
            if (how == SearchEnd.EXHAUSTED) {
                proof.end(machine.count());
            } else {
                proof.stop("the search ended with " + how + " after " + Phrases.count(machine.solutions(), "solution"));
            }
        }
        if (isFirstHalf && how == SearchEnd.EXHAUSTED) {
            return;
        }
        for (Settings.Listener listener : settings.listeners) {
            if (listener.atEnd()) {
                listener.listener().accept(progress(System.nanoTime()));
            }
        }
    }

    /** Ends the helpers, so that what is told from now on does not change any more. */
    private void rest() {
        if (machine instanceof ParallelMachine several) {
            several.rest();
        } else if (!(machine instanceof SearchEngine)) { // An engine works on one thread.
            machine.close();
        }
    }

    /** What searches. */
    public Machine machine() {
        return machine;
    }

    /** Closes this run after something was done with it, and lets out first what that throws. */
    public <T> T use(Function<? super Run<O>, T> task) {
        T answer;
        try {
            answer = task.apply(this);
        } catch (Throwable e) {
            closeAfter(e);
            throw e;
        }
        close();
        return answer;
    }

    /** Closes this run where something is on its way to the caller. What the last checkpoint throws is added to it. */
    public void closeAfter(Throwable thrown) {
        try {
            close();
        } catch (Throwable e) {
            if (e != thrown) {
                thrown.addSuppressed(e);
            }
        }
    }

    public void close() {
        try {
            if (end == null) {
                giveUp();
            }
        } finally {
            if (checkpointer != null) {
                checkpointer.close();
            }
            machine.close();
        }
    }

    /** Something threw, or a stream was closed: the visitor may not be done with the last solution. */
    private void giveUp() {
        Settings.LOG.debug("Search is given up after {}", Phrases.count(machine.solutions(), "solution"));
        if (checkpointer != null) {
            checkpointer.end(!inHand);
        }
        if (proof != null) {
            proof.stop("the search was given up");
        }
    }
}
