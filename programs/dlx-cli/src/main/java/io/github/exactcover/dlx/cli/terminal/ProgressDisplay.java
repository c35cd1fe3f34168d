package io.github.exactcover.dlx.cli.terminal;

import io.github.exactcover.dlx.Progress;
import io.github.exactcover.dlx.Question;
import java.time.Duration;
import java.util.Locale;
import java.util.function.Supplier;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import org.jspecify.annotations.Nullable;

/** Shows the progress of a search as a bar, or not at all. */
public final class ProgressDisplay implements AutoCloseable {

    private static final Duration EVERY = Duration.ofMillis(200);

    /** The number of steps of the bar: each is a hundredth of a percent. */
    private static final int STEPS = 10_000;

    private final @Nullable ProgressLine line;
    private @Nullable ProgressBar bar;
    private long stepped = System.nanoTime();

    private ProgressDisplay(@Nullable ProgressLine line) {
        this.line = line;
    }

    /** A display that shows nothing. */
    public static ProgressDisplay none() {
        return new ProgressDisplay(null);
    }

    /** A bar on the terminal of standard error. */
    public static ProgressDisplay on(Console console) {
        return new ProgressDisplay(new ProgressLine(console.err(), Terminals.width(), Terminals.isOutput()));
    }

    /** The question, whose progress is now shown. */
    public <I, O, Q extends Question<I, O, Q>> Q follow(Q question) {
        return line == null ? question : question.progress(EVERY, progress -> tell(line, progress));
    }

    /** Shows the bar, unless the search has only just begun and may be over at once. */
    private void tell(ProgressLine where, Progress progress) {
        if (bar != null || progress.elapsed().compareTo(EVERY) >= 0) {
            show(
                    where,
                    progress.fraction(),
                    Wording.counted(progress.solutions(), "solution")
                            + costs(progress)
                            + learning(progress)
                            + String.format(Locale.ROOT, ", %,.0f nodes/s", progress.nodesPerSecond()));
        }
    }

    private static String costs(Progress progress) {
        return (progress.cost().isPresent() ? ", cost " + progress.cost().getAsLong() : "")
                + (progress.lowerBound().isPresent()
                        ? ", none below " + progress.lowerBound().getAsLong()
                        : "");
    }

    private static String learning(Progress progress) {
        return progress.conflicts().isEmpty()
                ? ""
                : ", " + Wording.counted(progress.conflicts().getAsLong(), "conflict") + ", "
                        + Wording.counted(progress.restarts().orElse(0), "restart");
    }

    /** Shows from time to time the progress of work that consists of many small searches. */
    public void step(double fraction, Supplier<String> message) {
        long now = System.nanoTime();
        if (line != null && now - stepped >= EVERY.toNanos()) {
            stepped = now;
            show(line, fraction, message.get());
        }
    }

    /** Draws the bar. The thread that writes the solutions also draws, so they never mix. */
    private void show(ProgressLine where, double fraction, String message) {
        if (bar == null) {
            bar = start(where);
        }
        bar.stepTo((long) (fraction * STEPS));
        bar.setExtraMessage(message);
        bar.refresh();
    }

    private static ProgressBar start(ProgressLine where) {
        return new ProgressBarBuilder()
                .setInitialMax(STEPS)
                .setRenderer(new ProgressText())
                .setConsumer(where)
                .setUpdateIntervalMillis(Integer.MAX_VALUE)
                .continuousUpdate()
                .clearDisplayOnFinish()
                .build();
    }

    /** Clears the bar if what is written next goes to the same terminal. The next progress draws it again. */
    public void makeRoom() {
        if (line != null) {
            line.makeRoom();
        }
    }

    @Override
    public void close() {
        if (bar != null) {
            bar.close();
            bar = null;
        }
    }
}
