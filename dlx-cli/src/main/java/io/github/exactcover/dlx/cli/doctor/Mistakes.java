package io.github.exactcover.dlx.cli.doctor;

import io.github.exactcover.dlx.cli.doctor.Finding.Kind;
import io.github.exactcover.dlx.cli.terminal.Wording;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;

/** Looks for what people get wrong in their models. */
final class Mistakes {

    /** How many names a text has at most. */
    private static final int NAMED = 3;

    private static final int LONGEST_NAME = 60;

    private final Incidence problem;
    private final List<String> optionNames;
    private final BooleanSupplier over;
    private final List<Finding> findings = new ArrayList<>();
    private final List<String> leftOut = new ArrayList<>();

    /**
     * A look for mistakes.
     *
     * @param optionNames what people call the options
     * @param over whether there is no more time
     */
    Mistakes(Incidence problem, List<String> optionNames, BooleanSupplier over) {
        this.problem = problem;
        this.optionNames = optionNames;
        this.over = over;
    }

    /** What was found, the worst first. */
    List<Finding> find() {
        check("items that too few options cover", this::findUncovered);
        check("items that make no difference", this::findIdle);
        check("options that are never chosen", this::findWithoutPrimary);
        check("equal options", this::findEqual);
        check("items that are covered together", this::findTogether);
        check("options that another item excludes", this::findExcluded);
        check("bounds", this::findBounds);
        check("options in every solution", this::findForced);
        check("independent parts", this::findParts);
        check("options in no solution", this::findImpossible);
        findings.sort((a, b) -> a.kind().level.compareTo(b.kind().level));
        return findings;
    }

    /** What there was no time to look for. */
    List<String> leftOut() {
        return leftOut;
    }

    private static final class OverException extends RuntimeException {

        private static final long serialVersionUID = 1;
    }

    private void check(String what, Runnable check) {
        int before = findings.size();
        try {
            check.run();
        } catch (OverException e) {
            findings.subList(before, findings.size()).clear();
            leftOut.add(what);
        }
    }

    private void look() {
        if (over.getAsBoolean()) {
            throw new OverException();
        }
    }

    private void add(Kind kind, Collection<Integer> items, Collection<Integer> options, String text) {
        findings.add(new Finding(kind, List.copyOf(items), List.copyOf(options), text));
    }

    private IntStream items() {
        return IntStream.range(0, problem.itemCount()).peek(each -> look());
    }

    private IntStream options() {
        return IntStream.range(0, problem.options).peek(each -> look());
    }

    private static List<Integer> list(IntStream numbers) {
        return numbers.boxed().toList();
    }

    /** {@code 'a'}, {@code 'a' and 'b'}, or {@code 'a', 'b', 'c' and 5 more}. */
    private String items(List<Integer> items) {
        return named(items.stream().map(item -> quoted(problem.names.get(item))).toList());
    }

    private String options(List<Integer> options) {
        return named(
                options.stream()
                        .limit(NAMED + 1)
                        .map(option -> "#" + (option + 1) + " " + quoted(optionNames.get(option)))
                        .toList()
                        .subList(0, Math.min(options.size(), NAMED + 1)),
                options.size());
    }

    private static String named(List<String> names) {
        return named(names, names.size());
    }

    /** The first names of so many. */
    private static String named(List<String> names, int count) {
        int shown = count <= NAMED + 1 ? count - 1 : NAMED;
        String last = count - shown == 1 ? names.get(shown) : Wording.grouped(count - shown) + " more";
        return shown == 0 ? last : String.join(", ", names.subList(0, shown)) + " and " + last;
    }

    private static String quoted(String name) {
        return "'" + (name.length() <= LONGEST_NAME ? name : name.substring(0, LONGEST_NAME) + "...") + "'";
    }

    private static String isOrAre(List<?> several) {
        return several.size() == 1 ? "is" : "are";
    }

    private static String hasOrHave(List<?> several) {
        return several.size() == 1 ? "has" : "have";
    }

    private void findUncovered() {
        List<Integer> bare = list(items().filter(item -> problem.low(item) > 0 && problem.degree(item) == 0));
        if (!bare.isEmpty()) {
            add(
                    Kind.NO_OPTION,
                    bare,
                    List.of(),
                    "no option covers " + items(bare) + ", which must be covered: there is no solution");
        }
        items().filter(item -> 0 < problem.degree(item) && problem.degree(item) < problem.low(item))
                .forEach(item -> add(
                        Kind.TOO_FEW_OPTIONS,
                        List.of(item),
                        List.of(),
                        items(List.of(item)) + " must be covered " + problem.low(item) + " times, and only "
                                + Wording.counted(problem.degree(item), "option") + " can: there is no solution"));
    }

