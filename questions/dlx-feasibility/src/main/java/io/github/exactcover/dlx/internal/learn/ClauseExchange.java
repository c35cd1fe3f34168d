package io.github.exactcover.dlx.internal.learn;

import io.github.exactcover.dlx.internal.table.View;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;

/**
 * Passes short clauses between engines that learn about the same problem, each on a thread of its own. A clause that
 * one of them learned saves the others the work of learning it.
 *
 * <p>Only clauses that follow from the problem may be sent, so an engine that has excluded a solution sends none.
 * Clauses come without the items they follow from, so engines that have to {@linkplain LearningEngine#core explain}
 * their answer take no part.
 */
public final class ClauseExchange {

    /**
     * Clauses with no more levels than this help others too. Others cost more than they save, unless they are short.
     * With 2 and 4, random graphs without a coloring took 0.7 of the work without sharing; 3 and 8 were no better.
     */
    private static final int SHORT_LEVELS = 2;

    /** Clauses with no more literals than this are short. */
    private static final int SHORT_LENGTH = 4;

    /** The most literals of a clause that is sent, so that waiting clauses need little memory. */
    private static final int MOST_LITERALS = 30;

    /** How many clauses can wait for a member. Clauses that come when it has this many are dropped. */
    private static final int MOST_WAITING = 1_000;

    private final List<Member> members = new CopyOnWriteArrayList<>();

    /**
     * A new member.
     *
     * @param view the table of the engine, as a view of the table that all members have in common
     */
    public Member join(View view) {
        Member member = new Member(view);
        members.add(member);
        return member;
    }

    /** What one engine sends and gets. For one thread. */
    public final class Member {

        private final View view;

        /** The number in {@link #view} of each option of the common table. */
        private final int[] own;

        /** The clauses of others, in the numbers of the common table. */
        private final ArrayBlockingQueue<int[]> waiting = new ArrayBlockingQueue<>(MOST_WAITING);

        private Member(View view) {
            this.view = view;
            own = new int[view.table().optionCount()];
            for (int option = 0; option < own.length; option++) {
                own[view.option(option)] = option;
            }
        }

        /**
         * Sends a clause to all others if it is short.
         *
         * @param clause starts with its literals
         * @param levels how many levels they had
         */
        void send(int[] clause, int length, int levels) {
            if (length > SHORT_LENGTH && (levels > SHORT_LEVELS || length > MOST_LITERALS)) {
                return;
            }
            int[] common = new int[length];
            for (int place = 0; place < length; place++) {
                if (Trail.option(clause[place]) >= own.length) {
                    return; // It is about a color, for which others have no literal.
                }
                common[place] = Trail.sameOf(clause[place], view.option(Trail.option(clause[place])));
            }
            for (Member member : members) {
                if (member != this) {
                    member.waiting.offer(common);
                }
            }
        }

        /** The next clause that another member sent, or null. */
        int @Nullable [] receive() {
            int[] common = waiting.poll();
            if (common == null) {
                return null;
            }
            int[] clause = new int[common.length];
            for (int place = 0; place < clause.length; place++) {
                clause[place] = Trail.sameOf(common[place], own[Trail.option(common[place])]);
            }
            return clause;
        }
    }
}
