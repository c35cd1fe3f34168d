/** Records a search step by step, to look at afterwards or to write as JSON. */
@NullMarked
package io.github.exactcover.dlx.trace;

import org.jspecify.annotations.NullMarked;
