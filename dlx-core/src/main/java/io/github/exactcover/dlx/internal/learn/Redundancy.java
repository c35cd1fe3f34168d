package io.github.exactcover.dlx.internal.learn;

/**
 * Which literals of a new clause say nothing beside the others: a literal is redundant if it is false because others of the
 * clause are.
 */
final class Redundancy {

    /** Deeper chains of reasons are rare, and could be as long as the trail. */
    private static final int DEEPEST = 100;

    private static final byte YES = 1;
    private static final byte NO = 2;

    private final Trail trail;
    private final Explanations explanations;
    private final Origins origins;

    /** The options of the clause. */
    private final boolean[] inClause;

    /** What was found of each option for this clause, as far as its stamp is the current one. */
    private final byte[] answers;

    private final int[] stamps;
    private int stamp;

    /** For each option, the last clause for which its origins were added. */
    private final int[] originStamps;

    Redundancy(Trail trail, Explanations explanations, Origins origins, boolean[] inClause) {
        this.trail = trail;
        this.explanations = explanations;
        this.origins = origins;
        this.inClause = inClause;
        answers = new byte[inClause.length];
        stamps = new int[inClause.length];
        originStamps = new int[inClause.length];
    }

    /** Starts with a new clause. */
    void start() {
        stamp++;
    }

    /** Whether a literal of the clause says nothing beside the others. What shows this becomes part of its origins. */
    boolean isRedundant(int literal) {
        int option = literal >> 1;
        boolean redundant = follows(option, 0);
        if (redundant && origins.isNoted()) {
            addOrigins(option);
        }
        return redundant;
    }

    private boolean follows(int option, int depth) {
        if (trail.reasons[option] == Trail.DECISION || depth > DEEPEST) {
            return false;
        }
        if (stamps[option] == stamp) {
            return answers[option] == YES;
        }
        int first = explanations.size();
        explanations.explain(option);
        boolean all = true;
        for (int place = explanations.size() - 1; place >= first && all; place--) {
            int other = explanations.literal(place) >> 1;
            all = isGiven(other) || follows(other, depth + 1);
        }
        explanations.drop(first);
        stamps[option] = stamp;
        answers[option] = all ? YES : NO;
        return all;
    }

    private boolean isGiven(int option) {
        return inClause[option] || trail.levels[option] == 0;
    }

    /** Adds the origins of all reasons through which an option follows from the clause. */
    private void addOrigins(int option) {
        if (originStamps[option] == stamp) {
            return;
        }
        originStamps[option] = stamp;
        origins.addReason(trail.reasons[option]);
        int first = explanations.size();
        explanations.explain(option);
        for (int place = explanations.size() - 1; place >= first; place--) {
            int other = explanations.literal(place) >> 1;
            if (trail.levels[other] == 0) {
                origins.addRoot(other);
            } else if (!inClause[other]) {
                addOrigins(other);
            }
        }
        explanations.drop(first);
    }
}
