/** Problems from files and those that are built in: how they are named on the command line, and how their solutions look. */
@NullMarked
package io.github.exactcover.dlx.cli.problem;

import org.jspecify.annotations.NullMarked;
