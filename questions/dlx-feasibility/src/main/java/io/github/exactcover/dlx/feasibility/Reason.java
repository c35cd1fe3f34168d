package io.github.exactcover.dlx.feasibility;

import io.github.exactcover.dlx.internal.argument.Certificate;
import io.github.exactcover.dlx.internal.text.Given;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Why a problem has no solution, as something to add up.
 *
 * <pre>{@code
 * import java.time.Duration;
 *
 * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
 *         .primary("a", "b", "c")
 *         .option("ab", "a", "b")
 *         .option("bc", "b", "c")
 *         .option("ca", "c", "a")
 *         .build();
 * Reason<String> reason = Feasibility.of(problem).explain(Duration.ofSeconds(10)).reason().orElseThrow();
 * System.out.println(reason.kind()); // MULTIPLE
 * System.out.println(reason.text()); // Each option covers 2 of these 3 items, and 3 is not a multiple of 2: a b c.
 * }</pre>
 *
 * <p>Without a {@code modulus}, each of the items needs options as often as its lower bound says, and {@code needed} is
 * the sum of their weights, each as often as that. Whatever is chosen, the weights of the items of an option are no
 * more than those of its limits and groups. A limit is an item that can be covered only so often. The options of a
 * group exclude each other. So the weights of all limits and groups, {@code available}, would have to be as large as
 * {@code needed}, but they are less.
 *
 * <p>With a modulus, the weights of the items of each option add up to a multiple of it. Each item must be covered a
 * fixed number of times, but their sum, {@code needed}, is no multiple.
 *
 * <p>All this is about what is left to choose after the options that the question {@linkplain Feasibility#require
 * requires}.
 *
 * @param <I> the type of the items
 * @param kind what kind of reason it is
 * @param items the items that need options, the heaviest first
 * @param limits the items that have too little room; none with a modulus
 * @param groups groups of options that exclude each other pairwise, the heaviest first; none with a modulus
 * @param modulus what the weights of each option add up to a multiple of; 0 if they do not
 * @param needed the weights of all items
 * @param available the weights of all limits and groups; 0 with a modulus
 */
