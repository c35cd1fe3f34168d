/**
 * Counting by layers: an order of the items, and a sweep along it that counts in how many ways each state of the
 * frontier is reached.
 */
@NullMarked
package io.github.exactcover.dlx.internal.count.layers;

import org.jspecify.annotations.NullMarked;
