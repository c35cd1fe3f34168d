/** The compiled problem: its options as one int array with offsets. */
@NullMarked
package io.github.exactcover.dlx.internal.table;

import org.jspecify.annotations.NullMarked;
