package io.github.exactcover.dlx.problems.graph;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.problems.graph.Graph.Edge;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class EdgeCliquesTest {

    @Property(tries = 300, seed = "20261121")
    void eachEdgeIsInACliqueAndNothingElseIs(
            @ForAll @IntRange(min = 1, max = 20) int vertices,
            @ForAll @IntRange(max = 100) int percent,
            @ForAll long seed) {
        Random random = new Random(seed);
        List<Edge> edges = new ArrayList<>();
        for (int a = 0; a < vertices; a++) {
            for (int b = a + 1; b < vertices; b++) {
                if (random.nextInt(100) < percent) {
                    edges.add(new Edge(a, b));
                }
            }
        }

        List<List<Integer>> cliques = EdgeCliques.of(Graph.of(vertices, edges));

        Set<Edge> covered = new HashSet<>();
        for (List<Integer> clique : cliques) {
            int before = covered.size();
            for (int i = 0; i < clique.size(); i++) {
                for (int j = i + 1; j < clique.size(); j++) {
                    covered.add(new Edge(clique.get(i), clique.get(j)));
                }
            }
            assertThat(covered).as("a clique without a new edge").hasSizeGreaterThan(before);
        }
        assertThat(covered).containsExactlyInAnyOrderElementsOf(edges);
    }

    /** No fewer will do than there are ranks, files and diagonals, but for the diagonals of one square. */
    @Test
    void fewCliquesCoverTheMovesOfQueens() {
        assertThat(EdgeCliques.of(Graph.queens(8))).hasSizeBetween(8 + 8 + 13 + 13, 60);
    }

    @Test
    void whereNoThreeAreJoinedEachEdgeIsOne() {
        assertThat(EdgeCliques.of(Graph.mycielski(5))).hasSize(71);
    }
}
