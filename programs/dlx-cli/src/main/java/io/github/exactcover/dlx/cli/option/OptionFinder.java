package io.github.exactcover.dlx.cli.option;

import io.github.exactcover.dlx.cli.output.Display;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.internal.text.PlainText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds the options of a problem that a user names: by their items in any order, or by their number. */
final class OptionFinder {

    private static final Pattern NUMBER = Pattern.compile("#([0-9]{1,9})");

    private final Display<?> display;
    private final List<?> options;
    private final Map<List<String>, List<Integer>> places = new HashMap<>();

    OptionFinder(Display<?> display) {
        this.display = display;
        this.options = display.options();
    }

    /** The place of the only option that the text names. */
    int one(String argument, String text) {
        int[] places = all(argument, text);
        if (places.length > 1) {
            String number = "#" + (places[0] + 1);
            throw new BadInputException(argument + " '" + text + "': there are " + places.length
                    + " such options, the first of which are " + number + " and #" + (places[1] + 1)
                    + "; name one by its number, as in " + argument + " '" + number + "'");
        }
        return places[0];
    }

    /** The places of all options that the text names, at least one. */
    int[] all(String argument, String text) {
        List<String> words = words(text);
        List<Integer> named = places().get(words);
        return named != null
                ? named.stream().mapToInt(Integer::intValue).toArray()
                : new int[] {numbered(argument, text)};
    }

    /** The places of options by their words; made for the first option that is looked for. */
    private Map<List<String>, List<Integer>> places() {
        if (places.isEmpty()) {
            for (int place = 0; place < options.size(); place++) {
                places.computeIfAbsent(words(options.get(place).toString()), words -> new ArrayList<>(1))
                        .add(place);
            }
        }
        return places;
    }

    private int numbered(String argument, String text) {
        Matcher matcher = NUMBER.matcher(text.strip());
        if (!matcher.matches()) {
            throw new BadInputException(
                    argument + " '" + text + "': there is no such option; " + display.howToNameOptions());
        }
        int number = Integer.parseInt(matcher.group(1));
        if (number < 1 || number > options.size()) {
            throw new BadInputException(
                    argument + " '" + text + "': the options are numbered from #1 to #" + options.size());
        }
        return number - 1;
    }

    /** The words, which the user may write as a file has them, or as answers show them. */
    private static List<String> words(String text) {
        String[] words = text.strip().split("\\s+", -1);
        return Arrays.stream(words).map(PlainText::visible).sorted().toList();
    }
}
