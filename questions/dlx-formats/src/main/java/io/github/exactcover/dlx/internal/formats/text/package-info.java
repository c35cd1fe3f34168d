/** The lines, words and numbers of text formats, and the problem that they make. */
@NullMarked
package io.github.exactcover.dlx.internal.formats.text;

import org.jspecify.annotations.NullMarked;
