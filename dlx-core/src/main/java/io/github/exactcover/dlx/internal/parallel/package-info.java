/** The same search on several threads, in engines that take branches from each other, and written down. */
@NullMarked
package io.github.exactcover.dlx.internal.parallel;

import org.jspecify.annotations.NullMarked;
