/** Texts in brackets within brackets, such as JSON, and the problems in them. */
@NullMarked
package io.github.exactcover.dlx.internal.formats.nested;

import org.jspecify.annotations.NullMarked;
