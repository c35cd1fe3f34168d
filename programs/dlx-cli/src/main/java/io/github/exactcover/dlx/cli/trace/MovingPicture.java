package io.github.exactcover.dlx.cli.trace;

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
import java.util.stream.Stream;

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
        int width = Math.max(LEAST_WIDTH, sketch.columns() * SvgDrawing.CELL + 2 * SvgDrawing.MARGIN);
        int board = sketch.rows() * SvgDrawing.CELL + 2 * SvgDrawing.MARGIN;
        SvgDrawing drawing = new SvgDrawing(
                width,
                board + 2 * CAPTION_SIZE,
                recording.model().title(),
                "A search that chooses options, goes back at dead ends, and finds solutions. " + recording.summary());
        recording.trace().required().forEach(option -> option(option, drawing).change(0));
        for (SearchTrace.Step step : recording.trace().steps()) {
            play(step, width / 2, board + CAPTION_SIZE / 2, drawing);
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

    private void play(SearchTrace.Step step, int middle, int captionLine, SvgDrawing drawing) {
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
                Object item = Stream.concat(
                                recording.trace().problem().primaryItems().stream(),
                                recording.trace().problem().secondaryItems().stream())
                        .skip(step.place())
                        .findFirst()
                        .orElseThrow();
                String words = "Nothing left for " + recording.model().board().inWords(item);
                show("dead " + item, () -> drawing.path("dlx-dead", spots(item)), DEAD_END_FRAMES);
                show(
                        words,
                        () -> drawing.text(SvgDrawing.INK, middle, captionLine, CAPTION_SIZE, words),
                        DEAD_END_FRAMES);
                frame += DEAD_END_FRAMES;
            }
            case SOLUTION -> {
                String words = "Solution " + step.place();
                show(
                        words,
                        () -> drawing.text(SvgDrawing.INK, middle, captionLine, CAPTION_SIZE, words),
                        SOLUTION_FRAMES);
                frame += SOLUTION_FRAMES;
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

    private void show(Object key, Runnable drawing, int frames) {
        Actor actor = actors.computeIfAbsent(key, unknown -> new Actor(drawing, new ArrayList<>()));
        actor.change(frame);
        actor.change(frame + frames);
    }

    /** The cells that all options of an item have. */
    private String spots(Object item) {
        Set<Sketch.Spot> common = null;
        for (int option = 0; option < recording.trace().problem().options().size(); option++) {
            if (recording.trace().problem().itemsOf(option).contains(item)) {
                if (common == null) {
                    common = new HashSet<>(sketch.spots(option));
                } else {
                    common.retainAll(sketch.spots(option));
                }
            }
        }
        StringBuilder path = new StringBuilder();
        if (common != null) {
            common.stream().map(Sketch.Spot::square).sorted().forEach(path::append);
        }
        return path.toString();
    }

    /** When each is seen, in percent of the whole. */
    private String timing() {
        StringBuilder css = new StringBuilder();
        int number = 0;
        for (Actor actor : actors.values()) {
            css.append(".dlx-move")
                    .append(number)
                    .append("{animation-name:dlx-move")
                    .append(number);
            css.append("}@keyframes dlx-move").append(number++).append('{');
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
