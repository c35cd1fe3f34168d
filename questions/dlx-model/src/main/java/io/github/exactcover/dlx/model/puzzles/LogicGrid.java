package io.github.exactcover.dlx.model.puzzles;

import io.github.exactcover.dlx.internal.text.Phrases;
import io.github.exactcover.dlx.internal.text.PlainText;
import io.github.exactcover.dlx.model.Assignment;
import io.github.exactcover.dlx.model.Rule;
import io.github.exactcover.dlx.model.Variable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A logic grid, such as the zebra puzzle: groups of things, of which each place has one of each group, and clues about
 * them.
 *
 * <pre>{@code
 * LogicGrid puzzle = LogicGrid.parse("""
 *         house: left, middle, right
 *         owner: Ann, Ben, Cleo
 *         pet: cat, dog, fish
 *
 *         Ann = dog
 *         Ben next to fish
 *         cat < Ann
 *         Ben < Cleo
 *         """);
 * CompiledModel compiled = puzzle.compile();
 * Solution<Choice> solution = Feasibility.of(compiled.problem()).solution().orElseThrow();
 * System.out.print(puzzle.draw(compiled.decode(solution)).text());
 * // prints house   owner  pet
 * // prints left    Ben    cat
 * // prints middle  Cleo   fish
 * // prints right   Ann    dog
 * }</pre>
 *
 * <p>Immutable.
 */
public final class LogicGrid extends Puzzle {

    private static final Pattern CLUE = Pattern.compile("(.+?)\\s+(=|!=|<|>|next\\s+to)\\s+(.+)");
    private static final Pattern DISTANCE = Pattern.compile("(.+?)\\s+([+-])\\s+([0-9]{1,4})");
    private static final int MOST = 100;

    /** The things of each group, by its name. */
    private final Map<String, List<String>> groups;

    /** At which place each thing is, from 1. */
    private final Map<String, Variable<Integer>> places = new LinkedHashMap<>();

    private LogicGrid(Map<String, List<String>> groups) {
        this.groups = groups;
        int size = groups.values().iterator().next().size();
        String first = groups.keySet().iterator().next();
        groups.forEach((group, things) -> {
            List<Variable<Integer>> all = new ArrayList<>();
            for (String thing : things) { // The places themselves are where they are.
                int at = all.size() + 1;
                all.add(group.equals(first) ? model.variable(thing, at, at) : model.variable(thing, 1, size));
                places.put(thing, all.get(at - 1));
            }
            model.allDifferent(all).named("one " + group + " at each place");
        });
    }

    /**
     * Reads a logic grid. It begins with the groups: a name, a colon, and its things with blanks between them, or with
     * commas if names have blanks. The first group are the places, in their order. Then comes a line for each clue:
     *
     * <ul>
     *   <li>{@code Ann = dog} and {@code Ann != dog}: they are at the same place, or not;
     *   <li>{@code Ann = cat or dog}: one of them;
     *   <li>{@code Ann < dog} and {@code Ann > dog}: at an earlier or a later place;
     *   <li>{@code Ann next to dog}: at neighboring places;
     *   <li>{@code Ann = dog + 2} and {@code Ann = dog - 2}: so many places later or earlier.
     * </ul>
     *
     * <p>Lines that begin with {@code #} are comments.
     *
     * @param text the text
     * @return the puzzle
     * @throws IllegalArgumentException if this is no such puzzle; the message says in which line, and what to do
     */
    public static LogicGrid parse(String text) {
        Map<String, List<String>> groups = new LinkedHashMap<>();
        List<TextLine> clues = new ArrayList<>();
        Map<String, String> groupOf = new LinkedHashMap<>();
        List<TextLine> lines = TextLine.written(text, "groups, such as 'pet: cat dog fish', and clues");
        for (TextLine line : lines) {
            int colon = line.text().indexOf(':');
            boolean isComment = line.text().stripLeading().startsWith("#");
            if (!isComment && colon > 0 && clues.isEmpty()) {
                addGroup(line, line.text().substring(0, colon).strip(), groups, groupOf);
            } else if (!isComment) {
                clues.add(line);
            }
        }
        if (groups.isEmpty()) {
            TextLine first = clues.isEmpty() ? lines.get(0) : clues.get(0);
            throw first.error("there is no group up to here; write groups first, such as 'pet: cat dog'");
        }
        LogicGrid puzzle = new LogicGrid(groups);
        clues.forEach(puzzle::addClue);
        return puzzle;
    }

