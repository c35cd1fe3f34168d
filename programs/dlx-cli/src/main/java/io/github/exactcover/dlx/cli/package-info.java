/**
 * The command {@code dlx}. Below it, each package uses only those before it: terminal, output, problem, option, task,
 * then diagram and trace, and the commands themselves.
 */
@NullMarked
package io.github.exactcover.dlx.cli;

import org.jspecify.annotations.NullMarked;
