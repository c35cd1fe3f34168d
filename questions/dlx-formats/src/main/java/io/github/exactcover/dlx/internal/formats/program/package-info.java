/** Integer programs in the LP and the MPS format, and the problems in them. */
@NullMarked
package io.github.exactcover.dlx.internal.formats.program;

import org.jspecify.annotations.NullMarked;
