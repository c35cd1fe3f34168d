/**
 * Combinatorial designs: Latin squares and their mates, Steiner triples, social golfers, Langford sequences, Costas
 * arrays.
 */
@NullMarked
package io.github.exactcover.dlx.problems.design;

import org.jspecify.annotations.NullMarked;
