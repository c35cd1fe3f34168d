/**
 * Which states of a layer are alike up to symmetry, so that one of them can stand for all.
 *
 * <p>Two states have the same number of completions if their remaining problems differ only in the names of the items.
 * Read {@code Merging} first: it takes the states of a layer, and merges those with equal certificates. A
 * {@code Certificate} is the remaining problem of a state, written down with other numbers for its items. A
 * {@code RemainingProblem} is that problem as a hypergraph, after all forced choices. {@code Refinement} numbers its
 * nodes by their structure, not by their names, as nauty does for graphs: it splits cells of nodes until each node is
 * alone. {@code CertificateTable} finds equal certificates, in little memory. {@code Copies} are parts of what remains
 * that look the same from outside, of which one stands for all.
 *
 * <p>Where nodes look alike, the numbering is a guess. A bad guess misses a pair of states that could be merged. It
 * never merges two states that differ, because certificates are compared in full. So counts are exact, whatever the
 * symmetry, and the symmetries of a problem need not be known.
 */
@NullMarked
package io.github.exactcover.dlx.internal.count.symmetry;

import org.jspecify.annotations.NullMarked;
