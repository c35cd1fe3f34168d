/**
 * States and nodes that may need more room than the heap has.
 *
 * <p>{@code Ints} is a list of ints that may be longer than an array. With a {@code DiskSpace} it lies in mapped files
 * of a folder, so it may also be larger than the heap. This package does not use problems.
 */
@NullMarked
package io.github.exactcover.dlx.internal.count.disk;

import org.jspecify.annotations.NullMarked;
