package io.github.exactcover.dlx.cli.option;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.ArgumentGroup;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.projection.Projection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The options that say what matters, so that of solutions that are the same in that only one is shown. */
final class DistinctOptions extends ArgumentGroup {

    private static final String ON = "--distinct-on";
    private static final String BY = "--distinct-by";

    private static final List<Refusal> REFUSALS = List.of(
            new Refusal("it is for all solutions", "--cheapest", "--cheapest-all", "--explain", "--estimate"),
            new Refusal("each has a search of its own", "--up-to-symmetry"),
            StrategyOptions.refusal("it has a search of its own"),
            new Refusal("it searches with one thread", "--threads"),
            new Refusal("it cannot be saved", "--checkpoint", "--resume"),
            new Refusal("a proof is about all solutions", "--proof"));

    private final Argument<List<String>> items = add(Argument.repeated(
            ON,
            "ITEMS",
            "Of solutions that cover these items by the same options, or give them the same colors, show only one."
                    + " Names with blanks between them. Can be repeated."));

    private final Argument<String> regex = add(Argument.option(
            BY,
            "REGEX",
            String.class,
            "Of solutions whose options have the same keys, show only one. The key of an option is what the first"
                    + " group of the regular expression finds in its text, or the whole expression if it has no group;"
                    + " options in which it finds nothing do not matter."));

    boolean isGiven() {
        return items.isGiven() || regex.isGiven();
    }

    /** Refuses options that have no meaning with these. */
    void check(ParsedOptions parsed) {
        if (items.isGiven() && regex.isGiven()) {
            throw new BadInputException(ON + " and " + BY + " are two ways to say what matters; leave out one of them");
        }
        if (isGiven()) {
            parsed.refuse(items.isGiven() ? ON : BY, REFUSALS);
        }
    }

    /** The search for solutions without repetitions. */
    <I, O> Projection<I, O> applyTo(Projection<I, O> search) {
        if (regex.isGiven()) {
            Pattern pattern = pattern(regex.get());
            return search.by(option -> key(pattern, option.toString()));
        }
        return items.isGiven() ? search.onItems(named(search.problem())) : search;
    }

    private <I> Set<I> named(ExactCoverProblem<I, ?> problem) {
        Map<String, I> known = new HashMap<>();
        Stream.concat(problem.primaryItems().stream(), problem.secondaryItems().stream())
                .forEach(item -> known.put(item.toString(), item));
        Set<I> named = new HashSet<>();
        for (String text : items.get()) {
            for (String name : known.containsKey(text) ? List.of(text) : words(text)) {
                I item = known.get(name);
                if (item == null) {
                    throw new BadInputException(
                            ON + " '" + text + "': the problem has no item " + name + "; write it as in the file");
                }
                named.add(item);
            }
        }
        return named;
    }

    private static List<String> words(String text) {
        return List.of(text.strip().split("\\s+", -1));
    }

    private static Pattern pattern(String regex) {
        try {
            return Pattern.compile(regex);
        } catch (PatternSyntaxException mistake) {
            throw new BadInputException(BY + " '" + regex + "' is no regular expression: " + mistake.getDescription()
                    + "; write one such as 'exam=(\\S+)'");
        }
    }

    private static @Nullable String key(Pattern pattern, String option) {
        Matcher matcher = pattern.matcher(option);
        return matcher.find() ? matcher.group(Math.min(1, matcher.groupCount())) : null;
    }
}
