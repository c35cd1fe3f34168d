/** A search recorded step by step, as text or as a page that plays it. */
@NullMarked
package io.github.exactcover.dlx.cli.trace;

import org.jspecify.annotations.NullMarked;
