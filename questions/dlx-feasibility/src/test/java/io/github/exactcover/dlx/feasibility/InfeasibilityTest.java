package io.github.exactcover.dlx.feasibility;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.formats.DlxFormat;
import io.github.exactcover.dlx.testing.Families;
import io.github.exactcover.dlx.testing.SmallProblem;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.AfterContainer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class InfeasibilityTest {

    private static final Duration LONG = Duration.ofDays(1_000_000);
    private static final AtomicInteger SEVERAL_ITEMS = new AtomicInteger();
    private static final AtomicInteger LIMITS = new AtomicInteger();
    private static final AtomicInteger CLASHES = new AtomicInteger();

    @Provide
    Arbitrary<SmallProblem> problems() {
        return SmallProblem.any();
    }

    @Property(tries = 4_000, seed = "20261321")
    void theItemsCannotBeCoveredAndNoneCanBeLeftOut(@ForAll("problems") SmallProblem small) {
        ExactCoverProblem<String, Integer> problem = small.problem();
        Infeasibility<String> why = Feasibility.of(problem).explain(LONG);
        if (!small.solutions().isEmpty()) {
            assertThat(why).isEqualTo(new Infeasibility<>(Infeasibility.Kind.FEASIBLE, List.of()));
            return;
        }
        assertThat(why.kind()).isEqualTo(Infeasibility.Kind.MINIMAL);
        Set<Integer> culprits = why.items().stream()
                .map(problem.primaryItems()::indexOf)
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(culprits).hasSameSizeAs(why.items()).isNotEmpty();
        assertThat(small.needing(culprits).solutions()).isEmpty();
        for (int culprit : culprits) {
            Set<Integer> fewer = new TreeSet<>(culprits);
            fewer.remove(culprit);
            assertThat(small.needing(fewer).solutions()).isNotEmpty();
        }
        SEVERAL_ITEMS.addAndGet(culprits.size() > 1 ? 1 : 0);
    }

    @AfterContainer
    static void manyExplanationsHadSeveralItems() {
        assertThat(SEVERAL_ITEMS.get()).isGreaterThan(200);
    }

    /** Everything that an explanation names is needed, and together it is enough; checked by trying all choices. */
    @Property(tries = 1_500, seed = "20261323")
    void whatTakesPartIsNamedAndNothingElse(@ForAll("problems") SmallProblem small, @ForAll long seed) {
        Random random = new Random(seed);
        int count = small.options().size();
        Set<Integer> required = someOf(count, random);
        Set<Integer> forbidden = someOf(count, random);
        Infeasibility<String> why = Feasibility.of(small.problem())
                .requireIndices(ints(required))
                .forbidIndices(ints(forbidden))
                .explain(LONG);
        List<Infeasibility.Limit<String>> all = limits(small);
        Set<Object> everything = new LinkedHashSet<>(all);
        everything.addAll(required);
        boolean isClash = !isPossible(small, forbidden, everything);
        everything.addAll(small.problem().primaryItems());
        if (isPossible(small, forbidden, everything)) {
            assertThat(why).isEqualTo(new Infeasibility<>(Infeasibility.Kind.FEASIBLE, List.of()));
            return;
        }
        assertThat(why.kind()).isEqualTo(Infeasibility.Kind.MINIMAL);
        assertThat(why.areLimitsMinimal()).isTrue();
        assertThat(why.items().isEmpty()).isEqualTo(isClash);
        assertThat(required)
                .containsAll(why.required().stream().map(Integer.class::cast).toList());
        assertThat(all).containsAll(why.limits());
        Set<Object> named = new LinkedHashSet<>(why.items());
        named.addAll(why.required());
        named.addAll(why.limits());
        assertThat(named)
                .hasSize(why.items().size()
                        + why.required().size()
                        + why.limits().size());
        assertThat(isPossible(small, forbidden, named)).isFalse();
        for (Object one : named) {
            Set<Object> others = new LinkedHashSet<>(named);
            others.remove(one);
            assertThat(isPossible(small, forbidden, others))
                    .as("without %s", one)
                    .isTrue();
            if (!(one instanceof Infeasibility.Limit)) {
                others.addAll(all);
                assertThat(isPossible(small, forbidden, others))
                        .as("without %s", one)
                        .isTrue();
            }
            if (one instanceof String) {
                others.addAll(required);
                assertThat(isPossible(small, forbidden, others))
                        .as("without %s", one)
                        .isTrue();
            }
            LIMITS.addAndGet(
                    one instanceof Infeasibility.Limit<?> limit && limit.color().isPresent() ? 1 : 0);
        }
        CLASHES.addAndGet(isClash ? 1 : 0);
    }

    @AfterContainer
    static void manyExplanationsHadColorsAndRequiredOptions() {
        assertThat(LIMITS.get()).isGreaterThan(30);
        assertThat(CLASHES.get()).isGreaterThan(30);
    }

    private static Set<Integer> someOf(int count, Random random) {
        return random.ints(count == 0 ? 0 : random.nextInt(4), 0, Math.max(1, count))
                .boxed()
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static int[] ints(Set<Integer> numbers) {
        return numbers.stream().mapToInt(Integer::intValue).toArray();
    }

    private static List<Infeasibility.Limit<String>> limits(SmallProblem small) {
        return IntStream.range(0, small.options().size())
                .boxed()
                .flatMap(option -> IntStream.range(0, small.itemCount())
                        .filter(item -> use(small, option, item) != SmallProblem.ABSENT)
                        .mapToObj(item -> limit(small, option, item)))
                .distinct()
                .toList();
    }

    private static int use(SmallProblem small, int option, int item) {
        return small.options().get(option).get(item);
    }

    private static Infeasibility.Limit<String> limit(SmallProblem small, int option, int item) {
        int use = use(small, option, item);
        return new Infeasibility.Limit<>(
                (item < small.primaryCount() ? "p" : "s") + item,
                use > SmallProblem.COVERED ? Optional.of("color" + use) : Optional.empty());
    }

    /** Whether a choice of options covers these items, has these options and keeps these limits. */
    private static boolean isPossible(SmallProblem small, Set<Integer> forbidden, Set<Object> rules) {
        List<Integer> allowed = IntStream.range(0, small.options().size())
                .filter(option -> !forbidden.contains(option))
                .filter(option -> IntStream.range(0, small.primaryCount())
                        .anyMatch(item -> use(small, option, item) != SmallProblem.ABSENT))
                .boxed()
                .toList();
        return IntStream.range(0, 1 << allowed.size())
                .mapToObj(set -> IntStream.range(0, allowed.size())
                        .filter(place -> (set >> place & 1) == 1)
                        .mapToObj(allowed::get)
                        .toList())
                .anyMatch(chosen -> chosen.containsAll(
                                rules.stream().filter(Integer.class::isInstance).toList())
                        && IntStream.range(0, small.itemCount()).allMatch(item -> isKept(small, chosen, item, rules)));
    }

    private static boolean isKept(SmallProblem small, List<Integer> chosen, int item, Set<Object> rules) {
        List<Integer> having = chosen.stream()
                .filter(option -> use(small, option, item) != SmallProblem.ABSENT)
                .toList();
        List<Integer> limited = having.stream()
                .filter(option -> rules.contains(limit(small, option, item)))
                .map(option -> use(small, option, item))
                .toList();
        if (item < small.primaryCount()) {
            return (!rules.contains("p" + item) || having.size() >= small.lows().get(item))
                    && limited.size() <= small.highs().get(item);
        }
        return limited.size() <= 1
                || (limited.get(0) != SmallProblem.COVERED
                        && Set.copyOf(limited).size() == 1);
    }

    /** Each kind of sentence, those about a single item, and one about a part of the problem. */
    @ParameterizedTest
    @CsvSource(delimiter = '=', textBlock = """
            a b~a            = No option that can be chosen has this item: b.
            2|a b~a b~b      = Item a needs 2 options, but at most 1 can be chosen.
            3|a b~a b~b~a    = Item a needs 3 options, but at most 2 can be chosen.
            a b | x~a x~b x  = 2 items need an option each, but this item has room for 1: x.
            a b c~a b~b c~c a = Each option covers 2 of these 3 items, and 3 is not a multiple of 2: a b c.
            a b c d~a b~b c~c a~d = Each option covers 2 of these 3 items, and 3 is not a multiple of 2: a b c.
            """)
    void theReasonIsASentence(String text, String sentence) {
        Infeasibility<String> why =
                Feasibility.of(DlxFormat.parse(text.replace('~', '\n'))).explain(LONG);
        assertThat(why.reason().orElseThrow().text()).isEqualTo(sentence);
    }

    @Test
    void theLimitsOfItemsAndTheirColorsAreNamed() {
        assertThat(Feasibility.of(DlxFormat.parse("a b c 0:2|room\na room\nb room\nc room\n"))
                        .explain(LONG))
                .hasToString("Infeasibility[kind=MINIMAL, items=[a, b, c], limits=[room], required=[],"
                        + " areLimitsMinimal=true, reason=Optional[Reason[kind=ROOM, items=[Weight[item=a, weight=1,"
                        + " times=1], Weight[item=b, weight=1, times=1], Weight[item=c, weight=1, times=1]],"
                        + " limits=[Weight[item=room, weight=1, times=2]], groups=[], modulus=0, needed=3,"
                        + " available=2]]]");
        assertThat(Feasibility.of(DlxFormat.parse("a b | x y\na x:red y:1\nb x:blue y:1\n"))
                        .explain(LONG)
                        .limits())
                .hasToString("[x:red, x:blue]");
        assertThat(Feasibility.of(DlxFormat.parse("a 0:0|closed\na closed\n"))
                        .explain(LONG)
                        .limits())
                .hasToString("[closed]");
    }

    @Test
    void requiredOptionsThatExcludeEachOtherAreNamed() {
        Feasibility<String, String> search =
                Feasibility.of(DlxFormat.parse("a b c d 0:2|room | x\na room\nb room\nc room\nd x\nx\n"));
        Infeasibility<String> three =
                search.require("a room", "b room", "c room", "d x").explain(LONG);
        assertThat(three.items()).isEmpty();
        assertThat(three.required()).containsExactly("a room", "b room", "c room");
        assertThat(three.limits()).hasToString("[room]");
        Infeasibility<String> both =
                search.require("d x", "a room").forbid("d x").explain(LONG);
        assertThat(both.required()).as("it is forbidden too").containsExactly("d x");
        Infeasibility<String> never = search.require("x", "d x").explain(LONG);
        assertThat(never.required()).as("it has no primary item").containsExactly("x");
        assertThat(never.limits()).isEmpty();
        Infeasibility<String> ended = search.require("a room", "b room", "c room", "d x")
                .cancelWhen(() -> true)
                .explain(LONG);
        assertThat(ended.kind()).isEqualTo(Infeasibility.Kind.MINIMAL);
        assertThat(ended.required()).hasSize(4);
        assertThat(ended.areLimitsMinimal()).isFalse();
        Infeasibility<String> taken = Feasibility.of(
                        DlxFormat.parse("a b c d 0:2|room\na room\nb room\nb\nc room\nd\n"))
                .require("a room", "b room", "d")
                .explain(LONG);
        assertThat(taken.items()).containsExactly("c");
        assertThat(taken.required()).containsExactly("a room", "b room");
        assertThat(taken.limits()).hasToString("[room]");
    }

    @Property(tries = 1_000, seed = "20261322")
    void theTimeOnlyDecidesHowMuchIsKnown(@ForAll("problems") SmallProblem small) {
        Infeasibility<String> why = Feasibility.of(small.problem()).explain(Duration.ofNanos(1));
        switch (why.kind()) {
            case FEASIBLE -> assertThat(small.solutions()).isNotEmpty();
            case UNKNOWN -> assertThat(why.items()).isEmpty();
            case MINIMAL, NOT_MINIMAL -> assertThat(small.solutions()).isEmpty();
        }
    }

    @Test
    void presetsCount() {
        Feasibility<String, String> search = Feasibility.of(DlxFormat.parse("a b c 0:2|d\na b\na d\nb c\nc d\nb\n"));
        assertThat(search.explain(LONG).kind()).isEqualTo(Infeasibility.Kind.FEASIBLE);
        assertThat(search.require("a b").forbid("c d").explain(LONG).items()).containsExactly("c");
        assertThat(search.forbid("a b", "a d").explain(LONG).items()).containsExactly("a");
    }

    @Test
    void pigeonsThatDoNotFitAreAllNeeded() {
        ProblemBuilder<String, String> pigeons = ExactCoverProblem.builder();
        IntStream.range(0, 3).forEach(hole -> pigeons.secondary("hole " + hole));
        for (int pigeon = 0; pigeon < 7; pigeon++) {
            String name = "pigeon " + pigeon;
            pigeons.primary(name);
            IntStream.range(0, 3).forEach(hole -> pigeons.option(name + hole, name, "hole " + hole));
        }
        Feasibility<String, String> search = Feasibility.of(pigeons.build());
        assertThat(search.explain(LONG).items()).hasSize(4);
        Infeasibility<String> inNoMemory = search.maxMemory(1).explain(LONG);
        assertThat(inNoMemory.kind()).isEqualTo(Infeasibility.Kind.MINIMAL);
        assertThat(inNoMemory.items()).hasSize(4);
    }

    /** Dancing links alone do not see in a minute that this graph has no coloring. */
    @Test
    void aGraphThatCannotBeColoredIsExplained() {
        ExactCoverProblem<String, String> problem = coloring(150, 375, 20261405);
        Infeasibility<String> why = Feasibility.of(problem).explain(LONG);
        assertThat(why.kind()).isEqualTo(Infeasibility.Kind.MINIMAL);
        assertThat(why.items()).hasSizeBetween(4, 149);
        assertThat(Feasibility.of(problem).seed(2).explain(LONG).kind()).isEqualTo(Infeasibility.Kind.MINIMAL);
    }

    /** A random graph to be colored with three colors. */
    private static ExactCoverProblem<String, String> coloring(int vertices, int edges, long seed) {
        Random random = new Random(seed);
        List<Set<String>> ends = Stream.generate(() -> (Set<String>) new TreeSet<String>())
                .limit(vertices)
                .toList();
        for (int edge = 0; edge < edges; edge++) {
            int from = random.nextInt(vertices);
            ends.get(from).add("edge " + edge);
            ends.get((from + 1 + random.nextInt(vertices - 1)) % vertices).add("edge " + edge);
        }
        ProblemBuilder<String, String> builder = ExactCoverProblem.builder();
        IntStream.range(0, vertices).forEach(vertex -> builder.primary("vertex " + vertex));
        IntStream.range(0, 3 * edges).forEach(place -> builder.secondary("edge " + place / 3 + " " + place % 3));
        for (int option = 0; option < 3 * vertices; option++) {
            int vertex = option / 3;
            int color = option % 3;
            builder.option("vertex " + vertex + " " + color, spec -> {
                spec.covers("vertex " + vertex);
                ends.get(vertex).forEach(edge -> spec.covers(edge + " " + color));
            });
        }
        return builder.build();
    }

    @Test
    void itemsThatNeedNotBeCoveredStillMustNotBeCoveredTooOften() {
        ExactCoverProblem<String, String> problem = DlxFormat.parse("a b c\na c\nb c\n");
        assertThat(Feasibility.of(problem).explain(LONG).items()).containsExactly("a", "b");
    }

    @Test
    void withoutTimeThereIsNoExplanation() {
        Feasibility<String, String> search = Feasibility.of(DlxFormat.parse("a\n"));
        assertThatThrownBy(() -> search.explain(Duration.ZERO))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("The time is PT0S, but must be positive; some seconds are a good start");
        assertThatThrownBy(() -> search.explain(Duration.ofSeconds(-1))).isInstanceOf(IllegalArgumentException.class);
    }

    /** Adding up shows that there are too few holes, and so does each question about fewer pigeons. */
    @Test
    void tooManyPigeonsAreExplainedAtOnce() {
        ProblemBuilder<String, Integer> builder = ExactCoverProblem.builder();
        IntStream.range(0, 40).forEach(hole -> builder.secondary("hole " + hole));
        IntStream.range(0, 43).forEach(pigeon -> builder.primary("pigeon " + pigeon));
        IntStream.range(0, 40 * 43)
                .forEach(option -> builder.option(option, "pigeon " + option / 40, "hole " + option % 40));
        Infeasibility<String> why = Feasibility.of(builder.build()).explain(LONG);
        assertThat(why.kind()).isEqualTo(Infeasibility.Kind.MINIMAL);
        assertThat(why.items()).hasSize(41);
    }

    @Test
    void aHardProblemIsGivenUpInTime() {
        Infeasibility<Integer> why = Feasibility.of(noLangfordPairs()).explain(Duration.ofMillis(50));
        assertThat(why.kind()).isEqualTo(Infeasibility.Kind.UNKNOWN);
        assertThat(why.items()).isEmpty();
    }

    @Test
    void whatEndsASearchEndsAnExplanation() {
        Feasibility<Integer, Integer> search = Feasibility.of(noLangfordPairs());
        AtomicInteger asked = new AtomicInteger();
        assertThat(search.timeout(Duration.ofMillis(50)).explain(LONG).kind()).isEqualTo(Infeasibility.Kind.UNKNOWN);
        assertThat(search.cancelWhen(() -> asked.incrementAndGet() > 3)
                        .explain(LONG)
                        .kind())
                .isEqualTo(Infeasibility.Kind.UNKNOWN);
        Thread.currentThread().interrupt();
        assertThat(search.explain(LONG).kind()).isEqualTo(Infeasibility.Kind.UNKNOWN);
        assertThat(Thread.interrupted()).as("the interrupt flag is still set").isTrue();
    }

    /**
     * There are no Langford pairs of 26 numbers, and with
     * places that may stay free, neither a search nor adding up can see it.
     */
    private static ExactCoverProblem<Integer, Integer> noLangfordPairs() {
        return Families.langfordOfNumbers(26);
    }

    /** The first question, whether all can be covered, is answered by one node. */
    private static ExactCoverProblem<String, String> nothingCoversG() {
        return DlxFormat.parse("a b c d e f g\na d\nb\nc\ne f\n");
    }

    @Test
    void aSearchThatIsToEndAtOnceKnowsNothing() {
        Feasibility<String, String> search = Feasibility.of(nothingCoversG());
        Infeasibility<String> unknown = new Infeasibility<>(Infeasibility.Kind.UNKNOWN, List.of());
        assertThat(search.cancelWhen(() -> true).explain(LONG)).isEqualTo(unknown);
        assertThat(search.timeout(Duration.ofNanos(1)).explain(LONG)).isEqualTo(unknown);
        Thread.currentThread().interrupt();
        Infeasibility<String> interrupted = search.explain(LONG);
        assertThat(Thread.interrupted()).as("the flag stays").isTrue();
        assertThat(interrupted).isEqualTo(unknown);
    }

    @Test
    void aSearchThatIsToldToEndOnTheWaySaysWhatItKnows() {
        AtomicInteger asked = new AtomicInteger();
        Infeasibility<String> cancelled = Feasibility.of(nothingCoversG())
                .cancelWhen(() -> {
                    pause(); // so that the next question comes when this one may be asked again
                    return asked.incrementAndGet() > 1;
                })
                .explain(LONG);
        assertThat(cancelled.kind()).isEqualTo(Infeasibility.Kind.NOT_MINIMAL);
        assertThat(cancelled.items()).containsExactly("g");

        Infeasibility<String> interrupted = Feasibility.of(nothingCoversG())
                .cancelWhen(() -> {
                    Thread.currentThread().interrupt();
                    return false;
                })
                .explain(LONG);
        assertThat(Thread.interrupted()).as("the flag stays").isTrue();
        assertThat(interrupted).isEqualTo(cancelled);
        assertThat(Feasibility.of(nothingCoversG()).explain(LONG).items()).containsExactly("g");
    }

    private static void pause() {
        try {
            Thread.sleep(10);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
