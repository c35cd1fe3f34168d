/** The arguments of commands. */
@NullMarked
package io.github.exactcover.dlx.cli.argument;

import org.jspecify.annotations.NullMarked;
