/** Files that are replaced whole or not at all. */
@NullMarked
package io.github.exactcover.dlx.internal.file;

import org.jspecify.annotations.NullMarked;
