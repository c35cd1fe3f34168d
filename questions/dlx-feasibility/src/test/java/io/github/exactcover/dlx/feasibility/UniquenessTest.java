package io.github.exactcover.dlx.feasibility;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.SearchEnd;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.formats.DlxFormat;
import io.github.exactcover.dlx.testing.SmallProblem;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class UniquenessTest {

    @Provide
    Arbitrary<SmallProblem> problems() {
        return SmallProblem.any();
    }

    @Property(tries = 5_000, seed = "20261331")
    void theAnswerAgreesWithTryingEverySubset(@ForAll("problems") SmallProblem small, @ForAll boolean reduce) {
        Set<Set<Integer>> all = small.solutions();
        Feasibility<String, Integer> search = Feasibility.of(small.problem());
        Uniqueness<Integer> answer = (reduce ? search.reduce() : search).uniqueness();
        assertThat(answer.kind())
                .isEqualTo(
                        all.isEmpty()
                                ? Uniqueness.Kind.NONE
                                : all.size() == 1 ? Uniqueness.Kind.UNIQUE : Uniqueness.Kind.MULTIPLE);
        assertThat(answer.solutions()).hasSize(Math.min(2, all.size())).doesNotHaveDuplicates();
        for (Solution<Integer> solution : answer.solutions()) {
            assertThat(all).contains(new TreeSet<>(solution.options()));
        }
    }

    @Test
    void presetsCount() {
        Feasibility<String, String> search = Feasibility.of(DlxFormat.parse("a\na\na\n"));
        assertThat(search.uniqueness().kind()).isEqualTo(Uniqueness.Kind.MULTIPLE);
        assertThat(search.requireIndices(1).uniqueness().kind()).isEqualTo(Uniqueness.Kind.UNIQUE);
        assertThat(search.forbid("a").uniqueness().kind()).isEqualTo(Uniqueness.Kind.NONE);
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "EXHAUSTED")
    void aSearchThatEndsEarlyKnowsNothingUnlessItFoundTwo(SearchEnd end) {
        List<Solution<String>> two =
                DLX.stream(DlxFormat.parse("a\na\na\n")).limit(2).toList();
        assertThat(Uniqueness.of(end, two).kind()).isEqualTo(Uniqueness.Kind.MULTIPLE);
        assertThat(Uniqueness.of(end, two.subList(0, 1)))
                .isEqualTo(new Uniqueness<>(Uniqueness.Kind.UNKNOWN, two.subList(0, 1)));
        assertThat(Uniqueness.of(end, List.<Solution<String>>of()).kind()).isEqualTo(Uniqueness.Kind.UNKNOWN);
    }
}
