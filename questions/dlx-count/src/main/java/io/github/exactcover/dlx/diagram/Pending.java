package io.github.exactcover.dlx.diagram;

import io.github.exactcover.dlx.internal.count.diagram.Diagram;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A partial solution: the options chosen so far, and the nodes that must each still add a solution. Both lists are
 * immutable and share their tails.
 */
record Pending(@Nullable Node nodes, @Nullable Choice choices) {

    record Node(int node, @Nullable Node next) {}

    record Choice(int option, @Nullable Choice before) {}

    /** No options yet, and this node still to do. */
    static Pending of(int node) {
        return new Pending(null, null).with(node);
    }

    /** Adds a node, to be done first. The node whose only solution is empty needs no work, so it is not added. */
    Pending with(int node) {
        return node == Diagram.UNIT ? this : new Pending(new Node(node, nodes), choices);
    }

    /** Adds an option. */
    Pending choosing(int option) {
        return new Pending(nodes, new Choice(option, choices));
    }

    /** The options chosen so far. */
    int[] options() {
        IntStream.Builder options = IntStream.builder();
        for (Choice choice = choices; choice != null; choice = choice.before()) {
            options.add(choice.option());
        }
        return options.build().toArray();
    }
}
