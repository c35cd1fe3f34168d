package io.github.exactcover.dlx.internal.formats.text;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.ProblemBuilder.OptionSpec;
import io.github.exactcover.dlx.internal.text.PlainText;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/** A problem while it is read. It finds the errors that the builder would find too, but says where they are. */
public final class Draft {

    private static final String NO_COLOR = "";

    private final ProblemBuilder<String, String> builder = ExactCoverProblem.builder();

    /** Whether an item is secondary. */
    private final Map<String, Boolean> items = new HashMap<>();

    /** The items of the option that is being read, with their colors. */
    private final Map<String, String> option = new LinkedHashMap<>();

    private String last = "";
    private long cost;

    public void addPrimary(Word name, int low, int high) {
        add(name, false);
        if (high < low) {
            throw name.error("item " + name.quoted() + " has the bounds " + low + " and " + high
                    + "; write the lower one first");
        }
        builder.bounded(name.text(), low, high);
    }

    /** Adds an item that the file does not name, so that its name is new. */
    public void addPrimary(String name) {
        addPrimary(new Word(name, 1, 1), 1, 1);
    }

    public void addSecondary(Word name) {
        add(name, true);
        builder.secondary(name.text());
    }

    /** Adds an item that the file does not name, so that its name is new. */
    public void addSecondary(String name) {
        addSecondary(new Word(name, 1, 1));
    }

    private void add(Word name, boolean secondary) {
        if (items.putIfAbsent(name.text(), secondary) != null) {
            throw name.error("item " + name.quoted() + " is named twice; name it once");
        }
    }

    /** Covers an item, of which the file speaks at a word. */
    public void cover(String name, Word place) {
        if (!items.containsKey(name)) {
            throw place.error("there is no item " + PlainText.quoted(name) + "; correct it, or add it to the items");
        }
        if (option.putIfAbsent(name, NO_COLOR) != null) {
            throw place.error("item " + PlainText.quoted(name) + " comes twice in this option; name it once");
        }
        last = name;
    }

    /** Gives the last item a color. */
    public void color(String color, Word place) {
        if (option.isEmpty()
                || !items.getOrDefault(last, false)
                || !option.put(last, color).equals(NO_COLOR)) {
            throw place.error("color " + PlainText.quoted(color)
                    + " does not belong to a secondary item; write one color, after such an item");
        }
    }

    public void cost(long cost) {
        this.cost = cost;
    }

    public boolean isInOption() {
        return !option.isEmpty();
    }

    /** Ends an option that is called like its items. */
    public void endOption() {
        endOption(option.keySet().stream().map(this::text).collect(Collectors.joining(" ")));
    }

    /** Ends an option that has a name. */
    public void endOption(String name) {
        builder.option(name, this::describe);
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

    public ExactCoverProblem<String, String> problem() {
        return builder.build();
    }
}
