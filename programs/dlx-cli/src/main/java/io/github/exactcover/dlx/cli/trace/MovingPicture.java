package io.github.exactcover.dlx.cli.trace;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.cli.problem.Sketch;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.problems.internal.SvgDrawing;
import io.github.exactcover.dlx.trace.SearchTrace;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A trace as an SVG that moves: options come, go when the search takes them back, and stay for a while when they are a
 * solution. CSS moves it, so it plays where scripts do not run, such as in an {@code img} element. Where nothing moves,
 * because the viewer cannot or the user wants no motion, it shows the last solution.
 */
public final class MovingPicture {

    /** Few people watch a longer film to its end. */
    private static final int MOST_SECONDS = 60;

    private static final double SECONDS_PER_FRAME = 0.25;

    /** With 60 s in all, more frames could not be told apart. */
    private static final int MOST_FRAMES = 1_500;

    private static final int DEAD_END_FRAMES = 2;
    private static final int SOLUTION_FRAMES = 8;
    private static final int CAPTION_SIZE = 16;

    /** Below this width, captions would not fit. */
    private static final int LEAST_WIDTH = 300;

    private static final String LOOKS = """

            .dlx-move{opacity:0;animation:step-end infinite}.dlx-last{opacity:1}
            .dlx-dead{fill:#d1242f;fill-opacity:.55}
            @media(prefers-reduced-motion:reduce){.dlx-move{animation:none!important}}
            """;

    /** What comes and goes, and how it is drawn; the numbers of its looks are their order. */
    private final Map<Object, Actor> actors = new LinkedHashMap<>();

    private final Recording recording;
    private final Sketch sketch;
    private final Set<Integer> chosen = new HashSet<>();
    private List<Object> last = List.of();
    private int frame;

    private MovingPicture(Recording recording) {
        this.recording = recording;
        this.sketch = recording.model().board().sketch(recording.trace().problem());
    }

    /** The picture. Refuses a trace that has too many moves to be looked at. */
    public static String of(Recording recording) {
        return new MovingPicture(recording).svg();
    }

    /**
     * What is seen from one frame to another, again and again.
     *
     * @param changes the frames at which it comes and goes, in turns
     */
    private record Actor(Runnable drawing, List<Integer> changes) {

        void change(int frame) {
            if (!changes.isEmpty() && changes.get(changes.size() - 1) == frame) {
                changes.remove(changes.size() - 1);
            } else {
                changes.add(frame);
            }
        }
    }

    private String svg() {
        SvgDrawing drawing = new SvgDrawing(
                width(),
                height() + 2 * CAPTION_SIZE,
                recording.model().title(),
                "A search that chooses options, goes back at dead ends, and finds solutions. " + recording.summary());
        recording.trace().required().forEach(option -> option(option, drawing).change(0));
        for (SearchTrace.Step step : recording.trace().steps()) {
            play(step, drawing);
        }
        if (frame > MOST_FRAMES) {
            throw new BadInputException("the search has too many moves for a picture, which shows up to " + MOST_FRAMES
                    + "; --limit 1 ends at the first solution, --seed N tries options in another order, --steps N shows"
                    + " only the first steps, and --html writes a page that plays them all");
        }
        double seconds = Math.min(MOST_SECONDS, Math.max(1, frame) * SECONDS_PER_FRAME);
        drawing.style(LOOKS + ".dlx-move{animation-duration:" + number(seconds) + "s}\n" + timing());
        sketch.drawEmpty(drawing);
        int number = 0;
        for (Map.Entry<Object, Actor> actor : actors.entrySet()) {
            drawing.beginGroup("dlx-move dlx-move" + number++ + (last.contains(actor.getKey()) ? " dlx-last" : ""));
            actor.getValue().drawing().run();
            drawing.endGroup();
        }
        return drawing.svg();
    }

    private void play(SearchTrace.Step step, SvgDrawing drawing) {
        switch (step.kind()) {
            case OPTION_TRIED -> {
                option(step.place(), drawing).change(frame++);
                chosen.add(step.place());
            }
            case OPTION_UNDONE -> {
                option(step.place(), drawing).change(frame++);
                chosen.remove(step.place());
            }
            case DEAD_END -> {
                Object item = recording.items().get(step.place());
                show("dead " + item, () -> drawing.path("dlx-dead", spots(item)), DEAD_END_FRAMES);
                caption("Nothing left for " + recording.model().board().inWords(item), DEAD_END_FRAMES, drawing);
            }
            case SOLUTION -> {
                String words = "Solution " + step.place();
                caption(words, SOLUTION_FRAMES, drawing);
                last = new ArrayList<>(chosen);
                last.addAll(recording.trace().required());
                last.add(words);
            }
            case ITEM_CHOSEN, ITEM_CLOSED, ITEM_REOPENED -> {}
        }
    }

    private Actor option(Integer place, SvgDrawing drawing) {
        return actors.computeIfAbsent(place, key -> new Actor(() -> sketch.draw(place, drawing), new ArrayList<>()));
    }

    /** Shows a line below the board for some frames. */
    private void caption(String words, int frames, SvgDrawing drawing) {
        int line = height() + CAPTION_SIZE / 2;
        show(words, () -> drawing.text(SvgDrawing.INK, width() / 2, line, CAPTION_SIZE, words), frames);
        frame += frames;
    }

    private int width() {
        return Math.max(LEAST_WIDTH, sketch.columns() * SvgDrawing.CELL + 2 * SvgDrawing.MARGIN);
    }

    /** Without the captions. */
    private int height() {
        return sketch.rows() * SvgDrawing.CELL + 2 * SvgDrawing.MARGIN;
    }

    private void show(Object key, Runnable drawing, int frames) {
        Actor actor = actors.computeIfAbsent(key, unknown -> new Actor(drawing, new ArrayList<>()));
        actor.change(frame);
        actor.change(frame + frames);
    }

    /** The cells that all options of an item have. */
    private String spots(Object item) {
        ExactCoverProblem<?, ?> problem = recording.trace().problem();
        List<Set<Sketch.Spot>> all = IntStream.range(0, problem.options().size())
                .filter(option -> problem.itemsOf(option).contains(item))
                .mapToObj(sketch::spots)
                .toList();
        Set<Sketch.Spot> common = all.isEmpty() ? Set.of() : new HashSet<>(all.get(0));
        all.forEach(common::retainAll);
        return Sketch.Spot.path(common);
    }

    /** When each is seen, in percent of the whole. */
    private String timing() {
        StringBuilder css = new StringBuilder();
        int number = 0;
        for (Actor actor : actors.values()) {
            String name = "dlx-move" + number++;
            css.append("." + name + "{animation-name:" + name + "}@keyframes " + name + "{");
            if (actor.changes().get(0) > 0) {
                css.append("0%{opacity:0}");
            }
            for (int i = 0; i < actor.changes().size(); i++) {
                String percent = number(100.0 * actor.changes().get(i) / frame);
                css.append(percent).append("%{opacity:").append(1 - i % 2).append('}');
            }
            css.append("}\n");
        }
        return css.toString();
    }

    private static String number(double value) {
        return BigDecimal.valueOf(value)
                .setScale(3, RoundingMode.HALF_UP)
                .stripTrailingZeros()
                .toPlainString();
    }
}
