package io.github.exactcover.dlx.internal.learn;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.argument.Argument;
import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.Finder;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.search.links.DancingLinks;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.View;
import io.github.exactcover.dlx.testing.Pigeonholes;
import io.github.exactcover.dlx.testing.SmallProblem;
import java.util.BitSet;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.AfterContainer;

/** With so little patience that nearly every question is put off at first. */
class ExplainerTest {

    private static final AtomicInteger SEVERAL_ITEMS = new AtomicInteger();

    private static Explainer impatient(OptionTable table, long seed) {
        return new Explainer(table, seed, 1 << 20, ExplainerTest::links, 1, 0);
    }

    private static Finder links(View part) {
        return new DancingLinks(part.table(), ItemRule.SMALLEST, false, Branch.ROOT);
    }

    @Provide
    Arbitrary<SmallProblem> problems() {
        return SmallProblem.any();
    }

    @Property(tries = 2_000, seed = "20262611")
    void whatIsPutOffIsAskedAgain(@ForAll("problems") SmallProblem small, @ForAll byte seed) {
        Explainer explainer = impatient(small.table(), seed);
        while (explainer.run(1) != Step.EXHAUSTED) {
            assertThat(explainer.isMinimal()).isFalse();
        }
        assertThat(explainer.isFeasible()).isEqualTo(!small.solutions().isEmpty());
        assertThat(explainer.isMinimal()).isEqualTo(small.solutions().isEmpty());
        if (explainer.isMinimal()) {
            assertIsMinimal(small, explainer.culprits().orElseThrow());
        }
    }

    private static void assertIsMinimal(SmallProblem small, BitSet culprits) {
        Set<Integer> items = culprits.stream().boxed().collect(Collectors.toCollection(TreeSet::new));
        assertThat(small.needing(items).solutions()).isEmpty();
        for (int item : culprits.stream().toArray()) {
            Set<Integer> fewer = new TreeSet<>(items);
            fewer.remove(item);
            assertThat(small.needing(fewer).solutions()).isNotEmpty();
        }
        SEVERAL_ITEMS.addAndGet(items.size() > 1 ? 1 : 0);
    }

    @AfterContainer
    static void someExplanationsHadSeveralItems() {
        assertThat(SEVERAL_ITEMS.get()).isGreaterThan(50);
    }

    /** Adding up shows it, with the same price for each pigeon; so one more than there are holes is enough. */
    @Example
    void pigeonsThatAreTooManyAreLeftOutAtOnce() {
        OptionTable table = Pigeonholes.of(30, 20);
        Argument argument = new Argument(table);
        while (!argument.isOver()) {
            argument.step();
        }
        assertThat(Objects.requireNonNull(argument.reason()).trimmed().items().cardinality())
                .isEqualTo(21);
    }

    /** Each of the pigeons is needed, which the first solution without one of them shows for all. */
    @Example
    void oneSolutionShowsForManyItemsThatTheyAreNeeded() {
        OptionTable table = Pigeonholes.of(21, 20);
        BitSet culprits = new BitSet();
        culprits.set(0, 21);
        BitSet needed = new BitSet();
        NeededItems items = new NeededItems(table, culprits, needed);
        assertThat(items.note(IntStream.range(0, 20)
                        .map(pigeon -> 20 * pigeon + pigeon)
                        .toArray()))
                .as("the one without a hole")
                .isEqualTo(20);
        assertThat(needed).isEqualTo(culprits);
    }

    /** A choice that can be completed is completed first. */
    @Example
    void itemsThatCanBeCoveredAreNotNeeded() {
        OptionTable table = Pigeonholes.of(3, 2);
        BitSet culprits = new BitSet();
        culprits.set(0, 3);
        BitSet needed = new BitSet();
        assertThat(new NeededItems(table, culprits, needed).note(new int[0])).isEqualTo(2);
        assertThat(needed).isEqualTo(culprits);
    }

    @Example
    void nodesOfAllQuestionsAreAddedUp() {
        Explainer explainer = new Explainer(Pigeonholes.of(5, 4), 0, 1 << 20, ExplainerTest::links);
        long nodes = 0;
        while (explainer.run(1) != Step.EXHAUSTED) {
            assertThat(explainer.solutions()).isZero();
            assertThat(explainer.nodes()).isGreaterThanOrEqualTo(nodes);
            nodes = explainer.nodes();
        }
        assertThat(nodes).isPositive();
        assertThat(explainer.culprits().orElseThrow().cardinality()).isEqualTo(5);
    }
}
