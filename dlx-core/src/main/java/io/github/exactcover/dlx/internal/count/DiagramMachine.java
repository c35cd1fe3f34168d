package io.github.exactcover.dlx.internal.count;

import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.TableParts;
import io.github.exactcover.dlx.internal.table.View;
import java.math.BigInteger;
import java.util.List;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/** Compiles the solutions of a table into a {@link Diagram}: the walk that would count them, keeping its nodes. */
public final class DiagramMachine implements Machine {

    private final List<View> parts;
    private final IntUnaryOperator names;
    private final CountingMethod method;
    private final long maxBytes;
    private final DiagramBuilder builder;
    private @Nullable DiagramWalks current;
    private int done;
    private int root = Diagram.UNIT;
    private long nodesBefore;
    private double told;

    /**
     * A machine that has not begun.
     *
     * @param names what the diagram should call the options of the table
     * @param method one of the walks, or AUTO for the better one
     * @param maxBytes how much memory there is: a third for the memos, a third for the nodes, and the rest for while they grow
     * @throws IllegalArgumentException if the solutions of this table cannot be compiled
     */
    public DiagramMachine(OptionTable table, IntUnaryOperator names, CountingMethod method, long maxBytes) {
        if (!BitOptions.canHold(table)) {
            throw new IllegalArgumentException(
                    table.isBounded()
                            ? "The problem has bounds, which diagrams do not know; visit its solutions by search"
                            : "The problem is too large for a diagram; visit its solutions by search");
        }
        this.parts = TableParts.of(table);
        this.names = names;
        this.method = method;
        this.maxBytes = maxBytes / 3;
        this.builder = new DiagramBuilder(maxBytes / 3);
    }

    @Override
    public Step run(long budget) {
        if (!isFinished()) {
            if (current == null) {
                current = new DiagramWalks(parts.get(done), names, builder, method, maxBytes);
            }
            if (current.run(budget)) {
                root = builder.and(root, current.root());
                nodesBefore += current.nodes();
                current = null;
                done++;
            }
        }
        return isFinished() ? Step.EXHAUSTED : Step.PAUSED;
    }

    private boolean isFinished() {
        return done == parts.size() || root == Diagram.NONE;
    }

    /**
     * The diagram, when nothing is left to do.
     *
     * @param chosen more options for each solution
     */
    public Diagram diagram(int[] chosen) {
        int all = root;
        for (int option : chosen) {
            all = builder.decision(option, all, Diagram.NONE);
        }
        return builder.build(all);
    }

    @Override
    public int[] solution() {
        throw new IllegalStateException("Solutions are compiled and not looked at");
    }

    /** Nothing before the end; the diagram knows. */
    @Override
    public long solutions() {
        return 0;
    }

    @Override
    public BigInteger count() {
        return BigInteger.ZERO;
    }

    @Override
    public long nodes() {
        return nodesBefore + (current == null ? 0 : current.nodes());
    }

    @Override
    public double fraction() {
        double share = (done + (current == null ? 0 : current.fraction())) / parts.size();
        told = isFinished() ? 1 : Math.max(told, Math.min(share, Math.nextDown(1.0)));
        return told;
    }

    @Override
    public long updates() {
        return 0;
    }

    @Override
    public void rewind() {
        // There are no links to be put back.
    }
}
