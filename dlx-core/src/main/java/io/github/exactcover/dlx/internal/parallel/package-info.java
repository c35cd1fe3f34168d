/**
 * The same search on several threads, with the solutions in the order of one thread.
 *
 * <p>Begin with {@link io.github.exactcover.dlx.internal.parallel.ParallelMachine}, which starts the threads and hands
 * out what they find. The tree is cut into branches, and the branches are kept in the order of the search, as a list of
 * {@code Segment}s. {@code Segments} is that list, and the only thing that threads share: one lock guards it. Each
 * thread has a {@code Worker}. It takes a branch, visits it slice by slice with an engine of its own, and reports after
 * each slice where it is and what it found. If another thread has nothing to do, the worker splits off a part of its
 * branch, which becomes a segment of its own.
 *
 * <p>Solutions are handed out from the first segment. Later ones may keep what they found only as long as there is
 * room; a thread that has filled its room leaves its branch for one nearer to the first. {@code Reporter} decides how
 * often a deep search says where it is, because that takes time that grows with the depth.
 *
 * <p>If solutions are collected, nothing is handed out. Each segment has a {@code Sink}, which the worker fills, and
 * neighbours that are finished are combined. Workers then come to the lock only now and then, and when a thread waits
 * for a branch, so that many of them do not wait for each other.
 *
 * <p>At any moment the list of segments is what is left of the search, so a checkpoint can be written while threads
 * work. {@code Worker} and {@code Segments} start no thread, so tests drive many of them in turns.
 */
@NullMarked
package io.github.exactcover.dlx.internal.parallel;

import org.jspecify.annotations.NullMarked;
