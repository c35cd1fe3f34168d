/** The options that several commands have, how their values are read, and the search that they ask for. */
@NullMarked
package io.github.exactcover.dlx.cli.option;

import org.jspecify.annotations.NullMarked;
