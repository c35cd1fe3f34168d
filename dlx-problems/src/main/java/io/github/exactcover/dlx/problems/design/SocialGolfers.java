package io.github.exactcover.dlx.problems.design;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.problems.Grouping;
import io.github.exactcover.dlx.problems.ProblemModel;
import io.github.exactcover.dlx.problems.internal.Given;
import io.github.exactcover.dlx.problems.internal.Limits;
import io.github.exactcover.dlx.problems.internal.SolutionCheck;
import io.github.exactcover.dlx.problems.internal.Texts;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * The social golfers: players play in groups, all of them in each of several rounds, and no two are ever together
 * twice. With groups of three and as many rounds as there can be, these are Kirkman's schoolgirls (1850).
 *
 * <pre>{@code
 * SocialGolfers golfers = SocialGolfers.of(3, 3, 4);
 * System.out.println(Count.of(golfers.problem()).solutions()); // 8
 * System.out.println(Count.of(SocialGolfers.kirkman(9).problem()).solutions()); // 8
 * var weeks = golfers.decode(Feasibility.of(golfers.problem()).solution().orElseThrow()).lines();
 * System.out.println(weeks.get(0).get(0)); // [1, 2, 3]
 * }</pre>
 *
 * <p>As exact cover: each player in each round is a primary item. Each pair of players is a primary item too if there
 * are enough rounds that every two must meet, and a secondary item otherwise. An option is a group in a round. The
 * groups of player 1 are given: that fixes the names of the other players and the order of the rounds.
 *
 * <p>{@link TablePlan} says the same with fewer options if groups are large and rounds are few.
 *
 * <p>Immutable.
 */
public final class SocialGolfers implements ProblemModel<SocialGolfers.Group, Grouping> {

    static final int MAX_OPTIONS = 2_000_000;

    private final int groups;
    private final int size;
    private final int rounds;

    /**
     * An option: players who play together.
     *
     * @param round the round, from 1
     * @param players the players, ascending, from 1
     */
    public record Group(int round, List<Integer> players) {

        /**
         * Copies the players.
         *
         * @param round the round, from 1
         * @param players the players, ascending, from 1
         */
        public Group {
            players = Given.copy(players, "players");
        }

        /** The round and its players, such as {@code 2: 1 4 7}. */
        @Override
        public String toString() {
            return round + ": " + String.join(" ", words());
        }

        private List<String> words() {
            return players.stream().map(String::valueOf).toList();
        }

        private List<String> playersInRound() {
            return players.stream().map(player -> player + "@" + round).toList();
        }

        private List<String> items() {
            List<String> items = new ArrayList<>();
            for (int i = 0; i < players.size(); i++) {
                items.add(players.get(i) + "@" + round);
                for (int j = 0; j < i; j++) {
                    items.add(players.get(j) + "+" + players.get(i));
                }
            }
            return items;
        }
    }

    private SocialGolfers(int groups, int size, int rounds) {
        this.groups = groups;
        this.size = size;
        this.rounds = rounds;
    }

    /**
     * The problem.
     *
     * @param groups how many groups play in a round, from 1 to 50
     * @param size how many players are in a group, from 2 to 20
     * @param rounds how many rounds there are, from 1 up to the number after which a player has met all others
     * @return the problem
     * @throws IllegalArgumentException if a number is out of these bounds, if it is known that there is no solution
     *     because the groups are too large, or if there would be more than two million options
     */
    public static SocialGolfers of(int groups, int size, int rounds) {
        check(groups, size, rounds);
        BigInteger options = BigInteger.valueOf(rounds);
        for (int i = 0; i < size; i++) {
            options = options.multiply(BigInteger.valueOf(groups * size - i)).divide(BigInteger.valueOf(i + 1));
        }
        if (options.compareTo(BigInteger.valueOf(MAX_OPTIONS)) > 0) {
            throw new IllegalArgumentException("There are " + options + " possible groups in all rounds, and the most"
                    + " that can be searched are " + MAX_OPTIONS
                    + "; use TablePlan for few rounds, or choose fewer players or rounds");
        }
        return new SocialGolfers(groups, size, rounds);
    }

