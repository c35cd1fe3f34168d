/** Files that are replaced whole or not at all, and room for numbers in a folder. */
@NullMarked
package io.github.exactcover.dlx.internal.file;

import org.jspecify.annotations.NullMarked;
