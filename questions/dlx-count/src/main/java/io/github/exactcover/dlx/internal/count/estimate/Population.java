package io.github.exactcover.dlx.internal.count.estimate;

import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * Random walks that go down the tree side by side, one level at a time. Each chooses among the children of its node,
 * all with the same probability, until there is none, and stands for as many nodes of its level as its weight says: the
 * product of the degrees above it. So far these are the dives of Knuth, <em>Estimating the efficiency of backtrack
 * programs</em> (Mathematics of Computation 29, 1975). But in most trees few of the dives get the most of the weight,
 * or few live on at all, and what the others tell is lost.
 *
 * <p>So whenever the weights are worth too few of the walks, by Kong's effective size, the population is drawn
 * anew: a walk is dropped, goes on, or goes on as several, in proportion to its weight, and all get the same weight.
 * That leaves the estimates unbiased. Chen, <em>Heuristic sampling</em> (SIAM Journal on Computing 21, 1992), was the
 * first to take walks from one level of a tree to the next in this way. Today it is known as sequential Monte Carlo:
 * Del Moral, Doucet and Jasra, <em>Sequential Monte Carlo samplers</em> (Journal of the Royal Statistical Society B 68,
 * 2006). The drawing is systematic: Kitagawa, <em>Monte Carlo filter and smoother for non-Gaussian nonlinear state
 * space models</em> (Journal of Computational and Graphical Statistics 5, 1996).
 *
 * <p>Nodes are counted as by dancing links: the root, and one for each choice. A number too large for a double is
 * infinite.
 */
final class Population {

    /**
     * The weights must be worth this share of the walks. With a half, as is usual, intervals were up to a tenth wider
     * where they are wide, with 0.3 up to a fifth.
     */
    private static final double WORTH = 0.7;

    /**
     * Sums of weights above this are scaled down, so that their squares fit in a double. By a power of two: exactly.
     */
    private static final int LARGE = 400;

    private final Tree tree;
    private final SplittableRandom random;

    /** The walks that go on come first, the others are there to be used again. */
    private Position[] walks = new Position[0];

    private double[] weights = new double[0];

    /** How many walks the population began with. */
    private int size;

    /** How many walks are on this level; how many of them had their step; how many of these have not come to an end. */
    private int alive;

    private int stepped;
    private int kept;

    /** What all weights are to be multiplied by: this power of two. */
    private int scale;

    private int level;
    private double nodes;
    private double solutions;
    private int longest;
    private boolean forced = true;

    Population(Tree tree, SplittableRandom random) {
        this.tree = tree;
        this.random = random;
    }

    /** Puts so many walks at the root. */
    void begin(int walkCount) {
        int known = walks.length;
        if (walkCount > known) {
            walks = Arrays.copyOf(walks, walkCount);
            weights = new double[walkCount];
        }
        for (int walk = 0; walk < walkCount; walk++) {
            if (walk < known) {
                walks[walk].set(tree.root());
            } else {
                walks[walk] = tree.root().copy();
            }
        }
        Arrays.fill(weights, 1);
        size = walkCount;
        alive = walkCount;
        stepped = 0;
        kept = 0;
        scale = 0;
        level = 0;
        nodes = 1;
        solutions = 0;
    }

    /** Lets the next walk take a step. */
    void step() {
        Position at = walks[stepped];
        double weight = weights[stepped];
        int item = tree.item(at);
        int degree = item == Tree.SOLVED ? 0 : tree.degree(at, item);
        if (item == Tree.SOLVED) {
            solutions += Math.scalb(weight / size, scale);
        } else if (degree > 0) {
            forced &= degree == 1;
            tree.choose(at, item, random.nextInt(degree));
            walks[stepped] = walks[kept];
            walks[kept] = at;
            weights[kept] = weight * degree;
            kept++;
        }
        stepped++;
        if (stepped == alive) {
            nextLevel();
        }
    }

    private void nextLevel() {
        alive = kept;
        stepped = 0;
        kept = 0;
        if (alive == 0) {
            return;
        }
        level++;
        longest = Math.max(longest, level);
        double sum = 0;
        double squares = 0;
        for (int walk = 0; walk < alive; walk++) {
            sum += weights[walk];
            squares += weights[walk] * weights[walk];
        }
        nodes += Math.scalb(sum / size, scale);
        if (sum * sum < WORTH * size * squares) {
            redraw(sum / size);
        }
        int exponent = Math.getExponent(sum);
        if (exponent > LARGE) {
            scale += exponent;
            for (int walk = 0; walk < alive; walk++) {
                weights[walk] = Math.scalb(weights[walk], -exponent);
            }
        }
    }

    /**
     * Draws the population anew: walks come in their order, each as often as there are marks within its weight. The
     * marks are {@code each} apart, and the first is at random.
     */
    private void redraw(double each) {
        copy(draw(each));
        Arrays.fill(weights, 0, size, each);
        alive = size;
    }

    /** For each new walk, the one that it is a copy of. */
    private int[] draw(double each) {
        double start = random.nextDouble();
        int[] sources = new int[size];
        int source = 0;
        double end = weights[0];
        for (int walk = 0; walk < size; walk++) {
            while (source + 1 < alive && end <= (walk + start) * each) {
                source++;
                end += weights[source];
            }
            sources[walk] = source;
        }
        return sources;
    }

    /** Puts a copy of its source in the place of each walk. The first of them is the source itself. */
    private void copy(int[] sources) {
        Position[] drawn = new Position[size];
        boolean[] used = new boolean[size];
        for (int walk = 0; walk < size; walk++) {
            if (!used[sources[walk]]) {
                used[sources[walk]] = true;
                drawn[walk] = walks[sources[walk]];
            }
        }
        int spare = 0;
        for (int walk = 0; walk < size; walk++) {
            if (drawn[walk] == null) {
                while (used[spare]) {
                    spare++;
                }
                drawn[walk] = walks[spare];
                drawn[walk].set(walks[sources[walk]]);
                spare++;
            }
        }
        System.arraycopy(drawn, 0, walks, 0, size);
    }

    /** Whether all walks have come to an end. */
    boolean isOver() {
        return alive == 0;
    }

    /** How many walks there are. */
    int size() {
        return size;
    }

    /** The estimate of the number of nodes. */
    double nodes() {
        return nodes;
    }

    /** The estimate of the number of solutions, once all walks have ended. */
    double solutions() {
        return solutions;
    }

    /** The most choices that a walk has made, of all that there were. */
    int longest() {
        return longest;
    }

    /** Whether all degrees on the way were 1, so that a walk has seen the whole tree. */
    boolean isForced() {
        return forced;
    }
}
