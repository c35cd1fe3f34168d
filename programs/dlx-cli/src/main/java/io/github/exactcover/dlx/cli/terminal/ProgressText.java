package io.github.exactcover.dlx.cli.terminal;

import java.util.Locale;
import java.util.Optional;
import me.tongfei.progressbar.DefaultProgressBarRenderer;
import me.tongfei.progressbar.ProgressBarStyle;
import me.tongfei.progressbar.ProgressState;

/** Draws the bar with a finer percentage, and without the time left, which cannot be known. */
final class ProgressText extends DefaultProgressBarRenderer {

    ProgressText() {
        super(ProgressBarStyle.ASCII, "", 1, false, null, null, false, state -> Optional.empty());
    }

    @Override
    protected String percentage(ProgressState state) {
        return String.format(Locale.ROOT, "%.2f %%", 100.0 * state.getCurrent() / state.getMax());
    }

    @Override
    protected String ratio(ProgressState state) {
        return "";
    }
}
