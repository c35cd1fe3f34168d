/** Solutions and results as text and as JSON. */
@NullMarked
package io.github.exactcover.dlx.cli.output;

import org.jspecify.annotations.NullMarked;
