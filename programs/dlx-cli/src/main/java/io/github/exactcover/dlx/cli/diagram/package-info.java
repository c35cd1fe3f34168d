/** What can be asked of the diagram of all solutions, and how the answer is written. */
@NullMarked
package io.github.exactcover.dlx.cli.diagram;

import org.jspecify.annotations.NullMarked;
