package io.github.exactcover.dlx.internal.learn;

import io.github.exactcover.dlx.internal.proof.ProofWriter;
import java.math.BigInteger;

/**
 * Writes what a {@link LearningEngine} learns as a proof: each clause with the items and clauses that it follows from.
 * What a choice excludes needs no hint, so reasons of the kinds {@link Trail#PAIR} and {@link Trail#HIGH} are left out.
 */
final class ClauseProof {

    private final ProofWriter writer;
    private final Trail trail;
    private final ClauseStore clauses;

    /** How many literals of the trail are fixed in the proof, because they hold without any decision. */
    private int settled;

    ClauseProof(ProofWriter writer, Trail trail, ClauseStore clauses) {
        this.writer = writer;
        this.trail = trail;
        this.clauses = clauses;
    }

    /** A reason for the next conclusion; the later ones on the trail come first. Returns whether it has to be said. */
    boolean reason(int reason) {
        int number = Trail.number(reason);
        switch (Trail.kind(reason)) {
            case Trail.LOW -> writer.hintItem(number);
            case Trail.CLAUSE -> writer.hintClause(clauses.proofNumber(number));
            default -> {
                return false;
            }
        }
        return true;
    }

    /** A clause that follows from the reasons. */
    void learned(int[] clause, int length) {
        writer.clause(clause, length);
    }

    /** Fixes what was found out without any decision since the last call. Its reasons are not needed after that. */
    void settle() {
        for (; settled < trail.size; settled++) {
            int literal = trail.literals[settled];
            if (reason(trail.reasons[literal >> 1])) {
                writer.clause(new int[] {literal}, 1);
            }
        }
    }

    /** Concludes from a conflict without any decision that there is no solution. */
    void conclude(int conflict) {
        reason(conflict);
        for (int place = trail.size - 1; place >= settled; place--) {
            reason(trail.reasons[trail.literals[place] >> 1]);
        }
        writer.contradiction();
        writer.end(BigInteger.ZERO);
    }

    /** Ends the proof because there is a solution. */
    void stop() {
        writer.stop("the engine that learns has found a solution");
    }
}