    private static void addGroup(
            TextLine line, String name, Map<String, List<String>> groups, Map<String, String> groupOf) {
        String text = line.text().substring(line.text().indexOf(':') + 1).strip();
        List<String> things = Stream.of(text.split(text.contains(",") ? "\\s*,\\s*" : "\\s+", -1))
                .filter(thing -> !thing.isEmpty())
                .map(LogicGrid::oneBlank)
                .toList();
        for (String thing : things) {
            String other = groupOf.put(thing, name);
            if (other != null) {
                throw line.error(PlainText.quoted(thing) + " is in group " + PlainText.quoted(other)
                        + " already; give each thing a name of its own");
            }
        }
        int size = groups.isEmpty()
                ? things.size()
                : groups.values().iterator().next().size();
        if (things.size() != size || size == 0 || size > MOST || groups.put(name, things) != null) {
            throw line.error("group " + PlainText.quoted(name) + " comes twice, or has "
                    + Phrases.count(things.size(), "thing") + ", while the first has " + size
                    + "; write each group once, all with equally many things, at most " + MOST);
        }
    }

    private static String oneBlank(String text) {
        return text.strip().replaceAll("\\s+", " ");
    }

    private void addClue(TextLine line) {
        Matcher clue = CLUE.matcher(line.text().strip());
        if (!clue.matches()) {
            throw line.error("this is no clue; write one such as 'Ann = dog', with =, !=, <, > or 'next to' between"
                    + " two things, and blanks around it");
        }
        Variable<Integer> first = thing(line, clue.group(1));
        rule(line, first, oneBlank(clue.group(2)), clue.group(3)).named(oneBlank(line.text()));
    }

    private Rule rule(TextLine line, Variable<Integer> first, String sign, String other) {
        if (sign.equals("=")) {
            String[] choices = other.split("\\s+or\\s+", -1);
            Matcher distance = DISTANCE.matcher(other);
            if (choices.length > 1) {
                List<Variable<Integer>> all = new ArrayList<>(List.of(first));
                Stream.of(choices).forEach(choice -> all.add(thing(line, choice)));
                return model.rule(all, values -> values.lastIndexOf(values.get(0)) > 0);
            }
            if (distance.matches()) {
                int steps =
                        Integer.parseInt(distance.group(3)) * (distance.group(2).equals("+") ? 1 : -1);
                return model.equal(first, thing(line, distance.group(1)).map(place -> place + steps));
            }
        }
        Variable<Integer> second = thing(line, other);
        return switch (sign) {
            case "=" -> model.equal(first, second);
            case "!=" -> model.different(first, second);
            case "<" -> model.less(first, second);
            case ">" -> model.less(second, first);
            default -> model.rule(first, second, (a, b) -> Math.abs(a - b) == 1);
        };
    }

    private Variable<Integer> thing(TextLine line, String name) {
        @Nullable Variable<Integer> place = places.get(oneBlank(name));
        if (place == null) {
            throw line.error("there is no " + PlainText.quoted(oneBlank(name))
                    + " in any group; write the name as it is there, also upper and lower case");
        }
        return place;
    }

    @Override
    PuzzleDrawing drawing(Assignment answer) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.copyOf(groups.keySet()));
        int size = groups.values().iterator().next().size();
        for (int i = 1; i <= size; i++) {
            int place = i;
            rows.add(groups.values().stream()
                    .map(things -> things.stream()
                            .filter(thing -> answer.get(thing(thing)) == place)
                            .findFirst()
                            .orElseThrow())
                    .toList());
        }
        return PuzzleDrawing.of(rows, "  ");
    }

    private Variable<Integer> thing(String name) {
        return Objects.requireNonNull(places.get(name));
    }
}
