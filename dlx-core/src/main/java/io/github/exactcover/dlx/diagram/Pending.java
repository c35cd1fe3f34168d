package io.github.exactcover.dlx.diagram;

import io.github.exactcover.dlx.internal.count.diagram.Diagram;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A solution that is partly found: the options chosen so far, and the nodes of which a solution each is still to be
 * added. Immutable lists that share their tails.
 */
record Pending(@Nullable Node nodes, @Nullable Choice choices) {

    record Node(int node, @Nullable Node next) {}

    record Choice(int option, @Nullable Choice before) {}

    /** Nothing chosen, and a solution of a node to be found. */
    static Pending of(int node) {
        return new Pending(null, null).with(node);
    }

    /** With another node to be done, and first; the node of the solution without options is done already. */
    Pending with(int node) {
        return node == Diagram.UNIT ? this : new Pending(new Node(node, nodes), choices);
    }

    /** With another option. */
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
