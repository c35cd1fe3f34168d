package io.github.exactcover.dlx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.ExactCoverProblem.Bounds;
import io.github.exactcover.dlx.ProblemBuilder.OptionSpec;
import java.io.IOException;
import java.nio.file.Path;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

class ProblemBuilderTest {

    private final ProblemBuilder<String, String> builder =
            ExactCoverProblem.<String, String>builder().primary("a", "b").secondary("x");

    @Test
    void theProblemTellsWhatItWasBuiltOf() {
        ExactCoverProblem<String, String> problem = builder.option("one", "b", "x", "a")
                .option("two", spec -> spec.colors("x", "red").covers("b"))
                .primary("c")
                .build();

        assertThat(problem.primaryItems()).containsExactly("a", "b", "c");
        assertThat(problem.secondaryItems()).containsExactly("x");
        assertThat(problem.options()).containsExactly("one", "two");
        assertThat(problem.itemsOf(0)).containsExactly("b", "x", "a");
        assertThat(problem.itemsOf(1)).containsExactly("x", "b");
        assertThat(problem.colorOf(1, "x")).contains("red");
        assertThat(problem.colorOf(0, "x")).isEmpty();
        assertThat(problem.colorOf(1, "nothing")).isEmpty();
        assertThat(problem.colorsOf(0)).isEmpty();
        assertThat(problem.colorsOf(1)).isEqualTo(Map.of("x", "red"));
        assertThat(problem).hasToString("3 primary items, 1 secondary, 2 options");
    }

    @Test
    void itemsMayComeInAnyMixOfKinds() {
        ExactCoverProblem<Integer, String> problem = ExactCoverProblem.<Integer, String>builder()
                .secondary(9)
                .primary(3)
                .option("3 and 9", 9, 3)
                .secondary(8)
                .primary(1)
                .option("1 and 8", 1, 8)
                .option("1 and 9", 1, 9)
                .build();
        assertThat(problem.primaryItems()).containsExactly(3, 1);
        assertThat(problem.secondaryItems()).containsExactly(9, 8);
        assertThat(problem.itemsOf(0)).containsExactly(9, 3);
        assertThat(DLX.stream(problem).map(Solution::options)).containsExactly(List.of("3 and 9", "1 and 8"));
    }

    /** How often a hash was asked for. */
    private int asked;

    /** An object that counts this. */
    private final class Counted {

        private final boolean isEqual;

        Counted(boolean isEqual) {
            this.isEqual = isEqual;
        }

        @Override
        public int hashCode() {
            asked++;
            return 1;
        }

        @Override
        public boolean equals(Object other) {
            return other == this || (isEqual && other instanceof Counted that && that.isEqual);
        }
    }

    @Test
    void whatTheOptionBeforeHasInTheSamePlaceIsFoundWithoutAHash() {
        Counted a = new Counted(false);
        Counted b = new Counted(true);
        Counted red = new Counted(true);
        ProblemBuilder<Object, String> built = ExactCoverProblem.<Object, String>builder()
                .primary(List.of(a))
                .secondary(List.of(b))
                .option("one", spec -> spec.covers(List.of(a)).colors(b, red));
        int before = asked;

        built.option("two", spec -> spec.covers(List.of(a)).colors(b, red));
        assertThat(asked).isEqualTo(before);

        built.option("equal", spec -> spec.covers(List.of(a)).colors(new Counted(true), new Counted(true)))
                .option("other order", spec -> spec.colors(b, red).covers(List.of(a)))
                .option("other color", spec -> spec.colors(b, "blue").covers(List.of(a)))
                .option("shorter", List.of(a))
                .option("longer", List.of(a, b));
        assertThatThrownBy(() -> built.option("twice", List.of(a, a))).hasMessageContaining("twice");

        ExactCoverProblem<Object, String> problem = built.build();
        assertThat(problem.itemsOf(2)).containsExactly(a, b);
        assertThat(problem.itemsOf(3)).containsExactly(b, a);
        assertThat(problem.itemsOf(6)).containsExactly(a, b);
        assertThat(problem.colorsOf(2)).isEqualTo(Map.of(b, red));
        assertThat(problem.colorsOf(3)).isEqualTo(Map.of(b, red));
        assertThat(problem.colorsOf(4)).isEqualTo(Map.of(b, "blue"));
        assertThat(problem.colorsOf(6)).isEmpty();
    }

