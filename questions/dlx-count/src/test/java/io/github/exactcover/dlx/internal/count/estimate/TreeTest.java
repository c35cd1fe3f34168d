package io.github.exactcover.dlx.internal.count.estimate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.SearchEngine;
import io.github.exactcover.dlx.internal.search.links.DancingLinks;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.testing.SmallProblem;
import io.github.exactcover.dlx.testing.SomeRule;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class TreeTest {

    @Provide
    Arbitrary<SmallProblem> problems() {
        return SmallProblem.any();
    }

    /** So the estimate is one of the tree that is searched. */
    @Property(tries = 2_000, seed = "20261311")
    void theTreeIsThatOfDancingLinks(
            @ForAll("problems") SmallProblem problem, @ForAll SomeRule rule, @ForAll boolean withTournament) {
        OptionTable table = problem.table();
        DancingLinks engine = new DancingLinks(table, rule.of(table), true, Branch.ROOT);
        engine.run(SearchEngine.UNLIMITED);

        Visit visit = new Visit(new Tree(table, rule.of(table), withTournament ? 0 : 1000));
        visit.below(visit.tree.root());

        assertThat(visit.nodes).isEqualTo(engine.nodes());
        assertThat(visit.solutions).isEqualTo(engine.solutions());
    }

    /** Goes through all nodes of a tree. */
    private static final class Visit {

        private final Tree tree;
        private long nodes;
        private long solutions;

        Visit(Tree tree) {
            this.tree = tree;
        }

        void below(Position at) {
            nodes++;
            int item = tree.item(at);
            if (item == Tree.SOLVED) {
                solutions++;
                return;
            }
            Position child = at.copy();
            int degree = tree.degree(at, item);
            for (int place = 0; place < degree; place++) {
                child.set(at);
                tree.choose(child, item, place);
                below(child);
            }
        }
    }
}
