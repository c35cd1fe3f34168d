/**
 * In which order items are taken so that the frontier stays narrow, what the state of a problem along it is, and where
 * states are kept. A state is a key: what became of the items that options before and behind the frontier have.
 */
@NullMarked
package io.github.exactcover.dlx.internal.count.frontier;

import org.jspecify.annotations.NullMarked;
