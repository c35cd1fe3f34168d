package io.github.exactcover.dlx.cli.option;

import io.github.exactcover.dlx.Question;
import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.ArgumentGroup;
import io.github.exactcover.dlx.cli.output.Display;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.ProgressDisplay;
import io.github.exactcover.dlx.cli.terminal.TimedWork;
import io.github.exactcover.dlx.diagram.SolutionDiagram;
import java.time.Duration;
import java.util.function.Supplier;

/** The options of every command that may run for long. */
public final class GeneralOptions extends ArgumentGroup {

    private final Argument<Duration> timeout = Argument.option(
            "--timeout",
            "TIME",
            Duration.class,
            "Stop after this time, such as 30 or 1.5s (seconds), 500ms, 5m, 2h or PT1M30S, counted from the start"
                    + " of the command, and show what was found.");

    private final Argument<Long> seed = Argument.option(
            "--seed",
            "N",
            Long.class,
            "The seed for what is random: the order in which a search tries the options, the paths of --estimate,"
                    + " the solutions of --sample. The same seed gives the same result.");

    private final Argument<Boolean> reduce = Argument.flag(
            "--reduce",
            "Before the search, remove options that cannot be in a solution, and items that make no difference.");

    private final Argument<Format> format =
            Argument.option("--format", "FORMAT", Format.class, "Write text (the default) or json.");

    private final PresetOptions presets = new PresetOptions();

    private final ProgressOption progress = new ProgressOption();

    public GeneralOptions() {
        this(true, true);
    }

    private GeneralOptions(boolean withAnswers, boolean withSearch) {
        add(timeout);
        if (withAnswers) {
            add(format);
            add(presets);
        }
        if (withAnswers && withSearch) {
            add(seed);
            add(reduce);
        }
        if (withSearch) {
            add(progress);
        }
    }

    /** Only those that mean something for a command that does not search. */
    public static GeneralOptions withoutSearch() {
        return new GeneralOptions(true, false);
    }

    /** Only those for work that consists of many small searches: when to stop, and whether to tell progress. */
    public static GeneralOptions control() {
        return new GeneralOptions(false, true);
    }

    /**
     * Does what comes before a search and cannot end early: building the problem, and finding its options.
     *
     * @throws TimedWork.TimeUpException if that takes longer than the user wants to wait
     */
    public <T> T prepared(Supplier<T> work, Console console) {
        return timeout.isGiven() ? TimedWork.run(work, console.left(timeout.get())) : work.get();
    }

    /**
     * The settings of all of these options.
     *
     * @param usesSeed whether the seed, if there is one, is for the order of the search
     */
    public <O> CommonSettings<O> settings(Display<O> display, Console console, boolean usesSeed) {
        int[] required = presets.required(display);
        int[] forbidden = presets.forbidden(display);
        Duration time = timeout.isGiven() ? console.left(timeout.get()) : null;
        return new CommonSettings<>() {
            @Override
            public <I, Q extends Question<I, O, Q>> Q applyTo(Q plain) {
                Q question = plain.requireIndices(required).forbidIndices(forbidden);
                question = time == null ? question : question.timeout(time);
                question = usesSeed && seed.isGiven() ? question.seed(seed.get()) : question;
                return reduce.isGiven() ? question.reduce() : question;
            }
        };
    }

    /** The part of the diagram that is asked about. */
    public <O> SolutionDiagram<O> applyTo(SolutionDiagram<O> diagram, Display<O> display) {
        return presets.applyTo(diagram, display);
    }

    /** The display of the progress, which shows nothing unless asked for. */
    public ProgressDisplay display(Console console) {
        return progress.display(console);
    }

    public Format format() {
        return format.or(Format.TEXT);
    }

    /** Whether the user wants to wait no longer. */
    public boolean isTimeUp(Console console) {
        return timeout.isGiven() && console.elapsed().compareTo(timeout.get()) >= 0;
    }

    /** What is left of the time that the user wants to wait, or else the usual time. */
    public Duration timeLeftOr(Duration usual, Console console) {
        return timeout.isGiven() ? console.left(timeout.get()) : usual;
    }

    public long seedOr(long usual) {
        return seed.or(usual);
    }
}
