/** The same search on several threads, in engines that take branches from each other. */
@NullMarked
package io.github.exactcover.dlx.internal.parallel;

import org.jspecify.annotations.NullMarked;
