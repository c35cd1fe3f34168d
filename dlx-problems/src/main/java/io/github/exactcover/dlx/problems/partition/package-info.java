/** Sets that contain each element once: exact cover by triples, and set partitioning with costs. */
@NullMarked
package io.github.exactcover.dlx.problems.partition;

import org.jspecify.annotations.NullMarked;
