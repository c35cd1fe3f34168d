/** Files that are replaced whole or not at all, and text that they can hold. */
@NullMarked
package io.github.exactcover.dlx.internal.file;

import org.jspecify.annotations.NullMarked;