public record Reason<I>(
        Kind kind,
        List<Weight<I>> items,
        List<Weight<I>> limits,
        List<Group> groups,
        int modulus,
        long needed,
        long available) {

    /** How many items and groups a text names. */
    private static final int NAMED = 10;

    /** What kind of reason it is. */
    public enum Kind {
        /** Each item needs an option of its own, and all these options fall into fewer groups. */
        GROUPS,
        /** Each item needs an option of its own, and other items have too little room for that. */
        ROOM,
        /** Each option covers the same number of the items, and how many items there are is no multiple of it. */
        MULTIPLE,
        /** The weights differ. */
        WEIGHTS
    }

    /**
     * How much an item counts.
     *
     * @param <I> the type of the items
     * @param item the item
     * @param weight how much it counts each time, more than 0
     * @param times how often it must be covered; for a limit, how often it can be
     */
    public record Weight<I>(I item, long weight, int times) {

        /**
         * A weight.
         *
         * @param item the item
         * @param weight how much it counts
         * @param times how often it counts
         */
        public Weight {
            Objects.requireNonNull(item, "The item must not be null");
        }
    }

    /**
     * Options that exclude each other pairwise, so that at most one of them can be chosen.
     *
     * @param weight how much the group counts, more than 0
     * @param options the options, in the order of the problem
     */
    public record Group(long weight, List<Object> options) {

        /**
         * A group.
         *
         * @param weight how much it counts
         * @param options the options; the list is copied
         */
        public Group {
            options = Given.copy(options, "options");
        }
    }

    /**
     * A reason.
     *
     * @param kind what kind of reason it is
     * @param items the items; the list is copied
     * @param limits the limits; the list is copied
     * @param groups the groups; the list is copied
     * @param modulus the modulus, or 0
     * @param needed the weights of all items
     * @param available the weights of all limits and groups
     */
    public Reason {
        Objects.requireNonNull(kind, "The kind must not be null");
        items = Given.copy(items, "items");
        limits = Given.copy(limits, "limits");
        groups = Given.copy(groups, "groups");
    }

    /** The same in terms of a problem. */
    static <I> Reason<I> of(Certificate found, IntFunction<I> items, IntFunction<Object> options) {
        List<Weight<I>> needing = new ArrayList<>();
        List<Weight<I>> limits = new ArrayList<>();
        long[] weights = found.weights();
        for (int item = 0; item < weights.length; item++) {
            if (weights[item] != 0) {
                Weight<I> weight = new Weight<>(items.apply(item), Math.abs(weights[item]), found.times(item));
                (weights[item] > 0 ? needing : limits).add(weight);
            }
        }
        List<Group> groups = found.allGroups().stream()
                .map(group -> new Group(
                        group.weight(),
                        group.options().stream().map(options::apply).toList()))
                .sorted(Comparator.comparingLong(Group::weight).reversed())
                .toList();
        needing.sort(
                Comparator.comparingLong((Weight<I> weight) -> weight.weight).reversed());
        long room = sum(limits) + groups.stream().mapToLong(Group::weight).sum();
        return new Reason<>(kind(found, limits, groups), needing, limits, groups, found.modulus(), sum(needing), room);
    }

    private static <I> long sum(List<Weight<I>> weights) {
        return weights.stream().mapToLong(each -> each.weight * each.times).sum();
    }

    private static <I> Kind kind(Certificate found, List<Weight<I>> limits, List<Group> groups) {
        int[] sizes = found.sizes();
        boolean isEqual = found.isUniform() && found.items().stream().allMatch(item -> found.times(item) == 1);
        boolean isSingle = isEqual && IntStream.of(sizes).allMatch(size -> size < 2);
        if (found.modulus() > 0) {
            boolean isMultiple = isEqual && IntStream.of(sizes).allMatch(size -> size == 0 || size == found.modulus());
            return isMultiple ? Kind.MULTIPLE : Kind.WEIGHTS;
        }
        return !isSingle || (!limits.isEmpty() && !groups.isEmpty())
                ? Kind.WEIGHTS
                : limits.isEmpty() ? Kind.GROUPS : Kind.ROOM;
    }

    /**
     * Says it in one or two sentences, with the names of ten items and groups at most.
     *
     * @return the sentences
     */
    public String text() {
        int count = items.size();
        if (modulus == 0 && count == 1) {
            return single();
        }
        return switch (kind) {
            case GROUPS ->
                "These " + count + " items need " + count + " options, but all their options fall into " + groups.size()
                        + (groups.size() == 1 ? " group" : " groups")
                        + ", and the options of a group exclude each other: " + names(items) + ".";
            case ROOM ->
                count + " items need an option each, but "
                        + (limits.size() == 1 ? "this item has" : "these " + limits.size() + " items have")
                        + " room for " + available + ": " + names(limits) + ".";
            case MULTIPLE ->
                "Each option covers " + modulus + " of these " + count + " items, and " + count
                        + " is not a multiple of " + modulus + ": " + names(items) + ".";
            case WEIGHTS ->
                modulus > 0
                        ? "The weights of each option add up to a multiple of " + modulus + ", but those of all "
                                + count + " items to " + needed + ": " + weights(items.stream()) + "."
                        : "The weights of " + count + " items add up to " + needed + ", but what their options can"
                                + " cover to " + available + " at most. Items: " + weights(items.stream()) + "."
                                + (limits.isEmpty()
                                        ? ""
                                        : " Items with too little room: " + weights(limits.stream()) + ".")
                                + groupText();
        };
    }

    /** One item that needs more options than there are. */
    private String single() {
        Weight<I> needing = items.get(0);
        long most = available / needing.weight;
        return most == 0
                ? "No option that can be chosen has this item: " + needing.item + "."
                : "Item " + needing.item + " needs " + needing.times + " options, but at most " + most
                        + " can be chosen.";
    }

    private static <I> String names(List<Weight<I>> weights) {
        return some(weights.stream().map(weight -> weight.item.toString()), " ");
    }

    private static <I> String weights(Stream<Weight<I>> weights) {
        return some(
                weights.map(each -> each.item + (each.times == 1 ? " " : " " + each.times + " x ") + each.weight),
                ", ");
    }

    private String groupText() {
        Stream<String> each = groups.stream().map(group -> group.weight + " for one of " + group.options.size());
        return groups.isEmpty() ? "" : " Groups of options that exclude each other: " + some(each, ", ") + ".";
    }

    private static String some(Stream<String> all, String separator) {
        List<String> named = all.limit(NAMED + 1L).toList();
        String text = named.stream().limit(NAMED).collect(Collectors.joining(separator));
        return named.size() > NAMED ? text + separator + "\u2026" : text;
    }
}