    @Test
    void aBuiltProblemDoesNotChangeWhenTheBuilderGoesOn() {
        ExactCoverProblem<String, String> before =
                builder.option("both", "a", "b").build();
        ExactCoverProblem<String, String> after = builder.primary("c")
                .option("c", spec -> spec.covers("c").colors("x", "red"))
                .build();
        assertThat(before.options()).containsExactly("both");
        assertThat(before.primaryItems()).containsExactly("a", "b");
        assertThat(DLX.search(before).count().solutions()).isEqualTo(1);
        assertThat(DLX.search(after).count().solutions()).isEqualTo(1);
    }

    @Test
    void equalProblemsAreEqual() {
        ExactCoverProblem<String, String> problem = colored("red");
        assertThat(problem).isEqualTo(colored("red")).hasSameHashCodeAs(colored("red"));
        assertThat(problem).isNotEqualTo(colored("blue"));
        assertThat(problem).isNotEqualTo(builder.build());
        assertThat(colored("red")).isNotEqualTo("red");
    }

    private static ExactCoverProblem<String, String> colored(String color) {
        return ExactCoverProblem.<String, String>builder()
                .primary("a")
                .secondary("x")
                .option("o", spec -> spec.covers("a").colors("x", color))
                .build();
    }

    @Test
    void anItemThatIsThereAlreadyIsRefused() {
        assertThatThrownBy(() -> builder.primary("c", "x"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Item x was added before, as a secondary item; name each item once, as primary or as"
                        + " secondary");
        assertThatThrownBy(() -> builder.secondary("d", "d")).hasMessageContaining("Item d was added before");
        assertThat(builder.build().primaryItems())
                .as("the failed call added nothing")
                .containsExactly("a", "b");
        assertThat(builder.primary("c").build().primaryItems()).containsExactly("a", "b", "c");
    }

    @Test
    void anUnknownItemIsRefused() {
        assertThatThrownBy(() -> builder.option("o", "a", "q"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Option o has item q, which the problem does not have; add it first, as primary or as"
                        + " secondary");
    }

    @Test
    void anItemTwiceInAnOptionIsRefused() {
        assertThatThrownBy(() -> builder.option("o", "a", "b", "a"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Option o has item a twice; name each item once in an option");
        assertThatThrownBy(() -> builder.option("o", spec -> spec.covers("x").colors("x", "red")))
                .hasMessageContaining("has item x twice");
    }

    @Test
    void aPrimaryItemWithAColorIsRefused() {
        assertThatThrownBy(() -> builder.option("o", spec -> spec.colors("a", "red")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Option o gives color red to item a, which is primary; only secondary items have colors,"
                        + " so add it as secondary, or use covers");
    }

    @Test
    void aRefusedOptionLeavesNothingBehind() {
        assertThatThrownBy(() -> builder.option("bad", "a", "b", "q")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> builder.option("worse", spec -> {
                    spec.covers("a");
                    throw new IllegalStateException("mine");
                }))
                .hasMessage("mine");
        ExactCoverProblem<String, String> problem =
                builder.option("good", "a", "b").build();
        assertThat(problem.options()).containsExactly("good");
        assertThat(problem.itemsOf(0)).containsExactly("a", "b");
    }

    @Test
    void aRefusedOptionLeavesNoColorBehind() {
        assertThatThrownBy(() ->
                        builder.option("bad", spec -> spec.colors("x", "green").colors("q", "blue")))
                .hasMessageContaining("has item q");
        builder.option("good", spec -> spec.covers("a").colors("x", "red"));
        ExactCoverProblem<String, String> clean = ExactCoverProblem.<String, String>builder()
                .primary("a", "b")
                .secondary("x")
                .option("good", spec -> spec.covers("a").colors("x", "red"))
                .build();
        assertThat(builder.build()).isEqualTo(clean);
        assertThat(builder.build().colorOf(0, "x")).contains("red");
    }

    /** Lambdas of other languages of the JVM throw checked exceptions, too. */
    @Test
    void aCheckedExceptionLeavesNothingBehind() {
        IOException mine = new IOException("mine");
        Collection<String> broken = new AbstractList<>() {
            @Override
            public String get(int index) {
                if (index == 1) {
                    sneak(mine);
                }
                return "c";
            }

            @Override
            public int size() {
                return 2;
            }
        };
        List<Runnable> calls = List.of(
                () -> builder.option("o", spec -> {
                    spec.covers("b").colors("x", "red").costs(7);
                    sneak(mine);
                }),
                () -> builder.primary(broken),
                () -> builder.secondary(broken));
        for (Runnable call : calls) {
            assertThatThrownBy(call::run).isSameAs(mine);
            assertThat(builder.build()).isEqualTo(untouched());
        }
        builder.primary("c").option("o", spec -> {
            assertThatThrownBy(() -> spec.covers(broken)).isSameAs(mine);
            spec.covers("a");
        });
        assertThat(builder.build().itemsOf(0)).containsExactly("a");
    }

    /** Throws anything, as other languages of the JVM do. */
    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
    private static <T extends Throwable> void sneak(Throwable thrown) throws T {
        throw (T) thrown;
    }

    @Test
    void aSpecificationIsOfNoUseAfterTheCall() {
        List<OptionSpec<String>> kept = new ArrayList<>();
        builder.option("o", spec -> kept.add(spec.covers("a")));
        assertThatThrownBy(() -> kept.get(0).covers("b"))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("Option o is complete");
        assertThat(builder.build().itemsOf(0)).containsExactly("a");
    }

    @Test
    void noMethodOfTheBuilderCanBeCalledInsideASpecification() {
        List<Runnable> calls = List.of(
                () -> builder.option("inner", "b"),
                () -> builder.option("inner", List.of("b")),
                () -> builder.option("inner", inner -> inner.covers("b")),
                () -> builder.primary("c"),
                () -> builder.primary(List.of()),
                () -> builder.bounded("c", 1, 2),
                () -> builder.secondary("c"),
                builder::build);
        for (Runnable call : calls) {
            assertThatThrownBy(() -> builder.option("outer", spec -> {
                        spec.covers("a");
                        call.run();
                    }))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining("Option outer is not complete")
                    .hasMessageContaining("after its specification, not inside it");
            assertThat(builder.build()).isEqualTo(untouched());
        }
    }

    @Test
    void anOptionSurvivesACallThatWasRefusedInsideIt() {
        builder.option("outer", spec -> {
            spec.covers("a");
            assertThatThrownBy(() -> builder.option("inner", "b")).isInstanceOf(IllegalStateException.class);
            assertThatThrownBy(() -> spec.covers("x", "q")).isInstanceOf(IllegalArgumentException.class);
            assertThatThrownBy(() -> spec.colors("q", "green")).isInstanceOf(IllegalArgumentException.class);
            spec.covers("b").colors("x", "red");
        });
        ExactCoverProblem<String, String> problem = builder.build();
        assertThat(problem.options()).containsExactly("outer");
        assertThat(problem.itemsOf(0)).containsExactly("a", "b", "x");
        assertThat(problem)
                .isEqualTo(untouchedBuilder()
                        .option("outer", spec -> spec.covers("a", "b").colors("x", "red"))
                        .build());
    }

    @Test
    void theSpecificationOfAnotherBuilderIsNoObstacle() {
        ProblemBuilder<String, String> other = untouchedBuilder();
        builder.option("outer", spec -> {
            spec.covers("a");
            other.option("inner", inner -> inner.covers("a"));
            spec.covers("b");
        });
        assertThat(builder.build().itemsOf(0)).containsExactly("a", "b");
        assertThat(other.build().itemsOf(0)).containsExactly("a");
    }

    @Test
    void everyMethodOfAKeptSpecificationIsRefused() {
        List<OptionSpec<String>> kept = new ArrayList<>();
        builder.option("first", spec -> kept.add(spec.covers("a")));
        assertThatThrownBy(() -> builder.option("thrown away", spec -> kept.add(spec.covers("z"))))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> builder.option("failed", spec -> {
                    kept.add(spec.covers("a"));
                    throw new AssertionError("mine");
                }))
                .isInstanceOf(AssertionError.class);
        builder.option("second", spec -> {
            spec.covers("b");
            for (OptionSpec<String> old : kept) {
                List<Runnable> calls = List.of(
                        () -> old.covers("x"),
                        () -> old.covers(List.of()),
                        () -> old.colors("x", "red"),
                        () -> old.costs(1));
                for (Runnable call : calls) {
                    assertThatThrownBy(call::run)
                            .isInstanceOf(IllegalStateException.class)
                            .hasMessageContaining("only inside the call to option");
                }
            }
        });
        assertThat(builder.build())
                .isEqualTo(untouchedBuilder()
                        .option("first", "a")
                        .option("second", "b")
                        .build());
    }

    @Test
    void anOptionWithoutItemsIsKeptAndNeverChosen() {
        ExactCoverProblem<String, String> problem = builder.option("empty")
                .option("none", List.of())
                .option("dear", spec -> spec.costs(-7))
                .option("only secondary", "x")
                .option("both", "a", "b")
                .build();
        assertThat(problem.options()).startsWith("empty", "none", "dear", "only secondary");
        assertThat(problem.itemsOf(problem.options().indexOf("none"))).isEmpty();
        assertThat(problem.costOf(problem.options().indexOf("dear"))).isEqualTo(-7);
        assertThat(DLX.stream(problem).map(Solution::options)).containsExactly(List.of("both"));
        assertThat(DLX.search(problem).require("dear").count().solutions()).isZero();
        assertThat(DLX.search(problem).forbid("dear").count().solutions()).isOne();
        Path file = Path.of("proof");
        for (ThrowingCallable proof : List.<ThrowingCallable>of(
                () -> Proof.of(problem).count(file), () -> Proof.of(problem).solve(solution -> Visit.CONTINUE, file))) {
            assertThatThrownBy(proof)
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageStartingWith(
                            "The problem has options without items, and a proof is checked with a file");
        }
    }

    private static ProblemBuilder<String, String> untouchedBuilder() {
        return ExactCoverProblem.<String, String>builder().primary("a", "b").secondary("x");
    }

    private static ExactCoverProblem<String, String> untouched() {
        return untouchedBuilder().build();
    }

    @Test
    void nullIsRefusedByName() {
        assertThatThrownBy(() -> builder.primary(Arrays.asList("c", null)))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("An item must not be null");
        assertThatThrownBy(() -> builder.option("o", Arrays.asList("a", null)))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("Option o has a null item");
        assertThat(builder.build().primaryItems()).containsExactly("a", "b");
        assertThat(builder.build().options()).isEmpty();
    }

    @Test
    void anOptionThatDoesNotExistIsNamed() {
        ExactCoverProblem<String, String> problem = builder.option("o", "a").build();
        assertThatThrownBy(() -> problem.itemsOf(1))
                .isInstanceOf(IndexOutOfBoundsException.class)
                .hasMessage("There is no option 1; the problem has 1 option, numbered from 0 to 0");
        assertThatThrownBy(() -> problem.colorOf(-1, "a")).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> problem.colorsOf(-1)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void theListsOfAProblemCannotBeChanged() {
        ExactCoverProblem<String, String> problem = builder.option("o", "a").build();
        assertThatThrownBy(() -> problem.options().add("p")).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> problem.primaryItems().clear()).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> problem.itemsOf(0).clear()).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void theProblemTellsItsBounds() {
        ExactCoverProblem<String, String> problem = builder.bounded("two", 2, 2)
                .secondary("y")
                .bounded("few", 0, Integer.MAX_VALUE)
                .bounded("none", 0, 0)
                .build();
        assertThat(problem.primaryItems()).containsExactly("a", "b", "two", "few", "none");
        assertThat(problem.boundsOf("a")).isEqualTo(Bounds.ONCE).hasToString("1..1");
        assertThat(problem.boundsOf("two")).isEqualTo(new Bounds(2, 2));
        assertThat(problem.boundsOf("few")).isEqualTo(new Bounds(0, Integer.MAX_VALUE));
        assertThat(problem.boundsOf("none")).isEqualTo(new Bounds(0, 0));
        assertThatThrownBy(() -> problem.boundsOf("x"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("Item x is secondary");
        assertThatThrownBy(() -> problem.boundsOf("q"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("no item q");
    }

    @Test
    void boundsOutOfOrderAreRefusedAndLeaveNothingBehind() {
        assertThatThrownBy(() -> builder.bounded("c", 2, 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("Item c has the bounds 2..1");
        assertThatThrownBy(() -> builder.bounded("c", -1, 1)).hasMessageContaining("-1..1");
        assertThatThrownBy(() -> builder.bounded("a", 2, 2)).hasMessageContaining("Item a was added before");
        assertThatThrownBy(() -> new Bounds(3, 2))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("3..2");
        assertThat(builder.bounded("c", 0, 2).build().boundsOf("a")).isEqualTo(Bounds.ONCE);
    }

    @Test
    void problemsWithOtherBoundsAreNotEqual() {
        ExactCoverProblem<String, String> once = builder.bounded("c", 1, 1).build();
        ExactCoverProblem<String, String> twice = ExactCoverProblem.<String, String>builder()
                .primary("a", "b")
                .secondary("x")
                .bounded("c", 2, 2)
                .build();
        assertThat(once).isNotEqualTo(twice);
        assertThat(once).isEqualTo(builder.build());
    }
}
