/**
 * Exact-cover problems, and what you can ask about them.
 *
 * <p>Build an {@link io.github.exactcover.dlx.ExactCoverProblem} from items and options with a
 * {@link io.github.exactcover.dlx.ProblemBuilder}. A solution is a set of options that covers every item exactly once,
 * or as often as you say. Then ask:
 * <ul>
 *   <li>{@link io.github.exactcover.dlx.DLX}: all solutions, in one call.
 *   <li>{@link io.github.exactcover.dlx.Search}: the same with limits, time-outs, threads, checkpoints and other
 *       settings.
 *   <li>Other {@linkplain io.github.exactcover.dlx.Question questions} are types of their own, in packages beside this
 *       one: {@code Count}, {@code Feasibility}, {@code Cheapest}, {@code UpToSymmetry}, {@code Projection},
 *       {@code SolutionDiagram}, {@code Steps}, {@code Plan}.
 * </ul>
 *
 * <p>The terms are those of Donald E. Knuth, <em>The Art of Computer Programming</em>, volume 4B, section 7.2.2.1.
 */
@NullMarked
package io.github.exactcover.dlx;

import org.jspecify.annotations.NullMarked;
