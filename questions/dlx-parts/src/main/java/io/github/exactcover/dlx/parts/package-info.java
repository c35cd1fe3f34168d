/**
 * A search that is divided into parts, for other threads, processes and machines.
 *
 * <p>A {@link io.github.exactcover.dlx.parts.Plan} is the search, ready to begin: with its text, any program can
 * search, without the problem and its classes. A {@link io.github.exactcover.dlx.parts.Part} is a branch of the search
 * tree. Running a part with a {@link io.github.exactcover.dlx.parts.Budget} gives a {@link
 * io.github.exactcover.dlx.parts.PartResult}: what was found, and the smaller parts that are left. A {@link
 * io.github.exactcover.dlx.parts.Ledger} records which parts are open and puts the results in the order of the search.
 * So the sum of all parts is what one search would have found.
 *
 * <p>Plans, parts and results are small immutable values with a text form, so any means of transport will do. If the
 * machines share a folder, a {@link io.github.exactcover.dlx.parts.JobFolder} does the rest. What is left can become a
 * checkpoint of an ordinary search, and the other way round.
 */
@NullMarked
package io.github.exactcover.dlx.parts;

import org.jspecify.annotations.NullMarked;
