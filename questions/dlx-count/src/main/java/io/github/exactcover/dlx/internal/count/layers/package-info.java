/**
 * All states of a layer of the frontier, and then those of the next.
 *
 * <p>Read {@code LayerMachine} first: it is the machine that the race sees, and it counts or makes a diagram. Its
 * {@code Sweep} goes through the layers: from each state it tries the options of the layer, and so finds the states of
 * later layers. A sweep that counts adds up in how many ways each state is reached, and drops a layer when it is done.
 * A sweep for a diagram writes down in {@code Arcs} which state leads to which, and {@code BottomUp} makes the nodes of
 * that, from the last layer to the first.
 *
 * <p>Where the arcs lie on a disk, {@code SpilledStates} are states of a layer for which there is no memory.
 *
 * <p>Three things make it fast, or possible at all. From 10,000 states on, several threads share a layer in {@code
 * Stripes}. Where the table has enough symmetry, states that are alike are merged (package {@code symmetry}). And where
 * a layer does not fit in memory, a walk (package {@code memo}) goes on from {@code KeptStates}. The number of nodes
 * does not depend on threads, budgets or the clock.
 *
 * <p>{@code StageMachine} is another machine, for tables whose rest is some copies of one part, as the rows of a Latin
 * square are. It merges states at the ends of its {@code Stages} only.
 */
@NullMarked
package io.github.exactcover.dlx.internal.count.layers;

import org.jspecify.annotations.NullMarked;
