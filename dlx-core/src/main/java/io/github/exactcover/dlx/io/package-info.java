/** Problems as text: Knuth's DLX format, read and written. */
@NullMarked
package io.github.exactcover.dlx.io;

import org.jspecify.annotations.NullMarked;
