package io.github.exactcover.dlx.cli.doctor;

import io.github.exactcover.dlx.cli.doctor.Finding.Kind;
import io.github.exactcover.dlx.cli.terminal.Wording;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
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
        check("options in every solution", this::findForced);
        check("options in no solution", this::findImpossible);
        if (hasErrors()) {
            // What would be said of solutions where there is none.
            findings.removeIf(finding -> finding.kind() == Kind.FORCED || finding.kind() == Kind.IMPOSSIBLE);
        }
        findings.sort(Comparator.comparing(Finding::kind));
        return findings;
    }

    /** What there was no time to look for. */
    List<String> leftOut() {
        return leftOut;
    }

    private static final class OverException extends RuntimeException {

        private static final long serialVersionUID = 1;
    }

    private boolean hasErrors() {
        return findings.stream().anyMatch(finding -> finding.kind().level == Finding.Level.ERROR);
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

    private void checkTime() {
        if (over.getAsBoolean()) {
            throw new OverException();
        }
    }

    private void addItems(Kind kind, List<Integer> items, String before, String after) {
        if (!items.isEmpty()) {
            findings.add(new Finding(kind, items, List.of(), before + namedItems(items) + after));
        }
    }

    private void addOptions(Kind kind, List<Integer> options, String before, String after) {
        if (!options.isEmpty()) {
            findings.add(new Finding(kind, List.of(), options, before + namedOptions(options) + after));
        }
    }

    private IntStream items() {
        return IntStream.range(0, problem.itemCount()).peek(each -> checkTime());
    }

    private List<Integer> items(IntPredicate which) {
        return items().filter(which).boxed().toList();
    }

    private List<Integer> options(IntPredicate which) {
        return IntStream.range(0, problem.options)
                .peek(each -> checkTime())
                .filter(which)
                .boxed()
                .toList();
    }

    private IntStream optionsOf(int item) {
        return Arrays.stream(problem.optionsOf(item));
    }

    private IntStream itemsOf(int option) {
        return Arrays.stream(problem.itemsOf(option));
    }

    /** {@code 'a'}, {@code 'a' and 'b'}, or {@code 'a', 'b', 'c' and 5 more}. */
    private String namedItems(List<Integer> items) {
        return named(items, item -> quoted(problem.names.get(item)));
    }

    private String namedOptions(List<Integer> options) {
        return named(options, option -> "#" + (option + 1) + " " + quoted(optionNames.get(option)));
    }

    private static String named(List<Integer> all, IntFunction<String> name) {
        int shown = all.size() <= NAMED + 1 ? all.size() - 1 : NAMED;
        String last =
                all.size() - shown == 1 ? name.apply(all.get(shown)) : Wording.grouped(all.size() - shown) + " more";
        return shown == 0
                ? last
                : all.subList(0, shown).stream().map(name::apply).collect(Collectors.joining(", ")) + " and " + last;
    }

    private static String quoted(String name) {
        return "'" + (name.length() <= LONGEST_NAME ? name : name.substring(0, LONGEST_NAME) + "...") + "'";
    }

    private void findUncovered() {
        addItems(
                Kind.NO_OPTION,
                items(item -> problem.low(item) > 0 && problem.degree(item) == 0),
                "no option covers ",
                ", which must be covered: there is no solution");
        items().filter(item -> 0 < problem.degree(item) && problem.degree(item) < problem.low(item))
                .forEach(item -> addItems(
                        Kind.TOO_FEW_OPTIONS,
                        List.of(item),
                        "",
                        " must be covered " + problem.low(item) + " times, and only "
                                + Wording.counted(problem.degree(item), "option") + " can: there is no solution"));
    }

    /** Items by which no two options exclude each other. */
    private void findIdle() {
        addItems(
                Kind.UNUSED,
                items(item -> problem.low(item) == 0 && problem.degree(item) == 0),
                "no option has ",
                ", which need not be covered");
        addItems(
                Kind.NO_EFFECT,
                items(item -> !problem.isPrimary(item) && problem.degree(item) == 1),
                "only one option has ",
                ", which excludes nothing");
        addItems(
                Kind.NO_EFFECT,
                items(item -> problem.degree(item) > 1
                        && isOneColor(item, optionsOf(item).boxed().toList())),
                "all options give ",
                " the same color, which excludes nothing");
    }

    /** Whether these options all give the item the same color. */
    private boolean isOneColor(int item, List<Integer> options) {
        int color = problem.colorOf(options.get(0), item);
        return color != Incidence.PLAIN && options.stream().allMatch(option -> problem.colorOf(option, item) == color);
    }

    private void findWithoutPrimary() {
        addOptions(
                Kind.NEVER_CHOSEN,
                options(option -> !canBeChosen(option)),
                "never chosen, since they have no primary item: ",
                "");
    }

    private boolean canBeChosen(int option) {
        return itemsOf(option).anyMatch(problem::isPrimary);
    }

    private void findEqual() {
        groups(options(this::canBeChosen), problem::keyOfOption).stream()
                .filter(group -> !isForced(group.get(0)))
                .forEach(group -> addOptions(
                        Kind.EQUAL_OPTIONS,
                        group,
                        "",
                        " have the same items: each solution with "
                                + (excludesItself(group.get(0)) ? "one of them" : "some of them, but not all,")
                                + " comes again with the others"));
    }

    /** Whether an item of the option has no other options than it needs. */
    private boolean isForced(int option) {
        return itemsOf(option).anyMatch(item -> problem.low(item) > 0 && problem.low(item) == problem.degree(item));
    }

    /** Whether the option could not be chosen twice. */
    private boolean excludesItself(int option) {
        return itemsOf(option)
                .anyMatch(item -> problem.high(item) == 1 && problem.colorOf(option, item) == Incidence.PLAIN);
    }

    /** Items with the same options. Colored ones exclude other options than they would without a color. */
    private void findTogether() {
        List<Integer> plain =
                items(item -> problem.degree(item) > (problem.isPrimary(item) ? 0 : 1) && !problem.isColored(item));
        groups(plain, item -> IntBuffer.wrap(problem.optionsOf(item))).forEach(this::addTogether);
    }

    /** Those that have a key in common, in groups of two or more. */
    private static List<List<Integer>> groups(List<Integer> all, IntFunction<Object> key) {
        Map<Object, List<Integer>> groups = new LinkedHashMap<>();
        all.forEach(each -> groups.computeIfAbsent(key.apply(each), unseen -> new ArrayList<>())
                .add(each));
        return groups.values().stream().filter(group -> group.size() > 1).toList();
    }

    private void addTogether(List<Integer> group) {
        int low = group.stream().mapToInt(problem::low).max().orElse(0);
        int high = group.stream().mapToInt(problem::high).min().orElse(0);
        if (low > high) {
            addItems(
                    Kind.BOUNDS_DISAGREE,
                    group,
                    "",
                    " have the same options, but no number of them suits the bounds of all: there is no solution");
            return;
        }
        int kept = kept(group, low, high);
        Collections.swap(group, 0, group.indexOf(kept));
        addItems(
                Kind.ALWAYS_TOGETHER,
                group,
                "",
                " are always covered together: " + namedItems(List.of(kept))
                        + (problem.high(kept) == high ? " alone" : ", with the bounds " + low + ".." + high + ",")
                        + " says the same");
    }

    /** Of items with the same options, the one that says most; a primary one, if the options may have no other. */
    private int kept(List<Integer> group, int low, int high) {
        List<Integer> strict = group.stream()
                .filter(item -> problem.low(item) == low && problem.isPrimary(item) == problem.isPrimary(group.get(0)))
                .toList();
        return strict.stream()
                .filter(item -> problem.high(item) == high)
                .findFirst()
                .orElse(strict.get(0));
    }

    private void findForced() {
        List<Integer> forced = options(this::isForced);
        addOptions(Kind.FORCED, forced, "in every solution, since an item has no other option: ", "");
        BitSet chosen = new BitSet();
        forced.forEach(chosen::set);
        List<Integer> full = items(item -> {
            List<Integer> own = optionsOf(item).filter(chosen::get).boxed().toList();
            return own.size() > problem.high(item) && !isOneColor(item, own);
        });
        if (!full.isEmpty() && !hasErrors()) {
            addOptions(
                    Kind.CLASH,
                    optionsOf(full.get(0)).filter(chosen::get).boxed().toList(),
                    "",
                    " must all be chosen, since items have no other options, but " + namedItems(full.subList(0, 1))
                            + " cannot be in all of them: there is no solution");
        }
    }

    /** Options that would leave an item with too few, and items that have too few others. */
    private void findImpossible() {
        int[] seen = new int[problem.options];
        Arrays.fill(seen, -1);
        int[] gone = new int[problem.primary];
        int[] touched = new int[problem.primary];
        Arrays.fill(touched, -1);
        List<Integer> impossible = options(option -> isImpossible(option, seen, gone, touched));
        addOptions(Kind.IMPOSSIBLE, impossible, "in no solution, since an item would have too few options left: ", "");
        BitSet never = new BitSet();
        impossible.forEach(never::set);
        List<Integer> bare = items(item -> problem.low(item)
                > problem.degree(item) - optionsOf(item).filter(never::get).count());
        if (!hasErrors()) {
            addItems(
                    Kind.TOO_FEW_OPTIONS,
                    bare,
                    "too few options can cover ",
                    ", since the others leave an item with too few options: there is no solution");
        }
    }

    private boolean isImpossible(int option, int[] seen, int[] gone, int[] touched) {
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
    }
}
