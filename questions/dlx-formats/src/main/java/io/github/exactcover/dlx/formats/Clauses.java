package io.github.exactcover.dlx.formats;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Clauses over variables numbered from 1. A negative number is a negated variable. */
final class Clauses {

    private static final int TRUE = Integer.MAX_VALUE;

    /** Up to this many literals exclude one another pair by pair. For more, a grid needs fewer clauses. */
    private static final int MOST_IN_PAIRS = 5;

    private final StringBuilder text = new StringBuilder();
    private int variables;
    private long count;

    /** Starts without clauses, over this many variables. */
    Clauses(int variables) {
        this.variables = variables;
    }

    /** Adds a clause; constants in it are simplified away. */
    void add(int... literals) {
        StringBuilder clause = new StringBuilder();
        for (int literal : literals) {
            if (literal == TRUE) {
                return;
            }
            if (literal != -TRUE) {
                clause.append(literal).append(' ');
            }
        }
        if (clause.length() == 0) {
            // Not all readers accept an empty clause.
            int contradiction = newVariable();
            add(contradiction);
            add(-contradiction);
            return;
        }
        text.append(clause).append("0\n");
        count++;
    }

    private int newVariable() {
        variables++;
        return variables;
    }

    /** A literal that is true exactly if at least one of these is true. */
    int anyOf(List<Integer> literals) {
        if (literals.size() == 1) {
            return literals.get(0);
        }
        int any = newVariable();
        int[] clause = new int[literals.size() + 1];
        for (int i = 0; i < literals.size(); i++) {
            clause[i] = literals.get(i);
            add(-literals.get(i), any);
        }
        clause[literals.size()] = -any;
        add(clause);
        return any;
    }

    /** Requires that at least {@code low} and at most {@code high} of these are true. */
    void addBetween(List<Integer> literals, int low, int high) {
        int size = literals.size();
        if (low > size) {
            add();
            return;
        }
        if (low == 1) {
            add(literals.stream().mapToInt(Integer::intValue).toArray());
        }
        if (high == 1) {
            addAtMostOne(literals);
        } else if (low > 1 || high < size) {
            count(literals, low, high);
        }
    }

    private void addAtMostOne(List<Integer> literals) {
        if (literals.size() <= MOST_IN_PAIRS) {
            for (int i = 0; i < literals.size(); i++) {
                for (int j = 0; j < i; j++) {
                    add(-literals.get(j), -literals.get(i));
                }
            }
        } else {
            addAtMostOneInGrid(literals);
        }
    }

    /**
     * Lays the literals out in a grid, where at most one row and at most one column may have a true one (J. Chen, "A
     * new SAT encoding of the at-most-one constraint", 2010).
     */
    private void addAtMostOneInGrid(List<Integer> literals) {
        int width = (int) Math.ceil(Math.sqrt(literals.size()));
        List<Integer> rows = new ArrayList<>();
        for (int start = 0; start < literals.size(); start += width) {
            rows.add(anyOf(literals.subList(start, Math.min(literals.size(), start + width))));
        }
        List<Integer> columns = new ArrayList<>();
        for (int column = 0; column < width; column++) {
            List<Integer> members = new ArrayList<>();
            for (int place = column; place < literals.size(); place += width) {
                members.add(literals.get(place));
            }
            columns.add(anyOf(members));
        }
        addAtMostOne(rows);
        addAtMostOne(columns);
    }

    /**
     * Counts the true literals one by one: {@code reached[j]} is true exactly if at least {@code j} of the literals so
     * far are true. The clauses say so in both directions, so that no solution has two models.
     */
    private void count(List<Integer> literals, int low, int high) {
        boolean isLimited = high < literals.size();
        int most = isLimited ? high : low;
        int[] reached = new int[most + 1];
        Arrays.fill(reached, -TRUE);
        reached[0] = TRUE;
        for (int literal : literals) {
            if (isLimited) {
                add(-literal, -reached[high]);
            }
            int[] next = reached.clone();
            for (int j = 1; j <= most; j++) {
                next[j] = reachedWith(literal, reached[j], reached[j - 1]);
            }
            reached = next;
        }
        add(reached[low]);
    }

    /** A literal for {@code before, or literal and oneLess}. */
    private int reachedWith(int literal, int before, int oneLess) {
        if (oneLess == -TRUE) {
            return -TRUE;
        }
        if (before == -TRUE && oneLess == TRUE) {
            return literal;
        }
        int now = newVariable();
        add(-before, now);
        add(-literal, -oneLess, now);
        add(-now, before, literal);
        add(-now, before, oneLess);
        return now;
    }

    void write(Appendable out) throws IOException {
        out.append("p cnf " + variables + " " + count + "\n").append(text);
    }
}
