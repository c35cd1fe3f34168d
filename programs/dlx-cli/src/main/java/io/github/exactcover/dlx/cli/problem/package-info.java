/** A problem on the command line, from a file or built in: what it is called and how its solutions look. */
@NullMarked
package io.github.exactcover.dlx.cli.problem;

import org.jspecify.annotations.NullMarked;
