package io.github.exactcover.dlx.cli.option;

import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.ArgumentGroup;
import io.github.exactcover.dlx.cli.output.Display;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.Input;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** The option {@code --cost}, a file that says what options cost. */
public final class CostOption extends ArgumentGroup {

    public static final String NAME = "--cost";

    private static final Pattern LINE = Pattern.compile("(\\S+)\\s+(\\S.*)");

    private final Argument<String> file = add(Argument.inputOption(
            NAME,
            "What options cost: on each line of this file a whole number, and an option written as for"
                    + " --require. Options that are not there keep their cost. Lines that begin with | are"
                    + " comments."));

    public boolean isGiven() {
        return file.isGiven();
    }

    /** What each option costs, by its place. */
    public long[] costs(Display<?> display, Console console) {
        String text = Input.readText(file.get(), console);
        return Input.read(file.get(), () -> read(text.lines().map(String::strip).toList(), display));
    }

    private long[] read(List<String> lines, Display<?> display) {
        long[] costs = IntStream.range(0, display.options().size())
                .mapToLong(display::costOf)
                .toArray();
        OptionFinder finder = new OptionFinder(display);
        int[] lineOf = new int[costs.length];
        for (int number = 1; number <= lines.size(); number++) {
            String line = lines.get(number - 1);
            if (line.isEmpty() || line.startsWith("|")) {
                continue;
            }
            String place = "line " + number + ":";
            Matcher parts = LINE.matcher(line);
            if (!parts.matches()) {
                throw new IllegalArgumentException(
                        place + " '" + line + "' is no cost and an option; write both, as in 5 and the option");
            }
            long cost = cost(parts.group(1), place);
            for (int option : finder.all(Input.shown(file.get()) + ": " + place, parts.group(2))) {
                if (lineOf[option] > 0) {
                    throw new IllegalArgumentException(place + " '" + parts.group(2) + "' has its cost on line "
                            + lineOf[option] + " already; leave one of them out");
                }
                lineOf[option] = number;
                costs[option] = cost;
            }
        }
        return costs;
    }

    private static long cost(String text, String place) {
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(
                    place + " '" + text + "' is not a whole number of 64 bits; begin the line with the cost");
        }
    }
}
