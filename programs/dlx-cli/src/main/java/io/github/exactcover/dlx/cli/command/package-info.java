/** The commands. Each one reads its arguments and hands the work on. */
@NullMarked
package io.github.exactcover.dlx.cli.command;

import org.jspecify.annotations.NullMarked;
