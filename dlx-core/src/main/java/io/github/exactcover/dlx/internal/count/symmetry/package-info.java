/**
 * Which states of a layer are alike up to symmetry, so that one of them can stand for all.
 *
 * <p>Two states have the same number of completions if their remaining problems differ only in the names of the items.
 * A {@code RemainingProblem} is that problem as a hypergraph, after all forced choices. {@code Refinement} numbers its
 * nodes by their structure, not by their names. {@code Certificate} writes the problem down with these numbers. States
 * with equal certificates are merged by {@code Merging}; {@code CertificateTable} finds equal ones, in little memory.
 *
 * <p>Numbering is a guess where nodes look alike. A bad guess misses a pair of states that could be merged. It never
 * merges two states that differ, because certificates are compared in full. So counts are exact, whatever the symmetry.
 */
@NullMarked
package io.github.exactcover.dlx.internal.count.symmetry;

import org.jspecify.annotations.NullMarked;
