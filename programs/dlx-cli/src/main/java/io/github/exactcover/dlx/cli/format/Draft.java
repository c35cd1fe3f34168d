package io.github.exactcover.dlx.cli.format;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.ProblemBuilder.OptionSpec;
import io.github.exactcover.dlx.internal.text.PlainText;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/** A problem while it is read. It finds the errors that the builder would find too, but says in which line they are. */
final class Draft {

    private static final String NO_COLOR = "";

    private final Lines lines;
    private final ProblemBuilder<String, String> builder = ExactCoverProblem.builder();

    /** Whether an item is secondary. */
    private final Map<String, Boolean> items = new HashMap<>();

    /** The items of the option that is being read, with their colors. */
    private final Map<String, String> option = new LinkedHashMap<>();

    private String last = "";
    private long cost;

    Draft(Lines lines) {
        this.lines = lines;
    }

    void addPrimary(String name, int low, int high) {
        add(name, false);
        if (high < low) {
            throw lines.error("item " + PlainText.quoted(name) + " has the bounds " + low + " and " + high
                    + "; write the lower one first");
        }
        builder.bounded(name, low, high);
    }

    void addPrimary(String name) {
        addPrimary(name, 1, 1);
    }

    void addSecondary(String name) {
        add(name, true);
        builder.secondary(name);
    }

    private void add(String name, boolean secondary) {
        if (items.putIfAbsent(name, secondary) != null) {
            throw lines.error("item " + PlainText.quoted(name) + " is named twice; name it once");
        }
    }

    void cover(String name) {
        if (!items.containsKey(name)) {
            throw lines.error("there is no item " + PlainText.quoted(name) + "; correct it, or add it to the items");
        }
        if (option.putIfAbsent(name, NO_COLOR) != null) {
            throw lines.error("item " + PlainText.quoted(name) + " comes twice in this option; name it once");
        }
        last = name;
    }

    /** Gives the last item a color. */
    void color(String color) {
        if (option.isEmpty()
                || !items.getOrDefault(last, false)
                || !option.put(last, color).equals(NO_COLOR)) {
            throw lines.error("color " + PlainText.quoted(color)
                    + " does not belong to a secondary item; write one color, after such an item");
        }
    }

    void cost(long cost) {
        this.cost = cost;
    }

    boolean isInOption() {
        return !option.isEmpty();
    }

    void endOption() {
        builder.option(option.keySet().stream().map(this::text).collect(Collectors.joining(" ")), this::describe);
        option.clear();
        cost = 0;
    }

    private String text(String item) {
        String color = option.getOrDefault(item, NO_COLOR);
        return color.equals(NO_COLOR) ? item : item + ":" + color;
    }

    private void describe(OptionSpec<String> spec) {
        option.forEach((item, color) -> {
            if (color.equals(NO_COLOR)) {
                spec.covers(item);
            } else {
                spec.colors(item, color);
            }
        });
        spec.costs(cost);
    }

    ExactCoverProblem<String, String> problem() {
        return builder.build();
    }
}
