/** The words and characters of messages and files. */
@NullMarked
package io.github.exactcover.dlx.internal.text;

import org.jspecify.annotations.NullMarked;
