/** The tasks: show solutions, count them, find the cheapest and so on. Each runs a search and writes its answer. */
@NullMarked
package io.github.exactcover.dlx.cli.task;

import org.jspecify.annotations.NullMarked;
