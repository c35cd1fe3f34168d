/**
 * Checks proofs about exact cover problems: how many solutions there are, or that none costs less.
 * {@link io.github.exactcover.dlx.check.ProofCheck} is all that a program needs.
 *
 * <p>The format of proofs is on the page {@code docs/contributing/proof-format.md}.
 */
package io.github.exactcover.dlx.check;