    /** Secondary items by which no two options exclude each other, and bounds that always hold. */
    private void findIdle() {
        List<Integer> bare = list(items().filter(item -> problem.low(item) == 0 && problem.degree(item) == 0));
        if (!bare.isEmpty()) {
            add(Kind.NO_EFFECT, bare, List.of(), "no option has " + items(bare) + ", which need not be covered");
        }
        List<Integer> single = list(items().filter(item -> !problem.isPrimary(item) && problem.degree(item) == 1));
        if (!single.isEmpty()) {
            add(
                    Kind.NO_EFFECT,
                    single,
                    List.of(),
                    "only one option has " + items(single) + ", so "
                            + (single.size() == 1 ? "it excludes" : "they exclude") + " nothing");
        }
        List<Integer> same = list(items().filter(this::isOfOneColor));
        if (!same.isEmpty()) {
            add(
                    Kind.NO_EFFECT,
                    same,
                    List.of(),
                    "all options give " + items(same) + " the same color, so "
                            + (same.size() == 1 ? "it excludes" : "they exclude") + " nothing");
        }
        List<Integer> free = list(items().filter(item -> problem.isPrimary(item)
                && problem.low(item) == 0
                && 0 < problem.degree(item)
                && problem.degree(item) <= problem.high(item)));
        if (!free.isEmpty()) {
            add(
                    Kind.NO_EFFECT,
                    free,
                    List.of(),
                    items(free) + " " + hasOrHave(free)
                            + " no more options than may be chosen, so the bounds always hold");
        }
    }

    private boolean isOfOneColor(int item) {
        return !problem.isPrimary(item)
                && problem.degree(item) > 1
                && problem.isColored(item)
                && Arrays.stream(problem.optionsOf(item))
                                .map(option -> problem.colorOf(option, item))
                                .distinct()
                                .count()
                        == 1;
    }

    private void findWithoutPrimary() {
        List<Integer> free = list(options()
                .filter(option -> Arrays.stream(problem.itemsOf(option)).noneMatch(problem::isPrimary)));
        if (!free.isEmpty()) {
            add(
                    Kind.NEVER_CHOSEN,
                    List.of(),
                    free,
                    options(free) + " " + hasOrHave(free) + " no primary item, and " + isOrAre(free)
                            + " therefore never chosen");
        }
    }

    private void findEqual() {
        Map<Object, List<Integer>> groups = new LinkedHashMap<>();
        options()
                .forEach(option -> groups.computeIfAbsent(problem.keyOfOption(option), key -> new ArrayList<>())
                        .add(option));
        List<List<Integer>> equal =
                groups.values().stream().filter(group -> group.size() > 1).toList();
        if (!equal.isEmpty()) {
            List<Integer> first = equal.get(0);
            String others = equal.size() == 1 ? "" : ", and so " + Wording.counted(equal.size() - 1, "other group");
            add(
                    Kind.EQUAL_OPTIONS,
                    List.of(),
                    equal.stream().flatMap(List::stream).sorted().toList(),
                    options(first) + " have the same items" + others
                            + ": each solution with one of them comes again with the others");
        }
    }

    /** Items with the same options. Colored ones exclude other options than they would without a color. */
    private void findTogether() {
        Map<Object, List<Integer>> groups = new LinkedHashMap<>();
        items().filter(item -> problem.degree(item) > 0 && (problem.isPrimary(item) || problem.degree(item) > 1))
                .filter(item -> !problem.isColored(item))
                .forEach(item -> groups.computeIfAbsent(
                                IntBuffer.wrap(problem.optionsOf(item)), key -> new ArrayList<>())
                        .add(item));
        for (List<Integer> group : groups.values()) {
            int low = group.stream().mapToInt(problem::low).max().orElse(0);
            int high = group.stream().mapToInt(problem::high).min().orElse(0);
            if (group.size() > 1 && low > high) {
                add(
                        Kind.BOUNDS_DISAGREE,
                        group,
                        List.of(),
                        items(group) + " have the same options, but no number of them suits the bounds of all: there"
                                + " is no solution");
            } else if (group.size() > 1) {
                add(
                        Kind.ALWAYS_TOGETHER,
                        group,
                        List.of(),
                        items(group) + " are covered by the same "
                                + Wording.counted(problem.degree(group.get(0)), "option") + ", always together");
            }
        }
    }

