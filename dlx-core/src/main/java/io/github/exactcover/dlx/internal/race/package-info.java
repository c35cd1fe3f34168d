/**
 * Who is next, who helps, and for how long: what the questions that have several methods or threads share.
 *
 * <p>Begin with {@link io.github.exactcover.dlx.internal.race.Race}. Machines ask the same question and take turns
 * until one of them has the answer. A machine in a race is a {@link io.github.exactcover.dlx.internal.race.Contender},
 * which is set up at its first turn and measures its work. Each question extends the race and says who is next, by work
 * and never by the clock, so the same race always goes the same way.
 *
 * <p>A {@link io.github.exactcover.dlx.internal.race.Crew} is the thread that runs a machine together with those that
 * help it. All threads that search or count are in a crew.
 *
 * <p>{@link io.github.exactcover.dlx.internal.race.Pace} says how many nodes a machine may visit before the next look
 * at the clock, and {@code Alarm} spares a search that finds many solutions a look at the clock for each of them.
 * {@code Watch} says when a search has to end before all was seen.
 */
@NullMarked
package io.github.exactcover.dlx.internal.race;

import org.jspecify.annotations.NullMarked;
