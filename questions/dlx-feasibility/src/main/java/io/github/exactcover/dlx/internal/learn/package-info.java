/**
 * One solution, or the proof that there is none.
 *
 * <p>Begin with {@link io.github.exactcover.dlx.internal.learn.Portfolio}, a race. Which method is fast differs by
 * factors of thousands from problem to problem, and there is no way to tell beforehand. So several take turns: dancing
 * links that restart in random orders ({@code RestartedSearch}), the engine that would show all solutions, arithmetic
 * ({@link io.github.exactcover.dlx.internal.argument.Argument}), and {@code LearningEngine}, which solves most of what
 * is hard.
 *
 * <p>{@code LearningEngine} is conflict-driven clause learning, as in programs for satisfiability. Its {@code run} is a
 * page that names all other classes. Options are the variables. Each is chosen, dropped or open, and the {@code Trail}
 * has what was assigned, when and why. {@code Decisions} picks what to try next. {@code ItemCounters} propagates the
 * items of the {@code Network} as they are, without clauses; {@code Watches} propagates the clauses of the {@code
 * ClauseStore}. On a conflict, {@code ConflictAnalysis} asks {@code Explanations} for the reasons, learns a clause from
 * them, and says how far to go back. {@code Restarts} says when to give up all decisions and begin again with what was
 * learned.
 *
 * <p>With several threads, each one in a {@code FirstAnswer} runs such a race of its own, and the first answer counts;
 * here the clock decides who wins. {@code ClauseExchange} passes short clauses between them.
 *
 * <p>If there is no solution, {@code Origins} has the items that the proof used, and {@link
 * io.github.exactcover.dlx.internal.learn.Explainer} leaves out as many of them as it can.
 */
@NullMarked
package io.github.exactcover.dlx.internal.learn;

import org.jspecify.annotations.NullMarked;