    /** If all options of an item that must be covered also have another one, its other options are never chosen. */
    private void findExcluded() {
        items().filter(item -> problem.low(item) > 0 && problem.degree(item) > 0)
                .forEach(item -> {
                    int[] own = problem.optionsOf(item);
                    List<Integer> full = list(Arrays.stream(problem.itemsOf(own[0]))
                            .filter(other -> problem.high(other) == 1 && problem.degree(other) > own.length)
                            .filter(other -> Arrays.stream(own)
                                    .peek(each -> look())
                                    .allMatch(option -> Arrays.binarySearch(problem.itemsOf(option), other) >= 0
                                            && problem.colorOf(option, other) == Incidence.PLAIN)));
                    for (int other : full) {
                        List<Integer> never = list(Arrays.stream(problem.optionsOf(other))
                                .filter(option -> Arrays.binarySearch(own, option) < 0));
                        add(
                                Kind.EXCLUDED,
                                List.of(item, other),
                                never,
                                "all options of " + items(List.of(item)) + " also have " + items(List.of(other))
                                        + ", so what has only " + items(List.of(other)) + " is never chosen: "
                                        + options(never));
                    }
                });
    }

    private void findBounds() {
        items().filter(problem::isPrimary).forEach(item -> {
            int low = problem.low(item);
            int high = problem.high(item);
            int degree = problem.degree(item);
            if (low == 0 && high == 1 && degree > 1) {
                add(
                        Kind.AT_MOST_ONCE,
                        List.of(item),
                        List.of(),
                        items(List.of(item)) + " has the bounds 0..1, which is what a secondary item means");
            } else if (0 < low && low <= degree && degree < high) {
                add(
                        Kind.HIGH_BOUND,
                        List.of(item),
                        List.of(),
                        items(List.of(item)) + " may be covered " + high + " times, but only "
                                + Wording.counted(degree, "option") + " can");
            }
        });
    }

    private void findForced() {
        List<Integer> forced = items().filter(
                        item -> problem.low(item) > 0 && problem.low(item) == problem.degree(item))
                .flatMap(item -> Arrays.stream(problem.optionsOf(item)))
                .sorted()
                .distinct()
                .boxed()
                .toList();
        if (!forced.isEmpty()) {
            add(
                    Kind.FORCED,
                    List.of(),
                    forced,
                    options(forced) + " " + isOrAre(forced) + " in every solution, for an item has no other option");
        }
    }

    /** Parts that share no item. */
    private void findParts() {
        int[] parents = IntStream.range(0, problem.itemCount()).toArray();
        options().forEach(option -> {
            int[] items = problem.itemsOf(option);
            for (int item : items) {
                parents[root(parents, item)] = root(parents, items[0]);
            }
        });
        long parts = items().filter(item -> problem.degree(item) > 0 && parents[item] == item)
                .count();
        if (parts > 1) {
            add(
                    Kind.PARTS,
                    List.of(),
                    List.of(),
                    "the problem falls into " + Wording.grouped(parts)
                            + " parts that share no item; the numbers of their solutions multiply");
        }
    }

    private static int root(int[] parents, int item) {
        int root = item;
        while (parents[root] != root) {
            parents[root] = parents[parents[root]];
            root = parents[root];
        }
        return root;
    }

    /** Options that would leave an item with too few. */
    private void findImpossible() {
        int[] seen = new int[problem.options];
        Arrays.fill(seen, -1);
        int[] gone = new int[problem.primary];
        int[] touched = new int[problem.primary];
        Arrays.fill(touched, -1);
        List<Integer> impossible = list(options().filter(option -> {
            seen[option] = option;
            int[] own = problem.itemsOf(option);
            int[] colors = problem.colorsOf(option);
            for (int i = 0; i < own.length; i++) {
                if (problem.high(own[i]) > 1) {
                    continue;
                }
                for (int other : problem.optionsOf(own[i])) {
                    boolean shared = colors[i] != Incidence.PLAIN && problem.colorOf(other, own[i]) == colors[i];
                    if (shared || seen[other] == option) {
                        continue;
                    }
                    seen[other] = option;
                    for (int item : problem.itemsOf(other)) {
                        if (!problem.isPrimary(item)) {
                            break;
                        }
                        gone[item] = touched[item] == option ? gone[item] + 1 : 1;
                        touched[item] = option;
                        if (problem.degree(item) - gone[item] < problem.low(item)) {
                            return true;
                        }
                    }
                }
            }
            return false;
        }));
        if (!impossible.isEmpty()) {
            add(
                    Kind.IMPOSSIBLE,
                    List.of(),
                    impossible,
                    options(impossible) + " can be in no solution, for "
                            + (impossible.size() == 1 ? "it leaves" : "each leaves") + " an item with too few options");
        }
    }
}
