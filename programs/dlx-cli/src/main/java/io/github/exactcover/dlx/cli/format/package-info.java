/** The text forms in which problems go around, in and out. */
@NullMarked
package io.github.exactcover.dlx.cli.format;

import org.jspecify.annotations.NullMarked;
