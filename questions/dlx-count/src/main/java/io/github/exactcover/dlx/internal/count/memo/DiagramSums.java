package io.github.exactcover.dlx.internal.count.memo;

import io.github.exactcover.dlx.internal.count.diagram.Diagram;
import io.github.exactcover.dlx.internal.count.diagram.DiagramBuilder;
import io.github.exactcover.dlx.internal.count.frontier.RowBits;
import java.math.BigInteger;

/** Registers with sets of solutions. A value is the number of a node of the diagram that the walk makes. */
final class DiagramSums extends Sums {

    private final DiagramBuilder builder;

    /** By row: what the diagram calls its option, or {@link RowBits#SKIP}. */
    private final int[] optionOf;

    /** By level: its node. */
    private final int[] registers;

    /**
     * Registers for a walk.
     *
     * @param optionOf by row: what the diagram calls its option
     */
    DiagramSums(DiagramBuilder builder, int[] optionOf, int levels) {
        this.builder = builder;
        this.optionOf = optionOf;
        this.registers = new int[levels];
    }

    @Override
    void widen(int words) {
        // The number of a node is never longer.
    }

    @Override
    void clear(int level) {
        registers[level] = Diagram.NONE;
    }

    @Override
    void one(int level) {
        registers[level] = Diagram.UNIT;
    }

    @Override
    void load(int level) {
        value[0] = registers[level];
    }

    @Override
    void loadOne() {
        value[0] = Diagram.UNIT;
    }

    @Override
    void store(int level) {
        registers[level] = (int) value[0];
    }

    @Override
    void add(int level, int row) {
        int node = (int) value[0];
        registers[level] =
                optionOf[row] == RowBits.SKIP ? node : builder.decision(optionOf[row], node, registers[level]);
    }

    /** Not known before the diagram is complete. */
    @Override
    BigInteger count(int level) {
        return BigInteger.ZERO;
    }

    /** The node of a register. */
    int node(int level) {
        return registers[level];
    }
}
