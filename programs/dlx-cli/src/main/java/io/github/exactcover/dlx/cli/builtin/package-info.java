/** The built-in problems, such as {@code dlx queens}: their arguments, help and boards. */
@NullMarked
package io.github.exactcover.dlx.cli.builtin;

import org.jspecify.annotations.NullMarked;
