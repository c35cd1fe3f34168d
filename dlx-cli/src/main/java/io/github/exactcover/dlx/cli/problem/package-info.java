/** Problems from files and built-in problems: their arguments on the command line, and how their solutions look. */
@NullMarked
package io.github.exactcover.dlx.cli.problem;

import org.jspecify.annotations.NullMarked;
