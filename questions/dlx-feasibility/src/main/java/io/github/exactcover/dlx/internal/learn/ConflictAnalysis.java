package io.github.exactcover.dlx.internal.learn;

import io.github.exactcover.dlx.internal.table.Exclusion;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Learns from a conflict. It goes back on the trail and replaces each literal of the last level by the literals that
 * led to it, until only one of that level is left. The result is a clause that would have prevented the conflict.
 */
final class ConflictAnalysis {

    private final Trail trail;
    private final ClauseStore clauses;
    private final Explanations explanations;
    private final Exclusion exclusion;
    private final Origins origins;
    private final Decisions decisions;

    /** Where the clauses are written down; null if no proof is wanted. */
    @Nullable
    ClauseProof proof;

    /** Whether an option was seen in this conflict and not replaced yet. */
    private final boolean[] seen;

    /**
     * For each option, how many literals of the clause are of options dropped because it is chosen; 0 between
     * conflicts.
     */
    private final int[] drops;

    private int[] touched = new int[16];
    private int touchedCount;

    /** The literals of the last level that were seen and not yet replaced. */
    private int waiting;

    /** The clause learned last. Its first literal becomes true after going back to {@link #backLevel}. */
    int[] clause = new int[16];

    int length;
    int backLevel;

    /** How many levels its literals had. */
    int levels;

    /** How many options were seen in conflicts so far. */
    long optionsSeen;

    ConflictAnalysis(
            Exclusion exclusion,
            Trail trail,
            ClauseStore clauses,
            Explanations explanations,
            Origins origins,
            Decisions decisions) {
        this.trail = trail;
        this.clauses = clauses;
        this.explanations = explanations;
        this.origins = origins;
        this.decisions = decisions;
        seen = new boolean[trail.values.length];
        drops = new int[trail.values.length];
        this.exclusion = exclusion;
    }

    /** Learns from a conflict above level 0. */
    void learn(int conflict, int conflictLiteral) {
        origins.start();
        length = 1;
        waiting = 0;
        note(conflict);
        explanations.explainConflict(conflict, conflictLiteral);
        visitExplained();
        int last = replaceLastLevel(); // It may put a longer array in place of the clause.
        clause[0] = last ^ 1;
        mergeDropped();
        dropExcluded();
        forgetSeen();
        if (proof != null) {
            proof.learned(clause, length);
        }
        findBackLevel();
        levels = clauses.levels(clause, 0, length);
    }

    private void forgetSeen() {
        optionsSeen += touchedCount;
        for (int i = 0; i < touchedCount; i++) {
            seen[touched[i]] = false;
        }
        touchedCount = 0;
    }

    private void note(int reason) {
        origins.addReason(reason);
        if (proof != null) {
            proof.reason(reason);
        }
        if (Trail.kind(reason) == Trail.CLAUSE) {
            clauses.use(Trail.number(reason));
        } else if (Trail.kind(reason) != Trail.PAIR) {
            decisions.bumpItem(Trail.number(reason));
        }
    }

    private void visitExplained() {
        for (int place = 0; place < explanations.size(); place++) {
            visit(explanations.literal(place));
        }
    }

    private void visit(int literal) {
        int option = literal >> 1;
        if (seen[option]) {
            return;
        }
        if (trail.levels[option] == 0) {
            origins.addRoot(option);
            return;
        }
        visited(option);
        decisions.bumpOption(option);
        if (trail.levels[option] == trail.level()) {
            waiting++;
        } else {
            if (length == clause.length) {
                clause = Arrays.copyOf(clause, 2 * length);
            }
            clause[length++] = literal;
        }
    }

    private void visited(int option) {
        if (touchedCount == touched.length) {
            touched = Arrays.copyOf(touched, 2 * touchedCount);
        }
        touched[touchedCount++] = option;
        seen[option] = true;
    }

    /** Returns the only literal of the last level from which the conflict follows, with literals of other levels. */
    private int replaceLastLevel() {
        int place = trail.size;
        while (true) {
            int literal;
            do {
                literal = trail.literals[--place];
            } while (!seen[literal >> 1]);
            int option = literal >> 1;
            seen[option] = false;
            if (--waiting == 0) {
                return literal;
            }
            note(trail.reasons[option]);
            explanations.explain(option);
            visitExplained();
        }
    }

    /**
     * Where one chosen option dropped several options of the clause, "that one is dropped" takes the place of them all:
     * each of them implies it, so the clause still follows, and it is false like each of them. Proofs take about 0.6 of
     * the time with such clauses. Single literals stay: docs/contributing/decisions.md says why.
     */
    private void mergeDropped() {
        for (int place = 1; place < length; place++) {
            int cause = causeOfDrop(clause[place]);
            if (cause >= 0) {
                drops[cause]++;
            }
        }
        int kept = 1;
        for (int place = 1; place < length; place++) {
            int cause = causeOfDrop(clause[place]);
            if (cause < 0 || !(drops[cause] > 1 || seen[cause])) {
                clause[kept++] = clause[place];
            } else if (!seen[cause]) {
                visited(cause);
                clause[kept++] = Trail.dropped(cause);
            }
            if (cause >= 0) {
                drops[cause] = 0;
            }
        }
        length = kept;
    }

    /**
     * The chosen option because of which the option of a false literal was dropped, or -1 if there was another reason.
     */
    private int causeOfDrop(int literal) {
        int reason = trail.reasons[literal >> 1];
        return Trail.kind(reason) == Trail.PAIR ? Trail.number(reason) : -1;
    }

    /** "a is dropped, or b is chosen" says no more than "a is dropped" if a and b exclude each other. */
    private void dropExcluded() {
        exclusion.clear();
        for (int place = 0; place < length; place++) {
            if (!Trail.isChoice(clause[place])) {
                exclusion.add(clause[place] >> 1);
            }
        }
        int kept = 1;
        for (int place = 1; place < length; place++) {
            if (!Trail.isChoice(clause[place]) || !exclusion.excludes(clause[place] >> 1)) {
                clause[kept++] = clause[place];
            }
        }
        length = kept;
    }

    /** Makes the literal that is undone first when going back the second one. */
    private void findBackLevel() {
        backLevel = 0;
        for (int place = 1; place < length; place++) {
            int level = trail.levels[clause[place] >> 1];
            if (level > backLevel) {
                backLevel = level;
                int literal = clause[place];
                clause[place] = clause[1];
                clause[1] = literal;
            }
        }
    }
}
