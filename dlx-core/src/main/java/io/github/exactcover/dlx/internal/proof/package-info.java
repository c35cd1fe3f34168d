/** Writes proofs of what a search says; {@code docs/contributing/proof-format.md} has the format. */
@NullMarked
package io.github.exactcover.dlx.internal.proof;

import org.jspecify.annotations.NullMarked;
