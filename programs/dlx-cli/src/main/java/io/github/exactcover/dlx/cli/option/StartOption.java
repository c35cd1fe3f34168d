package io.github.exactcover.dlx.cli.option;

import io.github.exactcover.dlx.cheapest.AllCheapest;
import io.github.exactcover.dlx.cheapest.Cheapest;
import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.ArgumentGroup;
import io.github.exactcover.dlx.cli.output.Display;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.Input;
import java.util.List;
import java.util.regex.Pattern;

/** The option that gives the search for the cheapest a solution to start from. */
public final class StartOption extends ArgumentGroup {

    /** The line before a solution, as the command prints it. */
    private static final Pattern HEADING = Pattern.compile("[0-9]+:( cost .*)?");

    /** What stands before each option in the solution of a matrix. */
    private static final Pattern ROW = Pattern.compile("(#[0-9]+): .*");

    private final Argument<String> file = add(Argument.inputOption(
            "--start",
            "With --cheapest or --cheapest-all: start from the solution in this file, one option on a line,"
                    + " written as for --require or as an earlier run printed it."));

    /** Refuses the option where no cheapest solution is wanted. */
    public void refuse() {
        if (file.isGiven()) {
            throw new BadInputException("--start needs --cheapest or --cheapest-all; add one, or leave out --start");
        }
    }

    /** The search that starts from the solution, if one is given. */
    public <I, O> Cheapest<I, O> applyTo(Cheapest<I, O> search, Display<O> display, Console console) {
        return file.isGiven() ? search.startFromIndices(places(display, console)) : search;
    }

    /** The same for all that are cheapest. */
    public <I, O> AllCheapest<I, O> applyTo(AllCheapest<I, O> search, Display<O> display, Console console) {
        return file.isGiven() ? search.startFromIndices(places(display, console)) : search;
    }

    private int[] places(Display<?> display, Console console) {
        OptionFinder finder = new OptionFinder(display);
        return options(Input.readText(file.get(), console)).stream()
                .mapToInt(option -> finder.one("--start", option))
                .toArray();
    }

    /** The options of the first solution. */
    private static List<String> options(String text) {
        List<String> lines =
                text.lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
        int first = !lines.isEmpty() && isHeading(lines.get(0)) ? 1 : 0;
        return lines.stream()
                .skip(first)
                .takeWhile(line -> !isHeading(line))
                .map(line -> ROW.matcher(line).replaceFirst("$1"))
                .toList();
    }

    private static boolean isHeading(String line) {
        return HEADING.matcher(line).matches();
    }
}