    /** Refuses what is out of bounds, and what is known to be impossible. */
    static void check(int groups, int size, int rounds) {
        Limits.check("The number of groups", groups, 1, 50);
        Limits.check("The size of the groups", size, 2, 20);
        Limits.check("The number of rounds", rounds, 1, (groups * size - 1) / (size - 1));
        if (rounds > 1 && size > groups) {
            throw new IllegalArgumentException(
                    Texts.count(groups, "group") + " of " + size + " can play one round only:"
                            + " in the next, the " + size + " players of a group would have to be in " + size
                            + " groups; choose"
                            + " more groups, or smaller ones");
        }
        if (groups == 6 && size == 6 && rounds > 3) {
            throw new IllegalArgumentException(
                    "6 groups of 6 can play 3 rounds at most, because no two Latin squares of"
                            + " order 6 are orthogonal (Tarry, 1900); choose fewer rounds, or smaller groups");
        }
    }

    /**
     * Kirkman's problem: the girls walk out in rows of three each day, and every two walk together once.
     *
     * @param girls how many there are, 9 to 99, and 3 more than a multiple of 6
     * @return the problem
     * @throws IllegalArgumentException if there is no such problem
     */
    public static SocialGolfers kirkman(int girls) {
        Limits.check("The number of girls", girls, 9, 99);
        if (girls % 6 != 3) {
            throw new IllegalArgumentException(
                    girls + " girls have no such plan; choose a number that is 3 more than a multiple of 6");
        }
        return of(girls / 3, 3, (girls - 1) / 2);
    }

    /** Player 1 in round 2 is item {@code 1@2}; players 1 and 3 are item {@code 1+3}. */
    @Override
    public ExactCoverProblem<String, Group> problem() {
        ProblemBuilder<String, Group> builder = ExactCoverProblem.builder();
        builder.primary(playersInRounds());
        int players = groups * size;
        boolean allMeet = rounds * (size - 1) == players - 1;
        for (int one = 1; one <= players; one++) {
            for (int other = one + 1; other <= players; other++) {
                if (allMeet) {
                    builder.primary(one + "+" + other);
                } else {
                    builder.secondary(one + "+" + other);
                }
            }
        }
        for (int round = 1; round <= rounds; round++) {
            addGroups(builder, round, new ArrayList<>());
        }
        return builder.build();
    }

    private List<String> playersInRounds() {
        List<String> items = new ArrayList<>();
        for (int round = 1; round <= rounds; round++) {
            for (int player = 1; player <= groups * size; player++) {
                items.add(player + "@" + round);
            }
        }
        return items;
    }

    /** Adds the groups that start with these players. */
    private void addGroups(ProblemBuilder<String, Group> builder, int round, List<Integer> players) {
        if (players.size() == size) {
            Group group = new Group(round, players);
            builder.option(group, group.items());
            return;
        }
        int last = players.isEmpty() ? 0 : players.get(players.size() - 1);
        for (int player = last + 1; player <= groups * size; player++) {
            if (isPossible(round, players, player)) {
                players.add(player);
                addGroups(builder, round, players);
                players.remove(players.size() - 1);
            }
        }
    }

    /** Player 1 plays with those up to {@code size} in round 1, with the next in round 2, and so on. */
    private boolean isPossible(int round, List<Integer> players, int next) {
        int first = 2 + (round - 1) * (size - 1);
        boolean meetsFirst = next >= first && next < first + size - 1;
        return (!players.isEmpty() && players.get(0) == 1) == meetsFirst;
    }

    /**
     * The groups, with a line for each round.
     *
     * @throws IllegalArgumentException {@inheritDoc}
     */
    @Override
    public Grouping decode(Solution<Group> solution) {
        SolutionCheck.check(
                solution,
                playersInRounds(),
                group -> group.players().size() == size ? group.playersInRound() : List.of());
        List<List<List<String>>> lines = new ArrayList<>();
        for (int i = 1; i <= rounds; i++) {
            int round = i;
            lines.add(solution.options().stream()
                    .filter(group -> group.round() == round)
                    .map(Group::words)
                    .toList());
        }
        return Grouping.of(groups * size + " players in " + Texts.count(rounds, "round"), lines);
    }
}
