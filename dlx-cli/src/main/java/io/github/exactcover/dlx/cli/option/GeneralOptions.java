package io.github.exactcover.dlx.cli.option;

import io.github.exactcover.dlx.Search;
import io.github.exactcover.dlx.cli.output.Display;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.ProgressDisplay;
import io.github.exactcover.dlx.diagram.SolutionDiagram;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of every command that may run for long. */
public final class GeneralOptions {

    @Option(
            names = "--timeout",
            paramLabel = "TIME",
            description = "Stop after this time, such as 500ms, 30s, 5m, 2h or PT1M30S, and show what was found.")
    private @Nullable Duration timeout;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description =
                    "The seed for what is random: the order in which a search tries the options, the paths of --estimate, the solutions of --sample. The same seed gives the same result.")
    private @Nullable Long seed;

    @Option(
            names = "--reduce",
            description =
                    "Before the search, remove options that cannot be in a solution, and items that make no difference.")
    private boolean reduce;

    @Option(names = "--format", paramLabel = "FORMAT", description = "Write text (the default) or json.")
    private Format format = Format.TEXT;

    @Mixin
    private PresetOptions presets = new PresetOptions();

    @Mixin
    private ProgressOption progress = new ProgressOption();

    /** The search with all of these options but the seed. */
    public <O> Search<?, O> applyTo(Search<?, O> plain, Display<O> display) {
        Search<?, O> search = presets.applyTo(plain, display);
        search = timeout == null ? search : search.timeout(timeout);
        return reduce ? search.reduce() : search;
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
        return format;
    }

    @Nullable
    public Duration timeout() {
        return timeout;
    }

    public Duration timeoutOr(Duration usual) {
        return timeout == null ? usual : timeout;
    }

    @Nullable
    Long seed() {
        return seed;
    }

    public long seedOr(long usual) {
        return seed == null ? usual : seed;
    }
}
